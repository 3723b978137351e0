#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// The cache saves a third of the start-up time of `spoke dev`, and only for what is imported after this call.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)))
const { run } = await import('./run.ts')
const { runProcess } = await import('./run-process.ts')
await runProcess(run)
