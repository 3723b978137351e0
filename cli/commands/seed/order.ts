import { type Command, Option } from 'commander'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { SeedOrderRequest } from '#mocks/control/api.ts'
import { openSession, orUsageError } from '../../backend/session.ts'
import { createRegionOption, formatExamples, parseWholeNumber } from '../../terminal/options.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import { addLineOptions, type LineOptions, toLines } from './line-options.ts'

type Options = LineOptions &
  Pick<SeedOrderRequest, 'email' | 'placedDaysAgo' | 'deliveredDaysAgo' | 'fulfilment' | 'postcode'> & {
    region: RegionCode
    customer?: string
    guest?: boolean
    signedIn: boolean
  }

/** Adds `spoke seed order`. */
export function addSeedOrderCommand(seed: Command, terminal: Terminal): void {
  addLineOptions(
    seed
      .command('order')
      .description('add a paid order of a customer or a guest')
      .addOption(createRegionOption().default('gb'))
      .option('--customer <id>', 'the number at the end of a customer’s id')
      .option('--email <address>', 'the customer’s address, or with --guest any')
      .addOption(new Option('--guest', 'an order of a guest, without an account').conflicts('customer'))
      .option('--no-signed-in', 'the visitor is signed out')
      .option(
        '--placed-days-ago <n>',
        'days since it was placed (default: 7, or 3 before its delivery)',
        parseWholeNumber,
      )
      .option(
        '--delivered-days-ago <n>',
        'days since it was delivered; after 200 it cannot be returned (default: 3 after it was placed)',
        parseWholeNumber,
      )
      .option('--postcode <code>', 'the postcode of its delivery address')
      .addOption(
        new Option('--fulfilment <state>', 'its fulfilment')
          .choices(['unfulfilled', 'fulfilled', 'delivered', 'by-clock'])
          .default('delivered'),
      ),
  )
    .addHelpText(
      'after',
      formatExamples(
        'spoke seed customer --email ann@example.com',
        'spoke seed order --email ann@example.com --lines 3 --delivered-days-ago 201',
        'spoke seed order --guest --email bo@example.com',
        'spoke seed order --waist 34 --fulfilment unfulfilled --json',
      ),
    )
    .action(async (options: Options, command: Command) => {
      const { control, world, toCommand, printWithLink } = await openSession(command, terminal)
      const { region, customer, email, guest = false, signedIn } = options
      const { placedDaysAgo, deliveredDaysAgo, fulfilment, postcode } = options
      const seeded = await orUsageError(
        control.seedOrder(world, {
          region,
          fulfilment,
          guest,
          signedIn,
          lines: toLines(options),
          ...(placedDaysAgo !== undefined && { placedDaysAgo }),
          ...(deliveredDaysAgo !== undefined && { deliveredDaysAgo }),
          ...(customer && { customerId: customer }),
          ...(email && { email }),
          ...(postcode && { postcode }),
        }),
        (message) =>
          message.startsWith('email:')
            ? `For a guest add --guest. For a customer run \`${toCommand(`seed customer --email ${email}`)}\` first.`
            : undefined,
      )
      const { name, postcode: zip } = seeded
      printWithLink(seeded, () => `World ${world} has order ${name} of ${seeded.email}, delivered to ${zip}.`)
    })
}
