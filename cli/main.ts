#!/usr/bin/env node
import { run } from './run.ts'
import { processTerminal } from './terminal.ts'

const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    // The first asks, the second does not: children end when this process does.
    if (stopping.signal.aborted) process.exit(130)
    stopping.abort()
  })
}

process.exitCode = await run(process.argv.slice(2), processTerminal(stopping.signal))
// Told to stop, and all is closed: idle connections to upstreams must not keep the process for their last seconds.
if (stopping.signal.aborted) process.exit()
