import { type Command, Option } from 'commander'
import type { RegionCode } from '#contracts/regions.ts'
import type { SeedOrderRequest } from '#mocks/control/api.ts'
import { examples, regionOption, wholeNumber } from '../options.ts'
import { asked, sessionOf } from '../session.ts'
import type { Terminal } from '../terminal.ts'
import { type LineOptions, linesOf, withLineOptions } from './line-options.ts'
import { visitorWords } from './visitor-words.ts'

type Options = LineOptions &
  Pick<SeedOrderRequest, 'email' | 'placedDaysAgo' | 'fulfilment' | 'postcode'> & {
    region: RegionCode
    customer?: string
  }

/** `spoke seed order` */
export function seedOrderCommand(seed: Command, terminal: Terminal): void {
  withLineOptions(
    seed
      .command('order')
      .description('a paid order, of a customer or of a guest')
      .addOption(regionOption().default('gb'))
      .option('--customer <id>', 'the number at the end of a customer’s id')
      .option('--email <address>', 'whose it is; a guest’s without --customer')
      .option('--placed-days-ago <n>', 'when; beyond 200 it can no longer be returned', wholeNumber, 7)
      .option('--postcode <code>', 'where it was sent')
      .addOption(
        new Option('--fulfilment <state>', 'how far it has come')
          .choices(['unfulfilled', 'fulfilled', 'delivered'])
          .default('delivered'),
      ),
  )
    .addHelpText(
      'after',
      examples(
        'spoke seed order --email ann@example.com',
        'spoke seed order --customer 7001 --lines 3 --placed-days-ago 201',
        'spoke seed order --product heroes-navy --waist 34 --fulfilment unfulfilled --json',
      ),
    )
    .action(async (options: Options, command: Command) => {
      const { control, world, print } = sessionOf(command, terminal)
      const { region, customer, email, placedDaysAgo, fulfilment, postcode } = options
      const seeded = await asked(
        control.seedOrder(world, {
          region,
          placedDaysAgo,
          fulfilment,
          lines: linesOf(options),
          ...(customer && { customerId: customer }),
          ...(email && { email }),
          ...(postcode && { postcode }),
        }),
      )
      print(seeded, () =>
        [`${seeded.name}  ${seeded.email}  ${seeded.postcode}`, visitorWords(seeded.visitor)]
          .filter(Boolean)
          .join('\n'),
      )
    })
}
