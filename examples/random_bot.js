// A bot for the Small Wars protocol that plays at random: node examples/random_bot.js

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");
const lines = require("node:readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.type === "hello") {
    say({ type: "ready", protocol: 1, name: "random, in JavaScript" });
  } else if (message.type === "decision") {
    const option = message.options[Math.floor(Math.random() * message.options.length)];
    say({ type: "choose", id: message.id, option: option.id });
  } else if (message.type === "quit") {
    process.exit(0);
  }
});
