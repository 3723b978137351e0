import type { Terminal } from '../terminal/terminal.ts'

type Style = Terminal['style']

const LEVELS = ['info', 'warn', 'error', 'critical'] as const

/** A line of the shop's log as a developer reads it: time, level, code and message, then the other fields. */
export function toReadableLine(line: unknown, style: Style): string | undefined {
  const { time, level, code, message, requestId: _, traceId: __, ...rest } = parseLine(line) ?? {}
  const known = LEVELS.find((name) => name === level)
  if (typeof time !== 'string' || known === undefined) return undefined
  const fields = Object.entries(rest).map(([name, value]) => `${name} ${JSON.stringify(value)}`)
  const words = [code, message, ...fields].filter((word) => word !== undefined && word !== '')
  const colour = known === 'info' ? 'dim' : known === 'warn' ? 'yellow' : 'red'
  return `${style('dim', time.slice(11, 19))} ${style(colour, known.padEnd(5))} ${words.join('  ')}`
}

/** Prints the shop's log, which is JSON for machines, for people. Returns the function that ends it. */
export function makeLogReadable(style: Style): () => void {
  const { info, warn, error } = console
  const readable =
    (print: typeof console.info) =>
    (...args: unknown[]) =>
      args.length === 1 ? print(toReadable(args[0], style)) : print(...args)
  Object.assign(console, { info: readable(info), warn: readable(warn), error: readable(error) })
  return () => void Object.assign(console, { info, warn, error })
}

const toReadable = (value: unknown, style: Style): unknown =>
  value instanceof Error ? formatError(value) : (toReadableLine(value, style) ?? value)

/** An error and its causes. Node would print all that one of Vite carries, which is the whole text of a file as well. */
function formatError({ stack, message, cause }: Error): string {
  const text = keepOwnFrames(stack ?? message)
  return cause instanceof Error ? `${text}\nCaused by ${formatError(cause)}` : text
}

/** Lines of a stack in packages and in Node itself. */
const FOREIGN_FRAME = /\n\s+at .*(?:\/node_modules\/|\(node:).*/g

/** An error's text with only those lines of its stack that are in the project's code. */
export const keepOwnFrames = (text: string): string => text.replace(FOREIGN_FRAME, '')

function parseLine(line: unknown): Record<string, unknown> | undefined {
  if (typeof line !== 'string' || !line.startsWith('{"time":')) return undefined
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
