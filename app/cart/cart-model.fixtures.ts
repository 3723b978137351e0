import { events } from '#app/analytics/events.ts'
import type { CookieSpec } from '#app/visitor/cookies.ts'
import type { Visitor } from '#app/visitor/visitor.server.ts'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { completeCheckout } from '#mocks/world/checkout.ts'
import type { Given } from '#tests/support/backend.ts'
import { addLines, type CartDeps, changeCode, readCart, setGiftMessage, updateLines } from './cart.server.ts'
import { type BasketEvent, basketEvents, cartBefore } from './cart-events.ts'
import type { CartOutcome } from './cart-outcome.ts'
import { type CartStore, createCartStore } from './cart-store.ts'
import type { Change } from './change-queue.ts'

/**
 * What becomes of a call: ok; never got there; was done and its answer lost; or was done twice, as proxies do that think a
 * connection broke.
 */
export type Weather = 'ok' | 'lost' | 'lost-after' | 'repeated'

/** A call on its way there or back. `go` lets it arrive, and resolves when whoever it reaches has done what there was to do. */
type Travelling = { go: () => Promise<void> }

export type Shopper = Awaited<ReturnType<typeof shopperWith>>

/**
 * One browser with two tabs, at the real client code, and the real server code behind it, on a simulated Shopify. Between
 * them lies a network on which nothing arrives until it is let.
 */
export async function shopperWith(given: Given, weather: readonly Weather[]) {
  const jar = new Map(given.visitor.cookies.map(({ name, value }) => [name, decodeURIComponent(value)]))
  const onTheWay: Travelling[] = []
  const told: BasketEvent[] = []
  /** Every cart that the server ever answered. */
  const answered = new Set<string>(['null'])
  /** The most calls of one kind that one change made of Shopify. */
  const calls: Record<string, number>[] = []
  let sent = 0

  /** Does a call at the server, with the cookies that it carries; what it keeps reaches the browser with the answer. */
  async function serve(work: (deps: CartDeps) => Promise<CartOutcome>, carried: Map<string, string>) {
    const kept: (() => void)[] = []
    const visitor: Visitor = {
      recall: ({ name }: CookieSpec) => carried.get(name),
      remember: ({ name }: CookieSpec, value: string) => {
        carried.set(name, value)
        kept.push(() => jar.set(name, value))
      },
      forget: ({ name }: CookieSpec) => {
        carried.delete(name)
        kept.push(() => jar.delete(name))
      },
    }
    const made: Record<string, number> = {}
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const operation = /(?:query|mutation) (\w+)/.exec(
        String(init?.body ?? (await new Request(input).clone().text())),
      )?.[1]
      made[operation ?? ''] = (made[operation ?? ''] ?? 0) + 1
      return given.fetch(input, init)
    }
    const shopify = createShopifyClient({ fetch, baseUrl: `${given.backend.origin}/shopify/gb`, token: 'test' })
    const outcome = await work({ region: 'gb', shopify, visitor, report: () => {}, log: () => {} })
    calls.push(made)
    if (outcome.cart !== undefined) answered.add(JSON.stringify(outcome.cart))
    return { outcome, keep: () => kept.map((each) => each()) }
  }

  function call(work: (deps: CartDeps) => Promise<CartOutcome>): Promise<CartOutcome> {
    const fate = weather[sent++ % Math.max(1, weather.length)] ?? 'ok'
    const carried = new Map(jar)
    return new Promise((resolve, reject) => {
      const lost = async () => {
        reject(new TypeError('Failed to fetch'))
        await quiet()
      }
      const arrive = async () => {
        if (fate === 'lost') return lost()
        if (fate === 'repeated') await serve(work, new Map(carried))
        const { outcome, keep } = await serve(work, carried)
        const back = async () => {
          if (fate === 'lost-after') return lost()
          keep()
          resolve(outcome)
          await quiet()
        }
        onTheWay.push({ go: back })
      }
      onTheWay.push({ go: arrive })
    })
  }

  const tab = (other: () => CartStore | undefined): CartStore =>
    createCartStore({
      calls: {
        read: () => call(readCart),
        restore: () => call(readCart),
        change: (change) => call((deps) => perform(deps, change)),
      },
      report: () => {},
      isOffline: () => false,
      changed: (change, before, after) => {
        const news = basketEvents(cartBefore(change, before, after), after)
        for (const { name, properties } of news) events[name].parse(properties)
        told.push(...news)
        void other()?.refresh()
      },
    })
  const tabs: CartStore[] = []
  tabs.push(
    tab(() => tabs[1]),
    tab(() => tabs[0]),
  )
  const rough = weather
  weather = []
  for (const each of tabs) void each.read()
  await settle()
  weather = rough

  /** Lets everything arrive, in fair weather from now on. */
  async function settle() {
    weather = []
    do {
      for (let next = onTheWay.shift(); next; next = onTheWay.shift()) await next.go()
      await quiet()
    } while (onTheWay.length > 0)
  }

  return {
    tabs,
    jar,
    told,
    answered,
    calls,
    /** Lets one call that is on its way arrive. */
    async arrive(which: number) {
      const [travelling] = onTheWay.length > 0 ? onTheWay.splice(which % onTheWay.length, 1) : []
      await travelling?.go()
    },
    settle,
    /** What the server holds for this browser. */
    truth: async () => {
      const { outcome, keep } = await serve(readCart, new Map(jar))
      keep()
      return outcome.ok ? outcome.cart : null
    },
    /** Somebody pays for the cart, on a page that is not ours. */
    async pay() {
      const id = jar.get('cart_id_gb')
      const cart = given.world.carts.findFirst((query) => query.where((each) => each.id === id))
      if (cart && cart.completedAt === null && cart.lines.length > 0) await completeCheckout(given.world, cart.id)
    },
  }
}

/** All that follows at once from what just happened. */
const quiet = () => new Promise<void>((resolve) => setImmediate(resolve))

function perform(deps: CartDeps, change: Change): Promise<CartOutcome> {
  switch (change.kind) {
    case 'add':
      return addLines(deps, change.lines)
    case 'update':
      return updateLines(
        deps,
        Object.entries(change.quantities).map(([id, quantity]) => ({ id, quantity })),
      )
    case 'gift-message':
      return setGiftMessage(deps, change.message)
    case 'code':
      return changeCode(deps, change)
  }
}
