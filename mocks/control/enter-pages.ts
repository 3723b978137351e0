import type { RegionCode } from '#contracts/regions.ts'
import type { World } from '../world/world.ts'
import { describeScenario } from './describe/scenario.ts'
import { html, renderPage } from './panel/page.ts'
import type { StorageChange } from './pending-storage.ts'

/** Explains that a world holds something else, and offers to load the scenarios or to enter it as it is. */
export function renderLoadPage({
  world,
  names,
  region,
  storefront,
}: {
  world: World
  names: readonly string[]
  region: RegionCode
  storefront: string
}): Response {
  const loaded = world.entrance.scenarios.map(describeScenario).join(', ')
  const query = `?${new URLSearchParams({ world: world.id, region })}`
  const body = html`<header><h1>SPOKE <small>simulated backend</small></h1></header>
<main class="narrow">
  <p>World “${world.id}” ${loaded ? html`has <strong>${loaded}</strong> loaded` : 'has no scenario loaded, but was changed'}.
  Loading ${names.join(', ')} makes the world again: its records, clock, latency and faults are lost.</p>
  <form class="actions" method="post" action="/enter/${names.join(',')}${query}">
    <button class="primary">Load ${names.join(', ')} and enter</button>
    <a class="button" href="/enter${query}">Enter without loading</a>
  </form>
  <p><a href="/">All scenarios</a></p>
</main>`
  return renderPage('SPOKE: load and enter', body, { status: 409, formsLeadTo: storefront })
}

/**
 * Shows how to store by hand what the visitor brings. The development server's pages fetch it themselves
 * (pending-storage.ts); no other server's pages do.
 */
export function renderStoragePage(storage: StorageChange, shopUrl: string, headers: Headers): Response {
  const lines = (['localStorage', 'sessionStorage'] as const).flatMap((kind) =>
    Object.entries(storage[kind]).map(
      ([key, value]) => `${kind}.setItem(${JSON.stringify(key)}, ${JSON.stringify(value)})`,
    ),
  )
  const body = html`<header><h1>SPOKE <small>one step by hand</small></h1></header>
<main class="narrow">
  <p>This visitor has stored values that only the shop’s own pages can set. Open the shop, paste this into its console, and reload:</p>
  <pre><code>${lines.join('\n')}</code></pre>
  <p><a href="${shopUrl}">Open the shop</a></p>
</main>`
  return renderPage('SPOKE: one step by hand', body, { headers })
}

/** Says why a world was not entered, with the nearest scenario name if there is one. */
export function renderProblemPage(status: number, message: string, nearest?: string): Response {
  const suggestion = nearest ? html`<p>Did you mean <a href="/enter/${nearest}">${nearest}</a>?</p>` : undefined
  const body = html`<header><h1>SPOKE <small>simulated backend</small></h1></header>
<main class="narrow"><p>${message}</p>${suggestion}<p><a href="/">All scenarios</a></p></main>`
  return renderPage('SPOKE: not entered', body, { status })
}
