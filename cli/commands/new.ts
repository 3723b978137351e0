import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Command, InvalidArgumentError, Option } from 'commander'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import type { Department } from '#mocks/control/api.ts'
import { ROOT } from '../machine/project-folders.ts'
import type { Recipe } from '../new/recipe.ts'
import { formatExamples, readGlobals } from '../terminal/options.ts'
import type { Terminal } from '../terminal/terminal.ts'
import { UsageError } from '../usage-error.ts'

const DEPARTMENTS = 'shop cart product collection fit customer returns mailing feedback content upstreams'.split(' ')

/** Adds `spoke new scenario|journey|error|upstream|region|page|form`. */
export function addNewCommands(program: Command, terminal: Terminal): void {
  const parent = program.command('new').description('write the files of a new scenario, page, upstream, …')
  const add = (kind: string, argument: string, description: string, ...examples: string[]) =>
    parent
      .command(kind)
      .argument(`<${argument}>`, PARSERS[argument]?.help ?? '', PARSERS[argument]?.parse)
      .description(description)
      .addHelpText('after', formatExamples(...examples))
  /** Writes the recipe and prints its files and what is left to decide. */
  const write = async (command: Command, create: () => Recipe | Promise<Recipe>) => {
    const { print } = readGlobals(command, terminal)
    const { writeRecipe } = await import('../new/write-recipe.ts')
    const recipe = await create()
    const files = writeRecipe(ROOT, recipe, terminal)
    print({ files, decisions: recipe.decisions, look: recipe.look }, () => format(files, recipe))
  }
  const department = (fallback: string) =>
    new Option('--department <name>', 'the part of the shop that it is about').choices(DEPARTMENTS).default(fallback)
  const start = (fallback: string) =>
    new Option('--start <path>', 'where the visitor enters').argParser(parsePath).default(fallback)

  add(
    'scenario',
    'name',
    'a state of the simulated backend, with its check and a journey',
    'spoke new scenario belts-sold-out --start /collections/belts',
  )
    .addOption(department('product'))
    .addOption(start('/products/heroes-navy?w=34&b=B&l=32'))
    .option('--summary <sentence>', 'what it is, for testers', parseSentence)
    .action(async (name: string, { summary, ...options }: ScenarioOptions, command: Command) => {
      const { createScenario } = await import('../new/new-scenario.ts')
      const { refuseScenario } = await import('../new/find-scenario.ts')
      refuseScenario(name)
      await write(command, () =>
        createScenario(ROOT, {
          ...options,
          name,
          summary: summary ?? 'One size of the trousers, 34 / B / 32, is sold out.',
        }),
      )
    })

  add('journey', 'name', 'a test in a browser', 'spoke new journey belts --scenario colour-sold-out')
    .addOption(start('/'))
    .option('--scenario <name>', 'the scenario that it is in')
    .option('--summary <sentence>', 'its promise', parseSentence)
    .action(async (name: string, { scenario, summary, start }: JourneyOptions, command: Command) => {
      const { createJourney } = await import('../new/new-journey.ts')
      const { requireScenario } = await import('../new/find-scenario.ts')
      if (scenario !== undefined) requireScenario(scenario)
      await write(command, () =>
        createJourney({
          name,
          summary: summary ?? 'The page has its title.',
          path: start,
          ...(scenario && { scenario }),
        }),
      )
    })

  add(
    'error',
    'code',
    'a row of the error catalogue, with its message, scenario and screen',
    'spoke new error cart.wrap-failed --when "Wrapping fails" --shown "Not wrapped."',
  )
    .requiredOption('--when <words>', 'when it happens')
    .requiredOption('--shown <sentence>', 'what shoppers read')
    .option('--fault <upstream.operation>', 'the call that fails', parseCall, {
      upstream: 'backend',
      operation: 'newsletter',
    })
    .addOption(department('cart'))
    .addOption(start('/cart'))
    .action(async (code: string, { start, ...options }: ErrorOptions, command: Command) => {
      const { createError } = await import('../new/new-error.ts')
      await write(command, () => createError(ROOT, { ...options, code, path: start }))
    })

  add(
    'upstream',
    'name',
    'a service that the shop calls: contract, client, pact, simulation, configuration',
    'spoke new upstream loyalty',
  ).action(async (name: string, _options, command: Command) => {
    const { createUpstream } = await import('../new/new-upstream.ts')
    await write(command, () => createUpstream(name))
  })

  add(
    'region',
    'region',
    'a shop of another country',
    'spoke new region au --country Australia --currency AUD --locale en-AU',
  )
    .requiredOption('--country <name>', 'its country')
    .requiredOption('--currency <code>', 'its currency, by ISO 4217', parseCurrency)
    .requiredOption('--locale <locale>', 'its language, such as en-AU', parseLocale)
    .option('--rate <number>', 'what prices in dollars are multiplied by', parseRate, 1)
    .action(async (code: string, { country, ...options }: RegionOptions, command: Command) => {
      const { createRegion } = await import('../new/new-region.ts')
      await write(command, () => createRegion({ ...options, code, countryName: country }))
    })

  for (const kind of ['page', 'form'] as const)
    add(
      kind,
      'name',
      kind === 'page' ? 'a page with its route, texts and journey' : 'a page with a form, its call and its failure',
      `spoke new ${kind} gift-wrap --title "Gift wrap"`,
    )
      .requiredOption('--title <words>', 'the title of its page')
      .option('--folder <folder>', 'a folder of app', parseFolder, kind === 'page' ? 'content/pages' : 'mailing')
      .action(async (name: string, options: { title: string; folder: string }, command: Command) => {
        if (existsSync(join(ROOT, `app/routes/${name}.tsx`)))
          throw new UsageError(`There is a page /${name}.`, ANOTHER_NAME)
        const create =
          kind === 'page'
            ? (await import('../new/new-page.ts')).createPage
            : (await import('../new/new-form.ts')).createForm
        await write(command, () => create({ ...options, name }))
      })
}

