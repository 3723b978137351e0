import type { RegionCode } from '#contracts/shop/regions.ts'
import type { World } from '../world/world.ts'
import { describeScenario } from './describe/scenario.ts'
import { html, renderPage } from './panel/page.ts'
import { type Target, toTargetQuery } from './target.ts'

/** Explains that a world holds something else, and offers to load the scenarios or to enter it as it is. */
export function renderLoadPage({
  world,
  names,
  region,
  storefronts,
}: {
  world: World
  names: readonly string[]
  region: RegionCode
  storefronts: readonly string[]
}): Response {
  const loaded = world.entrance.scenarios.map(describeScenario).join(', ')
  const query = toTargetQuery({ worldId: world.id, region })
  const body = html`<header><h1>SPOKE <small>simulated backend</small></h1></header>
<main class="narrow"><section>
  <p>World “${world.id}” ${loaded ? html`has <strong>${loaded}</strong> loaded` : 'has no scenario loaded, but was changed'}.
  Loading ${names.join(', ')} makes the world again: its records, clock, latency and faults are lost.</p>
  <form class="actions" method="post" action="/enter/${names.join(',')}${query}">
    <button class="primary">Load ${names.join(', ')} and enter</button>
    <a class="button" href="/enter${query}">Enter without loading</a>
  </form>
  <p><a href="/?world=${world.id}">All scenarios</a></p>
</section></main>`
  return renderPage('SPOKE: load and enter', body, { status: 409, formsLeadTo: storefronts })
}

/**
 * Says which stored values the visitor lacks in a shop whose server does not forward the arrival page, and the ways to get
 * them. `spoke dev` and `spoke start --simulated` forward it.
 */
export function renderStoragePage({
  keys,
  shopUrl,
  backend,
  headers,
}: {
  keys: readonly string[]
  shopUrl: string
  backend: string
  headers: Headers
}): Response {
  const shop = new URL(shopUrl).origin
  const body = html`<header><h1>SPOKE <small>simulated backend</small></h1></header>
<main class="narrow"><section>
  <p>You have the cookies of this visitor. Their stored values (<code>${keys.join(', ')}</code>) are missing, because only pages of ${shop} can set those.</p>
  <p class="actions"><a class="button primary" href="${shopUrl}">Open the shop without them</a></p>
  <p>To get them, do one of these:</p>
  <ul class="steps">
    <li>Sign in at the shop: the simulated sign-in accepts every customer without a password.</li>
    <li>Start the shop with <code>npx spoke dev</code> or <code>npx spoke start --simulated</code>.</li>
    <li>Let the shop’s server forward <code>/__spoke/</code> to ${backend}, and start the backend with <code>--storefront-forwards</code>.</li>
  </ul>
</section></main>`
  return renderPage('SPOKE: stored values are missing', body, { headers })
}

/** Says why a world was not entered, with the nearest scenario name if there is one, in the same world and region. */
export function renderProblemPage(
  status: number,
  message: string,
  { nearest, target }: { nearest?: string | undefined; target?: Target } = {},
): Response {
  const query = target ? toTargetQuery(target) : ''
  const suggestion = nearest ? html`<p>Did you mean <a href="/enter/${nearest}${query}">${nearest}</a>?</p>` : undefined
  const body = html`<header><h1>SPOKE <small>simulated backend</small></h1></header>
<main class="narrow"><section><p>${message}</p>${suggestion}<p><a href="/${query}">All scenarios</a></p></section></main>`
  return renderPage('SPOKE: not entered', body, { status })
}
