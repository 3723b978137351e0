import { eventSchemas } from '#app/analytics/events.ts'
import type { CookieSpec } from '#app/visitor/cookies.ts'
import type { Visitor } from '#app/visitor/visitor.server.ts'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import type { Given } from '#mocks/package/given.ts'
import { completeCheckout } from '#mocks/upstreams/shopify/cart/complete-checkout.ts'
import { addLines } from './add-lines.server.ts'
import type { CartLine, CartOutcome } from './cart.ts'
import type { CartDeps } from './cart-deps.server.ts'
import { type BasketEvent, getBasketEvents, getCartBefore } from './cart-events.ts'
import { getShownCart, isCartKnown } from './cart-machine.ts'
import { type CartStore, createCartStore } from './cart-store.ts'
import { changeCode, changeVariant, setGiftMessage, updateLines } from './change-cart.server.ts'
import { type Change, toLineUpdates } from './change-queue.ts'
import { readCart } from './read-cart.server.ts'
import { createTabLock, type Page } from './tab-lock.fixtures.ts'

/**
 * The fate of a call: ok, lost on the way there, lost on the way back, given up by the browser while it is still under way,
 * made by Shopify without a response to the shop, or sent twice by a retrying proxy.
 */
export type CallFate = 'ok' | 'lost' | 'lost-response' | 'late' | 'no-upstream-response' | 'repeated'

/** A message in the network. `deliver` resolves when its immediate effects are done. */
type Message = { deliver: () => Promise<void> }

export type TwoTabs = Awaited<ReturnType<typeof openTwoTabs>>

/**
 * One browser with two tabs: the real client code, the real server code and a simulated Shopify, joined by a network on
 * which nothing arrives until the test delivers it. `callFates` apply to calls in order and repeat.
 */
