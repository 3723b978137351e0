import type { BrowserContext } from '@playwright/test'
import { cartFromWire } from '#app/cart/cart.wire.ts'
import { noRetry } from '#contracts/retry.ts'
import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'
import { cartIdCookie } from '#contracts/shop/visitor.ts'
import { createShopifyClient } from '#contracts/shopify/client.ts'
import { toWorldBaggage } from '#contracts/world-id.ts'
import type { ControlClient } from '#mocks/control/client.ts'
import { toVisitorName } from '#mocks/control/visitor-cookies.ts'
import type { JournalEntry } from '#mocks/world/journal.ts'
import type { Step } from './step.ts'

/** A cart at its store, as far as the search compares it. */
export type StoreCart = { count: number; total: { amount: string; currencyCode: string }; customer: string | null }

type Browser = { context: BrowserContext }
type WorldStep = Extract<Step, { do: 'advance-clock' | 'add-fault' | 'clear-faults' | 'slow-upstreams' }>
type GoodsStep = Extract<Step, { do: 'sell-out' | 'change-prices' | 'pay-elsewhere' }>

/** The world of a visit: what happens in it, and what is true in it. */
export type WorldOfVisit = ReturnType<typeof createWorldOfVisit>

/** Reaches a world of the running backend. What it asks the store fails as the shop's calls do, while a fault is active. */
export function createWorldOfVisit(control: ControlClient, id: string) {
  const fetchInWorld: typeof fetch = (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('baggage', toWorldBaggage(id))
    return fetch(input, { ...init, headers })
  }
  const getStore = (region: RegionCode) =>
    createShopifyClient({
      baseUrl: `${control.origin}/shopify/${region}`,
      token: `simulated-${region}`,
      fetch: fetchInWorld,
      retry: noRetry,
    })
  const findCart = async ({ context }: Browser, regions: readonly RegionCode[] = REGION_CODES) => {
    const cookies = new Map((await context.cookies()).map(({ name, value }) => [toVisitorName(name), value]))
    const region = regions.find((code) => cookies.has(cartIdCookie(code)))
    return region && { region, cartId: decodeURIComponent(cookies.get(cartIdCookie(region)) ?? '') }
  }
  const readWire = async (browser: Browser, region?: RegionCode) => {
    const stored = await findCart(browser, region && [region])
    return stored && (await getStore(stored.region).cart({ cartId: stored.cartId }))
  }
  let lastSeq = 0

  return {
    id,
    /** Whether calls of upstreams fail or wait now. */
    hasFaults: async () => (await control.faults(id)).length > 0,
    /** Whether a fault answers a call with goods of its own, whatever store or collection is asked for. */
    hasFixedAnswers: async () =>
      (await control.faults(id)).some(({ respond: { status, body } }) => status === 200 && body !== undefined),
    findCartId: async (browser: Browser) => (await findCart(browser))?.cartId,
    /** The cart of a browser at its store in a region; null without one. */
    async readCart(browser: Browser, region: RegionCode): Promise<StoreCart | null> {
      const wire = await readWire(browser, region)
      if (!wire) return null
      const { count, total, customer } = cartFromWire(wire, { isLoggedIn: false, discountCode: null })
      return { count, total, customer }
    },
    /** What the world recorded since it was read last. */
    async takeJournal(): Promise<JournalEntry[]> {
      const entries = await control.journal(id, { since: lastSeq })
      lastSeq = entries.at(-1)?.seq ?? lastSeq
      return entries
    },
    async perform(step: WorldStep): Promise<boolean> {
      if (step.do === 'advance-clock') await control.setClock(id, { advanceMs: step.ms })
      else if (step.do === 'add-fault') await control.addFault(id, step.fault)
      else if (step.do === 'clear-faults') await control.clearFaults(id)
      else await control.setLatency(id, step.ms)
      return true
    },
    /** Pays for the cart of a browser, or changes the stock or prices of its goods. Resolves to false without a cart. */
    async change(step: GoodsStep, browser: Browser): Promise<boolean> {
      if (await this.hasFaults()) return false
      const stored = await findCart(browser)
      const cart = await readWire(browser)
      if (!stored || !cart) return false
      if (step.do === 'pay-elsewhere') return pay(cart.checkoutUrl)
      const { lines } = (await control.sales(id)).carts.find(({ token }) => stored.cartId.includes(token)) ?? {
        lines: [],
      }
      if (lines.length === 0) return false
      const change = <Value>(key: 'variantId' | 'product', value: Value) =>
        Object.fromEntries(lines.map((line) => [line[key], value]))
      await control.changeGoods(
        id,
        step.do === 'sell-out'
          ? { stock: change('variantId', step.left) }
          : { prices: change('product', step.percent) },
      )
      return true
    },
  }

  async function pay(checkoutUrl: string): Promise<boolean> {
    const page = await (await fetchInWorld(checkoutUrl)).text()
    const total = /name="total" value="(\d+)"/.exec(page)?.[1]
    if (total === undefined) return false
    const body = new URLSearchParams({ total, email: 'somebody@example.com' })
    const { status } = await fetchInWorld(checkoutUrl, { method: 'POST', body, redirect: 'manual' })
    return status === 303
  }
}
