import { stripVTControlCharacters, styleText } from 'node:util'
import { Mistake } from './mistake.ts'

type Style = Parameters<typeof styleText>[0]

/** One of several to choose from. */
export type Choice<Value extends string> = { value: Value; hint?: string }

/** Where a command prints, and how. Results go to `out`, everything else to `err`. */
export type Terminal = {
  out(text: string): void
  err(text: string): void
  /** Says to a person who waits what is being waited for; into a pipe it says nothing. */
  progress(text: string): void
  /** Colours for a person at a terminal; plain text into a pipe or under NO_COLOR. */
  style(style: Style, text: string): string
  /** Lets a person choose one of several; absent where nobody sits there to be asked. */
  choose?: <Value extends string>(question: string, choices: readonly Choice<Value>[]) => Promise<Value>
  /** Aborted by Ctrl-C and by SIGTERM: what runs until then stops on it. */
  signal: AbortSignal
}

/** The terminal of this process. */
export const processTerminal = (signal: AbortSignal): Terminal => ({
  out: (text) => void process.stdout.write(`${text}\n`),
  err: (text) => void process.stderr.write(`${text}\n`),
  progress: (text) =>
    void (process.stderr.isTTY && process.stderr.write(`${styleText('dim', text, { stream: process.stderr })}\n`)),
  style: (style, text) => styleText(style, text, { stream: process.stdout }),
  ...(process.stdin.isTTY && process.stderr.isTTY && !process.env.CI && { choose }),
  signal,
})

async function choose<Value extends string>(question: string, choices: readonly Choice<Value>[]): Promise<Value> {
  // loaded here: most commands ask nothing
  const { autocomplete, isCancel } = await import('@clack/prompts')
  const options = choices.map(({ value, hint }) => ({ value, label: value, ...(hint && { hint }) }))
  const chosen = await autocomplete<string>({ message: question, options, maxItems: 12, output: process.stderr })
  const known = choices.find(({ value }) => value === chosen)
  if (isCancel(chosen) || !known) throw new Mistake('Nothing was chosen.', { exitCode: 2 })
  return known.value
}

/** Rows in columns as wide as their widest cell, two spaces between them. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths: number[] = []
  for (const row of rows) {
    for (const [column, cell] of row.entries()) widths[column] = Math.max(widths[column] ?? 0, visible(cell).length)
  }
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - visible(cell).length))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Without colours, which take no room. */
const visible = (text: string) => stripVTControlCharacters(text)
