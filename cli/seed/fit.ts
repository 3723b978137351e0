import type { Command } from 'commander'
import type { RegionCode } from '#contracts/regions.ts'
import { examples, regionOption, wholeNumber } from '../options.ts'
import { asked, sessionOf } from '../session.ts'
import type { Terminal } from '../terminal.ts'
import { visitorWords } from './visitor-words.ts'

const TOP = ['size', 'chest', 'cut', 'length'] as const
const BOTTOM = ['waist', 'build', 'leg', 'taper'] as const

type Options = {
  region: RegionCode
  customer?: string
  email?: string
  method: string
  savedDaysAgo: number
} & Partial<Record<(typeof TOP)[number] | (typeof BOTTOM)[number], string>>

/** `spoke seed fit` */
export function seedFitCommand(seed: Command, terminal: Terminal): void {
  seed
    .command('fit')
    .description('a saved fit, of a customer or of an email address; sizes not said are an average man’s')
    .addOption(regionOption().default('gb'))
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
    .option('--method <name>', 'how it came to be saved', 'fit_finder')
    .option('--saved-days-ago <n>', 'when', wholeNumber, 0)
    .addHelpText(
      'after',
      examples(
        'spoke seed fit --email ann@example.com',
        'spoke seed fit --customer 7001 --waist 36 --build C --leg 34 --size L --cut Straight --length Long',
      ),
    )
    .action(async ({ region, customer, email, method, savedDaysAgo, ...sizes }: Options, command: Command) => {
      const { control, world, print } = sessionOf(command, terminal)
      const seeded = await asked(
        control.seedFit(world, {
          region,
          method,
          savedDaysAgo,
          ...(customer && { customerId: customer }),
          ...(email && { email }),
          fit: { top: picked(TOP, sizes), bottom: picked(BOTTOM, sizes) },
        }),
      )
      const owner = seeded.email ?? seeded.customerId ?? 'nobody yet'
      print(seeded, () => `${seeded.fitId}  ${owner}\n${visitorWords(seeded.visitor)}`)
    })
}

function picked<Name extends string>(names: readonly Name[], from: Partial<Record<Name, string>>) {
  const given = names.filter((name) => from[name] !== undefined)
  return given.length > 0 ? Object.fromEntries(given.map((name) => [name, from[name]])) : undefined
}
