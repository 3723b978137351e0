#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// The cache saves a third of the start-up time of `spoke dev`, and only for what is imported after this call.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))
const { run } = await import('./run.ts')
const { createProcessTerminal, createStopReason } = await import('./terminal/terminal.ts')

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // The first signal stops gracefully, the second at once; child processes end with this one.
    if (stopping.signal.aborted) process.exit(130)
    stopping.abort(createStopReason(signal))
  })
}

// `spoke journal | head` closes the pipe early, which is not a failure.
process.stdout.on('error', (cause: NodeJS.ErrnoException) => {
  if (cause.code !== 'EPIPE') throw cause
  process.exit()
})

process.exitCode = await run(process.argv.slice(2), createProcessTerminal(stopping.signal))
// After a signal everything is closed, and idle connections to upstreams must not delay the end.
if (stopping.signal.aborted) process.exit()
