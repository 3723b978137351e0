import { run } from '../run.ts'
import type { Terminal } from './terminal.ts'

/** Runs a command line in this process and returns what it printed. */
export async function runSpoke(
  args: string,
  {
    signal = new AbortController().signal,
    onOut = (_text: string) => {},
    choose,
  }: { signal?: AbortSignal; onOut?: (text: string) => void; choose?: NonNullable<Terminal['choose']> } = {},
) {
  const out: string[] = []
  const err: string[] = []
  // Commands that start a shop set NODE_ENV, which would reach the tests after this one.
  const { NODE_ENV } = process.env
  const print = (text: string) => {
    out.push(text)
    onOut(text)
  }
  const exitCode = await run(args.split(' '), {
    out: print,
    log: (text) => print(text.trimEnd()),
    err: (text) => err.push(text),
    progress: () => {},
    style: (_style, text) => text,
    ...(choose && { choose }),
    signal,
  })
  process.env.NODE_ENV = NODE_ENV
  return { exitCode, out: out.join('\n'), err: err.join('\n') }
}
