import { stripVTControlCharacters, styleText } from 'node:util'
import { UsageError } from '../usage-error.ts'
import { createLogWriter } from './log-writer.ts'
import { readKeys } from './read-keys.ts'

type Style = Parameters<typeof styleText>[0]

/** One option of `Terminal.choose`. */
type Choice<Value extends string> = { value: Value; hint?: string }

/** Where a command prints. Results go to `out`, everything else to `err`. */
export type Terminal = {
  out(text: string): void
  /** Writes whole lines of a server's log to stdout; what cannot be written is lost, and ends no server. */
  log(text: string): void
  err(text: string): void
  /** Prints what a long step does; into a pipe it prints nothing. */
  progress(text: string): void
  /** Styled text at a terminal; plain text into a pipe or under NO_COLOR. */
  style(style: Style, text: string): string
  /** Asks the user to choose; absent in scripts and CI, so that no command can wait there. */
  choose?: <Value extends string>(question: string, choices: readonly Choice<Value>[]) => Promise<Value>
  /** Calls back for each key that is pressed; returns the function that ends it. Absent where `choose` is. */
  readKeys?: (onKey: (key: string) => unknown) => () => void
  /** The width in characters; absent in a pipe, where lines are never wrapped. */
  columns?: number
  /** Aborts on Ctrl-C and SIGTERM. */
  signal: AbortSignal
}

/** Why a process stops: an AbortError, as for any other aborted signal, whose message is the signal's name. */
export const createStopReason = (signal: 'SIGINT' | 'SIGTERM') => new DOMException(signal, 'AbortError')

/** Whether a platform stops the process, rather than a user at a terminal. */
export const isTerminated = ({ reason }: AbortSignal) => reason instanceof DOMException && reason.message === 'SIGTERM'

/** The terminal of this process. */
export const createProcessTerminal = (signal: AbortSignal): Terminal => ({
  out: (text) => void process.stdout.write(`${text}\n`, endWithoutReader),
  log: createLogWriter(process.stdout, (text) => process.stderr.write(`${text}\n`)),
  err: (text) => void process.stderr.write(`${text}\n`),
  progress: (text) =>
    void (process.stderr.isTTY && process.stderr.write(`${styleText('dim', text, { stream: process.stderr })}\n`)),
  style: (style, text) => styleText(style, text, { stream: process.stdout }),
  ...(process.stdin.isTTY &&
    process.stderr.isTTY &&
    !process.env.CI && { choose, readKeys: (onKey) => readKeys(process.stdin, onKey) }),
  ...(process.stdout.columns && { columns: process.stdout.columns }),
  signal,
})

/** `spoke journal | head` closes the pipe early, which is not a failure. */
function endWithoutReader(error?: NodeJS.ErrnoException | null): void {
  if (error?.code === 'EPIPE') process.exit()
  if (error) throw error
}

async function choose<Value extends string>(question: string, choices: readonly Choice<Value>[]): Promise<Value> {
  // Imported here because few commands ask.
  const { autocomplete, isCancel } = await import('@clack/prompts')
  const options = choices.map(({ value, hint }) => ({ value, label: value, ...(hint && { hint }) }))
  const selected = await autocomplete<string>({ message: question, options, maxItems: 12, output: process.stderr })
  const choice = choices.find(({ value }) => value === selected)
  if (isCancel(selected) || !choice) throw new UsageError('Nothing was selected; nothing was changed.', { exitCode: 2 })
  return choice.value
}

/** Resolves when the signal aborts. */
export const waitForAbort = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

/**
 * The rows in columns as wide as their widest cell, two spaces between them.
 * @param columns Width of the terminal; the last cell of a longer row is wrapped at words.
 */
export function formatTable(rows: readonly (readonly string[])[], columns = Number.POSITIVE_INFINITY): string {
  const widths: number[] = []
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, getWidth(cell))
  }
  const pad = (cell: string, column: number) => cell + ' '.repeat((widths[column] ?? 0) - getWidth(cell))
  return rows
    .map((row) => {
      const start = row
        .slice(0, -1)
        .map((cell, column) => `${pad(cell, column)}  `)
        .join('')
      const indent = ' '.repeat(getWidth(start))
      return (start + wrap(row.at(-1) ?? '', columns - indent.length).join(`\n${indent}`)).trimEnd()
    })
    .join('\n')
}

/** The longest list that is printed beside something else. */
const MAX_SHORT_LIST = 8

/** The first lines, and how many more there are. */
export function toShortList(lines: readonly string[]): string[] {
  if (lines.length <= MAX_SHORT_LIST) return [...lines]
  return [
    ...lines.slice(0, MAX_SHORT_LIST - 1),
    `and ${lines.length - MAX_SHORT_LIST + 1} more (\`npx spoke world diff\`)`,
  ]
}

/** Shorter lines than these are worse to read than what a terminal breaks. */
const MIN_WIDTH = 24

/** The text in lines of at most so many characters, unless a word is longer. */
function wrap(text: string, width: number): string[] {
  if (width < MIN_WIDTH || getWidth(text) <= width) return [text]
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && getWidth(line) + 1 + getWidth(word) > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line]
}

/** Characters on the screen: style codes have no width. */
const getWidth = (text: string) => stripVTControlCharacters(text).length
