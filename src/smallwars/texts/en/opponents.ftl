# The bots by name: what is wrong with a name or a setting.

error-bot = unknown bot { $bot }; the bots are { $bots }
error-setting = the bot { $bot } has no setting { $name }; { $names ->
    [none] it has none
   *[other] its settings are { $names }
}
error-form = { $text } is not a setting: write NAME=VALUE, several with commas between
error-value = { $name } is { $given }; it must be { $kind ->
    [whole] a whole number
   *[other] a number
} from { $least } to { $most }
error-clocks = { $spec }: a bot thinks for so many seconds or simulations, or as long as a person waits: give one of seconds, simulations and wait
