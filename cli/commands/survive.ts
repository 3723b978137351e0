import { resolve } from 'node:path'
import type { LaunchOptions } from '@playwright/test'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { collectNames, formatExamples, readGlobals } from '../terminal/options.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { UsageError } from '../usage-error.ts'

type Options = { only: string[]; device?: 'phone' | 'desktop'; words?: string; out: string }

/** Adds `spoke survive`. @param getLaunch How the browser is started. */
export const createSurviveCommand =
  (getLaunch: () => Promise<LaunchOptions>) =>
  (program: Command, terminal: Terminal): void => {
    program
      .command('survive')
      .argument('<address>', 'the shop, running on the simulated backend', parseAddress)
      .description('tell what the cart of a shop survives: lost answers, sold-out goods, two tabs, an ad blocker, ...')
      .option('--only <names>', 'only these behaviours; repeatable', collectNames, [])
      .addOption(new Option('--device <name>', 'one device instead of both').choices(['phone', 'desktop']))
      .option('--words <file>', 'a JSON file with the names of this shop’s controls')
      .option('--out <folder>', 'where the report is written', '.spoke/survive')
      .addHelpText(
        'after',
        `\nA shop that passes no worlds on is tried in the default world, which is made again for every visit.\n${formatExamples(
          'spoke survive http://localhost:3000',
          'spoke survive http://localhost:3000 --only lost-answer --device phone',
          'spoke survive http://localhost:3001 --words words.json',
        )}`,
      )
      .action(async (address: string, { only, device, words, out }: Options, command: Command) => {
        const { backend, print, toCommand } = readGlobals(command, terminal)
        const [{ survive }, { writeReport, formatReport }, { isGood }] = await Promise.all([
          import('../survive/survive.ts'),
          import('../survive/report.ts'),
          import('../survive/verdict.ts'),
        ])
        const devices = device ? [device] : (['desktop', 'phone'] as const)
        const launch = await getLaunch()
        const results = await survive({ address, backend, launch, only, devices, words }, terminal)
        const folder = resolve(out)
        const shop = new URL(address).origin
        const again = toCommand(`survive ${shop}${words === undefined ? '' : ` --words ${words}`}`)
        const report = writeReport({ shop, folder, at: new Date(), results, command: again })
        print({ ...report, folder }, () => formatReport(report, folder))
        const failed = report.rows.filter(({ visits }) => visits.some(({ verdict }) => !isGood(verdict)))
        if (failed.length > 0) throw new UsageError(`${failed.length} of ${report.rows.length} behaviours fail.`)
      })
  }

function parseAddress(text: string): string {
  if (URL.canParse(text) && /^https?:/i.test(text)) return text
  throw new InvalidArgumentError('Expected an address like http://localhost:3000.')
}
