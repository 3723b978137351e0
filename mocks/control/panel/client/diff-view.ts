import type { WorldDiff } from '../../api.ts'
import { listDifferences } from '../../describe/differences.ts'
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
    const lines = diff ? listDifferences(diff) : []
    fill(
      body,
      lines.length > 0
        ? h('ul', { 'aria-label': 'Differences' }, ...lines.map((line) => h('li', { class: 'entry' }, line)))
        : h('p', { class: 'empty' }, 'Nothing differs from the default data.'),
      lines.length > 0 && h('h2', { class: 'details' }, 'With ids'),
      ...(diff ? toBlocks(diff) : []),
    )
  }
  events.on('world', () => void (body.hidden || show()))
  events.on('change', () => void (body.hidden || show()))
  return { title: 'Diff', key: 'd', body, show }
}

function toBlocks({ records, stock, withdrawn, prices, content, faults }: WorldDiff): HTMLElement[] {
  return [
    ...Object.entries(records).map(([kind, { count, records }]) =>
      block(
        `${kind} (${count})`,
        records.map(({ id, summary }) => [summary, id]),
      ),
    ),
    ...(stock.length > 0
      ? [
          block(
            'Stock',
            stock.map(({ title, size, initial, now, sku }) => [`${title}, ${size}: ${initial} → ${now}`, sku]),
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
    ...(Object.keys(prices).length > 0
      ? [
          block(
            'Prices',
            Object.entries(prices).map(([handle, percent]) => [`${percent > 0 ? '+' : ''}${percent} %`, handle]),
          ),
        ]
      : []),
    ...(content.length > 0
      ? [
          block(
            'Content',
            content.map(({ part, entries }) => [`${part}: ${entries} entries`, '']),
          ),
        ]
      : []),
    ...(faults.length > 0
      ? [
          block(
            'Faults',
            faults.map((fault) => [describeFault(fault), `${fault.id}`]),
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
      ...rows.map(([text = '', id = '']) =>
        h('li', { class: 'entry' }, h('span', {}, text), h('code', { class: 'quiet' }, id)),
      ),
    ),
  )
