import { type Behaviour, exactly, openFilledCart, retryAfterFailure, type Visit } from '../behaviour.ts'

type Route = Parameters<Parameters<Visit['context']['route']>[1]>[0]

/** Lets something happen to the next change that the page sends to the shop. */
const interceptNext = ({ context, shop }: Visit, intercept: (route: Route) => Promise<unknown>) => {
  let isDone = false
  return context.route(
    (url) => url.origin === shop,
    async (route) => {
      if (isDone || route.request().method() !== 'POST') return route.fallback()
      isDone = true
      // the page may be closed by then
      await intercept(route).catch(() => {})
    },
  )
}

/** What happens between the browser and the shop. */
export const NETWORK: readonly Behaviour[] = [
  {
    name: 'lost-answer',
    happens: 'the shop adds, but its answer is lost; told of a failure, the shopper presses again',
    async run(visit) {
      await visit.shopper.openProduct(visit.goods.address)
      await visit.beginTrouble()
      await interceptNext(visit, async (route) => {
        await route.fetch({ maxRedirects: 0 })
        await route.abort('connectionreset')
      })
      await visit.shopper.add()
      await retryAfterFailure(visit)
      return exactly(1)
    },
  },
  {
    name: 'request-lost',
    happens: 'the addition never reaches the shop; told of it, the shopper presses again',
    async run(visit) {
      await visit.shopper.openProduct(visit.goods.address)
      await visit.beginTrouble()
      await interceptNext(visit, (route) => route.abort('connectionfailed'))
      await visit.shopper.add()
      await retryAfterFailure(visit)
      return exactly(1)
    },
  },
  {
    name: 'late-answer',
    happens: 'the answer to an addition comes three seconds late',
    async run(visit) {
      await visit.shopper.openProduct(visit.goods.address)
      await interceptNext(visit, async (route) => {
        const response = await route.fetch({ maxRedirects: 0 })
        await new Promise((resolve) => setTimeout(resolve, 3_000))
        await route.fulfill({ response })
      })
      await visit.shopper.add()
      return exactly(1)
    },
  },
  {
    name: 'reordered-answers',
    happens: 'plus is pressed twice, and the first answer comes after the second',
    async run(visit) {
      await openFilledCart(visit)
      await interceptNext(visit, async (route) => {
        const response = await route.fetch({ maxRedirects: 0 })
        await new Promise((resolve) => setTimeout(resolve, 3_000))
        await route.fulfill({ response })
      })
      await visit.shopper.press('increase', { isAwaited: false })
      await visit.shopper.press('increase')
      return exactly(3)
    },
  },
  {
    name: 'change-answer-lost',
    happens: 'the shop makes it one more, but its answer is lost',
    async run(visit) {
      await openFilledCart(visit)
      await visit.beginTrouble()
      await interceptNext(visit, async (route) => {
        await route.fetch({ maxRedirects: 0 })
        await route.abort('connectionreset')
      })
      await visit.shopper.press('increase')
      return { least: 1, most: 2 }
    },
  },
  {
    name: 'offline',
    happens: 'the browser is offline at the press and back at the next',
    async run(visit) {
      await visit.shopper.openProduct(visit.goods.address)
      await visit.beginTrouble()
      await visit.context.setOffline(true)
      await visit.shopper.add()
      await visit.readFailure()
      await visit.context.setOffline(false)
      await retryAfterFailure(visit)
      return exactly(1)
    },
  },
  {
    name: 'slow-network',
    happens: 'every answer takes a second, and the shopper presses once more while he waits',
    async run(visit) {
      await visit.shopper.openProduct(visit.goods.address)
      await visit.context.route(
        (url) => url.origin === visit.shop,
        async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 1_000))
          await route.fallback()
        },
      )
      await visit.shopper.add({ isAwaited: false })
      await new Promise((resolve) => setTimeout(resolve, 400))
      await visit.shopper.add().catch(() => {})
      await visit.context.unrouteAll({ behavior: 'ignoreErrors' })
      return { least: 1, most: 2 }
    },
  },
]
