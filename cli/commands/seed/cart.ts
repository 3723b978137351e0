import type { Command } from 'commander'
import type { RegionCode } from '#contracts/shop/regions.ts'
import { openSession, orUsageError } from '../../backend/session.ts'
import { createRegionOption, formatExamples } from '../../terminal/options.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import { addLineOptions, type LineOptions, toLines } from './line-options.ts'

/** Adds `spoke seed cart`. */
export function addSeedCartCommand(seed: Command, terminal: Terminal): void {
  addLineOptions(
    seed
      .command('cart')
      .description('add a cart with lines, and make the visitor the one who has it')
      .addOption(createRegionOption().default('gb')),
  )
    .addHelpText(
      'after',
      formatExamples(
        'spoke seed cart',
        'spoke seed cart --region us --waist 34 --build B --leg 32',
        'spoke seed cart --product everyday-tee-white --quantity 2 --world mine',
      ),
    )
    .action(async ({ region, ...line }: LineOptions & { region: RegionCode }, command: Command) => {
      const { control, world, printWithLink } = await openSession(command, terminal)
      const seeded = await orUsageError(control.seedCart(world, { region, lines: toLines(line) }))
      printWithLink(seeded, () => {
        const [, id = seeded.cartId] = /\/([^/?]+)(?:\?|$)/.exec(seeded.cartId) ?? []
        return `World ${world} has a ${region} cart, ${id}.`
      })
    })
}
