import fc from 'fast-check'
import { expect, test } from 'vitest'
import { givenScenario } from '#tests/support/backend.ts'
import { quantitiesFor, quantitiesForNone } from './add-on.ts'
import { goodsIn } from './cart.ts'
import { shownCart } from './cart-machine.ts'
import { type Shopper, shopperWith, type Weather } from './cart-model.fixtures.ts'

/** So long each property may take, in ms; more by CART_MODEL_MS=60000. The seed is fixed: what fails, fails again. */
const TIME_MS = Number(process.env.CART_MODEL_MS ?? 2_000)
const SETTINGS = { seed: Number(process.env.CART_MODEL_SEED ?? 5), numRuns: 100_000, interruptAfterTimeLimit: TIME_MS }

/** Trousers in two sizes, and a T-shirt that an offer is about. */
const GOODS = ['1001001', '1001002', '1001003'].map((id) => `gid://shopify/ProductVariant/${id}`)

type Step =
  | { does: 'add'; tab: number; goods: number; quantity: number }
  | { does: 'set'; tab: number; line: number; quantity: number }
  | { does: 'remove all'; tab: number }
  | { does: 'say'; tab: number; message: string }
  | { does: 'enter'; tab: number; code: string; wanted: boolean }
  | { does: 'read'; tab: number }
  | { does: 'refresh'; tab: number }
  | { does: 'pay' }

/** Something that is done, and which of the calls on their way then arrive. */
type Turn = [step: Step, arrivals: number[]]

async function take(shopper: Shopper, step: Step): Promise<void> {
  if (step.does === 'pay') return shopper.pay()
  const tab = shopper.tabs[step.tab]
  if (!tab) return
  const lines = shownCart(tab.state())?.lines ?? []
  switch (step.does) {
    case 'add':
      void tab.submit({ kind: 'add', lines: [{ merchandiseId: GOODS[step.goods] ?? '', quantity: step.quantity }] })
      return
    case 'set': {
      const line = lines[step.line % Math.max(1, lines.length)]
      if (line) void tab.submit({ kind: 'update', quantities: quantitiesFor(lines, line.id, step.quantity) })
      return
    }
    case 'remove all': {
      const quantities = quantitiesForNone(lines)
      if (quantities) void tab.submit({ kind: 'update', quantities })
      return
    }
    case 'say':
      if (lines.length > 0) void tab.submit({ kind: 'gift-message', message: step.message })
      return
    case 'enter':
      if (lines.length > 0) void tab.submit({ kind: 'code', code: step.code, wanted: step.wanted })
      return
    case 'read':
      void tab.read()
      return
    case 'refresh':
      void tab.refresh()
  }
}

const script = (tabs: number, ...extra: fc.MaybeWeightedArbitrary<Step>[]): fc.Arbitrary<Turn[]> => {
  const tab = fc.nat({ max: tabs - 1 })
  const [quantity, nth] = [fc.integer({ min: 1, max: 3 }), fc.nat({ max: 3 })]
  const does = <Name extends Step['does']>(name: Name) => fc.constant(name)
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ does: does('add'), tab, goods: fc.nat({ max: 2 }), quantity }) },
    { weight: 4, arbitrary: fc.record({ does: does('set'), tab, line: nth, quantity: fc.nat({ max: 3 }) }) },
    fc.record({ does: does('remove all'), tab }),
    fc.record({ does: does('say'), tab, message: fc.constantFrom('Happy birthday', 'Sorry', '') }),
    fc.record({ does: does('read'), tab }),
    ...extra,
  )
  return fc.array(fc.tuple(step, fc.array(nth, { maxLength: 3, size: 'max' })), { maxLength: 16, size: 'max' })
}

const tab = fc.nat({ max: 1 })
const rough = fc.array(fc.constantFrom<Weather>('ok', 'ok', 'ok', 'lost', 'lost-after', 'repeated'), { maxLength: 12 })
const anything = script(
  2,
  { weight: 3, arbitrary: fc.record({ does: fc.constant('refresh' as const), tab }) },
  fc.record({ does: fc.constant('pay' as const) }),
  fc.record({
    does: fc.constant('enter' as const),
    tab,
    code: fc.constantFrom('SORTED', 'FRIEND20', 'NOBODYS'),
    wanted: fc.boolean(),
  }),
)

