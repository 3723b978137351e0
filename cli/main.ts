#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// A third off the start of `spoke dev`: compiled code is kept for the next time. So everything else is imported after.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))
const { run } = await import('./run.ts')
const { processTerminal } = await import('./terminal.ts')

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // The first asks, the second does not: children end when this process does.
    if (stopping.signal.aborted) process.exit(130)
    stopping.abort()
  })
}

// `spoke journal | head`: whoever reads has enough, and that is no failure
process.stdout.on('error', (cause: NodeJS.ErrnoException) => {
  if (cause.code !== 'EPIPE') throw cause
  process.exit()
})

process.exitCode = await run(process.argv.slice(2), processTerminal(stopping.signal))
// Told to stop, and all is closed: idle connections to upstreams must not keep the process for their last seconds.
if (stopping.signal.aborted) process.exit()
