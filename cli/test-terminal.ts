import { run } from './run.ts'

/** Runs a command line in process and keeps what it prints. */
export async function spoke(
  args: string,
  { signal = new AbortController().signal, onOut = (_text: string) => {} } = {},
) {
  const out: string[] = []
  const err: string[] = []
  const exitCode = await run(args.split(' '), {
    out: (text) => {
      out.push(text)
      onOut(text)
    },
    err: (text) => err.push(text),
    progress: () => {},
    style: (_style, text) => text,
    signal,
  })
  return { exitCode, out: out.join('\n'), err: err.join('\n') }
}
