import type { WorldDiff } from '../../api.ts'
import { describeFault } from '../../describe/fault.ts'
import { control } from './control.ts'
import { fill, h } from './dom.ts'
import type { Panel } from './state.ts'
import type { View } from './tabs.ts'

/** How the world differs from the default data: records, stock, content, faults. */
export function diffView({ state, events }: Panel): View {
  const body = h('div', {})

  async function show(): Promise<void> {
    const diff = await control.diff(state.world).catch(() => null)
    const blocks = diff ? toBlocks(diff) : []
    fill(body, ...(blocks.length > 0 ? blocks : [h('p', { class: 'empty' }, 'Nothing differs from the default data.')]))
  }
  events.on('world', () => void (body.hidden || show()))
  events.on('change', () => void (body.hidden || show()))
  return { title: 'Diff', key: 'd', body, show }
}

function toBlocks({ records, stock, withdrawn, content, faults }: WorldDiff): HTMLElement[] {
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
            stock.map(({ product, size, initial, now }) => [product, `${size}: ${initial} → ${now}`]),
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
            faults.map((fault) => [`${fault.id}`, describeFault(fault)]),
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
