import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aBackend } from './backend.fixtures.ts'
import { spoke as spokeAnywhere } from './test-terminal.ts'

const { server, world, worlds, spoke, spokeJson } = aBackend()

let stateDir: string
beforeAll(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'spoke-state-'))
})
afterAll(() => rm(stateDir, { recursive: true }))

/** Tests that start processes wait for them, on a busy machine too. */
const PROCESS_MS = 30_000

test('a mistyped scenario is one line with the nearest name, exit code 2, and nothing has changed [CLI-01] [CLI-03]', async () => {
  await spoke('seed cart')
  const { exitCode, out, err } = await spoke('scenario use cart-complete')
  expect(err).toBe(
    'No scenario called "cart-complete".\nDid you mean cart-completed?  Run `spoke scenario list` to see them all.',
  )
  expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' })
  expect(world().carts.count()).toBe(1)
  expect(world().scenarios).toEqual([])
})

test('showing a mistyped scenario names the nearest, and changes nothing either', async () => {
  await spoke('seed cart')
  const { exitCode, err } = await spoke('scenario show cart-complete')
  expect(err).toContain('Did you mean cart-completed?')
  expect(exitCode).toBe(2)
  expect(world().carts.count()).toBe(1)
})

test('the list of scenarios has each with its sentence, under its department', async () => {
  const { out, exitCode } = await spoke('scenario list')
  expect(out).toMatch(/^cart$/m)
  expect(out).toMatch(/^ {2}cart-completed +The shopper returns with a cart they have already checked out\.$/m)
  expect(exitCode).toBe(0)
})

test('a scenario shows what it brings about and what it can be told', async () => {
  const { out } = await spoke('scenario show cart-completed')
  expect(out).toMatch(/^Brings about +cart\.completed$/m)
  expect(out).toMatch(/^Enters at +\/cart$/m)
  expect(out).toMatch(/region \(gb\|us\|eu, else gb\)/)
})

test('using a scenario arranges it in the world and says where to enter', async () => {
  const { out } = await spoke('scenario use cart-completed --region us')
  expect(world().scenarios).toEqual(['cart-completed'])
  expect(world().orders.count()).toBe(1)
  expect(out).toContain(`${server().origin}/enter/cart-completed?region=us`)
})

test('several scenarios are arranged in order', async () => {
  await spoke('scenario use cart-completed flags-down')
  expect(world().scenarios).toEqual(['cart-completed', 'flags-down'])
})

test('a wrong parameter is said by name and changes nothing', async () => {
  await spoke('seed cart')
  const { exitCode, err } = await spoke('scenario use cart-completed --param colour=red')
  expect(err).toContain('cart-completed takes no parameter called colour.')
  expect(exitCode).toBe(2)
  expect(world().carts.count()).toBe(1)
})

test('clearing leaves the plain house', async () => {
  await spoke('scenario use cart-completed')
  expect((await spoke('scenario clear')).exitCode).toBe(0)
  expect(world().scenarios).toEqual([])
  expect(world().orders.count()).toBe(0)
})

