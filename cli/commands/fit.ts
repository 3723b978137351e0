import type { Command } from 'commander'
import { fitRecommendCommand } from '../fit/recommend-command.ts'
import { fitServeCommand } from '../fit/serve-command.ts'
import { fitTrainCommands } from '../fit/train-commands.ts'
import type { Terminal } from '../terminal.ts'

/** `spoke fit`: the recommender by hand, as a service, and how it is made and judged. */
export function fitCommands(program: Command, terminal: Terminal): void {
  const fit = program.command('fit').description('the size recommender: ask it, serve it, train it, score it')
  fitRecommendCommand(fit, terminal)
  fitServeCommand(fit, terminal)
  fitTrainCommands(fit, terminal)
}
