import { labelDifferences } from '../../describe/differences.ts'
import type { VisitRequest } from '../visit-api.ts'
import { control } from './control.ts'
import { diffView } from './diff-view.ts'
import { fill, h } from './dom.ts'
import { enterBar } from './enter-bar.ts'
import { journalView } from './journal-view.ts'
import { outboxView } from './outbox-view.ts'
import { isEmbedded, panelHeader, readStoredRegion } from './panel-header.ts'
import { addRecent } from './saved-scenarios.ts'
import { scenarioList } from './scenario-list.ts'
import { createPanelEvents, type Panel, type PanelState } from './state.ts'
import { createTabs, type View } from './tabs.ts'
import { worldView } from './world-view.ts'

/** How long a message is shown. */
const MESSAGE_MS = 4_000

async function start(root: HTMLElement): Promise<void> {
  const { world = 'default', storefront = '' } = root.dataset
  const state: PanelState = {
    world,
    storefront,
    backend: location.origin,
    region: readStoredRegion(),
    scenarios: await control.scenarios(),
    selected: [],
    loaded: [],
  }
  const events = createPanelEvents()
  const message = h('p', { class: 'message', role: 'status' })
  let messageTimer: ReturnType<typeof setTimeout> | undefined
  const panel: Panel = {
    state,
    events,
    notify(text, isError = false) {
      clearTimeout(messageTimer)
      message.textContent = text
      message.className = isError ? 'message bad' : 'message'
      messageTimer = setTimeout(() => message.replaceChildren(), MESSAGE_MS)
    },
  }

  /** Marks what is loaded, and tells the shop's page how the world differs. */
  async function readDifferences(): Promise<void> {
    const diff = await control.diff(state.world).catch(() => null)
    state.loaded = diff?.scenarios.map(({ name }) => name) ?? []
    events.emit('loaded')
    if (isEmbedded)
      window.parent.postMessage({ spoke: 'differs', differences: diff ? labelDifferences(diff) : [] }, state.storefront)
  }
  for (const topic of ['world', 'change'] as const) events.on(topic, () => void readDifferences())
  void readDifferences()

  async function visit(request: VisitRequest): Promise<void> {
    const result = await control.visit(request)
    if ('scenarios' in request) addRecent(request.scenarios?.map(({ name }) => name) ?? [])
    const { url } = result
    panel.notify(isEmbedded || url ? result.message : `${result.message} Enter the shop to see it.`)
    events.emit('change')
    go(url)
  }
  /** Opens a URL in the shop's window; null reloads a shop that shows the panel. */
  function go(url: string | null): void {
    if (isEmbedded) window.parent.postMessage({ spoke: 'go', url }, state.storefront)
    else if (url) window.open(url, 'spoke-shop')
  }
  const tell = (error: Error) => panel.notify(error.message, true)
  const onEnter = () => void visit({ do: 'enter', world: state.world, region: state.region }).catch(tell)
  /** Makes the world again with what is selected, then enters it; enters it as it is where nothing is. */
  function onLoad(): void {
    const { world, region, selected } = state
    if (selected.length === 0) onEnter()
    else visit({ do: 'load', world, region, scenarios: selected }).then(() => rightTabs.current()?.show(), tell)
  }

  const scenarios: View = {
    title: 'Scenarios',
    key: 's',
    body: h('div', { class: 'scenarios-view' }, scenarioList(panel, onLoad), enterBar(panel, { onEnter, onLoad })),
    show() {},
  }
  const worldTab = worldView(panel, visit, go)
  const journal = journalView(panel, (call) => {
    rightTabs.open(worldTab)
    worldTab.failCall(call)
  })
  const others = [worldTab, journal, outboxView(panel), diffView(panel)]
  const narrow = matchMedia('(max-width: 900px)')
  const heading = panelHeader(panel, message)
  let rightTabs = createTabs([])
  /** Views beside the scenarios on a wide panel, all as tabs on a narrow one. */
  function layOut(): void {
    const shown = rightTabs.current()
    const views = narrow.matches ? [scenarios, ...others] : others
    rightTabs = createTabs(views)
    scenarios.body.hidden = false
    fill(
      root,
      heading,
      narrow.matches
        ? h('main', { class: 'narrow' }, rightTabs.element)
        : h('main', {}, scenarios.body, h('aside', {}, rightTabs.element)),
    )
    const first = shown && views.includes(shown) ? shown : views[0]
    if (first) rightTabs.open(first)
  }
  narrow.addEventListener('change', layOut)
  layOut()
  addShortcuts(
    () => (narrow.matches ? [scenarios, ...others] : others),
    (view) => rightTabs.open(view),
  )
  document.getElementById('search')?.focus()
}

/** Adds keyboard shortcuts: a letter opens a view, `/` focuses the search. They are off in text fields. */
function addShortcuts(listViews: () => readonly View[], open: (view: View) => void): void {
  document.addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof HTMLInputElement && !['checkbox', 'radio'].includes(event.target.type)
    if (event.key === 'Escape' && isEmbedded)
      window.parent.postMessage({ spoke: 'close' }, document.getElementById('panel')?.dataset.storefront ?? '')
    if (isTyping || event.metaKey || event.ctrlKey || event.altKey) return
    const views = listViews()
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

const root = document.getElementById('panel')
if (root) void start(root)
