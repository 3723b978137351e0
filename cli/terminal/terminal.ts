import { stripVTControlCharacters, styleText } from 'node:util'
import { UsageError } from '../usage-error.ts'

type Style = Parameters<typeof styleText>[0]

/** One option of `Terminal.choose`. */
type Choice<Value extends string> = { value: Value; hint?: string }

/** Where a command prints. Results go to `out`, everything else to `err`. */
export type Terminal = {
  out(text: string): void
  err(text: string): void
  /** Prints what a long step does; into a pipe it prints nothing. */
  progress(text: string): void
  /** Styled text at a terminal; plain text into a pipe or under NO_COLOR. */
  style(style: Style, text: string): string
  /** Asks the user to choose; absent in scripts and CI, so that no command can wait there. */
  choose?: <Value extends string>(question: string, choices: readonly Choice<Value>[]) => Promise<Value>
  /** Aborts on Ctrl-C and SIGTERM. */
  signal: AbortSignal
}

/** Why a process stops: an AbortError, as for any other aborted signal, whose message is the signal's name. */
export const createStopReason = (signal: 'SIGINT' | 'SIGTERM') => new DOMException(signal, 'AbortError')

/** Whether a platform stops the process, rather than a user at a terminal. */
export const isTerminated = ({ reason }: AbortSignal) => reason instanceof DOMException && reason.message === 'SIGTERM'

/** The terminal of this process. */
export const createProcessTerminal = (signal: AbortSignal): Terminal => ({
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
  progress: (text) =>
    void (process.stderr.isTTY && process.stderr.write(`${styleText('dim', text, { stream: process.stderr })}\n`)),
  style: (style, text) => styleText(style, text, { stream: process.stdout }),
  ...(process.stdin.isTTY && process.stderr.isTTY && !process.env.CI && { choose }),
  signal,
})

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

/** The rows in columns as wide as their widest cell, two spaces between them. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths: number[] = []
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, getWidth(cell))
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - getWidth(cell)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Characters on the screen: style codes have no width. */
const getWidth = (text: string) => stripVTControlCharacters(text).length
