import type { Command } from 'commander'
import type { SeedCustomerRequest } from '#mocks/control/api.ts'
import { openSession, orUsageError } from '../../backend/session.ts'
import { createRegionOption, formatExamples, parseWholeNumber } from '../../terminal/options.ts'
import type { Terminal } from '../../terminal/terminal.ts'

/** Adds `spoke seed customer`. */
export function addSeedCustomerCommand(seed: Command, terminal: Terminal): void {
  seed
    .command('customer')
    .description('add a customer with an account; details that are not given are generated')
    .addOption(createRegionOption().default('gb'))
    .option('--first-name <name>', 'their first name')
    .option('--last-name <name>', 'their last name')
    .option('--email <address>', 'their address, which has no account yet')
    .option('--phone <number>', 'their number, like +447700900123')
    .option('--accepts-marketing', 'has agreed to marketing mails')
    .option('--addresses <n>', 'the number of addresses; the first is the default one', parseWholeNumber, 1)
    .option('--no-signed-in', 'the visitor is signed out')
    .addHelpText(
      'after',
      formatExamples(
        'spoke seed customer',
        'spoke seed customer --first-name Ann --email ann@example.com --addresses 3',
        'spoke seed customer --region us --no-signed-in --json',
      ),
    )
    .action(async (customer: SeedCustomerRequest, command: Command) => {
      const { control, world, printWithLink } = await openSession(command, terminal)
      const seeded = await orUsageError(control.seedCustomer(world, customer))
      const state = customer.signedIn === false ? 'signed out' : 'signed in'
      printWithLink(seeded, () => `World ${world} has customer ${seeded.customerId}, ${seeded.email}, ${state}.`)
    })
}
