import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { InvalidArgumentError, Option } from 'commander'
import { DEPARTMENTS } from '#contracts/shop/departments.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { ROOT } from '../../machine/project-folders.ts'

/** The option for a part of the shop. */
export const createDepartmentOption = (fallback: string) =>
  new Option('--department <name>', 'the part of the shop that it is about').choices(DEPARTMENTS).default(fallback)

/** The option for the page on which the visitor arrives. */
export const createStartOption = (fallback: string) =>
  new Option('--start <path>', 'where the visitor enters').argParser(parsePath).default(fallback)

/** Creates a parser of texts that match. */
const createTextParser = (pattern: RegExp, expected: string) => (text: string) => {
  if (pattern.test(text)) return text
  throw new InvalidArgumentError(`Expected ${expected}.`)
}

/** The names of new things, each with its help and parser. */
export const ARGUMENTS = {
  name: {
    help: 'letters and hyphens, such as gift-wrap',
    parse: createTextParser(/^[a-z]+(-[a-z]+)*$/, 'a name of letters and hyphens like gift-wrap'),
  },
  code: {
    help: 'a department and what failed, such as cart.wrap-failed',
    parse: createTextParser(/^[a-z]+(-[a-z]+)*\.[a-z]+(-[a-z]+)*$/, 'a code like cart.wrap-failed'),
  },
  region: {
    help: 'two letters, such as au',
    parse: (text: string) => {
      if (REGION_CODES.some((code) => code === text)) throw new InvalidArgumentError(`There is a region ${text}.`)
      return createTextParser(/^[a-z]{2}$/, 'two letters like au')(text)
    },
  },
}

/** What a scenario or a journey says. */
export const parseSentence = createTextParser(
  /^[A-Z].{20,}\.$/,
  'a sentence of 20 characters or more, with a full stop',
)
/** A currency, by ISO 4217. */
export const parseCurrency = createTextParser(/^[A-Z]{3}$/, 'a code like AUD')
/** A language and its region. */
export const parseLocale = createTextParser(/^[a-z]{2}-[A-Z]{2}$/, 'a locale like en-AU')
const parsePath = createTextParser(/^\/\S*$/, 'a path like /cart')

/** Reads a folder of app. */
export function parseFolder(folder: string): string {
  if (existsSync(join(ROOT, 'app', folder)) && !folder.startsWith('.')) return folder
  throw new InvalidArgumentError(
    'Expected a folder of app like mailing; a new one needs a line in tests/architecture/layers.ts.',
  )
}

/** Reads how many units of a currency a dollar is. */
export function parseRate(text: string): number {
  const rate = Number(text)
  if (rate > 0 && rate < 1_000_000) return rate
  throw new InvalidArgumentError('Expected a number like 1.5.')
}

/** Reads an upstream and one of its operations. */
export function parseCall(text: string): { upstream: string; operation: string } {
  const [, upstream, operation] = /^([a-z-]+)\.(\w+)$/.exec(text) ?? []
  if (upstream && operation) return { upstream, operation }
  throw new InvalidArgumentError('Expected a call like backend.newsletter.')
}
