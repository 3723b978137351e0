import type { Command } from 'commander'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { openSession, orUsageError } from '../../backend/session.ts'
import { createRegionOption, formatExamples, parseWholeNumber } from '../../terminal/options.ts'
import type { Terminal } from '../../terminal/terminal.ts'

const TOP = ['size', 'chest', 'cut', 'length'] as const
const BOTTOM = ['waist', 'build', 'leg', 'taper'] as const

type Options = {
  region: RegionCode
  customer?: string
  email?: string
  method: string
  savedDaysAgo: number
} & Partial<Record<(typeof TOP)[number] | (typeof BOTTOM)[number], string>>

/** Adds `spoke seed fit`. */
export function addSeedFitCommand(seed: Command, terminal: Terminal): void {
  seed
    .command('fit')
    .description('add a saved fit for a customer or an email address; sizes that are not given are average')
    .addOption(createRegionOption().default('gb'))
    .option('--customer <id>', 'the number at the end of a customer’s id')
    .option('--email <address>', 'the address that the fit was saved for')
    .option('--waist <inches>', '28 to 46')
    .option('--build <letter>', 'A, B or C')
    .option('--leg <inches>', '28 to 37')
    .option('--taper <taper>', 'Slim, Standard or Straight')
    .option('--size <letters>', 'S to XXL')
    .option('--chest <inches>', '36 to 48')
    .option('--cut <cut>', 'Slim or Straight')
    .option('--length <length>', 'Short, Regular or Long')
    .option('--method <name>', 'how it was saved', 'fit_finder')
    .option('--saved-days-ago <n>', 'days since it was saved', parseWholeNumber, 0)
    .addHelpText(
      'after',
      formatExamples(
        'spoke seed fit --email ann@example.com',
        'spoke seed fit --email ann@example.com --waist 36 --build C --leg 34',
        'spoke seed fit --customer 7001 --size L --cut Straight --length Long',
      ),
    )
    .action(async ({ region, customer, email, method, savedDaysAgo, ...sizes }: Options, command: Command) => {
      const { control, world, printWithLink } = await openSession(command, terminal)
      const seeded = await orUsageError(
        control.seedFit(world, {
          region,
          method,
          savedDaysAgo,
          ...(customer && { customerId: customer }),
          ...(email && { email }),
          fit: { top: pickSizes(TOP, sizes), bottom: pickSizes(BOTTOM, sizes) },
        }),
      )
      const owner = seeded.customerId === null ? seeded.email : `customer ${seeded.customerId}`
      printWithLink(seeded, () => `World ${world} has a fit of ${owner}.`)
    })
}

function pickSizes<Name extends string>(names: readonly Name[], sizes: Partial<Record<Name, string>>) {
  const givenNames = names.filter((name) => sizes[name] !== undefined)
  return givenNames.length > 0 ? Object.fromEntries(givenNames.map((name) => [name, sizes[name]])) : undefined
}
