import { expect, test } from 'vitest'
import { givenScenario } from '#tests/support/backend.ts'
import { getShownCart, isStale } from './cart-machine.ts'
import { type CallFate, openTwoTabs } from './two-tabs.fixtures.ts'

const PAIR = { merchandiseId: 'gid://shopify/ProductVariant/1001001', quantity: 1 }
const OTHER = { merchandiseId: 'gid://shopify/ProductVariant/1001002', quantity: 1 }

/** A browser with two tabs, one pair in its cart, and these fates for its calls. */
async function givenTabs(...fates: CallFate[]) {
  const given = await givenScenario('cart-with-lines')
  const browser = await openTwoTabs(given, fates)
  const [tab, other] = browser.tabs
  if (!tab || !other) throw new Error('expected two tabs')
  const lineId = tab.getState().cart?.lines[0]?.id ?? ''
  const set = (quantity: number, inTab = tab) => inTab.submit({ kind: 'update', quantities: { [lineId]: quantity } })
  return { ...browser, given, tab, other, lineId, set }
}
const getMutations = (calls: readonly Record<string, number>[]) =>
  calls.flatMap((counts) => Object.keys(counts).filter((name) => name !== 'cart'))

test('ten quick clicks cost two calls and end in the right quantity [CART-15]', async () => {
  const { tab, set, settle, calls } = await givenTabs()
  for (let quantity = 2; quantity <= 11; quantity++) void set(quantity)
  expect(getShownCart(tab.getState())?.count).toBe(11)
  await settle()
  expect([getMutations(calls).length, tab.getState().cart?.count, isStale(tab.getState())]).toEqual([2, 11, false])
})

test('clicks that cancel out cost one call [CART-15]', async () => {
  const { tab, set, settle, calls } = await givenTabs()
  for (const quantity of [2, 3, 2]) void set(quantity)
  await settle()
  expect([getMutations(calls).length, tab.getState().cart?.count]).toEqual([1, 2])
})

test('a change with a lost response is recognised, without a notice [CART-15]', async () => {
  const { tab, set, settle } = await givenTabs('lost-response')
  const outcome = set(3)
  await settle()
  expect(await outcome).toMatchObject({ ok: true, notice: null })
  expect(tab.getState()).toMatchObject({ cart: { count: 3 }, notice: null })
})

test('an addition with a lost response is not sent again [CART-15]', async () => {
  const { tab, settle, events } = await givenTabs('lost-response')
  const outcome = tab.submit({ kind: 'add', lines: [OTHER] })
  await settle()
  expect(await outcome).toMatchObject({ ok: true, cart: { count: 2 } })
  expect(events.map(({ name }) => name)).toEqual(['Product Added'])
})

test('a requested notice is shown by a success that has none [ACC-04]', async () => {
  const { tab, settle } = await givenTabs()
  void tab.submit({ kind: 'add', lines: [OTHER] }, 'cart.reordered-in-part')
  await settle()
  expect(tab.getState().notice).toBe('cart.reordered-in-part')
  void tab.submit({ kind: 'add', lines: [{ ...OTHER, quantity: 1_000 }] }, 'cart.reordered-in-part')
  await settle()
  expect(tab.getState().notice).toBe('cart.capped')
})

test('an unread cart’s addition with a lost response is found by its mark [CART-02]', async () => {
  const browser = await openTwoTabs(await givenScenario('cart-with-lines'), ['lost-response'], { isRead: false })
  const outcome = browser.tabs[0]?.submit({ kind: 'add', lines: [OTHER] })
  await browser.settle()
  expect(await outcome).toMatchObject({ ok: true, cart: { count: 2 }, notice: null })
})

test('an addition during the first reading leaves the lines before it in sight [CART-09] [CART-15]', async () => {
  const browser = await openTwoTabs(await givenScenario('cart-with-lines'), [], { isRead: false })
  const [tab] = browser.tabs
  void tab?.read()
  void tab?.submit({ kind: 'add', lines: [OTHER] })
  await browser.deliver(0)
  // the response to the reading; the addition is still on its way
  await browser.deliver(1)
  expect(tab?.getState()).toMatchObject({ status: 'known', cart: { count: 1 }, pending: [{ kind: 'add' }] })
  await browser.settle()
  expect(tab?.getState()).toMatchObject({ cart: { count: 2 }, pending: [] })
})

test('an addition given up while under way is made once [CART-03]', async () => {
  const browser = await openTwoTabs(await givenScenario('cart-with-lines'), ['late', 'ok'], { isRead: false })
  const outcome = browser.tabs[0]?.submit({ kind: 'add', lines: [OTHER] })
  await browser.settle()
  expect(await outcome).toMatchObject({ ok: true })
  expect((await browser.readServerCart())?.count).toBe(2)
})

