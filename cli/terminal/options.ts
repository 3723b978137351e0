import { type Command, InvalidArgumentError, Option } from 'commander'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { toCommand } from '#mocks/control/describe/command.ts'
import type { Terminal } from './terminal.ts'

/** The examples of a command's help, one per line. */
export const formatExamples = (...lines: string[]) => `\nExamples:\n${lines.map((line) => `  $ ${line}`).join('\n')}`

/** Adds the options that every command takes. */
export function addGlobalOptions(program: Command): Command {
  return program
    .addOption(
      new Option('--backend <url>', 'the simulated backend to use')
        .argParser(parseOrigin)
        .default('http://localhost:4010')
        .env('SPOKE_BACKEND'),
    )
    .option('--world <id>', 'the world to show or change', parseWorldId, 'default')
    .option('--json', 'print results and errors as JSON')
}

export type Globals = {
  /** The origin of the simulated backend. */
  backend: string
  world: string
  json: boolean
  /** A command for the same backend and world that works when pasted. */
  toCommand(command: string): string
  /** Prints a result: as JSON with --json, else as formatted. */
  print(value: unknown, format: () => string): void
}

/** The values of the global options. */
export function readGlobals(command: Command, terminal: Terminal): Globals {
  const { backend, world, json = false } = command.optsWithGlobals<{ backend: string; world: string; json?: boolean }>()
  const print: Globals['print'] = (value, format) => terminal.out(json ? JSON.stringify(value, null, 2) : format())
  const defaultBackend = process.env.SPOKE_BACKEND && parseOrigin(process.env.SPOKE_BACKEND)
  return {
    backend,
    world,
    json,
    toCommand(text) {
      // the list has all worlds
      const target = { backend, world: text === 'world list' ? 'default' : world }
      return toCommand(text, target, defaultBackend || undefined)
    },
    print,
  }
}

export function parseWholeNumber(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text)
  throw new InvalidArgumentError(text.startsWith('-') ? 'Expected a number of at least 0.' : 'Expected a whole number.')
}

/** A whole number above 0. */
export function parseCount(text: string): number {
  if (Number(text) > 0) return parseWholeNumber(text)
  throw new InvalidArgumentError('Expected a whole number above 0.')
}

/** A parser of whole numbers within limits, of which `expected` says what they are and gives an example. */
export const createRangeParser = (min: number, max: number, expected: string) => (text: string) => {
  const number = Number(text)
  if (/^\d{1,15}$/.test(text) && number >= min && number <= max) return number
  throw new InvalidArgumentError(`Expected ${expected}.`)
}

export const parsePort = createRangeParser(0, 65_535, 'a port from 0 to 65535, like 4011; 0 takes a free port')
export const parseSeconds = createRangeParser(0, 300, 'a number of seconds from 0 to 300, like 30')

/** Collects `name=value` pairs of a repeatable option. */
export function collectPair(text: string, earlier: Record<string, string> = {}): Record<string, string> {
  const separator = text.indexOf('=')
  if (separator < 1) throw new InvalidArgumentError('Expected a pair like waist=34.')
  return { ...earlier, [text.slice(0, separator)]: text.slice(separator + 1) }
}

/** Collects names given as `a,b` or by repeating the option. */
export function collectNames(text: string, earlier: string[] = []): string[] {
  const names = text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  if (names.length > 0) return [...earlier, ...names]
  throw new InvalidArgumentError('Expected names like a,b.')
}

/** Collects the values of a repeatable option. */
export const collectValue = (text: string, earlier: string[] = []): string[] => [...earlier, text]

export const createRegionOption = () =>
  new Option('--region <region>', 'the region of the shop').choices([...REGION_CODES])

/** A URL without the slash at its end. */
export function parseUrl(text: string): string {
  if (URL.canParse(text) && /^https?:/i.test(text)) return text.replace(/\/$/, '')
  throw new InvalidArgumentError('Expected a URL like https://shop.example.')
}

function parseOrigin(text: string): string {
  if (URL.canParse(text) && /^https?:/i.test(text)) return new URL(text).origin
  throw new InvalidArgumentError('Expected a URL like http://localhost:4010.')
}

function parseWorldId(text: string): string {
  if (/^[a-z0-9-]{1,64}$/.test(text)) return text
  throw new InvalidArgumentError('Expected a world id of 1 to 64 characters: a-z, 0-9 and -.')
}
