import type { Command } from 'commander'
import { openSession, orUsageError } from '../backend/session.ts'
import { formatExamples, parseWholeNumber } from '../terminal/options.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { addSeedCartCommand } from './seed/cart.ts'
import { addSeedCustomerCommand } from './seed/customer.ts'
import { addSeedFitCommand } from './seed/fit.ts'
import { addSeedOrderCommand } from './seed/order.ts'

/** Adds `spoke seed cart|customer|fit|order|reset`. */
export function addSeedCommands(program: Command, terminal: Terminal): void {
  const seed = program.command('seed').description('add a cart, customer, fit or order to a world')
  addSeedCartCommand(seed, terminal)
  addSeedCustomerCommand(seed, terminal)
  addSeedFitCommand(seed, terminal)
  addSeedOrderCommand(seed, terminal)

  seed
    .command('reset')
    .description('reset a world to its default data, like `spoke world reset`')
    .option('--seed <n>', 'the seed of ids and generated people', parseWholeNumber)
    .addHelpText('after', formatExamples('spoke seed reset', 'spoke seed reset --seed 7 --world mine'))
    .action(async ({ seed }: { seed?: number }, command: Command) => {
      const { control, world, printWithLink } = await openSession(command, terminal)
      const loaded = await orUsageError(control.reset(world, seed))
      printWithLink(loaded, () => `World ${world} is reset to its default data.`)
    })
}
