import type { Browser } from '@playwright/test'
import type { ControlClient } from '#mocks/control/client.ts'
import type { Behaviour, Visit } from './behaviour.ts'
import { type DeviceName, openBrowser } from './browsers.ts'
import type { ControlWords } from './control-words.ts'
import type { FoundShop } from './find-goods.ts'
import { NotFoundError } from './not-found.ts'
import { findRefusal } from './read-words.ts'
import { createShopper } from './shopper.ts'
import { isGood, judge, type Verdict } from './verdict.ts'

/** The result of one behaviour on a device. */
export type Result = {
  name: string
  happens: string
  device: DeviceName
  verdict: Verdict
  because: string
  ms: number
  /** The last screen. */
  picture: Buffer | undefined
  /** The world at the end, where the shopper was not served. */
  world: unknown
}

type Run = FoundShop & {
  browser: Browser
  control: ControlClient
  shop: string
  words: ControlWords
  device: DeviceName
}

/** No behaviour may take longer, in ms: a page that loops is given up. */
const LONGEST_MS = 60_000

/** Makes a behaviour happen in a world of its own and judges what became of it. */
export async function runBehaviour(behaviour: Behaviour, run: Run): Promise<Result> {
  const { browser, control, shop, device, words, hasWorlds, region } = run
  const startedAt = performance.now()
  const world = hasWorlds ? `survive-${crypto.randomUUID().slice(0, 8)}` : 'default'
  const given = (behaviour.given ?? []).map(({ name }) => ({ name, params: { region } }))
  await control.load(world, given)
  const context = await openBrowser({ browser, shop, world, device, like: behaviour.browser })
  const openShopper = () => createShopper(context, { shop, words, like: behaviour.browser, isPatient: !hasWorlds })
  const shopper = await openShopper()
  const lines: string[] = []
  let before: ReadonlySet<string> = new Set()
  const readFailure = async () => {
    lines.push(...(await shopper.takeNewLines()))
    return findRefusal(lines, before)
  }
  const readCart = async () => {
    const { carts } = await control.sales(world)
    return carts.filter(({ isCompleted }) => !isCompleted).toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0]
  }
  const visit: Visit = {
    ...run,
    shopper,
    context,
    world,
    openTab: openShopper,
    readFailure,
    readCart,
    countPieces: async () => (await readCart())?.count ?? 0,
    async beginTrouble() {
      lines.length = 0
      before = new Set(await shopper.takeNewLines())
    },
    fail(verdict, because) {
      throw new JudgedError(verdict, because)
    },
    async expectOrder({ count, shown }) {
      const { orders } = await control.sales(world)
      const ordered = orders.reduce((sum, order) => sum + order.count, 0)
      const total = Number(orders[0]?.total.amount ?? 0)
      if (ordered !== count)
        this.fail(ordered > count ? 'doubled' : 'lost', `${ordered} pieces ordered, ${count} asked for`)
      if (!shown.includes(total))
        this.fail('charged wrongly', `${total} charged, the cart showed ${shown.join(', ') || 'no sum'}`)
    },
  }
  const perform = async (): Promise<Pick<Result, 'verdict' | 'because'>> => {
    const requested = await behaviour.run(visit)
    // opening the cart may remove the message
    await readFailure()
    await shopper.openCart()
    const cart = await readCart()
    const sums = [cart?.subtotal, cart?.total].map((sum) => Number(sum?.amount ?? 0))
    const shown = await shopper.readSums()
    return judge({ requested, count: cart?.count ?? 0, sums, shown, failure: await readFailure() })
  }
  try {
    const { verdict, because } = await Promise.race([perform(), giveUp()]).catch(explain)
    const picture = await shopper.page.screenshot({ timeout: 5_000 }).catch(() => undefined)
    const bundle = isGood(verdict) ? null : await control.exportWorld(world).catch(() => null)
    const { name, happens } = behaviour
    return { name, happens, device, verdict, because, ms: performance.now() - startedAt, picture, world: bundle }
  } finally {
    await context.close().catch(() => {})
    await control.removeWorld(world).catch(() => {})
  }
}

const giveUp = () =>
  new Promise<never>((_resolve, reject) =>
    setTimeout(
      () => reject(new NotFoundError('no end', `a page that rests within ${LONGEST_MS / 1_000} s`)),
      LONGEST_MS,
    ).unref(),
  )

/** A verdict that a behaviour gives itself. */
class JudgedError extends Error {
  readonly verdict: Verdict

  constructor(verdict: Verdict, because: string) {
    super(because)
    this.verdict = verdict
  }
}

const explain = (error: unknown): Pick<Result, 'verdict' | 'because'> => ({
  verdict: error instanceof JudgedError ? error.verdict : 'not found',
  because: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
})
