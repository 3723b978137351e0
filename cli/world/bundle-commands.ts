import { readFileSync, writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import { Mistake } from '../mistake.ts'
import { examples } from '../options.ts'
import { visitorWords } from '../seed/visitor-words.ts'
import { asked, sessionOf } from '../session.ts'
import type { Terminal } from '../terminal.ts'

/** `spoke world export|import`: a world as a file, to bring another machine to the same page. */
export function worldBundleCommands(world: Command, terminal: Terminal): void {
  world
    .command('export [file]')
    .description('write all of a world to a file, with nobody’s details in it; without a file, to the terminal')
    .addHelpText('after', examples('spoke world export bug-1234.json', 'spoke world export --world mine > world.json'))
    .action(async (file: string | undefined, _options, command: Command) => {
      const { control, world: id, print } = sessionOf(command, terminal)
      const bundle = await asked(control.exportWorld(id), 'Run `spoke world list` to see them all.')
      const text = JSON.stringify(bundle, null, 2)
      if (file === undefined) return terminal.out(text)
      writeFileSync(file, `${text}\n`)
      const told = { file, bytes: text.length, journal: bundle.journal.length }
      print(told, () => `${file}: world ${id}, ${bundle.journal.length} journal entries. No tokens, no addresses.`)
    })

  world
    .command('import <file>')
    .description('put an exported world in the place of this one')
    .addHelpText('after', examples('spoke world import bug-1234.json', 'spoke world import bug-1234.json --world bug'))
    .action(async (file: string, _options, command: Command) => {
      const { control, world: id, print } = sessionOf(command, terminal)
      const loaded = await asked(control.importWorld(id, bundleIn(file)))
      print(loaded, () =>
        [`World ${id} now is the one of ${file}. It begins at ${loaded.start}.`, visitorWords(loaded.visitor)]
          .filter(Boolean)
          .join('\n'),
      )
    })
}

function bundleIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (cause) {
    const why = cause instanceof SyntaxError ? 'is not JSON' : 'cannot be read'
    throw new Mistake(`${file} ${why}.`, { exitCode: 2, cause })
  }
}
