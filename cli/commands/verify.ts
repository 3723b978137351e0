import type { Command } from 'commander'
import { Mistake } from '../mistake.ts'
import { examples } from '../options.ts'
import { sessionOf } from '../session.ts'
import { type Terminal, table } from '../terminal.ts'
import type { Verified } from '../verify/outcome.ts'
import { verify } from '../verify/verify.ts'

type Options = { provider?: string; providerBaseUrl?: string; pacts?: string }

/** `spoke verify` */
export function verifyCommand(program: Command, terminal: Terminal): void {
  program
    .command('verify')
    .description('hold the pacts of contracts/pacts against the simulated backend, or against a real provider')
    .option('--provider <name>', 'only the pact with this one')
    .option('--provider-base-url <url>', 'where that provider runs; its states are not set up')
    .option('--pacts <folder>', 'pact files other than the project’s own')
    .addHelpText(
      'after',
      examples(
        'spoke verify',
        'spoke verify --provider shopify --json',
        'spoke verify --provider fit --provider-base-url https://fit.example.com',
      ),
    )
    .action(async ({ pacts, ...options }: Options, command: Command) => {
      const { print } = sessionOf(command, terminal)
      terminal.progress('Holding the pacts against their providers ...')
      const rows = await verify({ ...options, ...(pacts && { folder: pacts }) })
      const failed = rows.filter(({ ok }) => !ok).length
      print({ passed: rows.length - failed, failed, interactions: rows }, () => described(rows, terminal))
      if (failed) throw new Mistake(`${failed} of ${rows.length} interactions failed.`)
    })
}

function described(rows: readonly Verified[], { style }: Terminal): string {
  const lines = rows.map(({ provider, interaction, states, ok }) => [
    ok ? style('green', 'ok') : style('red', 'FAILED'),
    provider,
    interaction,
    style('dim', states.join(', ')),
  ])
  const problems = rows.flatMap(({ provider, interaction, problems }) =>
    problems.length ? [`\n${provider}: ${interaction}`, ...firstOf(problems).map((problem) => `  ${problem}`)] : [],
  )
  return [table(lines), ...problems].join('\n')
}

/** A list of two hundred wrong variants says no more than its first few. */
function firstOf(problems: readonly string[]): readonly string[] {
  const shown = problems.slice(0, 8)
  return problems.length > shown.length ? [...shown, `and ${problems.length - shown.length} more`] : shown
}
