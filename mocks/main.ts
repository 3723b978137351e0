import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { parseStorefronts, parseStores } from './addresses.ts'
import type { SimulatedBackendOptions } from './backend.ts'
import { formatReload } from './control/describe/reload.ts'
import type { ReloadMessage, StartMessage } from './control/launch.ts'
import { PortTaken, serve } from './server.ts'
import { readAgentProfiles } from './upstreams/ucp/agent-profile-files.ts'

/** The simulated backend as a process: `node mocks/main.ts --port 4010 --storefront http://localhost:3000`. */
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4010' },
    host: { type: 'string', multiple: true },
    store: { type: 'string', multiple: true },
    storefront: { type: 'string', multiple: true },
    'plain-links': { type: 'boolean', default: false },
    https: { type: 'boolean', default: false },
    cert: { type: 'string' },
    key: { type: 'string' },
    'image-host': { type: 'string' },
    'agent-profile': { type: 'string', multiple: true },
    'certificate-dir': { type: 'string', default: '.spoke/certificate' },
    webhooks: { type: 'string' },
    'webhook-secret': { type: 'string' },
    'storefront-forwards': { type: 'boolean', default: false },
    catalogue: { type: 'string' },
    seed: { type: 'string' },
    'state-dir': { type: 'string', default: '.spoke/state' },
    'no-state': { type: 'boolean', default: false },
    'max-worlds': { type: 'string' },
    'warm-pictures': { type: 'boolean', default: false },
    'draft-pictures': { type: 'boolean', default: false },
    reload: { type: 'boolean', default: false },
  },
})

const report = (message: StartMessage) => {
  process.send?.(message)
  if (process.send) return
  if (message.type === 'failed') process.stderr.write(`${[message.message, message.next].filter(Boolean).join('\n')}\n`)
  else process.stdout.write(`Simulated backend on ${message.origin}\n`)
}

const reportReload = (message: ReloadMessage) => {
  if (process.send) process.send(message)
  else process.stderr.write(`${formatReload(message)}\n`)
}

let created: { close(): Promise<void> } | undefined
try {
  const { stores, storePorts } = parseStores(values.store ?? [])
  const [host, ...hostNames] = values.host ?? []
  const certificate = await findCertificate([...(values.host ?? []), ...Object.values(stores).flat()])
  const backend = await createBackend({
    ...parseStorefronts(values.storefront ?? []),
    plainLinks: values['plain-links'],
    stores,
    storefrontForwards: values['storefront-forwards'],
    ...getWebhooks(),
    warmPictures: values['warm-pictures'],
    draftPictures: values['draft-pictures'],
    ...(values['image-host'] !== undefined && { imageHost: values['image-host'] }),
    ...(values['agent-profile'] && { agentProfiles: readAgentProfiles(values['agent-profile']) }),
    ...(values.catalogue !== undefined && { catalogue: values.catalogue }),
    ...(values.seed !== undefined && { seed: parseWholeNumber('--seed', values.seed) }),
    ...(values['max-worlds'] !== undefined && {
      maxWorlds: parseWholeNumber('--max-worlds', values['max-worlds']),
    }),
    ...(!values['no-state'] && { stateDir: values['state-dir'] }),
  })
  created = backend
  const port = parseWholeNumber('--port', values.port)
  const server = await serve(backend, { port, host, hostNames, storePorts, certificate })
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
  report({ type: 'ready', origin: server.origin, stores: server.stores, ...(certificate && { certificate }) })
} catch (error) {
  const message = await describeError(error)
  report({
    type: 'failed',
    message,
    ...(error instanceof Error && 'next' in error && typeof error.next === 'string' && { next: error.next }),
    ...(error instanceof PortTaken ? { code: 'port-taken', port: error.port } : { code: 'other' }),
  })
  process.exitCode = 1
  await created?.close()
  process.disconnect?.()
}

/** The message of an error, with the place where code cannot be loaded. */
async function describeError(error: unknown): Promise<string> {
  if (!(error instanceof SyntaxError)) return error instanceof Error ? error.message : String(error)
  const { describeFailure } = await import('./reload/describe-failure.ts')
  return describeFailure(error, fileURLToPath(new URL('..', import.meta.url)), [])
}

/** Imports the backend only now, because reloading follows what is imported after it has started. */
async function createBackend(options: SimulatedBackendOptions) {
  if (!values.reload) return (await import('./backend.ts')).createSimulatedBackend(options)
  const { startReloading } = await import('./reload/start-reloading.ts')
  return startReloading(options, reportReload)
}

/** The shop that gets webhooks, if there is one. */
function getWebhooks() {
  const { webhooks, 'webhook-secret': secret } = values
  if (webhooks === undefined && secret === undefined) return {}
  if (!webhooks || !secret) throw new Error('--webhooks and --webhook-secret belong together: give both')
  if (!/^https?:\/\//.test(webhooks)) throw new Error(`--webhooks takes the URL of a shop, not "${webhooks}"`)
  return { webhooks: { url: webhooks.replace(/\/$/, ''), secret } }
}

/** The certificate for https; undefined without --https and --cert. */
async function findCertificate(names: readonly string[]) {
  const { cert, key, https, 'certificate-dir': folder } = values
  if (cert === undefined && key === undefined && !https) return undefined
  const { getLocalCertificate, readCertificate } = await import('./https/certificate.ts')
  if (cert === undefined && key === undefined) return getLocalCertificate(folder, names)
  if (cert === undefined || key === undefined) throw new Error('--cert and --key belong together: give both')
  return readCertificate(cert, key)
}

function parseWholeNumber(flag: string, text: string): number {
  if (!/^\d{1,10}$/.test(text)) throw new Error(`${flag} takes a whole number, not "${text}"`)
  return Number(text)
}
