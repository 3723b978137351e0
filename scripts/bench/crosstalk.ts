import { startShop } from '../processes.ts'
import { backendCrosstalk } from './backend-crosstalk.ts'
import type { Benchmark, Measurement } from './measurement.ts'

const CLIENTS = 32
const ROUNDS = 200

/** A scenario, and what the shop shows to who lives in it and to nobody else. */
type Role = { scenario: string; path: string; shows(status: number, html: string): boolean }

const roles: readonly Role[] = [
  { scenario: 'house-stock', path: '/products/heroes-navy', shows: (status) => status === 200 },
  { scenario: 'withdrawn-product', path: '/products/heroes-navy', shows: (status) => status === 404 },
  { scenario: 'cart-with-lines', path: '/cart', shows: (status, html) => status === 200 && html.includes('£') },
  {
    scenario: 'cart-completed',
    path: '/cart',
    shows: (status, html) => status === 200 && html.includes('This cart was previously completed'),
  },
]

/** Many browsers in worlds that contradict each other, at once on one shop and one backend: does one see another's? */
export const crosstalk: Benchmark = {
  name: 'crosstalk',
  title: 'Clients in worlds with contradictory scenarios, side by side',
  async run() {
    return [await backendCrosstalk(), await shopCrosstalk()]
  },
}

async function shopCrosstalk(): Promise<Measurement> {
  const shop = await startShop()
  try {
    let wrong = 0
    for (let round = 0; round < ROUNDS; round++) {
      // Roles move on by one each round, so that what a world was before would show.
      const visits = Array.from({ length: CLIENTS }, (_, client) => {
        const role = roles[(client + round) % roles.length]
        return role ? visit(shop, `bench-${client}`, role) : true
      })
      wrong += (await Promise.all(visits)).filter((right) => !right).length
    }
    const what = `one shop, one backend: ${CLIENTS} clients in ${CLIENTS} worlds, ${ROUNDS} rounds`
    return { what, value: `${wrong} of ${CLIENTS * ROUNDS} saw another world`, limit: 'none', kept: wrong === 0 }
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
  if (!loaded.ok) throw new Error(`${role.scenario} could not be loaded: ${await loaded.text()}`)
  const { visitor }: { visitor: { cookies: { name: string; value: string }[] } } = await loaded.json()
  const carried = visitor.cookies.map(({ name, value }) => `${name}=${value}`)
  const cookie = [`spoke_world=${world}`, ...carried].join('; ')
  const page = await fetch(shop.origin + role.path, { headers: { cookie } })
  return role.shows(page.status, await page.text())
}
