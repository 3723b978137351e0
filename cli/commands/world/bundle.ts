import { readFileSync } from 'node:fs'
import type { Command } from 'commander'
import { openSession, orUsageError } from '../../backend/session.ts'
import { writeOutput } from '../../machine/output-file.ts'
import { formatExamples } from '../../terminal/options.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import { UsageError } from '../../usage-error.ts'

/** Adds `spoke world export|import`, which move a world to another machine as a file. */
export function addBundleCommands(world: Command, terminal: Terminal): void {
  world
    .command('export [file]')
    .description('write a world to a file without personal details; without a file, print it')
    .addHelpText(
      'after',
      formatExamples('spoke world export bug-1234.json', 'spoke world export --world mine > world.json'),
    )
    .action(async (file: string | undefined, _options, command: Command) => {
      const { control, world: id, print, toCommand } = await openSession(command, terminal)
      const seeAll = `Run \`${toCommand('world list')}\` to see them all.`
      const bundle = await orUsageError(control.exportWorld(id), seeAll)
      const text = JSON.stringify(bundle, null, 2)
      if (file === undefined) return terminal.out(text)
      writeOutput(file, `${text}\n`)
      const entries = bundle.journal.length
      print(
        { file, bytes: text.length, journal: entries },
        () => `Wrote world ${id} with ${entries} journal entries to ${file}, without tokens and addresses.`,
      )
    })

  world
    .command('import <file>')
    .description('replace a world with an exported one')
    .addHelpText(
      'after',
      formatExamples('spoke world import bug-1234.json', 'spoke world import bug-1234.json --world bug'),
    )
    .action(async (file: string, _options, command: Command) => {
      const { control, world: id, printWithLink } = await openSession(command, terminal)
      const loaded = await orUsageError(control.importWorld(id, readBundle(file)), (message) =>
        message.startsWith('This is no exported world') ? FROM_EXPORT : undefined,
      )
      printWithLink(loaded, () => `World ${id} is now the one in ${file}. Its start page is ${loaded.start}.`)
    })
}

/** The next step after a file that is no world. */
const FROM_EXPORT = 'Give a file that `spoke world export` or a failed journey wrote.'

/** The content of a file; the backend checks whether it is a world. */
function readBundle(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    const reason = cause instanceof SyntaxError ? 'is not JSON' : 'cannot be read'
    throw new UsageError(`${file} ${reason}.`, {
      next: FROM_EXPORT,
      exitCode: 2,
      cause,
    })
  }
}
