import { join } from 'node:path'
import type { Command } from 'commander'
import { Mistake } from '../mistake.ts'
import { examples } from '../options.ts'
import { ROOT, runScript } from '../run-script.ts'
import { sessionOf } from '../session.ts'
import type { Terminal } from '../terminal.ts'

/** `spoke contracts generate|check` */
export function contractsCommands(program: Command, terminal: Terminal): void {
  const contracts = program
    .command('contracts')
    .description('the agreements with the outside world, and what follows from them')

  contracts
    .command('generate')
    .description('write types, documents and guards from the contracts')
    .addHelpText('after', examples('spoke contracts generate'))
    .action(() => runScript('scripts/codegen.ts', [], terminal))

  contracts
    .command('check')
    .description('fail on what is stale, invalid, or breaks who relied on it; change nothing')
    .option('--against <ref>', 'the commit, branch or tag whose contracts were relied on', 'HEAD')
    .addHelpText('after', examples('spoke contracts check', 'spoke contracts check --against origin/main --json'))
    .action(async ({ against }: { against: string }, command: Command) => {
      const { print } = sessionOf(command, terminal)
      const [check, { checkCodegen }, { committedAt }, { PACTS, pactsIn }, { checkWords }] = await Promise.all([
        import('../contracts/check.ts'),
        import('../contracts/codegen-check.ts'),
        import('../contracts/committed.ts'),
        import('../verify/pacts.ts'),
        import('../contracts/words.ts'),
      ])
      const committed = await committedAt(against, ROOT)
      terminal.progress('Looking at the contracts ...')
      const folder = join(ROOT, 'contracts')
      const upstreams = check.upstreamsIn(folder)
      const pacts = (await pactsIn(PACTS)).map(({ content }) => content)
      const checked = await Promise.all([
        checkCodegen(),
        check.checkOperations(folder, upstreams),
        check.checkChanges(upstreams, committed),
        check.checkPacts(pacts, upstreams),
      ])
      const count = checked.reduce((sum, { problems }) => sum + problems.length, 0)
      print({ ok: count === 0, against: committed.commit, checks: checked }, () => checkWords(checked, terminal))
      if (count > 0) throw new Mistake(`${count} ${count === 1 ? 'problem' : 'problems'} with the contracts.`)
    })
}
