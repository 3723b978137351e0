import { expect, test } from 'vitest'
import type { LimitRefusal } from '#app/http/limits/limits.ts'
import { createBackendClient } from '#contracts/backend/client.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import { givenScenario } from '#tests/support/backend.ts'
import type { ReturnRequest } from './return-answers.ts'
import { createReturn, findReturn, lookUpOrder, type ReturnsDeps, readCarriers } from './returns.server.ts'

const JO = { orderNumber: '#sp1001', proof: 'JO@example.com' }

async function createShop(...scenarios: Parameters<typeof givenScenario>) {
  const { backend, fetch, world, journal } = await givenScenario(...scenarios)
  const reports: CatalogueCode[] = []
  const used: [string, string | undefined][] = []
  let refusal: LimitRefusal | null = null
  const deps: ReturnsDeps = {
    backend: createBackendClient({ baseUrl: `${backend.origin}/backend`, fetch }),
    store: 'gb',
    checkLimit: async (name, target) => {
      used.push([name, target])
      return refusal
    },
    report: (code) => void reports.push(code),
  }
  return {
    deps,
    world,
    reports,
    used,
    refuse(next: LimitRefusal) {
      refusal = next
    },
    countCalls: (operation: string) =>
      journal().filter((entry) => entry.kind === 'request' && entry.operation === operation).length,
    async requestReturn(changed: Partial<ReturnRequest> = {}): Promise<ReturnRequest> {
      const lookup = await lookUpOrder(deps, JO)
      if (!lookup.ok) throw new Error(`The order was not found: ${lookup.failure.code}`)
      const [trousers] = lookup.order.lines
      if (!trousers) throw new Error('The order has no lines')
      const line = { lineId: trousers.id, quantity: 1, reason: 'too tight', comment: '', variantId: null } as const
      return {
        ...JO,
        requestId: 'request-one-of-jo',
        token: lookup.order.token,
        carrierId: 'evri',
        lines: [line],
        ...changed,
      }
    },
  }
}

test.each(['SP1001', '#sp1001', '1001', ' sp 1001 '])('the order is found as %s [RET-01]', async (orderNumber) => {
  const { deps, used } = await createShop('order-to-return')
  const lookup = await lookUpOrder(deps, { orderNumber, proof: 'jo@example.com' })
  expect(lookup).toMatchObject({ ok: true, order: { number: 'SP1001', country: 'GB' } })
  expect(used).toEqual([['order-lookup', '1001']])
})

test.each(['ls1 4ap', 'LS14AP', ' LS1  4AP '])('the order is found by the postcode %s [RET-01]', async (proof) => {
  const { deps } = await createShop('order-to-return')
  expect((await lookUpOrder(deps, { orderNumber: 'SP1001', proof })).ok).toBe(true)
})

test('a line has its title, refund and returnable quantity, or why it is blocked [RET-03]', async () => {
  const { deps } = await createShop('order-to-return')
  const lookup = await lookUpOrder(deps, JO)
  const lines = lookup.ok ? lookup.order.lines : []
  expect(lines.map(({ title, blocked, returnable }) => [title, blocked, returnable])).toEqual([
    ['Heroes in Navy', null, 2],
    ['Everyday Tee in White', null, 1],
    ['The Belt in Black', 'personalised', 0],
  ])
  expect(lines[0]).toMatchObject({
    options: ['waist', 'build', 'leg'],
    price: { amount: '98.00', currencyCode: 'GBP' },
  })
  expect(lines[0]?.sizes[0]).toMatchObject({ difference: { amount: '0.00' } })
})

test('an unknown order and another customer’s fail alike [RET-05] [OPS-08]', async () => {
  const { deps } = await createShop('order-to-return')
  const otherCustomers = await lookUpOrder(deps, { ...JO, proof: 'ann@example.com' })
  const none = await lookUpOrder(deps, { ...JO, orderNumber: 'SP4711' })
  expect(otherCustomers).toEqual({ ok: false, failure: { code: 'returns.order-not-found' }, returns: [] })
  expect(none).toEqual(otherCustomers)
})

test('an invalid order number or proof is not looked up [RET-01]', async () => {
  const { deps, countCalls } = await createShop('order-to-return')
  for (const claim of [
    { ...JO, orderNumber: 'no' },
    { ...JO, proof: 'jo@' },
  ])
    expect(await lookUpOrder(deps, claim)).toEqual({ ok: false, failure: { code: 'returns.order-not-found' } })
  expect(countCalls('lookUpOrder')).toBe(0)
})

