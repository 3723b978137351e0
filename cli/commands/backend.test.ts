import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { runSpoke } from '../terminal/spoke.fixtures.ts'

/** A process that starts on a busy machine. */
const PROCESS_MS = 60_000

/** What `spoke backend` prints once it runs; `use` is called with it, then the command is stopped. */
async function runBackend(args: string, use: (out: string) => Promise<void> = async () => {}) {
  const stop = new AbortController()
  let using = Promise.resolve()
  const onOut = (out: string) => {
    using = use(out).finally(() => stop.abort())
  }
  const result = await runSpoke(`backend --port 0 --no-state ${args}`, { signal: stop.signal, onOut })
  await using
  return result
}

test(
  'a store at a root prints what its storefront needs [CLI-02] [SIM-10]',
  async () => {
    const { out, exitCode } = await runBackend('--store us=0 --storefront us=http://localhost:3001')
    const url = /^# Store us: (http:\/\/localhost:\d+)$/m.exec(out)?.[1]
    expect(out).toContain(
      [
        `PUBLIC_STORE_DOMAIN=${url}`,
        `PUBLIC_CHECKOUT_DOMAIN=${url?.replace('http://', '')}`,
        'PUBLIC_STOREFRONT_ID=1',
        'PUBLIC_STOREFRONT_API_TOKEN=simulated-us',
        'PRIVATE_STOREFRONT_API_TOKEN=simulated-us-private',
        'PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID=shp_simulated',
        `PUBLIC_CUSTOMER_ACCOUNT_API_URL=${url}`,
        'SHOP_ID=2',
        'SESSION_SECRET=simulated',
      ].join('\n'),
    )
    expect(exitCode).toBe(0)
  },
  PROCESS_MS,
)

test(
  '--json has each store’s variables, its origin and the certificate',
  async () => {
    await runBackend('--store gb=0 --https --storefront http://localhost:3000 --plain-links --json', async (out) => {
      const { origin, stores, certificate, storefrontEnvironments, environment } = JSON.parse(out)
      expect(origin).toMatch(/^https:\/\/localhost:\d+$/)
      expect(certificate).toEqual({
        file: expect.stringMatching(/\.spoke\/certificate\/cert\.pem$/),
        fingerprint: expect.stringMatching(/^[0-9A-F:]{95}$/),
        expires: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      })
      expect(storefrontEnvironments.gb.PUBLIC_STORE_DOMAIN).toBe(new URL(stores.gb).host)
      expect(storefrontEnvironments.eu.PUBLIC_STORE_DOMAIN).toBe(`${origin}/shopify/eu`)
      expect(environment.SITE_ORIGIN).toBe('http://localhost:3000')
      const query = JSON.stringify({ query: '{ product(handle: "heroes-navy") { onlineStoreUrl } }' })
      const headers = { 'content-type': 'application/json' }
      // the same port takes http, for clients that do not trust the certificate
      const store = stores.gb.replace('https:', 'http:')
      const response = await fetch(`${store}/api/2025-01/graphql.json`, { method: 'POST', headers, body: query })
      expect((await response.json()).data.product.onlineStoreUrl).toBe('http://localhost:3000/products/heroes-navy')
    })
  },
  PROCESS_MS,
)

test.each([
  ['--store mars=5443', '--store mars=5443: expected a store and a port or a host, such as us=5443'],
  ['--store us=70000', '--store us=70000: a port is 65535 at most'],
  ['--store us=1 --store us=2', '--store us=2: store us has a port already'],
  ['--storefront *', '"*" is not a storefront\'s URL, such as http://localhost:3000. Each one has to be named.'],
  ['--storefront us=*', '"*" is not a storefront\'s URL'],
  ['--cert cert.pem', '--cert and --key belong together.'],
  ['--cert nowhere.pem --key nowhere.pem', 'nowhere.pem'],
])(
  '`spoke backend %s` says what is wrong [CLI-03]',
  async (args, message) => {
    const { err, out, exitCode } = await runBackend(args)
    expect(err).toContain(message)
    expect(err).not.toContain('    at ')
    expect(out).toBe('')
    expect(exitCode).toBeGreaterThan(0)
  },
  PROCESS_MS,
)

test(
  'a store’s port in use is named [CLI-03]',
  async () => {
    const blocker = createServer()
    await once(blocker.listen(0), 'listening')
    const { port } = blocker.address() as AddressInfo
    const { err } = await runBackend(`--store us=${port}`)
    blocker.close()
    expect(err).toBe(`Port ${port} is in use.\nGive the store another one with --store, or 0 for any free port.`)
  },
  PROCESS_MS,
)
