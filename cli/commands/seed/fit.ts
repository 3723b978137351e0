import type { Command } from 'commander'
import type { RegionCode } from '#contracts/regions.ts'
import { openSession, orUsageError } from '../../backend/session.ts'
import { createRegionOption, formatExamples, parseWholeNumber } from '../../terminal/options.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import { formatVisitor } from './format-visitor.ts'

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
    .option('--email <address>')
    .option('--waist <inches>')
    .option('--build <letter>')
    .option('--leg <inches>')
    .option('--taper <taper>')
    .option('--size <letter>')
    .option('--chest <inches>')
    .option('--cut <cut>')
    .option('--length <length>')
    .option('--method <name>', 'how it was saved', 'fit_finder')
    .option('--saved-days-ago <n>', 'days since it was saved', parseWholeNumber, 0)
    .addHelpText(
      'after',
      formatExamples(
        'spoke seed fit --email ann@example.com',
        'spoke seed fit --customer 7001 --waist 36 --build C --leg 34 --size L --cut Straight --length Long',
      ),
    )
    .action(async ({ region, customer, email, method, savedDaysAgo, ...sizes }: Options, command: Command) => {
      const { control, world, print } = await openSession(command, terminal)
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
      const owner = seeded.email ?? seeded.customerId ?? 'no owner yet'
      print(seeded, () => `${seeded.fitId}  ${owner}\n${formatVisitor(seeded.visitor)}`)
    })
}

function pickSizes<Name extends string>(names: readonly Name[], sizes: Partial<Record<Name, string>>) {
  const givenNames = names.filter((name) => sizes[name] !== undefined)
  return givenNames.length > 0 ? Object.fromEntries(givenNames.map((name) => [name, sizes[name]])) : undefined
}