test('lookups and creations beyond the limit are not sent [OPS-08]', async () => {
  const { deps, refuse, requestReturn, countCalls } = await createShop('order-to-return')
  const request = await requestReturn()
  refuse({ ok: false, failure: 'limit.reached', retryAfterS: 120 })
  const refused = { ok: false, failure: { code: 'limit.reached', retryAfterS: 120 } }
  expect(await lookUpOrder(deps, JO)).toEqual(refused)
  expect(await createReturn(deps, request)).toEqual(refused)
  expect([countCalls('lookUpOrder'), countCalls('createReturn')]).toEqual([1, 0])
})

test('a return is created once, however often it is sent [RET-05]', async () => {
  const { deps, requestReturn, world } = await createShop('order-to-return')
  const request = await requestReturn()
  const outcomes = await Promise.all([createReturn(deps, request), createReturn(deps, request)])
  outcomes.push(await createReturn(deps, request))
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({
      ok: true,
      created: { reference: 'RET-1001-1', document: 'qr', label: 'emailed', sentTo: 'j•••@example.com' },
    })
  expect(world.returns.all()).toHaveLength(1)
})

test('a lost response is looked up, and nothing is sent again [RET-05]', async () => {
  const { deps, requestReturn, countCalls, world } = await createShop('returns-lost-answer')
  const outcome = await createReturn(deps, await requestReturn())
  expect(outcome).toMatchObject({ ok: true, created: { reference: 'RET-1001-1' } })
  expect([countCalls('createReturn'), world.returns.all().length]).toEqual([1, 1])
})

test('a return with a lost response is found even if nothing is left to return [RET-05]', async () => {
  const { deps, requestReturn, world } = await createShop('returns-lost-answer')
  const lookup = await lookUpOrder(deps, JO)
  const lines = (lookup.ok ? lookup.order.lines : [])
    .filter(({ returnable }) => returnable > 0)
    .map(
      ({ id, returnable }) =>
        ({ lineId: id, quantity: returnable, reason: 'other', comment: '', variantId: null }) as const,
    )
  await world.orders.update((query) => query.where({ name: '#SP1001' }), {
    data: (draft) => void draft.lines.splice(2),
  })
  expect(await createReturn(deps, await requestReturn({ lines }))).toMatchObject({ ok: true })
  expect(await lookUpOrder(deps, JO)).toMatchObject({ failure: { code: 'returns.all-returned' } })
})

test('a return that was not created fails with all-returned if other returns took everything [RET-05]', async () => {
  const { deps, requestReturn, world } = await createShop('order-to-return')
  const request = await requestReturn()
  const lookup = await lookUpOrder(deps, JO)
  const lines = (lookup.ok ? lookup.order.lines : [])
    .filter(({ returnable }) => returnable > 0)
    .map(
      ({ id, returnable }) => ({ ...request.lines[0], lineId: id, quantity: returnable }) as ReturnRequest['lines'][0],
    )
  await world.orders.update((query) => query.where({ name: '#SP1001' }), {
    data: (draft) => void draft.lines.splice(2),
  })
  expect(await createReturn(deps, { ...request, requestId: 'request-of-another', lines })).toMatchObject({ ok: true })
  expect(await findReturn(deps, request)).toEqual({ ok: false, failure: { code: 'returns.all-returned' } })
})

test('a failed creation is reported as not issued and can be sent again [RET-05]', async () => {
  const { deps, requestReturn, world, reports } = await createShop('order-to-return')
  const request = await requestReturn()
  world.faults.add({ upstream: 'backend', operation: 'createReturn', respond: { status: 500 }, times: 1 })
  expect(await createReturn(deps, request)).toMatchObject({
    ok: false,
    failure: { code: 'returns.not-issued' },
    order: { number: 'SP1001' },
  })
  expect(reports).toEqual(['returns.call-failed'])
  expect(world.returns.all()).toEqual([])
  expect(await createReturn(deps, request)).toMatchObject({ ok: true })
})