test(
  'whatever the network and another tab do, no line comes back, no sum is invented, and both end as the server [CART-04] [CART-15]',
  async () => {
    await fc.assert(
      fc.asyncProperty(anything, rough, async (turns, weather) => {
        const shopper = await shopperWith(await givenScenario('cart-with-lines'), weather)
        const seen = shopper.tabs.map(() => ({ now: new Set<string>(), gone: new Set<string>() }))
        for (const [step, arrivals] of turns) {
          await take(shopper, step)
          for (const which of arrivals) await shopper.arrive(which)
          for (const [at, each] of shopper.tabs.entries()) expectHonest(each.state(), shopper, seen[at])
        }
        await shopper.settle()
        for (const each of shopper.tabs) await Promise.all([each.read(), each.refresh(), shopper.settle()])
        const truth = await shopper.truth()
        for (const each of shopper.tabs) {
          expect(each.state().pending).toEqual([])
          expect(shownCart(each.state())).toEqual(truth)
        }
        expect(shopper.jar.get('cart_count_gb')).toBe(truth ? String(truth.count) : undefined)
        // one try, and one again
        for (const made of shopper.calls) for (const count of Object.values(made)) expect(count).toBeLessThanOrEqual(2)
      }),
      SETTINGS,
    )
  },
  60_000 + TIME_MS,
)

/** What a tab shows is what the server said, and a line that it said is gone is not shown again. */
function expectHonest(
  state: ReturnType<Shopper['tabs'][number]['state']>,
  { answered }: Shopper,
  seen = { now: new Set<string>(), gone: new Set<string>() },
) {
  expect(answered.has(JSON.stringify(state.cart))).toBe(true)
  const lines = new Set(state.cart?.lines.map(({ id }) => id))
  for (const id of seen.now) if (!lines.has(id)) seen.gone.add(id)
  expect(
    [...lines].filter((id) => seen.gone.has(id)),
    'lines that came back',
  ).toEqual([])
  seen.now = lines
}

test(
  'in fair weather every wish is granted, and the events tell of nothing else [CART-15] [ANA-02]',
  async () => {
    await fc.assert(
      fc.asyncProperty(script(1), async (turns) => {
        const shopper = await shopperWith(await givenScenario('house-stock'), [])
        const [tab] = shopper.tabs
        if (!tab) return
        const wished = new Map<string, number>()
        for (const [step, arrivals] of turns) {
          wish(wished, step, tab)
          await take(shopper, step)
          for (const which of arrivals) await shopper.arrive(which)
        }
        await shopper.settle()
        const truth = await shopper.truth()
        const held = Object.fromEntries(
          truth?.lines.map(({ merchandiseId, quantity }) => [merchandiseId, quantity]) ?? [],
        )
        expect(held).toEqual(Object.fromEntries([...wished].filter(([, quantity]) => quantity > 0)))
        expect(truth?.count ?? 0).toBe(goodsIn(truth?.lines ?? []))
        expect(toldOf(shopper)).toEqual(
          Object.fromEntries(truth?.lines.map(({ sku, quantity }) => [sku, quantity]) ?? []),
        )
      }),
      SETTINGS,
    )
  },
  60_000 + TIME_MS,
)

/** What a shopper means by a step, at the moment of it. */
function wish(goods: Map<string, number>, step: Step, tab: Shopper['tabs'][number]) {
  const lines = shownCart(tab.state())?.lines ?? []
  if (step.does === 'add') {
    const id = GOODS[step.goods] ?? ''
    goods.set(id, (goods.get(id) ?? 0) + step.quantity)
  }
  if (step.does === 'set') {
    const line = lines[step.line % Math.max(1, lines.length)]
    if (line) goods.set(line.merchandiseId, step.quantity)
  }
  if (step.does === 'remove all') for (const { merchandiseId } of lines) goods.set(merchandiseId, 0)
}

/** What the events come to, by goods. */
function toldOf({ told }: Shopper): Record<string, number> {
  const counted = new Map<string, number>()
  for (const { name, properties } of told) {
    if (name === 'Basket Emptied') counted.clear()
    if (name === 'Basket Created') for (const { sku, quantity = 0 } of properties.products) counted.set(sku, quantity)
    if (name === 'Product Added' || name === 'Product Removed') {
      const { sku, quantity = 0 } = properties.product
      counted.set(sku, (counted.get(sku) ?? 0) + (name === 'Product Added' ? quantity : -quantity))
    }
  }
  return Object.fromEntries([...counted].filter(([, quantity]) => quantity !== 0))
}
