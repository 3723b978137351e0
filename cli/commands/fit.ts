import type { Command } from 'commander'
import type { Terminal } from '../terminal/terminal.ts'
import { addCopyCommand } from './fit/copy.ts'
import { addRecommendCommand } from './fit/recommend.ts'
import { addServeCommand } from './fit/serve.ts'
import { addTrainCommands } from './fit/train.ts'

/** Adds `spoke fit recommend|serve|copy|train|score`. */
export function addFitCommands(program: Command, terminal: Terminal): void {
  const fit = program.command('fit').description('recommend sizes; serve, train and score the recommender')
  addRecommendCommand(fit, terminal)
  addServeCommand(fit, terminal)
  addCopyCommand(fit, terminal)
  addTrainCommands(fit, terminal)
}
