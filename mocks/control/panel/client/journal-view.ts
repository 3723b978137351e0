import type { JournalEntry } from '../../../world/journal.ts'
import { summarizeEntry } from '../../describe/entry.ts'
import { callView, type OnFail } from './call-view.ts'
import { control } from './control.ts'
import { fill, h } from './dom.ts'
import type { Panel } from './state.ts'
import type { View } from './tabs.ts'

/** How many entries are shown; `spoke journal` has them all. */
const MAX_ENTRIES = 400

const KINDS: readonly (JournalEntry['kind'] | 'all')[] = ['all', 'request', 'report', 'event', 'mail', 'warning']

/** The journal as it grows, newest first, with the contract check of each response. */
export function journalView(panel: Panel, onFail: OnFail): View {
  const { state, events, notify } = panel
  let source: EventSource | undefined
  let entries: JournalEntry[] = []
  let kind: (typeof KINDS)[number] = 'all'
  let isDrawScheduled = false
  /** Rows by their number: an open one stays open when others are added. */
  const rows = new Map<number, HTMLElement>()

  const search = h('input', {
    type: 'search',
    'aria-label': 'Filter the journal',
    placeholder: 'Filter',
    oninput: () => draw(),
  })
  const kinds = h(
    'div',
    { class: 'actions', role: 'group', 'aria-label': 'Kinds' },
    ...KINDS.map((name) =>
      h(
        'button',
        {
          type: 'button',
          'aria-pressed': String(name === kind),
          onclick: (event) => {
            kind = name
            for (const button of kinds.children)
              button.setAttribute('aria-pressed', String(button === event.currentTarget))
            draw()
          },
        },
        name,
      ),
    ),
  )
  const list = h('ul', { class: 'journal', 'aria-label': 'Journal, newest first' })
  const clear = h('button', { type: 'button', onclick: () => void clearJournal() }, 'Clear')
  const body = h('div', {}, h('div', { class: 'filter' }, kinds, search, clear), list)

  async function clearJournal(): Promise<void> {
    await control.clearJournal(state.world).catch((error: Error) => notify(error.message, true))
    entries = []
    rows.clear()
    draw()
  }

  function draw(): void {
    const text = search.value.toLowerCase()
    const shown = entries.filter(
      (entry) => (kind === 'all' || entry.kind === kind) && JSON.stringify(entry).toLowerCase().includes(text),
    )
    const empty = h('li', { class: 'empty' }, 'Nothing yet. Requests, events and reports of the shop appear here.')
    fill(list, ...(shown.length > 0 ? shown.map(getRow) : [empty]))
  }

  function getRow(entry: JournalEntry): HTMLElement {
    const row = rows.get(entry.seq) ?? createRow(entry)
    rows.set(entry.seq, row)
    return row
  }

  function createRow(entry: JournalEntry): HTMLElement {
    const { what, outcome, notes, bad } = summarizeEntry(entry)
    const verdict = entry.kind === 'request' && VERDICTS[entry.contract]
    const content = h('div', {})
    return h(
      'li',
      {},
      h(
        'details',
        {
          'data-kind': entry.kind,
          ontoggle: () => {
            if (content.childElementCount > 0) return
            content.append(
              entry.kind === 'request' ? callView(entry, panel, onFail) : h('pre', {}, JSON.stringify(entry, null, 2)),
            )
          },
        },
        h(
          'summary',
          {},
          h('time', { class: 'quiet', title: `Entry ${entry.seq}` }, entry.at.slice(11, 19)),
          verdict
            ? h('span', { class: verdict.tone, title: verdict.means }, verdict.word)
            : h('span', { class: bad ? 'bad' : 'quiet' }, entry.kind),
          h('span', { class: 'what' }, what, ...notes.map((note) => h('span', { class: 'note' }, note))),
          h('span', { class: bad ? 'bad' : 'quiet' }, outcome),
        ),
        content,
      ),
    )
  }

  /** Draws once per frame, since one page can add many entries. */
  function scheduleDraw(): void {
    if (isDrawScheduled) return
    isDrawScheduled = true
    requestAnimationFrame(() => {
      isDrawScheduled = false
      draw()
    })
  }

  function follow(): void {
    source?.close()
    entries = []
    rows.clear()
    draw()
    source = new EventSource(control.followUrl(state.world))
    source.onmessage = ({ data }) => {
      entries = [JSON.parse(data) as JournalEntry, ...entries].slice(0, MAX_ENTRIES)
      scheduleDraw()
    }
    // the browser reconnects by itself and then receives all entries again
    source.onerror = () => {
      entries = []
    }
  }
  events.on('world', () => source && follow())

  return {
    title: 'Journal',
    key: 'j',
    body,
    show: () => {
      if (!source) follow()
    },
    hide() {
      source?.close()
      source = undefined
    },
  }
}

const VERDICTS = {
  ok: { word: 'ok', tone: 'good', means: 'matches its contract' },
  broken: { word: 'broken', tone: 'bad', means: 'breaks its contract' },
  unchecked: { word: 'unchecked', tone: 'quiet', means: 'not checked against a contract' },
} as const
