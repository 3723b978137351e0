import { addGoods, type Behaviour, exactly, pressAgainIfTold, type Visit } from '../behaviour.ts'

type Route = Parameters<Parameters<Visit['context']['route']>[1]>[0]

/** Lets something happen to the next change that the page sends to the shop. */
const interceptNext = ({ context, shop }: Visit, intercept: (route: Route) => Promise<unknown>) => {
  let isDone = false
  return context.route(
    (url) => url.origin === shop,
    async (route) => {
      if (isDone || route.request().method() !== 'POST') return route.fallback()
      isDone = true
      await intercept(route)
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
      await pressAgainIfTold(visit)
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
      await pressAgainIfTold(visit)
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
        await route.fulfill({ response }).catch(() => {})
      })
      await visit.shopper.add()
      return exactly(1)
    },
  },
  {
    name: 'reload',
    happens: 'the page is loaded again after an addition',
    async run(visit) {
      await addGoods(visit)
      await visit.shopper.page.reload()
      await visit.shopper.settle()
      return exactly(1)
    },
  },
]
