import type { WorldDiff } from '../../api.ts'
import { faultInWords } from '../../words/fault-words.ts'
import { control } from './control.ts'
import { fill, h } from './dom.ts'
import type { Panel } from './state.ts'
import type { View } from './tabs.ts'

/** What makes the world differ from the plain house: records, stock, content, faults. */
export function diffView({ state, board }: Panel): View {
  const body = h('div', {})

  async function show(): Promise<void> {
    const diff = await control.diff(state.world).catch(() => null)
    const blocks = diff ? blocksOf(diff) : []
    fill(body, ...(blocks.length > 0 ? blocks : [h('p', { class: 'empty' }, 'Nothing differs from the plain house.')]))
  }
  board.on('world', () => void (body.hidden || show()))
  board.on('done', () => void (body.hidden || show()))
  return { title: 'Diff', key: 'd', body, show }
}

function blocksOf({ records, stock, withdrawn, content, faults }: WorldDiff): HTMLElement[] {
  return [
    ...Object.entries(records).map(([kind, { count, records }]) =>
      block(
        `${kind} (${count})`,
        records.map(({ id, summary }) => [id, summary]),
      ),
    ),
    ...(stock.length > 0
      ? [
          block(
            'Stock',
            stock.map(({ product, size, house, now }) => [product, `${size}: ${house} → ${now}`]),
          ),
        ]
      : []),
    ...(withdrawn.length > 0
      ? [
          block(
            'Withdrawn',
            withdrawn.map((handle) => [handle, '']),
          ),
        ]
      : []),
    ...(content.length > 0
      ? [
          block(
            'Content',
            content.map(({ part, entries }) => [part, `${entries} entries`]),
          ),
        ]
      : []),
    ...(faults.length > 0
      ? [
          block(
            'Faults',
            faults.map((fault) => [`${fault.id}`, faultInWords(fault)]),
          ),
        ]
      : []),
  ]
}

const block = (title: string, rows: string[][]) =>
  h(
    'section',
    {},
    h('h2', {}, title),
    h(
      'ul',
      {},
      ...rows.map(([id = '', text = '']) =>
        h('li', { class: 'entry' }, h('code', { class: 'quiet' }, id), h('span', {}, text)),
      ),
    ),
  )
