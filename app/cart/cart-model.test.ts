import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenScenario } from '#tests/support/backend.ts'
import { addLines } from './add-lines.server.ts'
import { type CartOutcome, createMark, getMarks } from './cart.ts'
import { getShownCart } from './cart-machine.ts'
import type { Quantities } from './change-queue.ts'
import { countGoods, getEmptyQuantities, getLineQuantities } from './line-attributes.ts'
import { type CallFate, openTwoTabs, type TwoTabs } from './two-tabs.fixtures.ts'

/** How many cases each property tries. CART_MODEL_RUNS=1000 tries more. */
const SETTINGS = { numRuns: Number(process.env.CART_MODEL_RUNS ?? 40) }

/** Three sizes of one pair of trousers. */
const VARIANTS = ['1001001', '1001002', '1001003'].map((id) => `gid://shopify/ProductVariant/${id}`)

type Step =
  | { does: 'add'; tab: number; variant: number; quantity: number }
  | { does: 'set'; tab: number; line: number; quantity: number }
  | { does: 'change'; tab: number; line: number; variant: number }
  | { does: 'remove all'; tab: number }
  | { does: 'gift message'; tab: number; message: string }
  | { does: 'code'; tab: number; code: string; shouldApply: boolean }
  | { does: 'read'; tab: number }
  | { does: 'refresh'; tab: number }
  | { does: 'pay' }
  | { does: 'leave'; tab: number }

/** A step, and the messages of the network that are delivered after it. */
type Turn = [step: Step, deliveries: number[]]

async function take(browser: TwoTabs, step: Step): Promise<void> {
  if (step.does === 'pay') return browser.pay()
  const tab = browser.tabs[step.tab]
  if (!tab) return
  const lines = getShownCart(tab.getState())?.lines ?? []
  switch (step.does) {
    case 'add':
      void tab.submit({
        kind: 'add',
        lines: [{ merchandiseId: VARIANTS[step.variant] ?? '', quantity: step.quantity }],
      })
      return
    case 'set': {
      const line = lines[step.line % Math.max(1, lines.length)]
      if (line) void tab.submit({ kind: 'update', quantities: getLineQuantities(lines, line.id, step.quantity) })
      return
    }
    case 'change': {
      const line = lines[step.line % Math.max(1, lines.length)]
      const merchandiseId = VARIANTS[step.variant] ?? ''
      if (line) void tab.submit({ kind: 'variant', lineId: line.id, merchandiseId, mark: createMark() })
      return
    }
    case 'remove all': {
      const quantities = getEmptyQuantities(lines)
      if (quantities) void tab.submit({ kind: 'update', quantities })
      return
    }
    case 'gift message':
      if (lines.length > 0) void tab.submit({ kind: 'gift-message', message: step.message })
      return
    case 'code':
      if (lines.length > 0) void tab.submit({ kind: 'code', code: step.code, shouldApply: step.shouldApply })
      return
    case 'read':
      void tab.read()
      return
    case 'refresh':
      void tab.refresh()
      return
    case 'leave':
      browser.leave(step.tab)
  }
}

const turns = (tabs: number, ...extra: fc.MaybeWeightedArbitrary<Step>[]): fc.Arbitrary<Turn[]> => {
  const tab = fc.nat({ max: tabs - 1 })
  const [quantity, index] = [fc.integer({ min: 1, max: 3 }), fc.nat({ max: 3 })]
  const does = <Name extends Step['does']>(name: Name) => fc.constant(name)
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ does: does('add'), tab, variant: fc.nat({ max: 2 }), quantity }) },
    { weight: 4, arbitrary: fc.record({ does: does('set'), tab, line: index, quantity: fc.nat({ max: 3 }) }) },
    fc.record({ does: does('remove all'), tab }),
    fc.record({ does: does('gift message'), tab, message: fc.constantFrom('Happy birthday', 'Sorry', '') }),
    fc.record({ does: does('read'), tab }),
    ...extra,
  )
  return fc.array(fc.tuple(step, fc.array(index, { maxLength: 3, size: 'max' })), { maxLength: 16, size: 'max' })
}

const tab = fc.nat({ max: 1 })
const index = fc.nat({ max: 2 })
const anyFates = fc.array(
  fc.constantFrom<CallFate>('ok', 'ok', 'ok', 'lost', 'lost-response', 'no-upstream-response', 'repeated'),
  {
    maxLength: 12,
  },
)
const anyTurns = turns(
  2,
  { weight: 3, arbitrary: fc.record({ does: fc.constant('refresh' as const), tab }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('change' as const), tab, line: index, variant: index }) },
  fc.record({ does: fc.constant('pay' as const) }),
  fc.record({
    does: fc.constant('code' as const),
    tab,
    code: fc.constantFrom('SORTED', 'FRIEND20', 'NOBODYS'),
    shouldApply: fc.boolean(),
  }),
)

