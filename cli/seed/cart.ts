import type { Command } from 'commander'
import type { RegionCode } from '#contracts/regions.ts'
import { examples, regionOption } from '../options.ts'
import { asked, sessionOf } from '../session.ts'
import type { Terminal } from '../terminal.ts'
import { type LineOptions, linesOf, withLineOptions } from './line-options.ts'
import { visitorWords } from './visitor-words.ts'

/** `spoke seed cart` */
export function seedCartCommand(seed: Command, terminal: Terminal): void {
  withLineOptions(
    seed
      .command('cart')
      .description('a cart with goods in it, and the visitor who remembers it')
      .addOption(regionOption().default('gb')),
  )
    .addHelpText(
      'after',
      examples(
        'spoke seed cart',
        'spoke seed cart --region us --product heroes-navy --waist 34 --build B --leg 32',
        'spoke seed cart --product heroes-navy --quantity 2 --world mine --json',
      ),
    )
    .action(async ({ region, ...line }: LineOptions & { region: RegionCode }, command: Command) => {
      const { control, world, print } = sessionOf(command, terminal)
      const seeded = await asked(control.seedCart(world, { region, lines: linesOf(line) }))
      print(seeded, () => `${seeded.cartId}\n${visitorWords(seeded.visitor)}`)
    })
}
