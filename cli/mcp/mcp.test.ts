import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { CallToolResultSchema } from '@modelcontextprotocol/sdk/types.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '#scripts/processes.ts'
import { setUpSimulatedBackend } from '../backend/backend.fixtures.ts'

// not the default address, at which a developer may have a shop
const { getServer, getWorld } = setUpSimulatedBackend({ storefront: `http://localhost:${await findFreePort()}` })
const client = new Client({ name: 'test', version: '1' })

beforeAll(async () => {
  const args = ['cli/main.ts', 'mcp', '--backend', getServer().origin]
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: 'inherit' }))
})
afterAll(() => client.close())

async function call(name: string, args: Record<string, unknown> = {}) {
  const { content, isError } = CallToolResultSchema.parse(await client.callTool({ name, arguments: args }))
  const text = content.map((part) => (part.type === 'text' ? part.text : `[${part.type}]`)).join('\n')
  return { isError: isError === true, text, json: () => JSON.parse(text) }
}

const TOOLS = [
  ...['add_fault', 'clear_faults', 'keep_world', 'list_scenarios', 'list_worlds', 'load_scenarios', 'read_journal'],
  ...['replay_call', 'screenshot', 'seed_cart', 'seed_customer', 'seed_fit', 'seed_order', 'set_clock', 'show_call'],
  'show_world',
]

test('every tool says what it is for [CLI-06]', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name).toSorted()).toEqual(TOOLS)
  expect(tools.filter(({ description = '' }) => description.length < 20)).toEqual([])
})

test('the server says where to begin and what to read after a failure [CLI-06]', () => {
  const sentences = client.getInstructions()?.split('\n') ?? []
  expect(sentences).toHaveLength(5)
  const named = sentences.join(' ').match(/\b[a-z]+_[a-z]+\b/g) ?? []
  expect(named).toEqual(['list_scenarios', 'load_scenarios', 'load_scenarios', 'read_journal', 'show_call'])
})

test('scenarios are found by words and loaded, with what they changed [CLI-06]', async () => {
  const scenarios = (await call('list_scenarios', { words: 'cart completed' })).json()
  expect(scenarios).toContainEqual(
    expect.objectContaining({
      name: 'cart-completed',
      start: '/cart',
      params: expect.arrayContaining(['region (gb|us|eu, default gb)']),
    }),
  )
  const loaded = (await call('load_scenarios', { scenarios: [{ name: 'variant-sold-out' }] })).json()
  expect(loaded.differences).toEqual([expect.stringMatching(/^stock of Heroes, Navy, 34 .*: 0, was \d+$/)])
  expect(getWorld().scenarios).toEqual(['variant-sold-out'])
})

test('a mistyped scenario is refused with the nearest, and the server goes on [CLI-03] [CLI-06]', async () => {
  const refused = await call('load_scenarios', { scenarios: ['cart-complete'] })
  expect(refused).toMatchObject({
    isError: true,
    text: 'No scenario called "cart-complete".\nDid you mean cart-completed?',
  })
  expect(await call('add_fault', { upstream: 'reviews', respond: { status: 9 } })).toMatchObject({ isError: true })
  expect(await call('list_worlds')).toMatchObject({ isError: false })
})

test('an unknown argument of any tool is refused with those that it knows [CLI-03] [CLI-06]', async () => {
  for (const { name } of (await client.listTools()).tools)
    expect(await call(name, { scenaros: [] }), name).toMatchObject({
      isError: true,
      text: expect.stringContaining('Unknown argument scenaros; known are '),
    })
  expect((await call('load_scenarios', { scenarios: [], sed: 7 })).text).toContain(
    'Unknown argument sed; known are world, scenarios, seed',
  )
  expect((await call('load_scenarios', { scenarios: [{ name: 'cart-completed', parms: {} }] })).text).toContain(
    'Unrecognized key: "parms" at scenarios[0]',
  )
})

test('worlds are seeded, broken, moved in time and read [CLI-06]', async () => {
  await call('seed_cart', { lines: [{ product: 'heroes-navy' }] })
  await call('seed_order', { deliveredDaysAgo: 20 })
  await call('add_fault', { upstream: 'reviews', operation: 'bottomline', respond: { status: 503 } })
  await call('set_clock', { advanceMs: 86_400_000 })
  const { differences } = (await call('show_world')).json()
  expect(differences).toContain('fault: reviews bottomline: status 503')
  expect(differences).toContain('clock: 1 d ahead of real time')
  expect([getWorld().carts.count(), getWorld().orders.count()]).toEqual([2, 1])
  expect((await call('clear_faults')).json().differences).not.toContain('fault: reviews bottomline: status 503')
})

test('calls of the journal are read and made again [CLI-06]', async () => {
  await fetch(`${getServer().origin}/backend/products/gb/heroes-navy.json`)
  const [{ seq }] = (await call('read_journal', { operation: 'product' })).json()
  const { curl } = (await call('show_call', { seq })).json()
  expect(curl).toMatch(/^curl /)
  expect((await call('replay_call', { seq })).json().entry).toMatchObject({ operation: 'product', status: 200 })
})

test('a screenshot of a world that does not exist names the worlds there are, and makes none [CLI-03] [CLI-06]', async () => {
  const names = await call('screenshot', { world: 'nowhere', path: '/cart' })
  expect(names).toMatchObject({
    isError: true,
    text: 'There is no world "nowhere"\nChoose one of: default.  Make one with load_scenarios; list_worlds shows all.',
  })
  expect((await call('list_worlds')).json()).toHaveLength(1)
})

test('a screenshot without a shop says what to start [CLI-03] [CLI-06]', async () => {
  expect(await call('screenshot', { path: '/cart' })).toMatchObject({
    isError: true,
    text: expect.stringMatching(/^The shop at \S+ does not answer\.\nStart it with `npx spoke dev`\.$/),
  })
})
