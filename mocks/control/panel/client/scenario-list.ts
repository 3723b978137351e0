import type { ScenarioSummary } from '../../api.ts'
import { fill, h } from './dom.ts'
import { paramFields } from './param-fields.ts'
import type { Panel } from './state.ts'

/**
 * Scenarios by department, narrowed by what is typed. Arrows walk through them from the search field, Space picks, Enter
 * enters: the hand never leaves the keyboard.
 */
export function scenarioList({ state, board }: Panel, enter: () => void): HTMLElement {
  const search = h('input', {
    type: 'search',
    id: 'search',
    placeholder: 'Search scenarios and error codes (/)',
    'aria-label': 'Search scenarios',
    autocomplete: 'off',
    spellcheck: 'false',
    oninput: () => draw(),
  })
  const count = h('p', { class: 'quiet count', role: 'status' })
  const list = h('div', { id: 'scenarios' })
  const element = h('div', {}, h('div', { class: 'search' }, search, count), list)

  element.addEventListener('keydown', (event) => {
    const boxes = [...list.querySelectorAll<HTMLInputElement>('input[type=checkbox]')]
    const at = boxes.indexOf(document.activeElement as HTMLInputElement)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (document.activeElement !== search && at < 0) return
      event.preventDefault()
      const next = event.key === 'ArrowDown' ? at + 1 : at - 1
      if (next < 0) search.focus()
      else boxes[Math.min(next, boxes.length - 1)]?.focus()
    }
    if (event.key === 'Enter' && (at >= 0 || document.activeElement === search)) {
      event.preventDefault()
      const box = at >= 0 ? boxes[at] : boxes.length === 1 || state.picked.length === 0 ? boxes[0] : undefined
      if (box && !box.checked && state.picked.length === 0) box.click()
      enter()
    }
  })

  function draw(): void {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
    const shown = state.scenarios.filter(({ name, summary, department, reproduces }) => {
      const text = `${name} ${summary} ${department} ${reproduces.join(' ')}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    count.textContent = words.length > 0 ? `${shown.length} of ${state.scenarios.length}` : `${shown.length} scenarios`
    const departments = Map.groupBy(shown, ({ department }) => department)
    fill(
      list,
      ...[...departments].map(([department, scenarios]) =>
        h('section', {}, h('h2', {}, department), h('ul', {}, ...scenarios.map(row))),
      ),
      shown.length === 0 && h('p', { class: 'empty' }, `Nothing goes by “${search.value}”.`),
    )
  }

  function row(scenario: ScenarioSummary): HTMLElement {
    const { name, summary, reproduces, params } = scenario
    const picked = state.picked.find((each) => each.name === name)
    const box = h('input', {
      type: 'checkbox',
      checked: picked !== undefined,
      onchange: () => {
        state.picked = box.checked
          ? [...state.picked, { name, params: {} }]
          : state.picked.filter((each) => each.name !== name)
        board.tell('picked')
      },
    })
    return h(
      'li',
      { class: 'scenario', 'data-picked': picked !== undefined },
      h(
        'label',
        {},
        box,
        h('span', {}, h('strong', {}, name), ...reproduces.map((code) => h('code', { class: 'quiet' }, code))),
        h('span', { class: 'summary' }, summary),
      ),
      picked && Object.keys(params).length > 0 && paramFields(picked, params, () => board.tell('done')),
    )
  }

  board.on('picked', () => {
    const focused = document.activeElement instanceof HTMLInputElement ? document.activeElement.closest('li') : null
    const name = focused?.querySelector('strong')?.textContent
    draw()
    const again = [...list.querySelectorAll('li')].find((li) => li.querySelector('strong')?.textContent === name)
    again?.querySelector<HTMLInputElement>('input[type=checkbox]')?.focus()
  })
  draw()
  return element
}
