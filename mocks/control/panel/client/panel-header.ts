import type { RegionCode } from '#contracts/shop/regions.ts'
import { control } from './control.ts'
import { fill, h } from './dom.ts'
import type { PanelPlace } from './overlay-dock.ts'
import type { Panel, PanelState } from './state.ts'

const REGION_CODES: readonly RegionCode[] = ['gb', 'us', 'eu']
const STORED_REGION = 'spoke-panel-region'

/** Whether the panel is a frame in the shop's page, which then has to reload or navigate. */
export const isEmbedded = window.parent !== window

/** The region that was chosen last. */
export function readStoredRegion(): PanelState['region'] {
  const stored = localStorage.getItem(STORED_REGION)
  return REGION_CODES.find((code) => code === stored) ?? 'gb'
}

/** The choice of region and world, and what leads out of the panel. @param message Where it says what it did. */
export function panelHeader({ state, events, notify }: Panel, message: HTMLElement): HTMLElement {
  const region = h(
    'fieldset',
    { class: 'regions' },
    h('legend', { class: 'quiet' }, 'Enter in'),
    ...REGION_CODES.map((code) =>
      h(
        'label',
        {},
        h('input', {
          type: 'radio',
          name: 'region',
          value: code,
          checked: code === state.region,
          onchange: () => {
            state.region = code
            localStorage.setItem(STORED_REGION, code)
            events.emit('change')
            notify(`The shop opens in ${code.toUpperCase()}.`)
          },
        }),
        code.toUpperCase(),
      ),
    ),
  )
  return h(
    'header',
    {},
    h('h1', {}, 'SPOKE ', h('small', {}, 'simulated backend')),
    worldPicker({ state, events, notify }),
    region,
    isEmbedded && placeButton({ state, notify }),
    !isEmbedded && h('a', { href: `${state.storefront}/`, target: 'spoke-shop' }, 'Open the shop'),
    h('a', { href: `/shopify/${state.region}/graphiql`, target: '_blank' }, 'GraphiQL'),
    message,
  )
}

/** What moving the panel ends with. */
const PLACED: Readonly<Record<PanelPlace, string>> = {
  beside: 'The panel is beside the page. Drag its edge for another width.',
  over: 'The panel lies over the page. Drag its edge for another width.',
  narrow: 'The panel goes beside the page once the window is wider.',
}

/** Puts the panel beside the shop's page or over it, which the page does. */
function placeButton({ state, notify }: Pick<Panel, 'state' | 'notify'>): HTMLElement {
  let isPressed = false
  const ask = (spoke: 'dock' | 'place') => window.parent.postMessage({ spoke }, state.storefront)
  const button = h('button', {
    type: 'button',
    onclick: () => {
      isPressed = true
      ask('dock')
    },
  })
  addEventListener('message', ({ data, source }: MessageEvent<{ spoke?: string; place: PanelPlace }>) => {
    if (source !== window.parent || data.spoke !== 'place') return
    button.textContent = data.place === 'over' ? 'Dock beside the page' : 'Float over the page'
    if (isPressed) notify(PLACED[data.place])
  })
  ask('place')
  return button
}

/** A field for the world with the existing ones as suggestions; a new name is created when it is entered. */
function worldPicker({ state, events, notify }: Panel): HTMLElement {
  const suggestions = h('datalist', { id: 'worlds' })
  const field = h('input', {
    type: 'text',
    list: 'worlds',
    value: state.world,
    pattern: '[a-z0-9\\-]{1,64}',
    'aria-label': 'World',
    onfocus: () =>
      void control.worlds().then((worlds) => fill(suggestions, ...worlds.map(({ id }) => h('option', { value: id })))),
    onchange: () => {
      if (!field.checkValidity() || field.value === '') return void field.reportValidity()
      state.world = field.value
      events.emit('world')
      events.emit('change')
      notify(`This panel shows the world ${state.world}; enter it to see it.`)
    },
  })
  return h('label', {}, h('span', { class: 'quiet' }, 'World'), field, suggestions)
}
