import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { UsageError } from '../usage-error.ts'

/** The names by which controls of a shop are found, as patterns in any case. */
const DEFAULT_WORDS = {
  /** A path of a product. */
  product: '/products?/[^/?#]+$',
  add: '^add(ing)?( it)?( to (your )?(cart|basket|bag|trolley))?$',
  /** What opens the cart. */
  cart: '^(open |view |show |your |my |shopping )*(cart|basket|bag|trolley)\\b',
  checkout: 'check ?out',
  increase: '^(increase|more|add one|plus|\\+)',
  decrease: '^(decrease|reduce|fewer|less|remove one|minus|−|-)',
  remove: '^(remove|delete)(?! all| one| code)',
  codeSummary: '(discount|promo|voucher|coupon).*code|code.*(discount|promo)',
  code: '(discount|promo|voucher|coupon|code)',
  apply: '^(apply|enter|add code)',
  account: '^(account|sign in|log ?in|my account)',
  signOut: '^(sign|log) ?out',
  /** The names of countries to change to. */
  country: '^(united states|usa|canada|europe|france|germany|deutschland)\\b',
  /** What stands over a page, such as a question about cookies. */
  dismiss: '^(only necessary|necessary only|reject( all)?|decline|no,? thanks|close|dismiss|accept( all)?|got it)$',
} as const

export type ControlName = keyof typeof DEFAULT_WORDS
export type ControlWords = Readonly<Record<ControlName, RegExp>>

/** The most lines of a file: a shop whose controls have names needs no more. */
const MAX_LINES = 30

const wordsFile = z.strictObject(
  Object.fromEntries(Object.keys(DEFAULT_WORDS).map((name) => [name, z.string().min(1).optional()])) as Record<
    ControlName,
    z.ZodOptional<z.ZodString>
  >,
)

/** The names of a shop's controls: the usual ones, or those of a JSON file instead. Throws a UsageError for an invalid file. */
export function readControlWords(file?: string): ControlWords {
  const own = file === undefined ? {} : readFile(file)
  return Object.fromEntries(
    Object.entries({ ...DEFAULT_WORDS, ...own }).map(([name, pattern]) => [name, new RegExp(pattern, 'i')]),
  ) as ControlWords
}

function readFile(file: string): Partial<Record<ControlName, string>> {
  const next = `Write a JSON object of patterns, like { "add": "^put it in" }. Its names: ${Object.keys(DEFAULT_WORDS).join(', ')}.`
  try {
    const text = readFileSync(file, 'utf8')
    const lines = text.trim().split('\n').length
    if (lines > MAX_LINES) throw new Error(`it has ${lines} lines, and ${MAX_LINES} are allowed`)
    const words = wordsFile.parse(JSON.parse(text))
    for (const pattern of Object.values(words)) if (pattern !== undefined) new RegExp(pattern, 'i')
    return JSON.parse(JSON.stringify(words))
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : (cause as Error).message
    throw new UsageError(`${file} has no words of controls: ${reason}`, { next, exitCode: 2, cause })
  }
}
