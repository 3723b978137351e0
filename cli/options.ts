import { InvalidArgumentError, Option } from 'commander'
import { REGION_CODES } from '#contracts/regions.ts'

/** Examples under a command's help, one a line. */
export const examples = (...lines: string[]) => `\nExamples:\n${lines.map((line) => `  $ ${line}`).join('\n')}`

export function wholeNumber(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text)
  throw new InvalidArgumentError('It is a whole number.')
}

export function portNumber(text: string): number {
  const port = wholeNumber(text)
  if (port <= 65_535) return port
  throw new InvalidArgumentError('It is a number up to 65535; 0 takes a free one.')
}

/** Collects `name=value` pairs given once or more. */
export function pair(text: string, earlier: Record<string, string> = {}): Record<string, string> {
  const at = text.indexOf('=')
  if (at < 1) throw new InvalidArgumentError('It is a pair like waist=34.')
  return { ...earlier, [text.slice(0, at)]: text.slice(at + 1) }
}

/** Names given as `a,b` or by repeating the option. */
export const names = (text: string, earlier: string[] = []): string[] => [
  ...earlier,
  ...text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean),
]

export const regionOption = () => new Option('--region <region>', 'the store it happens in').choices([...REGION_CODES])
