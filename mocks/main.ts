import { parseArgs } from 'node:util'
import { createSimulatedBackend } from './backend.ts'
import type { StartMessage } from './control/launch.ts'
import { PortTaken, serve } from './server.ts'

/** The simulated backend as a process: `node mocks/main.ts --port 4010 --storefront http://localhost:3000`. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string' },
    storefront: { type: 'string', default: 'http://localhost:3000' },
    seed: { type: 'string' },
    'state-dir': { type: 'string', default: '.spoke/state' },
    'no-state': { type: 'boolean', default: false },
    'max-worlds': { type: 'string' },
    'warm-pictures': { type: 'boolean', default: false },
    'draft-pictures': { type: 'boolean', default: false },
  },
})

const report = (message: StartMessage) => {
  process.send?.(message)
  if (message.type === 'failed') process.stderr.write(`${message.message}\n`)
  else if (!process.send) process.stdout.write(`Simulated backend on ${message.origin}\n`)
}

try {
  const backend = await createSimulatedBackend({
    storefront: values.storefront,
    warmPictures: values['warm-pictures'],
    draftPictures: values['draft-pictures'],
    ...(values.seed !== undefined && { seed: parseWholeNumber('--seed', values.seed) }),
    ...(values['max-worlds'] !== undefined && {
      maxWorlds: parseWholeNumber('--max-worlds', values['max-worlds']),
    }),
    ...(!values['no-state'] && { stateDir: values['state-dir'] }),
  })
  const server = await serve(backend, { port: parseWholeNumber('--port', values.port), host: values.host })
  let isStopping = false
  const stop = async () => {
    if (isStopping) return
    isStopping = true
    await server.close()
    await backend.close()
    if (process.connected) process.disconnect()
  }
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
  // stop when the parent process is gone
  process.once('disconnect', stop)
  report({ type: 'ready', origin: server.origin })
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  report({ type: 'failed', code: error instanceof PortTaken ? 'port-taken' : 'other', message })
  process.exitCode = 1
  process.disconnect?.()
}

function parseWholeNumber(flag: string, text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new Error(`${flag} takes a whole number, not "${text}"`)
  return Number(text)
}
