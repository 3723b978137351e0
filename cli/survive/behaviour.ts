import type { BrowserContext } from '@playwright/test'
import type { ControlClient } from '#mocks/control/client.ts'
import type { BrowserCondition } from './browser-conditions.ts'
import type { Shopper } from './shopper.ts'
import type { Requested, Verdict } from './verdict.ts'

/** One of the shop's products: where it can be bought, and what was bought there. */
export type Goods = { address: string; variantId: string; product: string }

type StoreCart = Awaited<ReturnType<ControlClient['sales']>>['carts'][number]

/** A visit in which something happens: browser, world and goods. */
export type Visit = {
  shopper: Shopper
  context: BrowserContext
  control: ControlClient
  world: string
  /** The shop's origin. */
  shop: string
  goods: Goods
  other: Goods
  /** Another tab of the same browser. */
  openTab(): Promise<Shopper>
  /** The failure message that the shop has shown since the failure began; undefined if it showed none. */
  readFailure(): Promise<string | undefined>
  /** The newest open cart of the store. */
  readCart(): Promise<StoreCart | undefined>
  /** The pieces in it. */
  countPieces(): Promise<number>
  /** Ignores the texts on the page so far, so that later ones can be failure messages. */
  beginTrouble(): Promise<void>
  /** Ends with a verdict that does not depend on the cart. */
  fail(verdict: Verdict, because: string): never
  /** Ends with a verdict unless one order was placed, of so many pieces and at one of the sums that the cart showed. */
  expectOrder(order: { count: number; shown: readonly number[] }): Promise<void>
}

/** Something that happens to a shopper, and that the cart has to survive. */
export type Behaviour = {
  name: string
  /** A description in one line. */
  happens: string
  /** What the browser is like, if it is not as usual. */
  browser?: BrowserCondition
  /** Scenarios in which it begins. */
  given?: readonly { name: string }[]
  /** Runs the behaviour, and returns how many pieces the shopper has requested in all. */
  run(visit: Visit): Promise<Requested>
}

/** So many pieces, no more and no less. */
export const exactly = (count: number): Requested => ({ least: count, most: count })

/** Puts the first product into the cart, with nothing in the way. */
export async function addGoods({ shopper, goods }: Visit): Promise<void> {
  await shopper.openProduct(goods.address)
  await shopper.add()
}

/** Puts the first product into the cart and opens it; a cart that does not show it is opened again after the page is loaded anew. */
export async function openFilledCart(visit: Visit): Promise<void> {
  const { shopper } = visit
  await addGoods(visit)
  await shopper.openCart()
  if (await shopper.find('checkout')) return
  await shopper.reload()
  await shopper.openCart()
}

/** How long a shopper waits until he can press again, in ms. */
const AGAIN_MS = 5_000

/** Presses once more, as shoppers do, if the shop showed a failure or the cart is still empty. */
export async function retryAfterFailure({ shopper, countPieces, readFailure }: Visit): Promise<void> {
  if ((await countPieces()) > 0 && (await readFailure()) === undefined) return
  // the failure message may cover the button, and the button may show the failure for a while
  await shopper.page.keyboard.press('Escape')
  for (let waited = 0; waited < AGAIN_MS && !(await shopper.find('add', ['button'])); waited += 250)
    await new Promise((resolve) => setTimeout(resolve, 250))
  if (await shopper.find('add', ['button'])) await shopper.add()
}