export async function openTwoTabs(given: Given, callFates: readonly CallFate[], { isRead = true } = {}) {
  const jar = new Map(given.visitor.cookies.map(({ name, value }) => [name, decodeURIComponent(value)]))
  const network: Message[] = []
  const events: BasketEvent[] = []
  /** Every cart that the server responded with, as JSON. */
  const responses = new Set<string>(['null'])
  /** How often each Shopify operation was called, by request. */
  const calls: Record<string, number>[] = []
  let fates: readonly CallFate[] = []
  let callCount = 0

  /** Runs server code with the cookies of a request. `setCookies` applies its cookies to the browser. */
  async function serve(
    work: (deps: CartDeps) => Promise<CartOutcome>,
    requestCookies: Map<string, string>,
    fate: CallFate = 'ok',
  ) {
    const setCookies: (() => void)[] = []
    const visitor: Visitor = {
      getCookie: ({ name }: CookieSpec) => requestCookies.get(name),
      listCookies: (cookie: CookieSpec) =>
        [...requestCookies].flatMap(([name, value]) =>
          name.startsWith(cookie.name) ? [{ cookie: { ...cookie, name }, value }] : [],
        ),
      setCookie: ({ name }: CookieSpec, value: string) => {
        requestCookies.set(name, value)
        setCookies.push(() => jar.set(name, value))
      },
      deleteCookie: ({ name }: CookieSpec) => {
        requestCookies.delete(name)
        setCookies.push(() => jar.delete(name))
      },
    }
    const counts: Record<string, number> = {}
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const operation = /(?:query|mutation) (\w+)/.exec(
        String(init?.body ?? (await new Request(input).clone().text())),
      )?.[1]
      counts[operation ?? ''] = (counts[operation ?? ''] ?? 0) + 1
      const response = await given.fetch(input, init)
      if (fate === 'no-upstream-response' && operation !== 'cart') throw new TypeError('socket hang up')
      return response
    }
    const shopify = createShopifyClient({ fetch, baseUrl: `${given.backend.origin}/shopify/gb`, token: 'test' })
    const outcome = await work({ region: 'gb', shopify, visitor, report: () => {}, log: () => {} })
    calls.push(counts)
    if (outcome.cart !== undefined) responses.add(JSON.stringify(outcome.cart))
    return { outcome, setCookies: () => setCookies.map((apply) => apply()) }
  }

  function call(page: Page, work: (deps: CartDeps) => Promise<CartOutcome>): Promise<CartOutcome> {
    if (page.isLeft) return new Promise(() => {})
    const fate = fates[callCount++ % Math.max(1, fates.length)] ?? 'ok'
    const requestCookies = new Map(jar)
    return new Promise((resolve, reject) => {
      const lose = async () => {
        if (!page.isLeft) reject(new TypeError('Failed to fetch'))
        await flush()
      }
      const deliverRequest = async () => {
        if (fate === 'lost') return lose()
        if (fate === 'late') {
          network.push({ deliver: async () => void (await serve(work, requestCookies)) })
          return lose()
        }
        // proxies do not repeat a posted form, which need not be idempotent
        if (fate === 'repeated' && !page.isPosted) await serve(work, new Map(requestCookies))
        const { outcome, setCookies } = await serve(work, requestCookies, fate)
        const deliverResponse = async () => {
          if (fate === 'lost-response') return lose()
          setCookies()
          if (!page.isLeft) resolve(outcome)
          await flush()
        }
        network.push({ deliver: deliverResponse })
      }
      network.push({ deliver: deliverRequest })
    })
  }

  const lock = createTabLock()
  const pages: Page[] = []

  function openPage(at: number): CartStore {
    const page: Page = { isLeft: false }
    pages[at] = page
    const store = createCartStore({
      runExclusive: (work) => lock.run(page, work),
      api: {
        read: () => call(page, readCart),
        restore: () => call(page, readCart),
        change: (change, lines) => call(page, (deps) => perform(deps, change, lines)),
      },
      report: () => {},
      isOffline: () => false,
      onChange: (change, before, after) => {
        const changeEvents = getBasketEvents(getCartBefore(change, before, after), after)
        for (const { name, properties } of changeEvents) eventSchemas[name].parse(properties)
        events.push(...changeEvents)
        void tabs[1 - at]?.refresh()
      },
    })
    // the optimistic count, which the browser writes before any response
    store.subscribe(() => {
      const shown = getShownCart(store.getState())
      if (shown) jar.set('cart_count_gb', String(shown.count))
      else if (isCartKnown(store.getState())) jar.delete('cart_count_gb')
    })
    return store
  }
  const tabs: CartStore[] = []
  tabs.push(openPage(0), openPage(1))
  if (isRead) for (const tab of tabs) void tab.read()
  await settle()
  fates = callFates

  /** Delivers everything. From then on every call is ok. */
  async function settle() {
    fates = []
    do {
      for (let next = network.shift(); next; next = network.shift()) await next.deliver()
      await flush()
    } while (network.length > 0)
  }

  return {
    tabs,
    jar,
    events,
    responses,
    calls,
    /** Delivers one message of the network. */
    async deliver(index: number) {
      const [message] = network.length > 0 ? network.splice(index % network.length, 1) : []
      await message?.deliver()
    },
    settle,
    /** Posts a form as a tab without script does. Rejects where its response is lost. */
    post: (work: (deps: CartDeps) => Promise<CartOutcome>) => call({ isLeft: false, isPosted: true }, work),
    /** Leaves the page of a tab: its requests go on, and the next page repeats its unfinished changes. */
    leave(at: number) {
      const unfinished = tabs[at]?.getState().pending ?? []
      const page = pages[at]
      if (page) {
        page.isLeft = true
        lock.release(page)
      }
      const next = openPage(at)
      tabs[at] = next
      return unfinished.map((change) => next.submit(change))
    },
    /** The server's cart of this browser. */
    readServerCart: async () => {
      const { outcome, setCookies } = await serve(readCart, new Map(jar))
      setCookies()
      return outcome.ok ? outcome.cart : null
    },
    /** Completes the checkout of the cart, outside the shop. */
    async pay() {
      const id = jar.get('cart_id_gb')
      const cart = given.world.carts.findFirst((query) => query.where((record) => record.id === id))
      if (cart && cart.completedAt === null && cart.lines.length > 0) await completeCheckout(given.world, cart.id)
    },
  }
}

/** Waits for all promises that are ready. */
const flush = () => new Promise<void>((resolve) => setImmediate(resolve))

function perform(deps: CartDeps, change: Change, lines: readonly CartLine[]): Promise<CartOutcome> {
  switch (change.kind) {
    case 'add':
      return addLines(deps, change.lines)
    case 'update':
      return updateLines(deps, toLineUpdates(change.quantities, lines))
    case 'variant':
      return changeVariant(deps, change)
    case 'gift-message':
      return setGiftMessage(deps, change.message)
    case 'code':
      return changeCode(deps, change)
  }
}
