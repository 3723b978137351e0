import { execFile, execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { setUpSimulatedBackend } from './backend/backend.fixtures.ts'
import { BACKEND_COMMANDS } from './commands/backend-commands.fixtures.ts'
import { runSpoke } from './terminal/spoke.fixtures.ts'

const { getServer, getWorld, getWorlds, spoke, spokeJson } = setUpSimulatedBackend()

let stateDir: string
beforeAll(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'spoke-state-'))
})
afterAll(() => rm(stateDir, { recursive: true }))

/** The limit of tests that start processes, on a busy machine too. */
const PROCESS_MS = 30_000

test('a mistyped scenario is rejected with the nearest name and changes nothing [CLI-01] [CLI-03]', async () => {
  await spoke('seed cart')
  const { exitCode, out, err } = await spoke('scenario use cart-complete')
  expect(err).toBe(
    `No scenario called "cart-complete".\nDid you mean cart-completed?  Run \`npx spoke scenario list --backend ${getServer().origin}\` to see them all.`,
  )
  expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' })
  expect(getWorld().carts.count()).toBe(1)
  expect(getWorld().scenarios).toEqual([])
})

test('showing a mistyped scenario suggests the nearest and changes nothing', async () => {
  await spoke('seed cart')
  const { exitCode, err } = await spoke('scenario show cart-complete')
  expect(err).toContain('Did you mean cart-completed?')
  expect(exitCode).toBe(2)
  expect(getWorld().carts.count()).toBe(1)
})

test('the list of scenarios is grouped by department, with summaries [CLI-02]', async () => {
  const { out, exitCode } = await spoke('scenario list')
  expect(out).toMatch(/^cart$/m)
  expect(out).toMatch(/^ {2}cart-completed +The shopper returns with a cart they have already checked out\.$/m)
  expect(exitCode).toBe(0)
})

test('a scenario is shown with its errors and parameters [CLI-02]', async () => {
  const { out } = await spoke('scenario show cart-completed')
  expect(out).toMatch(/^Causes +cart\.completed$/m)
  expect(out).toMatch(/^Start page +\/cart$/m)
  expect(out).toMatch(/region \(gb\|us\|eu, default gb\)/)
})

test('using a scenario loads it and prints the link to enter [CLI-02]', async () => {
  const { out } = await spoke('scenario use cart-completed --region us')
  expect(getWorld().scenarios).toEqual(['cart-completed'])
  expect(getWorld().orders.count()).toBe(1)
  expect(out).toContain(`${getServer().origin}/enter?world=default&region=us`)
})

test('loading a scenario prints what it changed [SIM-04] [CLI-02]', async () => {
  const { out } = await spoke('scenario use variant-sold-out add-to-cart-fails')
  expect(out).toMatch(
    /^World default now has .*\n {2}fault: shopify .*\n[\s\S]* {2}stock of Heroes, Navy, 34 \/ Build B \/ 32: 0, was \d+\n/,
  )
})

test('several scenarios are loaded in order', async () => {
  await spoke('scenario use cart-completed flags-down')
  expect(getWorld().scenarios).toEqual(['cart-completed', 'flags-down'])
})

test('an unknown parameter is named and changes nothing', async () => {
  await spoke('seed cart')
  const { exitCode, err } = await spoke('scenario use cart-completed --param colour=red')
  expect(err).toContain('cart-completed has no parameter called colour.')
  expect(exitCode).toBe(2)
  expect(getWorld().carts.count()).toBe(1)
})

test('clearing resets the world to its default data [CLI-02]', async () => {
  await spoke('scenario use cart-completed')
  expect((await spoke('scenario clear')).exitCode).toBe(0)
  expect(getWorld().scenarios).toEqual([])
  expect(getWorld().orders.count()).toBe(0)
})

