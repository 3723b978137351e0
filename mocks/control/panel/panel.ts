import { http, type RequestHandler } from 'msw'
import { REGION_CODES } from '#contracts/regions.ts'
import type { JournalEntry } from '../journal.ts'
import { DEPARTMENTS, type Department, type Scenario } from '../scenarios/define-scenario.ts'
import type { World } from '../world/world.ts'
import { worldIdOf } from '../world/world-of-request.ts'
import { DEFAULT_WORLD } from '../world/worlds.ts'
import type { ControlContext } from './context.ts'
import { html, page } from './page.ts'

/** How much of the journal the panel shows, newest first; `spoke journal` has it all. */
const SHOWN_ENTRIES = 40

/** GET / : the developer's panel. Forms and links only, so it needs no script. */
export function createPanelHandlers(context: ControlContext): RequestHandler[] {
  return [
    http.get('*/', ({ request }) => {
      const asked = new URL(request.url).searchParams.get('world') ?? worldIdOf(request.headers)
      const world = context.worlds.peek(asked) ?? context.worlds.get(DEFAULT_WORLD)
      return page('SPOKE simulated backend', panel(context, world))
    }),
  ]
}

function panel(context: ControlContext, world: World) {
  const scenarios = [...context.scenarios.values()]
  return html`
<header>
  <h1>SPOKE <small>simulated backend</small></h1>
  <a href="${context.storefront()}/">Open the shop</a>
  <span class="quiet">seed ${context.seed}</span>
</header>
<main>
  <form method="get">
    <input type="hidden" name="world" value="${world.id}">
    <div class="bar">
      <fieldset><legend>Enter the shop in</legend>${REGION_CODES.map(
        (code) =>
          html`<label><input type="radio" name="region" value="${code}" ${code === 'gb' ? html`checked` : ''}> ${code.toUpperCase()}</label>`,
      )}</fieldset>
      <span class="quiet">Entering makes the world <code>${world.id}</code> afresh.</span>
    </div>
    ${DEPARTMENTS.map((department) => group(department, scenarios, world))}
  </form>
  <aside>
    ${loadedNow(world)}
    ${journal(world)}
    ${worldsList(context, world)}
  </aside>
</main>`
}

function group(department: Department, all: readonly Scenario[], world: World) {
  const scenarios = all.filter((scenario) => scenario.department === department)
  if (scenarios.length === 0) return undefined
  return html`<section><h2>${department}</h2><ul>${scenarios.map((scenario) => row(scenario, world))}</ul></section>`
}

function row({ name, summary, reproduces }: Scenario, world: World) {
  const loaded = world.scenarios.includes(name) ? html`data-loaded` : ''
  const codes = reproduces.map((code) => html` <code class="quiet">${code}</code>`)
  return html`<li class="scenario" ${loaded}>
  <div><strong>${name}</strong>${codes}<p>${summary}</p></div>
  <button formaction="/enter/${name}" aria-label="Enter ${name}">Enter</button>
</li>`
}

function loadedNow(world: World) {
  const faults = world.faults.list()
  const { scenarios } = world
  return html`<section><h2>The world “${world.id}”</h2><dl>
  <dt>Scenarios</dt><dd>${scenarios.length > 0 ? scenarios.join(', ') : 'none: the house as it is'}</dd>
  <dt>Time</dt><dd>${world.clock.now().toISOString().slice(0, 19).replace('T', ' ')}</dd>
  <dt>Carts</dt><dd>${world.carts.count()}</dd>
  <dt>Orders</dt><dd>${world.orders.count()}</dd>
  <dt>Faults</dt><dd>${faults.length > 0 ? faults.map((fault) => html`<code>${fault.upstream} ${fault.operation}</code> `) : 'none'}</dd>
</dl></section>`
}

function journal(world: World) {
  const entries = world.journal.entries().slice(-SHOWN_ENTRIES).reverse()
  const list =
    entries.length > 0
      ? html`<ul>${entries.map(journalRow)}</ul>`
      : html`<p class="quiet">Nothing yet. Whatever the shop asks, tracks or reports shows here; reload to see it.</p>`
  return html`<section><h2>Journal, newest first</h2>${list}</section>`
}

function journalRow(entry: JournalEntry) {
  const { words, outcome, bad } = inWords(entry)
  return html`<li class="entry mono"><time>${entry.at.slice(11, 19)}</time><span>${words}</span><span class="${bad ? 'bad' : 'quiet'}">${outcome}</span></li>`
}

function inWords(entry: JournalEntry): { words: string; outcome: string; bad: boolean } {
  switch (entry.kind) {
    case 'request': {
      const bad = entry.status === 0 || entry.status >= 400 || entry.contract === 'broken'
      const status = entry.status === 0 ? 'dropped' : String(entry.status)
      return { words: `${entry.upstream} ${entry.operation}`, outcome: `${entry.fault ? 'fault ' : ''}${status}`, bad }
    }
    case 'report':
      return { words: `${entry.code}: ${entry.message}`, outcome: 'report', bad: true }
    case 'event':
      return { words: entry.name, outcome: entry.type, bad: false }
    case 'mail':
      return { words: `${entry.subject} to ${entry.to}`, outcome: 'mail', bad: false }
    case 'warning':
      return { words: entry.message, outcome: 'warning', bad: true }
  }
}

function worldsList({ worlds }: ControlContext, shown: World) {
  const rows = worlds.list().map(({ id, scenarios, idleMs }) => {
    const name = id === shown.id ? html`<strong>${id}</strong>` : html`<a href="/?world=${id}">${id}</a>`
    return html`<li class="entry"><span>${Math.round(idleMs / 60_000)} min</span><span>${name}</span><span class="quiet">${scenarios.join(', ')}</span></li>`
  })
  return html`<section><h2>Worlds, and how long they have been idle</h2><ul>${rows}</ul></section>`
}