type ScenarioOptions = { department: Department; start: string; summary?: string }
type JourneyOptions = { start: string; scenario?: string; summary?: string }
type ErrorOptions = {
  department: Department
  start: string
  when: string
  shown: string
  fault: { upstream: string; operation: string }
}
type RegionOptions = { country: string; currency: string; locale: string; rate: number }

const ANOTHER_NAME = { next: 'Choose another name; nothing was written.', exitCode: 2 } as const

const format = (files: readonly string[], { decisions, look }: Recipe) =>
  [
    `Wrote ${files.length} files:`,
    ...files.map((file) => `  ${file}`),
    'Yours to decide:',
    ...decisions.map((decision) => `  ${decision}.`),
    `See it: ${look}`,
  ].join('\n')

/** A parser of texts that match. */
const matching = (pattern: RegExp, expected: string) => (text: string) => {
  if (pattern.test(text)) return text
  throw new InvalidArgumentError(`Expected ${expected}.`)
}

const PARSERS: Readonly<Record<string, { help: string; parse: (text: string) => string }>> = {
  name: {
    help: 'letters and hyphens, such as gift-wrap',
    parse: matching(/^[a-z]+(-[a-z]+)*$/, 'a name of letters and hyphens like gift-wrap'),
  },
  code: {
    help: 'a department and what failed, such as cart.wrap-failed',
    parse: matching(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/, 'a code like cart.wrap-failed'),
  },
  region: {
    help: 'two letters, such as au',
    parse: (text) => {
      if (REGION_CODES.some((code) => code === text)) throw new InvalidArgumentError(`There is a region ${text}.`)
      return matching(/^[a-z]{2}$/, 'two letters like au')(text)
    },
  },
}

const parseSentence = matching(/^[A-Z].{20,}\.$/, 'a sentence of 20 characters or more, with a full stop')
const parsePath = matching(/^\/\S*$/, 'a path like /cart')
const parseCurrency = matching(/^[A-Z]{3}$/, 'a code like AUD')
const parseLocale = matching(/^[a-z]{2}-[A-Z]{2}$/, 'a locale like en-AU')

function parseFolder(folder: string): string {
  if (existsSync(join(ROOT, 'app', folder)) && !folder.startsWith('.')) return folder
  throw new InvalidArgumentError(
    'Expected a folder of app like mailing; a new one needs a line in tests/architecture/layers.ts.',
  )
}

function parseRate(text: string): number {
  const rate = Number(text)
  if (rate > 0 && rate < 1_000_000) return rate
  throw new InvalidArgumentError('Expected a number like 1.5.')
}

function parseCall(text: string): { upstream: string; operation: string } {
  const [, upstream, operation] = /^([a-z-]+)\.(\w+)$/.exec(text) ?? []
  if (upstream && operation) return { upstream, operation }
  throw new InvalidArgumentError('Expected a call like backend.newsletter.')
}
