import type { WorldState } from '../../api.ts'
import { toFaultOperation } from '../../describe/call.ts'
import { describeScenario } from '../../describe/scenario.ts'
import type { VisitRequest } from '../visit-api.ts'
import { importField } from './bundle-block.ts'
import type { OnFail } from './call-view.ts'
import { control } from './control.ts'
import { fill, h, redraw } from './dom.ts'
import { faultForm } from './fault-form.ts'
import { faultList } from './fault-list.ts'
import { keepForm } from './keep-form.ts'
import type { Panel } from './state.ts'
import type { View } from './tabs.ts'
import { createActions } from './world-actions.ts'
import { clockControls, latencyControl } from './world-pace.ts'

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
  const [head, active, foot] = [h('div'), h('div'), h('div')]
  const actions = createActions(panel, () => show())
  const { button } = actions
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
    const scenario = await control.keepWorld(state.world, name)
    state.scenarios = await control.scenarios()
    events.emit('selection')
    return scenario
  })
  const adding = h('details', { class: 'add' }, h('summary', { id: 'add-fault' }, 'Add a fault'), form)
  const body = h(
    'div',
    { class: 'world' },
    head,
    block('Faults', active, adding),
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
      active,
      () => fill(active, faultList(state.world, world?.faults ?? [], actions)),
      body.querySelector<HTMLElement>('#add-fault') ?? active,
    )
    redraw(foot, () => fill(foot, world && bundle(world)))
  }

  function blocks(world: WorldState): HTMLElement[] {
    return [
      block('Now', facts(world)),
      block('Time', clockControls(world, actions)),
      block('Latency', latencyControl(world, actions)),
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

  function visitor(): HTMLElement {
    const target = () => ({ world: state.world, region: state.region })
    const choices: [string, VisitRequest][] = [
      ['Sign in', { do: 'sign-in', ...target() }],
      ['Sign out', { do: 'sign-out', ...target() }],
      ['Has a fit', { do: 'fit', has: true, ...target() }],
      ['No fit', { do: 'fit', has: false, ...target() }],
      ['Cookies: all', { do: 'consent', to: 'all', ...target() }],
      ['Cookies: necessary', { do: 'consent', to: 'necessary', ...target() }],
      ['Cookies: not asked', { do: 'consent', to: 'ask', ...target() }],
    ]
    return h('div', { class: 'actions' }, ...choices.map(([label, request]) => button(label, () => visit(request))))
  }

  events.on('world', () => void (body.hidden || show()))
  return {
    title: 'World',
    key: 'w',
    body,
    show,
    async failCall({ upstream, operation }) {
      // what is above the form is drawn first
      await show()
      adding.open = true
      fillIn(upstream, toFaultOperation(operation))
      notify('The form has the call: choose how it fails, then Add fault.')
    },
  }
}

const block = (title: string, ...content: HTMLElement[]) => h('section', {}, h('h2', {}, title), ...content)
