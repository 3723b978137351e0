import type { JournalEntry } from '../../../journal.ts'
import { entryInWords } from '../../words/entry-words.ts'
import { control } from './control.ts'
import { fill, h } from './dom.ts'
import type { Panel } from './state.ts'
import type { View } from './tabs.ts'

/** More than anybody reads back; `spoke journal` has them all. */
const KEPT = 400

const KINDS: readonly (JournalEntry['kind'] | 'all')[] = ['all', 'request', 'report', 'event', 'mail', 'warning']

/** What the backend sees, as it sees it, newest first, with each answer's verdict against its contract. */
export function journalView({ state, board, say }: Panel): View {
  let source: EventSource | undefined
  let entries: JournalEntry[] = []
  let kind: (typeof KINDS)[number] = 'all'
  let waiting = false

  const words = h('input', {
    type: 'search',
    'aria-label': 'Only entries with',
    placeholder: 'Only with …',
    oninput: () => draw(),
  })
  const kinds = h(
    'div',
    { class: 'actions', role: 'group', 'aria-label': 'Kinds' },
    ...KINDS.map((each) =>
      h(
        'button',
        {
          type: 'button',
          'aria-pressed': String(each === kind),
          onclick: (event) => {
            kind = each
            for (const button of kinds.children)
              button.setAttribute('aria-pressed', String(button === event.currentTarget))
            draw()
          },
        },
        each,
      ),
    ),
  )
  const list = h('ul', { class: 'journal', 'aria-label': 'Journal, newest first' })
  const clear = h('button', { type: 'button', onclick: () => void empty() }, 'Empty it')
  const body = h('div', {}, h('div', { class: 'filter' }, kinds, words, clear), list)

  async function empty(): Promise<void> {
    await control.clearJournal(state.world).catch((error: Error) => say(error.message, true))
    entries = []
    draw()
  }

  function draw(): void {
    const wanted = words.value.toLowerCase()
    const shown = entries.filter(
      (entry) => (kind === 'all' || entry.kind === kind) && JSON.stringify(entry).toLowerCase().includes(wanted),
    )
    const nothing = h('li', { class: 'empty' }, 'Nothing yet. Whatever the shop asks, tracks or reports comes here.')
    fill(list, ...(shown.length > 0 ? shown.map(row) : [nothing]))
  }

  function row(entry: JournalEntry): HTMLElement {
    const { what, outcome, notes, bad } = entryInWords(entry)
    const verdict = entry.kind === 'request' && VERDICTS[entry.contract]
    return h(
      'li',
      {},
      h(
        'details',
        { 'data-kind': entry.kind },
        h(
          'summary',
          {},
          h('time', { class: 'quiet' }, entry.at.slice(11, 19)),
          verdict
            ? h('span', { class: verdict.tone, title: verdict.means }, verdict.word)
            : h('span', { class: bad ? 'bad' : 'quiet' }, entry.kind),
          h('span', { class: 'what' }, what, ...notes.map((note) => h('span', { class: 'note' }, note))),
          h('span', { class: bad ? 'bad' : 'quiet' }, outcome),
        ),
        h('pre', {}, JSON.stringify(entry, null, 2)),
      ),
    )
  }

  /** Many entries can come with one page: they are drawn together, with the next frame. */
  function drawSoon(): void {
    if (waiting) return
    waiting = true
    requestAnimationFrame(() => {
      waiting = false
      draw()
    })
  }

  function follow(): void {
    source?.close()
    entries = []
    draw()
    source = new EventSource(control.followUrl(state.world))
    source.onmessage = ({ data }) => {
      entries = [JSON.parse(data) as JournalEntry, ...entries].slice(0, KEPT)
      drawSoon()
    }
    // the browser follows again by itself, and is then told everything anew
    source.onerror = () => {
      entries = []
    }
  }
  board.on('world', () => source && follow())

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
  ok: { word: 'ok', tone: 'good', means: 'keeps its contract' },
  broken: { word: 'broken', tone: 'bad', means: 'breaks its contract' },
  unchecked: { word: 'unchecked', tone: 'quiet', means: 'not held against a contract' },
} as const
