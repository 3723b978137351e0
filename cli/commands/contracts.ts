import { join } from 'node:path'
import type { Command } from 'commander'
import { PACTS_FOLDER, ROOT } from '../machine/project-folders.ts'
import { runScript } from '../machine/run-script.ts'
import { formatExamples, readGlobals } from '../terminal/options.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { UsageError } from '../usage-error.ts'

/** Adds `spoke contracts generate|check`. */
export function addContractsCommands(program: Command, terminal: Terminal): void {
  const contracts = program.command('contracts').description('generate code from the contracts, and check them')

  contracts
    .command('generate')
    .description('generate types, documents and guards from the contracts')
    .addHelpText('after', formatExamples('spoke contracts generate'))
    .action(() => {
      terminal.progress('Generating code from the contracts ...')
      return runScript('scripts/codegen.ts', [], terminal)
    })

  contracts
    .command('check')
    .description('find stale code, invalid documents and breaking changes; changes nothing')
    .option('--against <ref>', 'the commit, branch or tag to compare with', 'HEAD')
    .addHelpText('after', formatExamples('spoke contracts check', 'spoke contracts check --against origin/main --json'))
    .action(async ({ against }: { against: string }, command: Command) => {
      const { print } = readGlobals(command, terminal)
      const [check, { checkCodegen }, { readCommit }, { readPacts }, { formatChecks }] = await Promise.all([
        import('../contracts/check.ts'),
        import('../contracts/codegen-check.ts'),
        import('../contracts/committed-files.ts'),
        import('../verify/pacts.ts'),
        import('../contracts/format-checks.ts'),
      ])
      const committed = await readCommit(against, ROOT)
      terminal.progress('Checking the contracts ...')
      const folder = join(ROOT, 'contracts')
      const upstreams = check.readUpstreams(folder)
      const pacts = (await readPacts(PACTS_FOLDER)).map(({ content }) => content)
      const results = await Promise.all([
        checkCodegen(),
        check.checkOperations(folder, upstreams),
        check.checkChanges(upstreams, committed),
        check.checkPacts(pacts, upstreams),
      ])
      const count = results.reduce((sum, { problems }) => sum + problems.length, 0)
      print({ ok: count === 0, against: committed.commit, checks: results }, () => formatChecks(results, terminal))
      if (count > 0) throw new UsageError(`The contracts have ${count} ${count === 1 ? 'problem' : 'problems'}.`)
    })
}
