import type { Command } from 'commander'
import { openSession, orUsageError } from '../backend/session.ts'
import { collectPair, createRegionOption, formatExamples, parseUrl } from '../terminal/options.ts'
import type { Terminal } from '../terminal/terminal.ts'

type Options = { region: string; answer?: Record<string, string>; shop?: string }

/** Adds `spoke agent size`, a tool of the shop itself, to the commands that use its store. */
export function addAgentSizeCommand(program: Command, terminal: Terminal): void {
  program.commands
    .find((command) => command.name() === 'agent')
    ?.command('size [product]')
    .description('recommend a size, and the variants of a product in stock in it')
    .option('--answer <name=value>', 'an answer of the Fit Finder; repeatable', collectPair)
    .addOption(createRegionOption().default('gb'))
    .option('--shop <url>', 'the running shop; without it the backend’s', parseUrl)
    .addHelpText(
      'after',
      formatExamples(
        'spoke agent size --answer height=180 --answer weight=80 --answer age=40',
        'spoke agent size heroes-navy --answer waist=34 --answer build.thigh=more',
      ),
    )
    .action(async (product: string | undefined, { region, answer = {}, shop }: Options, command: Command) => {
      const { backend, control, print, world } = await openSession(command, terminal)
      const [{ recommendSize }, { formatSizes }] = await Promise.all([
        import('../agent/recommend-size.ts'),
        import('../agent/format-sizes.ts'),
      ])
      const origin = shop ?? (await orUsageError(control.health())).storefront
      const sizes = await recommendSize(
        { shop: origin, backend, region, world },
        { answers: answer, ...(product && { product }) },
      )
      print(sizes, () => formatSizes(sizes))
    })
}
