import type { ClockRequest, WorldState } from '../../api.ts'
import { describeFault } from '../../describe/fault.ts'
import { describeScenario } from '../../describe/scenario.ts'
import { describeClockOffset } from '../../describe/time.ts'
import type { VisitRequest } from '../visit-api.ts'
import { control } from './control.ts'
import { fill, h } from './dom.ts'
import type { Panel } from './state.ts'
import type { View } from './tabs.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type Change = { label: string; change: ClockRequest }

/** The state of a world, with controls for its time, latency, faults and visitor. */
export function worldView(panel: Panel, visit: (request: VisitRequest) => Promise<void>): View {
  const { state, events, notify } = panel
  const body = h('div', { class: 'world' })

  async function show(): Promise<void> {
    const world = await control.world(state.world).catch(() => null)
    fill(
      body,
      world
        ? blocks(world)
        : h('p', { class: 'empty' }, `The world “${state.world}” is created when it is first entered.`),
    )
  }

  /** Runs an action on the world and shows the result. */
  const run = (work: () => Promise<unknown>) => async () => {
    await work().catch((error: unknown) => notify(error instanceof Error ? error.message : String(error), true))
    events.emit('change')
    await show()
  }
  const button = (label: string, work: () => Promise<unknown>) =>
    h('button', { type: 'button', onclick: () => void run(work)() }, label)

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
          button('Reset and enter', () => visit({ do: 'load', world: world.id, region: state.region, scenarios: [] })),
        ),
      ),
    ]
  }

  const block = (title: string, ...content: HTMLElement[]) => h('section', {}, h('h2', {}, title), ...content)

  function facts({ loadedScenarios, records, seed }: WorldState): HTMLElement {
    const counted = Object.entries(records).filter(([, count]) => count > 0)
    return h(
      'dl',
      {},
      ...fact('Scenarios', loadedScenarios.map(describeScenario).join(', ') || 'none: default data'),
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
        h('span', { class: 'quiet' }, describeClockOffset({ now, offsetMs, frozen })),
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
    const output = h('output', { class: 'mono' }, `${latencyMs} ms`)
    const slider = h('input', {
      type: 'range',
      min: '0',
      max: '5000',
      step: '50',
      value: latencyMs,
      'aria-label': 'Milliseconds on every response',
      oninput: () => {
        output.textContent = `${slider.value} ms`
      },
      onchange: () => void run(() => control.setLatency(state.world, Number(slider.value)))(),
    })
    return h('div', { class: 'dial' }, slider, output)
  }

  function visitor(): HTMLElement {
    const target = () => ({ world: state.world, region: state.region })
    const choices: [string, VisitRequest][] = [
      ['Sign in', { do: 'sign-in', ...target() }],
      ['Sign out', { do: 'sign-out', ...target() }],
      ['Has a fit', { do: 'fit', has: true, ...target() }],
      ['No fit', { do: 'fit', has: false, ...target() }],
      ['Agrees to all', { do: 'consent', to: 'all', ...target() }],
      ['Only necessary', { do: 'consent', to: 'necessary', ...target() }],
      ['Asked again', { do: 'consent', to: 'ask', ...target() }],
    ]
    return h('div', { class: 'actions' }, ...choices.map(([label, request]) => button(label, () => visit(request))))
  }

  function faults({ faults }: WorldState): HTMLElement {
    if (faults.length === 0) return h('p', { class: 'quiet' }, 'None. A scenario or the control API can add some.')
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
            h('span', {}, describeFault(fault)),
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