test('two tabs on a bad network revive no line, invent no total, and end as the server [CART-04] [CART-15]', async () => {
  await fc.assert(
    fc.asyncProperty(anyTurns, anyFates, async (script, fates) => {
      const browser = await openTwoTabs(await givenScenario('cart-with-lines'), fates)
      const histories = browser.tabs.map(newHistory)
      for (const [step, deliveries] of script) {
        await take(browser, step)
        for (const index of deliveries) await browser.deliver(index)
        for (const [at, tab] of browser.tabs.entries()) expectConsistent(tab.getState(), browser, histories[at])
      }
      await browser.settle()
      for (const tab of browser.tabs) await Promise.all([tab.read(), tab.refresh(), browser.settle()])
      const serverCart = await browser.readServerCart()
      for (const tab of browser.tabs) {
        expect(tab.getState().pending).toEqual([])
        expect(getShownCart(tab.getState())).toEqual(serverCart)
      }
      expect(browser.jar.get('cart_count_gb')).toBe(serverCart ? String(serverCart.count) : undefined)
      // Each change is tried once and retried once, and the cart is read before and after a change without an answer.
      for (const counts of browser.calls)
        for (const [operation, count] of Object.entries(counts))
          expect(count, operation).toBeLessThanOrEqual(operation === 'cart' ? 3 : 2)
    }),
    SETTINGS,
  )
})

/** The ids of the lines that a tab showed last, and of those it no longer shows. */
const newHistory = () => ({ current: new Set<string>(), removed: new Set<string>() })

/** A tab shows a cart that the server responded with, and no line that was removed before. */
function expectConsistent(
  state: ReturnType<TwoTabs['tabs'][number]['getState']>,
  { responses }: TwoTabs,
  history = newHistory(),
) {
  expect(responses.has(JSON.stringify(state.cart))).toBe(true)
  const lineIds = new Set(state.cart?.lines.map(({ id }) => id))
  for (const id of history.current) if (!lineIds.has(id)) history.removed.add(id)
  const revived = [...lineIds].filter((id) => history.removed.has(id))
  expect(revived, 'revived lines').toEqual([])
  history.current = lineIds
}

test('on a good network every change is made, and the events match [CART-15] [ANA-02]', async () => {
  await fc.assert(
    fc.asyncProperty(turns(1), async (script) => {
      const browser = await openTwoTabs(await givenScenario('default-shop'), [])
      const [tab] = browser.tabs
      if (!tab) return
      const expected = new Map<string, number>()
      for (const [step, deliveries] of script) {
        addExpected(expected, step, tab)
        await take(browser, step)
        for (const index of deliveries) await browser.deliver(index)
      }
      await browser.settle()
      const serverCart = await browser.readServerCart()
      const quantities = Object.fromEntries(
        serverCart?.lines.map(({ merchandiseId, quantity }) => [merchandiseId, quantity]) ?? [],
      )
      expect(quantities).toEqual(Object.fromEntries([...expected].filter(([, quantity]) => quantity > 0)))
      expect(serverCart?.count ?? 0).toBe(countGoods(serverCart?.lines ?? []))
      expect(countFromEvents(browser)).toEqual(
        Object.fromEntries(serverCart?.lines.map(({ sku, quantity }) => [sku, quantity]) ?? []),
      )
    }),
    SETTINGS,
  )
})

test('changes are made in their order, however often their page is left', async () => {
  const leave = { weight: 3, arbitrary: fc.record({ does: fc.constant('leave' as const), tab: fc.constant(0) }) }
  await fc.assert(
    fc.asyncProperty(turns(1, leave), async (script) => {
      const browser = await openTwoTabs(await givenScenario('default-shop'), [])
      const expected = new Map<string, number>()
      let wasAdditionLeft = false
      for (const [step, deliveries] of script) {
        const [tab] = browser.tabs
        if (!tab) return
        const { pending } = tab.getState()
        // then two carts may have the line, and what is removed from one comes back from the other
        const isRemoving = pending.some((change) => change.kind === 'update' && hasRemoval(change.quantities))
        if (step.does === 'leave' && wasAdditionLeft && isRemoving) continue
        if (step.does === 'leave') wasAdditionLeft ||= pending.some(({ kind }) => kind === 'add')
        addExpected(expected, step, tab)
        await take(browser, step)
        for (const _ of deliveries) await browser.deliver(0)
      }
      await browser.settle()
      const lines = (await browser.readServerCart())?.lines ?? []
      const quantities = Object.fromEntries(lines.map(({ merchandiseId, quantity }) => [merchandiseId, quantity]))
      expect(quantities).toEqual(Object.fromEntries([...expected].filter(([, quantity]) => quantity > 0)))
    }),
    SETTINGS,
  )
})

