import type { Command } from 'commander'
import { examples, wholeNumber } from '../options.ts'
import { seedCartCommand } from '../seed/cart.ts'
import { seedCustomerCommand } from '../seed/customer.ts'
import { seedFitCommand } from '../seed/fit.ts'
import { seedOrderCommand } from '../seed/order.ts'
import { asked, sessionOf } from '../session.ts'
import type { Terminal } from '../terminal.ts'

/** `spoke seed cart|customer|fit|order|reset` */
export function seedCommands(program: Command, terminal: Terminal): void {
  const seed = program.command('seed').description('put something into a world from outside')
  seedCartCommand(seed, terminal)
  seedCustomerCommand(seed, terminal)
  seedFitCommand(seed, terminal)
  seedOrderCommand(seed, terminal)

  seed
    .command('reset')
    .description('take everything out again: the same as `spoke world reset`')
    .option('--seed <n>', 'what ids and invented people follow from', wholeNumber)
    .addHelpText('after', examples('spoke seed reset', 'spoke seed reset --seed 7 --world mine'))
    .action(async ({ seed }: { seed?: number }, command: Command) => {
      const { control, world, print } = sessionOf(command, terminal)
      const loaded = await asked(control.reset(world, seed))
      print(loaded, () => `World ${world} is made afresh.`)
    })
}