test('an addition that did not arrive is sent once more, without another press [CART-03]', async () => {
  const browser = await openTwoTabs(await givenScenario('cart-with-lines'), ['lost', 'ok', 'ok'], { isRead: false })
  const [tab] = browser.tabs
  const outcome = tab?.submit({ kind: 'add', lines: [OTHER] })
  await browser.settle()
  expect(await outcome).toMatchObject({ ok: true, cart: { count: 2 } })
  expect([tab?.getState().notice, (await browser.readServerCart())?.count]).toEqual([null, 2])
})

test('a second press after a failure that happened after all adds nothing twice [CART-03]', async () => {
  const fates: CallFate[] = ['late', 'lost', 'lost', 'lost', 'ok']
  const browser = await openTwoTabs(await givenScenario('cart-with-lines'), fates, { isRead: false })
  const [tab] = browser.tabs
  const first = tab?.submit({ kind: 'add', lines: [OTHER] })
  await browser.deliver(0)
  for (let index = 0; index < 3; index++) await browser.deliver(1)
  expect(await first).toEqual({ ok: false, failure: 'cart.add-failed' })
  const second = tab?.submit({ kind: 'add', lines: [OTHER] })
  await browser.settle()
  expect(await second).toMatchObject({ ok: true, cart: { count: 2 } })
  expect((await browser.readServerCart())?.count).toBe(2)
})

test('goods added twice on purpose are two [CART-02]', async () => {
  const { tab, settle } = await givenTabs()
  for (let presses = 0; presses < 2; presses++) void tab.submit({ kind: 'add', lines: [OTHER] })
  await settle()
  expect(tab.getState().cart).toMatchObject({ count: 3, lines: [{ quantity: 2 }, { quantity: 1 }] })
})

test('an addition that stock caps is not called added [CART-15]', async () => {
  const { tab, settle } = await givenTabs()
  void tab.submit({ kind: 'add', lines: [{ ...OTHER, quantity: 1_000 }] })
  await settle()
  expect(tab.getState()).toMatchObject({ notice: 'cart.capped', showCartNotification: false })
  void tab.submit({ kind: 'add', lines: [{ ...PAIR, quantity: 1 }] })
  await settle()
  expect(tab.getState()).toMatchObject({ notice: null, showCartNotification: true })
})

test('a cart that is read during an addition shows its lines, then all [CART-15]', async () => {
  const browser = await openTwoTabs(await givenScenario('cart-with-lines'), [], { isRead: false })
  const [tab] = browser.tabs
  void tab?.submit({ kind: 'add', lines: [OTHER] })
  void tab?.read()
  // the read and its response, before the addition
  await browser.deliver(1)
  await browser.deliver(1)
  expect(tab?.getState()).toMatchObject({ status: 'known', cart: { count: 1 }, pending: [{ kind: 'add' }] })
  await browser.settle()
  expect(tab?.getState()).toMatchObject({ cart: { count: 2 }, pending: [] })
})

test('a read that an addition overtakes does not take it back [CART-15]', async () => {
  const browser = await openTwoTabs(await givenScenario('cart-with-lines'), [], { isRead: false })
  const [tab] = browser.tabs
  void tab?.submit({ kind: 'add', lines: [OTHER] })
  void tab?.read()
  // the addition and its response, before the read
  await browser.deliver(0)
  await browser.deliver(1)
  expect(tab?.getState()).toMatchObject({ status: 'known', cart: { count: 2 }, pending: [] })
  await browser.settle()
  expect(tab?.getState()).toMatchObject({ status: 'known', cart: { count: 2 }, pending: [] })
})

test('two tabs’ first additions together make one cart with both [CART-02]', async () => {
  const browser = await openTwoTabs(await givenScenario('default-shop'), [])
  void browser.tabs[0]?.submit({ kind: 'add', lines: [PAIR] })
  void browser.tabs[1]?.submit({ kind: 'add', lines: [OTHER] })
  await browser.settle()
  expect((await browser.readServerCart())?.count).toBe(2)
  expect(browser.calls.filter((counts) => counts.cartCreate)).toHaveLength(1)
})

test('a page left during the first addition passes it on to the next page [CART-02]', async () => {
  const browser = await openTwoTabs(await givenScenario('default-shop'), [])
  void browser.tabs[0]?.submit({ kind: 'add', lines: [PAIR] })
  browser.leave(0)
  await browser.settle()
  expect(browser.tabs[0]?.getState().cart?.count).toBe(1)
  expect((await browser.readServerCart())?.count).toBe(1)
})

test('a page left during a removal passes it on to the next page, which finds it made', async () => {
  const browser = await openTwoTabs(await givenScenario('default-shop'), [])
  void browser.tabs[0]?.submit({ kind: 'add', lines: [PAIR] })
  await browser.settle()
  const line = browser.tabs[0]?.getState().cart?.lines[0]
  void browser.tabs[0]?.submit({ kind: 'update', quantities: { [line?.id ?? '']: 0 } })
  const [outcome] = browser.leave(0)
  await browser.settle()
  expect(await outcome).toMatchObject({ ok: true })
  // an emptied cart is dropped, and nobody takes it for a completed one
  expect(browser.tabs[0]?.getState()).toMatchObject({ cart: null, pending: [], notice: null })
  expect(await browser.readServerCart()).toBeNull()
})