const additions = fc.array(
  fc.record({
    does: fc.constantFrom<'add' | 'post' | 'leave'>('add', 'add', 'post', 'leave'),
    tab,
    variant: fc.nat({ max: 2 }),
    deliveries: fc.array(fc.nat({ max: 5 }), { maxLength: 4 }),
  }),
  { minLength: 1, maxLength: 6, size: 'max' },
)
const worstFates = fc.array(
  fc.constantFrom<CallFate>('ok', 'ok', 'lost', 'lost-response', 'late', 'no-upstream-response', 'repeated'),
  {
    maxLength: 10,
  },
)
const NO_RESPONSE: CartOutcome = { ok: false, failure: 'cart.add-failed' }
const starts = fc.constantFrom('default-shop' as const, 'cart-with-lines' as const)

test('an addition is made once or said to have failed, in two tabs, posted, unread, left or retried [CART-02] [CART-03]', async () => {
  await fc.assert(
    fc.asyncProperty(starts, additions, worstFates, async (scenario, steps, fates) => {
      const browser = await openTwoTabs(await givenScenario(scenario), fates, { isRead: false })
      const outcomes: CartOutcome[] = []
      const watch = (outcome?: Promise<CartOutcome>) => void outcome?.then((settled) => outcomes.push(settled))
      let added = 0
      for (const { does, tab, variant, deliveries } of steps) {
        const lines = [{ merchandiseId: VARIANTS[variant] ?? '', quantity: 1 }]
        if (does === 'leave') for (const outcome of browser.leave(tab)) watch(outcome)
        else {
          const sent =
            does === 'add'
              ? browser.tabs[tab]?.submit({ kind: 'add', lines })
              : browser.post((deps) => addLines(deps, lines)).catch((): CartOutcome => NO_RESPONSE)
          watch(sent)
          added += 1
        }
        for (const index of deliveries) await browser.deliver(index)
      }
      await browser.settle()
      // a page that was left shows no outcome; the next page does
      expect(outcomes).toHaveLength(added)
      const lines = (await browser.readServerCart())?.lines ?? []
      const marks = lines.flatMap(({ attributes }) => getMarks(attributes))
      expect(new Set(marks).size).toBe(marks.length)
      const made = countGoods(lines) - (scenario === 'cart-with-lines' ? 1 : 0)
      expect(made).toBeGreaterThanOrEqual(outcomes.filter(({ ok }) => ok).length)
      expect(made).toBeLessThanOrEqual(added)
      for (const { quantity, attributes } of lines) expect(quantity).toBe(Math.max(1, getMarks(attributes).length))
    }),
    SETTINGS,
  )
})

const hasRemoval = (quantities: Quantities) => Object.values(quantities).includes(0)

/** Adds what a step should change, as the shopper sees the cart when they take it. */
function addExpected(expected: Map<string, number>, step: Step, tab: TwoTabs['tabs'][number]) {
  const lines = getShownCart(tab.getState())?.lines ?? []
  if (step.does === 'add') {
    const id = VARIANTS[step.variant] ?? ''
    expected.set(id, (expected.get(id) ?? 0) + step.quantity)
  }
  if (step.does === 'set') {
    const line = lines[step.line % Math.max(1, lines.length)]
    if (line) expected.set(line.merchandiseId, step.quantity)
  }
  if (step.does === 'remove all') for (const { merchandiseId } of lines) expected.set(merchandiseId, 0)
}

/** The quantities by sku that the events add up to. */
function countFromEvents({ events }: TwoTabs): Record<string, number> {
  const counts = new Map<string, number>()
  for (const { name, properties } of events) {
    if (name === 'Basket Emptied') counts.clear()
    if (name === 'Basket Created') for (const { sku, quantity = 0 } of properties.products) counts.set(sku, quantity)
    if (name === 'Product Added' || name === 'Product Removed') {
      const { sku, quantity = 0 } = properties.product
      counts.set(sku, (counts.get(sku) ?? 0) + (name === 'Product Added' ? quantity : -quantity))
    }
  }
  return Object.fromEntries([...counts].filter(([, quantity]) => quantity !== 0))
}
