import type { ClockRequest, ClockState, WorldState } from '../../api.ts'
import { toFaultOperation } from '../../describe/call.ts'
import { describeFault } from '../../describe/fault.ts'
import { describeScenario } from '../../describe/scenario.ts'
import { describeClockOffset } from '../../describe/time.ts'
import type { VisitRequest } from '../visit-api.ts'
import { importField } from './bundle-block.ts'
import type { OnFail } from './call-view.ts'
import { control } from './control.ts'
import { fill, h, redraw } from './dom.ts'
import { faultForm } from './fault-form.ts'
import { keepForm } from './keep-form.ts'
import type { Panel } from './state.ts'
import type { View } from './tabs.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

type Change = { label: string; change: ClockRequest }

/**
 * The state of a world, with controls for its time, latency, faults and visitor.
 * @param go Opens a URL in the shop's window.
 */
export function worldView(
  panel: Panel,
  visit: (request: VisitRequest) => Promise<void>,
  go: (url: string) => void,
): View & { failCall: OnFail } {
  const { state, events, notify } = panel
  const [head, faultList, foot] = [h('div'), h('div'), h('div')]
  const { form, fillIn } = faultForm(control.upstreams(), async (fault) => {
    await control.addFault(state.world, fault)
    notify('The fault is active.')
    events.emit('change')
    await show()
  })
  const importing = importField(async (bundle) => {
    await control.importWorld(state.world, bundle)
    events.emit('change')
    go(control.enterUrl(state.world))
    await show()
  })
  const keeping = keepForm(async (name) => {
    const kept = await control.keepWorld(state.world, name)
    state.scenarios = await control.scenarios()
    events.emit('selection')
    return kept
  })
  const adding = h('details', { class: 'add' }, h('summary', { id: 'add-fault' }, 'Add a fault'), form)
  const body = h(
    'div',
    { class: 'world' },
    head,
    block('Faults', faultList, adding),
    block('This world', foot, keeping, importing),
  )

  async function show(): Promise<void> {
    const world = await control.world(state.world).catch(() => null)
    redraw(head, () =>
      fill(
        head,
        world
          ? blocks(world)
          : h('p', { class: 'empty' }, `The world “${state.world}” is created when it is first entered.`),
      ),
    )
    redraw(
      faultList,
      () => fill(faultList, faults(world?.faults ?? [])),
      body.querySelector<HTMLElement>('#add-fault') ?? faultList,
    )
    redraw(foot, () => fill(foot, world && bundle(world)))
  }

  /** Runs an action on the world and shows the result. */
  const run =
    <Result>(work: () => Promise<Result>, says?: (result: Result) => string) =>
    async () => {
      await work().then(
        (result) => says && notify(says(result)),
        (error: unknown) => notify(error instanceof Error ? error.message : String(error), true),
      )
      events.emit('change')
      await show()
    }
  const button = <Result>(
    label: string,
    work: () => Promise<Result>,
    { id = toId(label), name = label, says }: { id?: string; name?: string; says?: (result: Result) => string } = {},
  ) => h('button', { type: 'button', id, 'aria-label': name, onclick: () => void run(work, says)() }, label)
  const saysTime = { says: (clock: ClockState) => `The clock is at ${describeClockOffset(clock)}.` }

  function blocks(world: WorldState): HTMLElement[] {
    return [
      block('Now', facts(world)),
      block('Time', clock(world)),
      block('Latency', latency(world)),
      block('Visitor', visitor()),
    ]
  }

  const bundle = (world: WorldState) =>
    h(
      'div',
      { class: 'actions' },
      h(
        'a',
        { class: 'button', id: 'export', href: control.exportUrl(world.id), download: `${world.id}.world.json` },
        'Export as a bug bundle',
      ),
      button('Reset and enter', () => visit({ do: 'load', world: world.id, region: state.region, scenarios: [] })),
    )

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
    const field = h('input', {
      type: 'datetime-local',
      id: 'clock-time',
      'aria-label': 'Set the time (UTC)',
      value: now.slice(0, 16),
    })
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
        ...jumps.map(({ label, change }) => button(label, () => set(change), saysTime)),
        button(frozen ? 'Run' : 'Stop', () => set({ frozen: !frozen }), saysTime),
        button('Real time', () => set({ reset: true, frozen: false }), saysTime),
      ),
      h(
        'div',
        { class: 'actions' },
        field,
        button('Set', () => set({ set: `${field.value}:00Z` }), saysTime),
      ),
    )
  }

  function latency({ latencyMs }: WorldState): HTMLElement {
    const output = h('output', { class: 'mono' }, `${latencyMs} ms`)
    const slider = h('input', {
      type: 'range',
      id: 'latency',
      min: '0',
      max: '5000',
      step: '50',
      value: latencyMs,
      'aria-label': 'Latency of every response',
      'aria-valuetext': `${latencyMs} milliseconds`,
      oninput: () => {
        output.textContent = `${slider.value} ms`
        slider.setAttribute('aria-valuetext', `${slider.value} milliseconds`)
      },
      onchange: () =>
        void run(
          () => control.setLatency(state.world, Number(slider.value)),
          () => (slider.value === '0' ? 'Responses wait no longer.' : `Every response waits ${slider.value} ms.`),
        )(),
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

  function faults(active: WorldState['faults']): HTMLElement {
    if (active.length === 0) return h('p', { class: 'quiet' }, 'None: every call succeeds.')
    return h(
      'div',
      {},
      h(
        'ul',
        { 'aria-label': 'Faults' },
        ...active.map((fault) =>
          h(
            'li',
            { class: 'entry' },
            h('span', {}, describeFault(fault)),
            button('Remove', () => control.removeFault(state.world, fault.id), {
              id: `remove-${fault.id}`,
              name: `Remove ${describeFault(fault)}`,
              says: () => `Removed: ${describeFault(fault)}.`,
            }),
          ),
        ),
      ),
      active.length > 1 &&
        h(
          'div',
          { class: 'actions' },
          button('Remove all', () => control.clearFaults(state.world), { says: () => 'Removed all faults.' }),
        ),
    )
  }

  events.on('world', () => void (body.hidden || show()))
  return {
    title: 'World',
    key: 'w',
    body,
    show,
    failCall({ upstream, operation }) {
      adding.open = true
      fillIn(upstream, toFaultOperation(operation))
    },
  }
}

const block = (title: string, ...content: HTMLElement[]) => h('section', {}, h('h2', {}, title), ...content)

/** An id that a redrawn control has again, so that it keeps the focus. */
const toId = (label: string) => `world-${label.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
