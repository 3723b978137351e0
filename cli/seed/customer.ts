import type { Command } from 'commander'
import type { SeedCustomerRequest } from '#mocks/control/api.ts'
import { examples, regionOption, wholeNumber } from '../options.ts'
import { asked, sessionOf } from '../session.ts'
import type { Terminal } from '../terminal.ts'
import { visitorWords } from './visitor-words.ts'

/** `spoke seed customer` */
export function seedCustomerCommand(seed: Command, terminal: Terminal): void {
  seed
    .command('customer')
    .description('a customer with an account; what is not said is invented')
    .addOption(regionOption().default('gb'))
    .option('--first-name <name>')
    .option('--last-name <name>')
    .option('--email <address>')
    .option('--phone <number>')
    .option('--accepts-marketing', 'has agreed to be written to')
    .option('--addresses <n>', 'how many; the first is the default one', wholeNumber, 1)
    .option('--no-signed-in', 'the visitor arrives signed out')
    .addHelpText(
      'after',
      examples(
        'spoke seed customer',
        'spoke seed customer --first-name Ann --email ann@example.com --addresses 3',
        'spoke seed customer --region us --no-signed-in --json',
      ),
    )
    .action(async (customer: SeedCustomerRequest, command: Command) => {
      const { control, world, print } = sessionOf(command, terminal)
      const seeded = await asked(control.seedCustomer(world, customer))
      print(seeded, () => `${seeded.customerId}  ${seeded.email}\n${visitorWords(seeded.visitor)}`)
    })
}