test('the outcome is unknown while nothing can be looked up [RET-05]', async () => {
  const { deps, requestReturn } = await createShop('order-to-return')
  const request = await requestReturn()
  const down = await createShop('returns-system-down')
  const unknown = { ok: false, failure: { code: 'unknown' } }
  expect(await findReturn(down.deps, request)).toEqual(unknown)
  const bare = await createShop('upstreams-bare')
  expect(await findReturn(bare.deps, request)).toEqual(unknown)
  expect(await findReturn(deps, request)).toMatchObject({
    ok: false,
    failure: { code: 'returns.not-issued' },
    order: { number: 'SP1001' },
  })
})

test('a size that has sold out fails with the current order [RET-02]', async () => {
  const { deps, requestReturn } = await createShop('returns-size-gone')
  const request = await requestReturn()
  const lookup = await lookUpOrder(deps, JO)
  const [line] = lookup.ok ? lookup.order.lines : []
  const size = line?.sizes.find(({ stock }) => stock > 0)
  const lines = request.lines.map((requested) => ({ ...requested, variantId: size?.variantId ?? '' }))
  const outcome = await createReturn(deps, { ...request, lines })
  expect(outcome).toMatchObject({ ok: false, failure: { code: 'returns.not-issued' } })
  const now = outcome.ok ? undefined : outcome.order?.lines[0]?.sizes
  expect(now?.find(({ variantId }) => variantId === size?.variantId)?.stock).toBe(0)
})

test.each([
  ['returns-all-returned', 'returns.all-returned'],
  ['returns-order-not-found', 'returns.order-not-found'],
  ['returns-system-down', 'returns.system-down'],
  ['returns-maintenance', 'returns.maintenance'],
  ['upstreams-bare', 'unavailable'],
] as const)('%s: the lookup is refused with %s [RET-02]', async (scenario, code) => {
  const { deps, reports } = await createShop(scenario)
  expect(await lookUpOrder(deps, JO)).toMatchObject({ ok: false, failure: { code } })
  expect(reports).toEqual([])
})

test.each([
  ['returns-not-issued', 'returns.not-issued'],
  ['returns-carrier-problem', 'returns.carrier-problem'],
] as const)('%s: the creation is refused with %s [RET-02]', async (scenario, code) => {
  const { deps, requestReturn, reports } = await createShop(scenario)
  expect(await createReturn(deps, await requestReturn())).toMatchObject({ ok: false, failure: { code } })
  expect(reports).toEqual([])
})

test('a return needs a carrier where there are several [RET-02]', async () => {
  const { deps, requestReturn } = await createShop('returns-carrier-needed')
  expect(await createReturn(deps, await requestReturn({ carrierId: null }))).toMatchObject({
    failure: { code: 'returns.carrier-needed' },
  })
})

test('a return without a generated label is created [RET-02]', async () => {
  const { deps, requestReturn } = await createShop('returns-label-not-generated')
  expect(await createReturn(deps, await requestReturn())).toMatchObject({
    ok: true,
    created: { label: 'not-generated', sentTo: null },
  })
})

test('carriers have a price and a document; a country without service has none [RET-01]', async () => {
  const { deps } = await createShop('order-to-return')
  expect(await readCarriers(deps, 'GB')).toMatchObject({
    ok: true,
    carriers: [{ id: 'evri', document: 'qr', price: { amount: '0.00' } }, { id: 'royal-mail' }, { id: 'dpd' }],
  })
  expect(await readCarriers(deps, 'ZZ')).toEqual({ ok: true, carriers: [] })
})

test('a 429 of the returns system asks to wait and is not reported [RET-02] [OPS-08]', async () => {
  const { deps, reports, requestReturn, world, countCalls } = await createShop('order-to-return')
  const request = await requestReturn()
  for (const operation of ['createReturn', 'lookUpOrder'])
    world.faults.add({ upstream: 'backend', operation, respond: { status: 429 } })
  const refused = { ok: false, failure: { code: 'limit.reached' } }
  expect(await lookUpOrder(deps, JO)).toEqual(refused)
  expect(await createReturn(deps, request)).toEqual(refused)
  expect([reports, countCalls('createReturn')]).toEqual([[], 1])
})

test('another failure is reported, and the shopper can try again [RET-02] [ANA-04]', async () => {
  const { deps, reports } = await createShop('returns-call-fails')
  expect(await lookUpOrder(deps, JO)).toEqual({ ok: false, failure: { code: 'returns.call-failed' } })
  expect(reports).toEqual(['returns.call-failed'])
})