test('a page left before it has read the cart passes a removal on', async () => {
  const { set, settle, leave, tabs } = await givenTabs('lost', 'ok', 'ok')
  void set(0)
  leave(0)
  const [outcome] = leave(0)
  await settle()
  expect(await outcome).toMatchObject({ ok: true })
  expect(tabs[0]?.getState()).toMatchObject({ cart: null, pending: [] })
})

test('a removal of a page that was left shows on the page that was rendered before it', async () => {
  const { set, settle, leave, tabs, tab } = await givenTabs()
  const { cart } = tab.getState()
  void set(0)
  leave(0)
  tabs[0]?.hydrate({ ok: true, cart, notice: null })
  expect(getShownCart(tabs[0]?.getState() ?? tab.getState())?.lines).toEqual([])
  await settle()
  expect(tabs[0]?.getState()).toMatchObject({ cart: null, pending: [] })
})

test('a gift message outlives the page that it was typed on', async () => {
  const { tab, settle, leave, tabs, readServerCart } = await givenTabs('lost', 'ok', 'ok')
  void tab.submit({ kind: 'gift-message', message: 'Happy birthday' })
  leave(0)
  await settle()
  expect(tabs[0]?.getState()).toMatchObject({ cart: { giftMessage: 'Happy birthday' }, pending: [] })
  expect(await readServerCart()).toMatchObject({ giftMessage: 'Happy birthday' })
})

test('a removal for a cart that cannot be read is a failure', async () => {
  const { set, settle, leave, tabs } = await givenTabs('lost')
  void set(0)
  const [outcome] = leave(0)
  await settle()
  expect(await outcome).toEqual({ ok: false, failure: 'cart.change-failed' })
  expect(tabs[0]?.getState()).toMatchObject({ status: 'unread', notice: 'cart.change-failed', pending: [] })
})

test('a change that never arrived is undone, with a notice [CART-03]', async () => {
  const { tab, set, settle, events } = await givenTabs('lost')
  const outcome = set(3)
  await settle()
  expect(await outcome).toMatchObject({ ok: false, failure: 'cart.change-failed' })
  expect(tab.getState()).toMatchObject({ cart: { count: 1 }, notice: 'cart.change-failed', pending: [] })
  expect(events).toEqual([])
})

test('a read from before a change that arrives after it is ignored [CART-15]', async () => {
  const { tab, set, deliver, settle } = await givenTabs()
  void tab.refresh()
  await deliver(0)
  void set(0)
  await deliver(1)
  await deliver(1)
  expect(tab.getState().cart).toBeNull()
  await settle()
  expect(tab.getState().cart).toBeNull()
})

test('of two reads the one sent later counts', async () => {
  const { tab, deliver, settle, given, jar } = await givenTabs()
  void tab.refresh()
  await deliver(0)
  await given.world.carts.update((query) => query.where({ id: jar.get('cart_id_gb') ?? '' }), {
    data: (cart) => {
      for (const line of cart.lines) line.quantity = 4
    },
  })
  void tab.refresh()
  await deliver(1)
  await deliver(1)
  expect(tab.getState().cart?.count).toBe(4)
  await settle()
  expect(tab.getState().cart?.count).toBe(4)
})

test('another tab shows a change [CART-15]', async () => {
  const { other, set, settle } = await givenTabs()
  void set(5)
  await settle()
  expect(other.getState().cart?.count).toBe(5)
})

test('a line removed in another tab is not revived by a click [CART-05]', async () => {
  const { tab, other, set, deliver, settle } = await givenTabs()
  void tab.submit({ kind: 'add', lines: [OTHER] })
  await settle()
  void set(0, tab)
  void set(3, other)
  await deliver(0)
  await settle()
  expect([tab, other].map(({ getState }) => getState().cart?.lines.length)).toEqual([1, 1])
  expect(other.getState().notice).toBe('cart.adjusted')
})

test('a cart paid for during changes is dropped with its pending changes [CART-05]', async () => {
  const { tab, set, deliver, settle, pay, events } = await givenTabs()
  void set(2)
  void set(3)
  void tab.submit({ kind: 'gift-message', message: 'Hello' })
  await pay()
  await deliver(0)
  await settle()
  expect(tab.getState()).toMatchObject({ cart: null, notice: 'cart.completed', pending: [] })
  expect(events).toEqual([])
})

test('an addition behind them goes into a new cart [CART-04]', async () => {
  const { tab, set, settle, pay } = await givenTabs()
  void set(2)
  const added = tab.submit({ kind: 'add', lines: [PAIR] })
  await pay()
  await settle()
  expect(await added).toMatchObject({ ok: true, cart: { count: 1 } })
})