test('a seeded cart can be read from Shopify [CLI-02]', async () => {
  const { cartId } = await spokeJson(
    'seed cart --region us --product heroes-navy --waist 34 --build B --leg 32 --quantity 2',
  )
  const response = await fetch(`${getServer().origin}/shopify/us/api/2025-01/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'simulated-us' },
    body: JSON.stringify({
      query: `query ($id: ID!) { cart(id: $id) { totalQuantity cost { subtotalAmount { currencyCode } }
        lines(first: 5) { nodes { merchandise { ... on ProductVariant { title product { handle } } } } } } }`,
      variables: { id: cartId },
    }),
  })
  const { data } = await response.json()
  expect(data.cart).toMatchObject({
    totalQuantity: 2,
    cost: { subtotalAmount: { currencyCode: 'USD' } },
    lines: { nodes: [{ merchandise: { product: { handle: 'heroes-navy' } } }] },
  })
  expect(data.cart.lines.nodes[0].merchandise.title).toMatch(/^34 .*B .*32$/)
})

test('seeding an unknown product suggests the nearest and adds no cart', async () => {
  const { exitCode, err } = await spoke('seed cart --product heros-navy')
  expect(err).toContain('Did you mean heroes-navy?')
  expect(exitCode).toBe(2)
  expect(getWorld().carts.count()).toBe(0)
})

test('a size that does not exist is rejected with those that do', async () => {
  const { exitCode, err } = await spoke('seed cart --waist 99')
  expect(err).toMatch(/no such size.*waist .*34/)
  expect(exitCode).toBe(2)
})

test('the journal lists the requests to the backend [CLI-02]', async () => {
  await fetch(`${getServer().origin}/shopify/gb/api/2025-01/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'simulated-gb' },
    body: JSON.stringify({ query: '{ shop { name } }' }),
  })
  expect((await spoke('journal')).out).toMatch(/request +200 .* shopify shop/)
  expect(await spokeJson('journal --kind request')).toEqual([
    expect.objectContaining({ kind: 'request', upstream: 'shopify', status: 200 }),
  ])
  expect(await spokeJson('journal --kind report')).toEqual([])
})

test('a call of the journal is shown with its variables, and made again [SIM-11]', async () => {
  await fetch(`${getServer().origin}/shopify/gb/api/2025-01/graphql.json`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-shopify-storefront-access-token': 'simulated-gb' },
    body: JSON.stringify({
      query: 'query Title($handle: String!) { product(handle: $handle) { title } }',
      variables: { handle: 'heroes-navy' },
    }),
  })
  const [{ seq }] = await spokeJson('journal')
  const { out } = await spoke(`journal show ${seq}`)
  expect(out).toContain('query Title($handle: String!) {\n  product(handle: $handle) {\n    title\n  }\n}')
  expect(out).toMatch(/Variables\n{\n {2}"handle": "heroes-navy"/)
  expect(out).toContain('x-shopify-storefront-access-token: [hidden]')
  expect(out).toMatch(/Make it fail +npx spoke fault add shopify product --status 503 --times 1/)
  expect((await spoke(`journal show ${seq} --as curl`)).out).toMatch(/^curl -X POST /)
  expect((await spoke(`journal replay ${seq}`)).out).toContain('"title": "Heroes, Navy"')
})

test.each([
  ['journal show 999', /The journal has no entry 999: .*\n`npx spoke journal` lists/],
  ['journal show one', /Expected a whole number/],
  ['journal show 1 --as har', /Allowed choices are curl, test, graphiql/],
])('%s is refused in a line with the next step [CLI-03]', async (args, words) => {
  getWorld().journal.add({ kind: 'warning', message: 'one' })
  const { exitCode, err } = await spoke(args)
  expect([exitCode, err]).toEqual([2, expect.stringMatching(words)])
})

test('a followed journal prints new entries until it is stopped [CLI-02]', async () => {
  const stop = new AbortController()
  const lines: string[] = []
  const following = spoke('journal --follow', {
    signal: stop.signal,
    onOut(line) {
      lines.push(line)
      if (lines.length === 1) getWorld().journal.add({ kind: 'warning', message: 'second' })
      else stop.abort()
    },
  })
  getWorld().journal.add({ kind: 'warning', message: 'first' })
  expect((await following).exitCode).toBe(0)
  expect(lines).toEqual([expect.stringMatching(/warning {2}first$/), expect.stringMatching(/warning {2}second$/)])
})

