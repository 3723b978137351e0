import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import * as cookies from '#app/visitor/cookies.ts'
import { createControlClient } from '#mocks/control/client.ts'
import { findFreePort, ROOT } from '#scripts/processes.ts'
import { expect, test } from '#tests/support/shop.ts'
import { sendRaw } from './raw-http.ts'

const CLIENT = join(ROOT, '.output/client')

/** Everything that a browser can load, compressed siblings included. */
const readClientFiles = () =>
  readdirSync(CLIENT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|png|jpg|ico|woff2|avif|webp)$/.test(entry.name))
    .map(({ parentPath, name }) => {
      const bytes = readFileSync(join(parentPath, name))
      return { name, text: String(name.endsWith('.gz') ? gunzipSync(bytes) : bytes) }
    })

test('no browser file holds a secret or an upstream’s address [OPS-01] [OPS-04] [FIT-10]', () => {
  const files = readClientFiles()
  expect(files.length).toBeGreaterThan(100)
  const variables = readFileSync(join(ROOT, 'app/upstream/config.server.ts'), 'utf8').match(/^ {2}[A-Z_]+(?=:)/gm) ?? []
  expect(variables.length).toBeGreaterThan(20)
  for (const { name, text } of files) {
    for (const variable of variables) expect(text.includes(variable.trim()), `${variable} in ${name}`).toBe(false)
    expect(
      text.match(/sourceMappingURL|BEGIN [A-Z ]*PRIVATE KEY|shpat_\w+|\bsk_live_\w+|\/node_modules\//),
      name,
    ).toBeNull()
    const origins = new Set(text.match(/\bhttps?:\/\/[\w.:-]+/g))
    for (const origin of origins)
      expect(
        [
          'http://www.w3.org',
          'https://react.dev',
          'http://localhost',
          'https://shop.invalid',
          'https://www.facebook.com',
          'https://www.instagram.com',
          'https://www.youtube.com',
        ],
        `${origin} in ${name}`,
      ).toContain(origin)
    for (const address of text.match(/\b[\w.+-]+@[\w-]+\.[a-z.]{2,}\b/g) ?? [])
      expect(['help@spoke.example', 'press@spoke.example'], name).toContain(address)
  }
})

/** Starts a shop of its own in a scenario, whose log is read from its output. */
async function startLoggingShop(scenario: string) {
  const [port, backendPort] = [await findFreePort(), await findFreePort()]
  const args = [
    'start',
    '--simulated',
    '--scenario',
    scenario,
    '--log-level',
    'info',
    '--port',
    `${port}`,
    '--backend-port',
    `${backendPort}`,
  ]
  const shop = spawn(process.execPath, ['cli/main.ts', ...args], { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'] })
  let log = ''
  for (const output of [shop.stdout, shop.stderr])
    output.setEncoding('utf8').on('data', (text: string) => {
      log += text
    })
  const origin = `http://localhost:${port}`
  // far above what a busy machine needs to start it
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  await expect.poll(isReady, { timeout: 120_000 }).toBe(true)
  const stop = async () => {
    shop.kill('SIGINT')
    await once(shop, 'exit')
    return log
  }
  return { origin, control: createControlClient({ origin: `http://localhost:${backendPort}` }), stop }
}

test('log lines name refusals, and hold no secret and nothing that a visitor sent [OPS-04] [ANA-04] [OPS-15]', async () => {
  const { origin, stop } = await startLoggingShop('shopify-down,collections-down')
  const personal = 'q9z'
  const email = `${personal}@example.com`
  const names = Object.values(cookies).map((spec) => (typeof spec === 'function' ? spec('gb') : spec).name)
  const cookie = ['access_tokens', ...names].map((name) => `${name}=${personal}%20${personal}`).join('; ')
  const form = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin', origin, cookie }
  const json = { ...form, 'content-type': 'application/json' }
  let log = ''
  try {
    for (const path of [
      '/',
      '/cart',
      '/account',
      '/search',
      '/nothing',
      '/collections/trousers',
      '/pages/search',
      '/preview',
      '/api/where',
      '/_serverFn/x',
      '/%zz',
    ])
      await sendRaw(origin, `${path}?email=${email}&code=${personal}&state=${personal}&key=${personal}&q=${personal}`, {
        headers: { cookie, authorization: personal, referer: `${origin}/?email=${email}` },
      })
    for (const [path, body, headers] of [
      ['/newsletter', `email=${email}`, form],
      ['/refer-a-friend', `name=${personal}&email=${email}&friendEmail=${email}&message=${personal}`, form],
      ['/spoke-feedback', `improveFit=${personal}`, form],
      ['/unsubscribe', `firstName=${personal}&lastName=${personal}&address=${personal}&postcode=${personal}`, form],
      ['/returns', `step=find&number=SP1001&proof=${email}&comment:1=${personal}`, form],
      ['/order-status', `number=SP1001&proof=${email}`, form],
      ['/cart', `product=${personal}&lines=${personal}`, form],
      ['/country', `region=us&path=/${personal}`, form],
      ['/api/report', JSON.stringify({ code: 'cart.completed', message: email }), json],
      ['/api/visit', JSON.stringify({ email }), json],
      ['/api/report', `{${personal}`, json],
      ['/_serverFn/x', `{${personal}`, json],
      ['/newsletter', `email=${email}`, { ...form, 'sec-fetch-site': 'cross-site' }],
    ] as const)
      await sendRaw(origin, path, { method: 'POST', headers, body })
  } finally {
    log = await stop()
  }
  expect(log.match(/"path":"/g)?.length, log).toBeGreaterThan(12)
  expect(log).toMatch(/"level":"error"/)
  for (const refused of ['preview-key', 'other-site', 'malformed-call', 'access'])
    expect(log).toContain(`"refused":"${refused}"`)
  for (const text of [personal, 'simulated-', 'x-shopify', 'authorization', 'cookie']) expect(log).not.toContain(text)
})

test('no log line, report or response quotes what an upstream answered [OPS-04]', async () => {
  const { origin, control, stop } = await startLoggingShop('cart-with-lines')
  const secret = 'q9z'
  const errors = [{ message: `${secret}@example.com`, path: [secret], extensions: { code: `${secret}7` } }]
  const refusal = [{ code: 'INVALID', field: [secret], message: `${secret} is wrong` }]
  const answers: string[] = []
  let log = ''
  try {
    for (const upstream of ['backend', 'content', 'customer-account', 'fit', 'flags', 'reviews', 'sign-in', 'shopify'])
      await control.addFault('default', {
        upstream,
        respond: { status: 200, body: { [secret]: secret, data: null, errors, featureFlags: { [secret]: [] } } },
      })
    const headers = { cookie: `cart_id_gb=${encodeURIComponent('gid://shopify/Cart/1?key=1')}; account_token_gb=t` }
    for (const path of ['/', '/cart', '/account', '/collections/trousers', '/products/heroes-navy', '/pages/about-us'])
      answers.push((await sendRaw(origin, path, { headers })).body)
    await control.clearFaults('default')
    await control.addFault('default', {
      upstream: 'shopify',
      operation: 'cartCreate',
      respond: { userErrors: refusal },
    })
    answers.push((await sendRaw(origin, '/cart/1001001:1', { headers })).body)
  } finally {
    const reports = await control.journal('default', { kind: 'report' })
    log = JSON.stringify(reports) + (await stop())
  }
  expect(log.match(/"level":"error"/g)?.length, log).toBeGreaterThan(8)
  expect(log).toContain('a cart permalink was refused')
  for (const text of [log, ...answers]) expect(text).not.toContain(secret)
})
