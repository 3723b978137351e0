import { execFileSync } from 'node:child_process'
import { CannotChange, writeChanges } from '#mocks/control/keep/file-changes.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { UsageError } from '../usage-error.ts'
import type { Recipe } from './recipe.ts'

/** What each kind of generated file comes from. */
const GENERATORS = {
  code: { says: 'Generating code from the contracts', args: ['scripts/codegen.ts'] },
  routes: { says: 'Generating the route tree', args: ['scripts/build/generate-routes.ts'] },
  pact: {
    says: 'Writing the pact file',
    args: ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/vitest.config.ts', '--project', 'pact'],
  },
} as const

/** Writes a recipe's files below a folder, then what is generated from them. Returns the files that it wrote or changed. */
export function writeRecipe(
  root: string,
  { changes, generates = [] }: Recipe,
  { progress }: Pick<Terminal, 'progress'>,
): string[] {
  const files = tryToWrite(root, changes)
  for (const kind of generates) {
    const { says, args } = GENERATORS[kind]
    progress(`${says} ...`)
    const own = kind === 'pact' ? files.filter((file) => file.endsWith('.pact.test.ts')) : []
    try {
      execFileSync(process.execPath, [...args, ...own], { cwd: root, stdio: 'pipe', encoding: 'utf8' })
    } catch (cause) {
      const output = cause instanceof Error && 'stderr' in cause ? `${cause.stderr}`.trim() : ''
      throw new UsageError(`The files are written, but ${args[0]} failed.\n${output}`, {
        next: `Mend what it names, then \`node ${[...args, ...own].join(' ')}\`.`,
        cause,
      })
    }
  }
  return files
}

function tryToWrite(root: string, changes: Recipe['changes']): string[] {
  try {
    return writeChanges(root, changes)
  } catch (error) {
    if (!(error instanceof CannotChange)) throw error
    throw new UsageError(`${error.message}; nothing was written.`, {
      next: 'Choose another name, or see the steps in .github/RECIPES.md.',
      exitCode: 2,
      cause: error,
    })
  }
}
