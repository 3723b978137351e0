import type { VisitRequest } from '../visit-api.ts'
import { control } from './control.ts'
import { diffView } from './diff-view.ts'
import { fill, h } from './dom.ts'
import { enterBar } from './enter-bar.ts'
import { journalView } from './journal-view.ts'
import { outboxView } from './outbox-view.ts'
import { scenarioList } from './scenario-list.ts'
import { createBoard, type Panel, type PanelState } from './state.ts'
import { tabs, type View } from './tabs.ts'
import { worldView } from './world-view.ts'

const REGIONS = ['gb', 'us', 'eu'] as const
/** How long a word of what was done stays in sight. */
const SAID_MS = 4_000

/** Inside the shop's page the panel is a frame: what it does there, the page around it has to follow. */
const embedded = window.parent !== window

async function start(root: HTMLElement): Promise<void> {
  const { world = 'default', storefront = '' } = root.dataset
  const state: PanelState = {
    world,
    storefront,
    region: regionAtStart(),
    scenarios: await control.scenarios(),
    picked: [],
  }
  const board = createBoard()
  const said = h('p', { class: 'said', role: 'status' })
  let saying: ReturnType<typeof setTimeout> | undefined
  const panel: Panel = {
    state,
    board,
    say(text, bad = false) {
      clearTimeout(saying)
      said.textContent = text
      said.className = bad ? 'said bad' : 'said'
      saying = setTimeout(() => said.replaceChildren(), SAID_MS)
    },
  }

  async function visit(wanted: VisitRequest): Promise<void> {
    const { url, says } = await control.visit(wanted)
    panel.say(says)
    board.tell('done')
    if (embedded) window.parent.postMessage({ spoke: 'go', url }, state.storefront)
    else if (url) window.open(url, 'spoke-shop')
  }
  const enter = () => {
    const { world, region, picked } = state
    visit({ do: 'enter', world, region, scenarios: picked }).then(
      () => state.picked.length > 0 && rightTabs.current()?.show(),
      (error: Error) => panel.say(error.message, true),
    )
  }

  const scenarios: View = {
    title: 'Scenarios',
    key: 's',
    body: h('div', { class: 'pick' }, enterBar(panel, enter), scenarioList(panel, enter)),
    show() {},
  }
  const others = [worldView(panel, visit), journalView(panel), outboxView(panel), diffView(panel)]
  const narrow = embedded || matchMedia('(max-width: 900px)').matches
  const rightTabs = tabs(narrow ? [scenarios, ...others] : others)
  fill(
    root,
    header(panel, said),
    narrow
      ? h('main', { class: 'narrow' }, rightTabs.element)
      : h('main', {}, scenarios.body, h('aside', {}, rightTabs.element)),
  )
  const first = narrow ? scenarios : others[0]
  if (first) rightTabs.open(first)
  keys([...(narrow ? [scenarios] : []), ...others], rightTabs.open)
  document.getElementById('search')?.focus()
}

function header({ state, board }: Panel, said: HTMLElement): HTMLElement {
  const region = h(
    'fieldset',
    { class: 'regions' },
    h('legend', { class: 'quiet' }, 'Enter in'),
    ...REGIONS.map((code) =>
      h(
        'label',
        {},
        h('input', {
          type: 'radio',
          name: 'region',
          value: code,
          checked: code === state.region,
          onchange: () => {
            state.region = code
            localStorage.setItem('spoke-panel-region', code)
            board.tell('done')
          },
        }),
        code.toUpperCase(),
      ),
    ),
  )
  return h(
    'header',
    {},
    h('h1', {}, 'SPOKE ', h('small', {}, 'simulated backend')),
    worldPicker({ state, board }),
    region,
    !embedded && h('a', { href: `${state.storefront}/`, target: 'spoke-shop' }, 'Open the shop'),
    h('a', { href: `/shopify/${state.region}/graphiql`, target: '_blank' }, 'GraphiQL'),
    said,
  )
}

/** The worlds there are; any other name may be typed, and is made when it is entered. */
function worldPicker({ state, board }: Pick<Panel, 'state' | 'board'>): HTMLElement {
  const known = h('datalist', { id: 'worlds' })
  const field = h('input', {
    type: 'text',
    list: 'worlds',
    value: state.world,
    pattern: '[a-z0-9\\-]{1,64}',
    'aria-label': 'World',
    onfocus: () =>
      void control.worlds().then((worlds) => fill(known, ...worlds.map(({ id }) => h('option', { value: id })))),
    onchange: () => {
      if (!field.checkValidity() || field.value === '') return void field.reportValidity()
      state.world = field.value
      board.tell('world')
      board.tell('done')
    },
  })
  return h('label', {}, h('span', { class: 'quiet' }, 'World'), field, known)
}

/** A letter shows a view, `/` goes to the search; not while something is being typed. */
function keys(views: readonly View[], open: (view: View) => void): void {
  document.addEventListener('keydown', (event) => {
    const typing = event.target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(event.target.type)
    if (event.key === 'Escape' && embedded)
      window.parent.postMessage({ spoke: 'close' }, document.getElementById('panel')?.dataset.storefront ?? '')
    if (typing || event.metaKey || event.ctrlKey || event.altKey) return
    const view = views.find(({ key }) => key === event.key)
    if (view) open(view)
    const search = document.getElementById('search')
    if (event.key === '/' && search) {
      event.preventDefault()
      if (views[0]?.key === 's' && views[0]) open(views[0])
      search.focus()
    }
  })
}

function regionAtStart(): PanelState['region'] {
  const kept = localStorage.getItem('spoke-panel-region')
  return REGIONS.find((code) => code === kept) ?? 'gb'
}

const root = document.getElementById('panel')
if (root) void start(root)
