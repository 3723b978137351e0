import type { WorldState } from '../../api.ts'
import { describeFault } from '../../describe/fault.ts'
import { control } from './control.ts'
import { h } from './dom.ts'
import type { Actions } from './world-actions.ts'

/** The faults of a world, with buttons that remove them. */
export function faultList(world: string, faults: WorldState['faults'], { button }: Actions): HTMLElement {
  if (faults.length === 0) return h('p', { class: 'quiet' }, 'None: every call succeeds.')
  return h(
    'div',
    {},
    h(
      'ul',
      { 'aria-label': 'Faults' },
      ...faults.map((fault) =>
        h(
          'li',
          { class: 'entry' },
          h('span', {}, describeFault(fault)),
          button('Remove', () => control.removeFault(world, fault.id), {
            id: `remove-${fault.id}`,
            name: `Remove ${describeFault(fault)}`,
            says: () => `Removed: ${describeFault(fault)}.`,
          }),
        ),
      ),
    ),
    faults.length > 1 &&
      h(
        'div',
        { class: 'actions' },
        button('Remove all', () => control.clearFaults(world), { says: () => 'Removed all faults.' }),
      ),
  )
}
