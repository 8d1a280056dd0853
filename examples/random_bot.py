"""A bot for the Small Wars protocol that plays at random: python examples/random_bot.py"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"type": "ready", "protocol": 1, "name": "random, in Python"}
    elif message["type"] == "decision":
        option = random.choice(message["options"])
        answer = {"type": "choose", "id": message["id"], "option": option["id"], "why": "It might be good."}
    elif message["type"] == "quit":
        break
    else:
        continue  # new, log, end, stop, error: nothing to answer
    print(json.dumps(answer), flush=True)
