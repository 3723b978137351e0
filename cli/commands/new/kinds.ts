import type { Command } from 'commander'
import { ROOT } from '../../machine/project-folders.ts'
import type { Recipe } from '../../new/recipe.ts'
import { formatExamples, readGlobals } from '../../terminal/options.ts'
import type { Terminal } from '../../terminal/terminal.ts'
import { ARGUMENTS } from './values.ts'

/** How the kinds of `spoke new` are added, and how each writes its files. */
export type Kinds = {
  add(kind: string, argument: keyof typeof ARGUMENTS, description: string, ...examples: string[]): Command
  /** Writes the recipe and prints its files and what is left to decide. */
  write(command: Command, create: () => Recipe | Promise<Recipe>): Promise<void>
}

/** Adds kinds below `spoke new`. */
export const createKinds = (parent: Command, terminal: Terminal): Kinds => ({
  add(kind, argument, description, ...examples) {
    const { help, parse } = ARGUMENTS[argument]
    return parent
      .command(kind)
      .argument(`<${argument}>`, help, parse)
      .description(description)
      .addHelpText('after', formatExamples(...examples))
  },
  async write(command, create) {
    const { print } = readGlobals(command, terminal)
    const { writeRecipe } = await import('../../new/write-recipe.ts')
    const recipe = await create()
    const files = writeRecipe(ROOT, recipe, terminal)
    const { decisions, failsFirst = [], look } = recipe
    print({ files, decisions, failsFirst, look }, () => formatClosing(files, recipe))
  },
})

/** What was written, what is left to decide, and what fails until then. */
export const formatClosing = (
  files: readonly string[],
  { decisions, failsFirst = [], look }: Omit<Recipe, 'changes'>,
): string =>
  [
    files.length === 1 ? 'Wrote:' : `Wrote ${files.length} files:`,
    ...files.map((file) => `  ${file}`),
    'Yours to decide:',
    ...decisions.map((decision) => `  ${decision}.`),
    `See it: ${look}`,
    ...(failsFirst.length > 0 ? ['Fails at first:'] : []),
    ...failsFirst.map((check) => `  ${check}.`),
  ].join('\n')