test('a seeded cart is there when Shopify is asked for it', async () => {
  const { cartId } = await spokeJson(
    'seed cart --region us --product heroes-navy --waist 34 --build B --leg 32 --quantity 2',
  )
  const response = await fetch(`${server().origin}/shopify/us/api/2025-01/graphql.json`, {
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

test('seeding goods that do not exist names the nearest and makes no cart', async () => {
  const { exitCode, err } = await spoke('seed cart --product heros-navy')
  expect(err).toContain('Did you mean heroes-navy?')
  expect(exitCode).toBe(2)
  expect(world().carts.count()).toBe(0)
})

test('a size that is not made is refused with the sizes that are', async () => {
  const { exitCode, err } = await spoke('seed cart --waist 99')
  expect(err).toMatch(/no such size.*waist .*34/)
  expect(exitCode).toBe(2)
})

test('the journal tells what was asked of the backend', async () => {
  await fetch(`${server().origin}/shopify/gb/api/2025-01/graphql.json`, {
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

test('a followed journal prints what comes in until it is told to stop', async () => {
  const stop = new AbortController()
  const lines: string[] = []
  const following = spoke('journal --follow', {
    signal: stop.signal,
    onOut(line) {
      lines.push(line)
      if (lines.length === 1) world().journal.add({ kind: 'warning', message: 'second' })
      else stop.abort()
    },
  })
  world().journal.add({ kind: 'warning', message: 'first' })
  expect((await following).exitCode).toBe(0)
  expect(lines).toEqual([expect.stringMatching(/warning {2}first$/), expect.stringMatching(/warning {2}second$/)])
})

test('a cleared journal is empty', async () => {
  world().journal.add({ kind: 'warning', message: 'old' })
  await spoke('journal --clear')
  expect(await spokeJson('journal')).toEqual([])
})

test('a world can be looked at and made afresh', async () => {
  await spoke('seed cart --world mine')
  expect((await spoke('world show --world mine')).out).toMatch(/^Records +carts 1$/m)
  await spoke('world reset --world mine --seed 7')
  expect(await spokeJson('world show --world mine')).toMatchObject({ id: 'mine', seed: 7, records: { carts: 0 } })
  expect((await spokeJson('world list')).map(({ id }: { id: string }) => id)).toContain('mine')
})

test('a world that does not exist is not made by looking at it', async () => {
  const { exitCode, err } = await spoke('world show --world nowhere')
  expect(err).toContain('There is no world "nowhere"')
  expect(exitCode).toBe(2)
  expect(worlds().peek('nowhere')).toBeUndefined()
})

test('a mistake is JSON too when JSON was asked for, and stdout stays clean [CLI-03]', async () => {
  const { out, err } = await spoke('scenario use cart-complete --json')
  expect(out).toBe('')
  expect(JSON.parse(err)).toEqual({
    error: 'No scenario called "cart-complete".',
    next: 'Did you mean cart-completed?  Run `spoke scenario list` to see them all.',
  })
})

const commands = [
  'dev',
  'start',
  'backend',
  'scenario list',
  'scenario show',
  'scenario use',
  'scenario clear',
  'seed cart',
  'seed customer',
  'seed fit',
  'seed order',
  'seed reset',
  'world list',
  'world show',
  'world diff',
  'world reset',
  'world remove',
  'world export',
  'world import',
  'clock show',
  'clock set',
  'clock advance',
  'clock stop',
  'clock run',
  'clock reset',
  'journal',
  'outbox',
  'fit recommend',
  'fit serve',
  'fit train',
  'fit score',
  'completion',
  'contracts generate',
  'contracts check',
  'verify',
  'doctor',
]
test.each(commands)('the help of `spoke %s` has examples [CLI-03]', async (command) => {
  const { out, exitCode } = await spokeAnywhere(`${command} --help`)
  expect(out).toContain(`Examples:\n  $ `)
  expect(out).toContain(`spoke ${command}`)
  expect(exitCode).toBe(0)
})

test.each([
  ['scenari list', "Unknown command 'scenari'\n(Did you mean scenario?)"],
  ['scenario us cart-completed', '(Did you mean use?)'],
  ['dev --scenaro cart-completed', '(Did you mean --scenario?)'],
  ['dev --region fr', 'Allowed choices are gb, us, eu.'],
  ['dev --port many', 'It is a whole number.'],
  ['world show --world ../etc', 'A world is named by 1 to 64 of a-z, 0-9 and -.'],
  ['world show --backend nowhere', 'It is a URL like http://localhost:4010.'],
  ['seed cart --option waist', 'It is a pair like waist=34.'],
])('`spoke %s` is answered with one clear line and exit code 2 [CLI-03]', async (args, line) => {
  const { exitCode, out, err } = await spokeAnywhere(args)
  expect(err).toContain(line)
  expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' })
})

test('a backend that does not answer is said with what to start', async () => {
  const { exitCode, err } = await spokeAnywhere('scenario list --backend http://localhost:1')
  expect(err).toBe(
    'No simulated backend answers at http://localhost:1.\nStart one with `spoke dev`, or name another with --backend.',
  )
  expect(exitCode).toBe(1)
})

test.each(['dev --port', 'dev --port 0 --backend-port', 'backend --no-state --port'])(
  'a taken port is said with the option that chooses another: `spoke %s` [CLI-03]',
  async (args) => {
    const taken = createServer()
    await once(taken.listen(0), 'listening')
    const { port } = taken.address() as AddressInfo
    const { exitCode, err } = await spokeAnywhere(
      args.startsWith('dev') ? `${args} ${port} --state-dir ${stateDir}` : `${args} ${port}`,
    )
    taken.close()
    const option = args.split(' ').at(-1)
    expect(err).toBe(`Port ${port} is taken.\nChoose another with ${option}, or ${option} 0 for any that is free.`)
    expect(exitCode).toBe(1)
  },
  PROCESS_MS,
)

test(
  '`spoke dev` with an unknown scenario stops before the shop starts [CLI-01]',
  async () => {
    const { exitCode, out, err } = await spokeAnywhere(
      `dev --scenario cart-complete --port 0 --backend-port 0 --state-dir ${stateDir}`,
    )
    expect(err).toBe(
      'No scenario called "cart-complete".\nDid you mean cart-completed?  Run `spoke scenario list` to see them all.',
    )
    expect({ exitCode, out }).toEqual({ exitCode: 2, out: '' })
  },
  PROCESS_MS,
)
