import { describeDifferences } from '../../describe/differences.ts'
import { control } from './control.ts'
import { fill, h } from './dom.ts'
import type { Panel } from './state.ts'
import type { View } from './tabs.ts'

/** How the world differs from the default data: a line for each record, size, product, part of the content and fault. */
export function diffView({ state, events }: Panel): View {
  const body = h('div', {})

  async function show(): Promise<void> {
    const diff = await control.diff(state.world).catch(() => null)
    const differences = diff ? describeDifferences(diff) : []
    fill(
      body,
      differences.length > 0
        ? h(
            'ul',
            { 'aria-label': 'Differences' },
            ...differences.map(({ text, id }) =>
              h('li', { class: 'entry' }, h('span', {}, text), id !== undefined && h('code', { class: 'quiet' }, id)),
            ),
          )
        : h('p', { class: 'empty' }, 'Nothing differs from the default data.'),
    )
  }
  events.on('world', () => void (body.hidden || show()))
  events.on('change', () => void (body.hidden || show()))
  return { title: 'Diff', key: 'd', body, show }
}