test('a cleared journal is empty', async () => {
  getWorld().journal.add({ kind: 'warning', message: 'old' })
  await spoke('journal --clear')
  expect(await spokeJson('journal')).toEqual([])
})

test('a world can be shown and reset', async () => {
  await spoke('seed cart --world mine')
  expect((await spoke('world show --world mine')).out).toMatch(/^Records +carts 1$/m)
  await spoke('world reset --world mine --seed 7')
  expect(await spokeJson('world show --world mine')).toMatchObject({ id: 'mine', seed: 7, records: { carts: 0 } })
  expect((await spokeJson('world list')).map(({ id }: { id: string }) => id)).toContain('mine')
})

test.each([
  [
    'world keep navy-gone',
    'World default is as a new one: nothing to keep yet\nLoad, seed or change something, then keep it.',
  ],
  ['world keep cart-completed', 'there is a scenario cart-completed; choose another name'],
  ['world keep Navy', 'Navy: expected a name like belts-sold-out'],
  ['world keep navy-gone --department shoes', 'department: Invalid option'],
  ['world keep navy-gone --start cart', '--start: Invalid string'],
  ['new scenario cart-completed', 'There is a scenario cart-completed.\nChoose another name; nothing was written.'],
  ['new journey cart-x --scenario cart-complete', 'No scenario called "cart-complete".\nDid you mean cart-completed?'],
  ['new journey cart', 'tests/e2e/cart.spec.ts exists already; nothing was written.'],
  ['new page newsletter --title x', 'There is a page /newsletter.'],
  ['new page gift --title x --folder shoes', 'Expected a folder of app like mailing'],
  ['new upstream flags', 'contracts/flags/openapi.yaml exists already; nothing was written.'],
  ['new region us --country x --currency USD --locale en-US', 'There is a region us.'],
  ['new error cart --when x --shown x', 'Expected a code like cart.wrap-failed.'],
  ['new shoe x', "Unknown command 'shoe'"],
])('`spoke %s` is refused in a line and writes nothing [CLI-03] [CLI-05]', async (args, line) => {
  const before = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' })
  const { exitCode, out, err } = await spoke(args)
  expect(err).toContain(line)
  expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' })
  expect(execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' })).toBe(before)
})

test('showing an unknown world does not create it', async () => {
  const { exitCode, err } = await spoke('world show --world nowhere')
  expect(err).toContain('There is no world "nowhere"')
  expect(exitCode).toBe(2)
  expect(getWorlds().peek('nowhere')).toBeUndefined()
})

test('with --json errors are JSON too, and stdout stays empty [CLI-03]', async () => {
  const { out, err } = await spoke('scenario use cart-complete --json')
  expect(out).toBe('')
  expect(JSON.parse(err)).toEqual({
    error: 'No scenario called "cart-complete".',
    next: `Did you mean cart-completed?  Run \`npx spoke scenario list --backend ${getServer().origin}\` to see them all.`,
  })
})

const commands = [
  'dev',
  // writes into the checkout: tests/recipes.test.ts runs it in a copy
  'world keep',
  'new scenario',
  'new journey',
  'new error',
  'new upstream',
  'new region',
  'new page',
  'new form',
  'start',
  'backend',
  ...BACKEND_COMMANDS,
  'agent size',
  'fit recommend',
  'fit serve',
  'fit copy',
  'fit train',
  'fit score',
  'mcp',
  'gallery',
  'completion',
  'contracts generate',
  'contracts check',
  'test',
  'survive',
  'explore',
  'verify',
  'doctor',
]
test.each(commands)('the help of `spoke %s` has examples [CLI-02] [CLI-03]', async (command) => {
  const { out, exitCode } = await runSpoke(`${command} --help`)
  expect(out).toContain(`Examples:\n  $ `)
  expect(out).toContain(`spoke ${command}`)
  expect(exitCode).toBe(0)
})

test.each(['--help', 'start --help', 'fit serve --help'])(
  '`spoke %s` loads no package but commander [CLI-04]',
  async (args) => {
    const hooks = `import { registerHooks } from 'node:module'
      registerHooks({ resolve(specifier, context, next) {
        const resolved = next(specifier, context)
        if (resolved.url.includes('/node_modules/')) console.error(resolved.url)
        return resolved
      } })`
    const options = ['--import', `data:text/javascript,${encodeURIComponent(hooks)}`, 'cli/main.ts', ...args.split(' ')]
    const { stderr } = await promisify(execFile)(process.execPath, options)
    const packages = stderr.match(/(?<=\/node_modules\/)(?:@[^/]+\/)?[^/]+/g)
    expect([...new Set(packages)]).toEqual(['commander'])
  },
  PROCESS_MS,
)

test.each([
  ['scenari list', "Unknown command 'scenari'.\nDid you mean scenario?  Run `npx spoke --help` to see its commands."],
  ['scenario us cart-completed', 'Did you mean use?  Run `npx spoke scenario --help`'],
  ['dev --scenaro cart-completed', 'Did you mean --scenario?  Run `npx spoke dev --help` to see its options.'],
  ['dev --region fr', 'Allowed choices are gb, us, eu.'],
  ['dev --port many', 'Expected a port from 0 to 65535'],
  ['world show --world ../etc', 'Expected a world id of 1 to 64 characters: a-z, 0-9 and -.'],
  ['world show --backend nowhere', 'Expected a URL like http://localhost:4010.'],
  ['seed cart --option waist', 'Expected a pair like waist=34.'],
])('`spoke %s` fails with one clear line and exit code 2 [CLI-03]', async (args, line) => {
  const { exitCode, out, err } = await runSpoke(args)
  expect(err).toContain(line)
  expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' })
})

test('scenarios are listed and shown without a backend [CLI-01]', async () => {
  const { exitCode, out, err } = await runSpoke('scenario list --backend http://localhost:1')
  expect(out).toBe((await spoke('scenario list')).out)
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' })
  const shown = await runSpoke('scenario show cart-completed --backend http://localhost:1')
  expect(shown.out).toBe((await spoke('scenario show cart-completed')).out)
})

test('SPOKE_BACKEND names the backend, and --backend another', async () => {
  try {
    process.env.SPOKE_BACKEND = 'http://localhost:1'
    expect((await runSpoke('world show')).err).toContain('No simulated backend answers at http://localhost:1.')
    expect((await spoke('clock show')).exitCode).toBe(0)
  } finally {
    delete process.env.SPOKE_BACKEND
  }
})

test.each([
  ['seed fit --email jo@example.com --waist banana', '--waist: "banana" is not one of 28, 30, 31'],
  ['seed fit --email jo@example.com --build D', '--build: "D" is not one of A, B, C'],
  ['seed cart --product heroes-navy --quantity 100000', 'are in stock, not 100000'],
  ['seed cart --product heroes-navy --quantity 100 --lines 10', 'are in stock, not'],
  ['seed cart --option colour=red', 'heroes-navy has no such size; it comes in waist 28|30'],
  ['seed order --product heros-navy', 'Did you mean heroes-navy?'],
  ['seed order --delivered-days-ago 4 --fulfilment unfulfilled', 'an order that is unfulfilled was not delivered'],
  ['seed order --customer 9', 'the gb store has no customer 9'],
  ['seed order --guest --customer 9', "cannot be used with option '--customer <id>'"],
  ['seed customer --email ann', '--email: Invalid email address'],
  ['seed customer --phone banana', '--phone: expected a number like +447700900123'],
  ['scenario use fit-saved --param waist=banana', 'waist: Invalid option: expected one of "28"|"30"'],
  ['scenario use customer-with-orders --param orders=many', 'orders: Invalid input: expected number, received string'],
  ['scenario use cart-with-lines cart-completed', 'cart-with-lines and cart-completed contradict each other'],
])('`spoke %s` is refused and leaves no record [CLI-02] [CLI-03]', async (args, line) => {
  const { exitCode, err } = await spoke(args)
  expect(err).toContain(line)
  expect(exitCode).toBe(2)
  const { carts, fits, orders, customers, scenarios } = getWorld()
  expect([carts.count(), fits.count(), orders.count(), customers.count(), scenarios]).toEqual([0, 0, 0, 0, []])
})

test('an order for an unknown address is refused with the nearest one, and a guest’s is not [CLI-03]', async () => {
  await spoke('seed customer --email ann@example.com')
  const { exitCode, err } = await spoke('seed order --email anne@example.com')
  expect(err).toBe(
    `--email: the gb store has no customer anne@example.com\nDid you mean ann@example.com?  For a guest add --guest. For a customer run \`npx spoke seed customer --email anne@example.com --backend ${getServer().origin}\` first.`,
  )
  expect([exitCode, getWorld().orders.count()]).toEqual([2, 0])
  expect((await spoke('seed order --guest --email anne@example.com')).exitCode).toBe(0)
})

test.each([
  ['scenari list', 'Did you mean scenario?  Run `npx spoke --help` to see its commands.'],
  ['seed', 'Run `npx spoke seed --help` to see its commands.'],
  ['dev --scenaro x', 'Did you mean --scenario?  Run `npx spoke dev --help` to see its options.'],
  ['clock advance', 'Run `npx spoke clock advance --help` to see its options.'],
  ['world show --world ../etc', 'Run `npx spoke world show --help` to see its options.'],
])('with --json `spoke %s` is one JSON error with the next step [CLI-03]', async (args, next) => {
  const { exitCode, out, err } = await runSpoke(`${args} --json`)
  expect(JSON.parse(err)).toEqual({ error: expect.any(String), next })
  expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' })
})

test('suggested commands name the backend and world that were given [CLI-03]', async () => {
  const target = `--backend ${getServer().origin} --world mine`
  expect((await spoke('scenario use cart-complete --world mine')).err).toContain(`npx spoke scenario list ${target}`)
  expect((await spoke('scenario use cart-completed --param colour=red --world mine')).err).toContain(
    `npx spoke scenario show cart-completed ${target}`,
  )
  for (const command of ['show', 'diff', 'remove', 'export'])
    expect((await spoke(`world ${command} --world nowhere`)).err).toContain(
      `npx spoke world list --backend ${getServer().origin}\``,
    )
  try {
    process.env.SPOKE_BACKEND = getServer().origin
    expect((await spoke('world show --world nowhere')).err).toContain('`npx spoke world list`')
  } finally {
    delete process.env.SPOKE_BACKEND
  }
})

test('a missing backend is reported with the command that starts one', async () => {
  const { exitCode, err } = await runSpoke('world show --backend http://localhost:1')
  expect(err).toBe(
    'No simulated backend answers at http://localhost:1.\nStart one with `npx spoke dev` or `npx spoke backend`, or name another with --backend.',
  )
  expect(exitCode).toBe(1)
})

test.each(['dev --port', 'dev --port 0 --backend-port', 'backend --no-state --port'])(
  'a port in use is reported with the option to change: `spoke %s` [CLI-03]',
  async (args) => {
    const blocker = createServer()
    await once(blocker.listen(0), 'listening')
    const { port } = blocker.address() as AddressInfo
    const { exitCode, err } = await runSpoke(
      args.startsWith('dev') ? `${args} ${port} --state-dir ${stateDir}` : `${args} ${port}`,
    )
    blocker.close()
    const option = args.split(' ').at(-1)
    expect(err).toBe(`Port ${port} is in use.\nUse another with ${option}, or ${option} 0 for any free port.`)
    expect(exitCode).toBe(1)
  },
  PROCESS_MS,
)

test(
  '`spoke dev` with an unknown scenario stops before the shop starts [CLI-01]',
  async () => {
    const { exitCode, out, err } = await runSpoke(
      `dev --scenario cart-complete --port 0 --backend-port 0 --state-dir ${stateDir}`,
    )
    expect(err).toBe(
      'No scenario called "cart-complete".\nDid you mean cart-completed?  Run `npx spoke scenario list` to see them all.',
    )
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' })
  },
  PROCESS_MS,
)
