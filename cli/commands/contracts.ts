import type { Command } from 'commander'
import { examples } from '../options.ts'
import { runScript } from '../run-script.ts'
import type { Terminal } from '../terminal.ts'

/** `spoke contracts generate|check` */
export function contractsCommands(program: Command, terminal: Terminal): void {
  const contracts = program.command('contracts').description('the generated code of contracts/')

  contracts
    .command('generate')
    .description('write types, documents and guards from the contracts')
    .addHelpText('after', examples('spoke contracts generate'))
    .action(() => runScript('scripts/codegen.ts', [], terminal))

  contracts
    .command('check')
    .description('fail if anything generated is stale, and change nothing')
    .addHelpText('after', examples('spoke contracts check'))
    .action(() => runScript('scripts/codegen.ts', ['--check'], terminal))
}
