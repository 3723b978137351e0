import { expect, test } from 'vitest'
import { setUpSimulatedBackend } from '../backend/backend.fixtures.ts'

const { getWorld, spoke, spokeJson } = setUpSimulatedBackend()

test('faults are added, listed, removed by their id and cleared [CLI-02] [SIM-05]', async () => {
  await spoke('fault clear')
  expect((await spoke('fault')).out).toBe('No faults.')
  await spoke('fault add shopify cartCreate --status 503 --times 1')
  const { out } = await spoke('fault add reviews --delay 3s --lose-response --probability 0.5')
  expect(out.split('\n')).toEqual([
    expect.stringMatching(/^\d+ +shopify cartCreate: status 503, once$/),
    expect.stringMatching(/^\d+ +reviews: waits 3 s, loses the response, 50 % of calls$/),
    expect.stringMatching(/^Enter as this visitor: http/),
  ])
  const [first, second] = await spokeJson('fault list')
  expect(first).toMatchObject({ upstream: 'shopify', operation: 'cartCreate', respond: { status: 503 }, times: 1 })
  expect(second).toMatchObject({
    upstream: 'reviews',
    operation: '*',
    respond: { delayMs: 3000, loseResponse: true },
    probability: 0.5,
  })
  await spoke(`fault remove ${first.id}`)
  expect(await spokeJson('fault list')).toEqual([second])
  expect((await spoke('fault clear')).out).toMatch(/^No faults\.\nEnter as this visitor: /)
  expect(getWorld().faults.list()).toEqual([])
})

test.each([
  ['fault add shopfy --timeout', 'no upstream is called "shopfy"\nDid you mean shopify?'],
  ['fault add reviews lst --timeout', 'reviews has no operation "lst"\nDid you mean list?'],
  ['fault add ucp get_cat --timeout', 'ucp has no operation "get_cat"\nDid you mean get_cart?'],
  ['journal --upstream shopfy', 'no upstream is called "shopfy"\nDid you mean shopify?'],
  ['fault add shopify', 'choose one of --status, --timeout'],
  ['fault add shopify --timeout --reset', 'choose one of --timeout, --reset'],
  ['fault add shopify --status 99', 'Expected an HTTP status from 200 to 599, like 503.'],
  ['fault add shopify --timeout --probability 2', 'Expected a number from 0 to 1'],
  ['fault add shopify --status 503 --body nothing', 'Expected JSON like'],
  ['fault remove 999', 'There is no fault 999'],
  ['latency banana', 'Expected a time like 800ms or 2s'],
  ['latency 11s', '11s: expected 10 s at most'],
])('`spoke %s` changes nothing and says why [CLI-03]', async (args, line) => {
  const { exitCode, err } = await spoke(args)
  expect(err).toContain(line)
  expect(exitCode).toBe(2)
  expect(getWorld().faults.list()).toEqual([])
  expect(getWorld().latency.ms).toBe(0)
})

test('the latency of a world can be shown, set and ended [CLI-02]', async () => {
  expect((await spoke('latency')).out).toBe('No latency.')
  expect((await spoke('latency 800ms')).out).toMatch(/^800 ms on every response\nEnter as this visitor: /)
  expect(getWorld().latency.ms).toBe(800)
  expect(await spokeJson('latency')).toEqual({ ms: 800 })
  await spoke('latency 0s')
  expect(getWorld().latency.ms).toBe(0)
})
