import type { ClockRequest, WorldState } from '../../api.ts'
import { faultInWords } from '../../words/fault-words.ts'
import { scenarioInWords } from '../../words/scenario-words.ts'
import { offsetInWords } from '../../words/time-words.ts'
import type { VisitRequest } from '../visit-api.ts'
import { control } from './control.ts'
import { fill, h } from './dom.ts'
import type { Panel } from './state.ts'
import type { View } from './tabs.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type Change = { label: string; change: ClockRequest }

/** What a world is up to, and its dials: time, latency, faults, who the visitor is. */
export function worldView(panel: Panel, visit: (wanted: VisitRequest) => Promise<void>): View {
  const { state, board, say } = panel
  const body = h('div', { class: 'world' })

  async function show(): Promise<void> {
    const world = await control.world(state.world).catch(() => null)
    fill(
      body,
      world
        ? blocks(world)
        : h('p', { class: 'empty' }, `The world “${state.world}” is made when it is first entered.`),
    )
  }

  /** Does something to the world and shows it as it is then. */
  const doing = (work: () => Promise<unknown>) => async () => {
    await work().catch((error: unknown) => say(error instanceof Error ? error.message : String(error), true))
    board.tell('done')
    await show()
  }
  const button = (label: string, work: () => Promise<unknown>) =>
    h('button', { type: 'button', onclick: () => void doing(work)() }, label)

  function blocks(world: WorldState): HTMLElement[] {
    return [
      block('Now', facts(world)),
      block('Time', clock(world)),
      block('Latency', latency(world)),
      block('Visitor', visitor()),
      block('Faults', faults(world)),
      block(
        'This world',
        h(
          'div',
          { class: 'actions' },
          h(
            'a',
            { class: 'button', href: control.exportUrl(world.id), download: `world-${world.id}.json` },
            'Export as a bug bundle',
          ),
          button('Make afresh', () => visit({ do: 'enter', world: world.id, region: state.region, scenarios: [] })),
        ),
      ),
    ]
  }

  const block = (title: string, ...content: HTMLElement[]) => h('section', {}, h('h2', {}, title), ...content)

  function facts({ arranged, records, seed }: WorldState): HTMLElement {
    const counted = Object.entries(records).filter(([, count]) => count > 0)
    return h(
      'dl',
      {},
      ...fact('Scenarios', arranged.map(scenarioInWords).join(', ') || 'none: the house as it is'),
      ...fact('Records', counted.map(([kind, count]) => `${kind} ${count}`).join(', ') || 'none'),
      ...fact('Seed', String(seed)),
    )
  }
  const fact = (name: string, value: string) => [h('dt', {}, name), h('dd', {}, value)]

  function clock({ clock: { now, offsetMs, frozen } }: WorldState): HTMLElement {
    const field = h('input', { type: 'datetime-local', 'aria-label': 'Set the time (UTC)', value: now.slice(0, 16) })
    const set = (change: ClockRequest) => control.setClock(state.world, change)
    const jumps: Change[] = [
      { label: '+1 h', change: { advanceMs: HOUR_MS } },
      { label: '+1 d', change: { advanceMs: DAY_MS } },
      { label: '+14 d', change: { advanceMs: 14 * DAY_MS } },
      { label: '+200 d', change: { advanceMs: 200 * DAY_MS } },
    ]
    return h(
      'div',
      {},
      h(
        'p',
        {},
        h('strong', { class: 'mono' }, now.slice(0, 19).replace('T', ' ')),
        ' ',
        h('span', { class: 'quiet' }, offsetInWords({ now, offsetMs, frozen })),
      ),
      h(
        'div',
        { class: 'actions' },
        ...jumps.map(({ label, change }) => button(label, () => set(change))),
        button(frozen ? 'Run' : 'Stop', () => set({ frozen: !frozen })),
        button('Real time', () => set({ reset: true, frozen: false })),
      ),
      h(
        'div',
        { class: 'actions' },
        field,
        button('Set', () => set({ set: new Date(`${field.value}Z`).toISOString() })),
      ),
    )
  }

  function latency({ latencyMs }: WorldState): HTMLElement {
    const told = h('output', { class: 'mono' }, `${latencyMs} ms`)
    const dial = h('input', {
      type: 'range',
      min: '0',
      max: '5000',
      step: '50',
      value: latencyMs,
      'aria-label': 'Milliseconds on every answer',
      oninput: () => {
        told.textContent = `${dial.value} ms`
      },
      onchange: () => void doing(() => control.setLatency(state.world, Number(dial.value)))(),
    })
    return h('div', { class: 'dial' }, dial, told)
  }

  function visitor(): HTMLElement {
    const place = () => ({ world: state.world, region: state.region })
    const choices: [string, VisitRequest][] = [
      ['Sign in', { do: 'sign-in', ...place() }],
      ['Sign out', { do: 'sign-out', ...place() }],
      ['Has a fit', { do: 'fit', has: true, ...place() }],
      ['No fit', { do: 'fit', has: false, ...place() }],
      ['Agrees to all', { do: 'consent', to: 'all', ...place() }],
      ['Only necessary', { do: 'consent', to: 'necessary', ...place() }],
      ['Asked again', { do: 'consent', to: 'ask', ...place() }],
    ]
    return h('div', { class: 'actions' }, ...choices.map(([label, wanted]) => button(label, () => visit(wanted))))
  }

  function faults({ faults }: WorldState): HTMLElement {
    if (faults.length === 0)
      return h('p', { class: 'quiet' }, 'None. `spoke scenario use` brings some, the control API any.')
    return h(
      'div',
      {},
      h(
        'ul',
        {},
        ...faults.map((fault) =>
          h(
            'li',
            { class: 'entry' },
            h('span', {}, faultInWords(fault)),
            button('Remove', () => control.removeFault(state.world, fault.id)),
          ),
        ),
      ),
      h(
        'div',
        { class: 'actions' },
        button('Remove all', () => control.clearFaults(state.world)),
      ),
    )
  }

  return { title: 'World', key: 'w', body, show }
}
