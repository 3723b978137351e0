import { startShop } from '../processes.ts'
import { backendCrosstalk } from './backend-crosstalk.ts'
import type { Benchmark, Measurement } from './measurement.ts'

const CLIENTS = 32
const ROUNDS = 200

/** A scenario, and what the shop shows in its world only. */
type Role = { scenario: string; path: string; isExpected(status: number, html: string): boolean }

const roles: readonly Role[] = [
  { scenario: 'default-shop', path: '/products/heroes-navy', isExpected: (status) => status === 200 },
  { scenario: 'withdrawn-product', path: '/products/heroes-navy', isExpected: (status) => status === 404 },
  { scenario: 'cart-with-lines', path: '/cart', isExpected: (status, html) => status === 200 && html.includes('£') },
  {
    scenario: 'cart-completed',
    path: '/cart',
    isExpected: (status, html) => status === 200 && html.includes('This cart was previously completed'),
  },
]

/** Concurrent clients in worlds with contradictory scenarios on one shop and one backend: does one see another's? */
export const crosstalk: Benchmark = {
  name: 'crosstalk',
  title: 'Concurrent clients in worlds with contradictory scenarios',
  async run() {
    return [await backendCrosstalk(), await shopCrosstalk()]
  },
}

async function shopCrosstalk(): Promise<Measurement> {
  const shop = await startShop()
  try {
    let wrong = 0
    for (let round = 0; round < ROUNDS; round++) {
      // Roles move on by one each round, so that data of the previous round would be noticed.
      const visits = Array.from({ length: CLIENTS }, (_, client) => {
        const role = roles[(client + round) % roles.length]
        return role ? visit(shop, `bench-${client}`, role) : true
      })
      wrong += (await Promise.all(visits)).filter((isRight) => !isRight).length
    }
    const what = `one shop, one backend: ${CLIENTS} clients in ${CLIENTS} worlds, ${ROUNDS} rounds`
    return { what, value: `${wrong} of ${CLIENTS * ROUNDS} saw another world`, limit: 'none', isMet: wrong === 0 }
  } finally {
    await shop.stop()
  }
}

async function visit(shop: { origin: string; backend: string }, world: string, role: Role): Promise<boolean> {
  const loaded = await fetch(`${shop.backend}/__control/worlds/${world}/load`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ scenarios: [{ name: role.scenario }] }),
  })
  if (!loaded.ok) throw new Error(`The scenario ${role.scenario} could not be loaded: ${await loaded.text()}`)
  const { visitor }: { visitor: { cookies: { name: string; value: string }[] } } = await loaded.json()
  const cookies = visitor.cookies.map(({ name, value }) => `${name}=${value}`)
  const cookie = [`spoke_world=${world}`, ...cookies].join('; ')
  const page = await fetch(shop.origin + role.path, { headers: { cookie } })
  return role.isExpected(page.status, await page.text())
}
