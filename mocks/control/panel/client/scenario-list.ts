import type { ScenarioSummary } from '../../api.ts'
import { fill, h } from './dom.ts'
import { paramFields } from './param-fields.ts'
import { readRecent, readStarred, toggleStar } from './saved-scenarios.ts'
import type { Panel } from './state.ts'

/**
 * Scenarios by department, filtered by the search field. Arrow keys move between them from the search field, Space
 * selects and Enter enters the shop.
 */
export function scenarioList({ state, events, notify }: Panel, onLoad: () => void): HTMLElement {
  const search = h('input', {
    type: 'search',
    id: 'search',
    placeholder: 'Name or error code (/)',
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
    const position = boxes.indexOf(document.activeElement as HTMLInputElement)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (document.activeElement !== search && position < 0) return
      event.preventDefault()
      const next = event.key === 'ArrowDown' ? position + 1 : position - 1
      if (next < 0) search.focus()
      else boxes[Math.min(next, boxes.length - 1)]?.focus()
    }
    if (event.key === 'Enter' && (position >= 0 || document.activeElement === search)) {
      event.preventDefault()
      const box =
        position >= 0 ? boxes[position] : boxes.length === 1 || state.selected.length === 0 ? boxes[0] : undefined
      if (box && !box.checked && state.selected.length === 0) box.click()
      onLoad()
    }
  })

  function draw(): void {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean)
    const shown = state.scenarios.filter(({ name, summary, department, reproduces }) => {
      const text = `${name} ${summary} ${department} ${reproduces.join(' ')}`.toLowerCase()
      return words.every((word) => text.includes(word))
    })
    count.textContent = words.length > 0 ? `${shown.length} of ${state.scenarios.length}` : `${shown.length} scenarios`
    const departments = [...new Set(shown.map(({ department }) => department))]
    const starred = readStarred()
    fill(
      list,
      ...(words.length === 0
        ? [
            section('Loaded', pick(state.loaded)),
            section('Starred', pick(starred)),
            section('Recent', pick(readRecent().filter((name) => ![...starred, ...state.loaded].includes(name)))),
          ]
        : []),
      ...departments.map((department) => {
        return section(
          department,
          shown.filter((scenario) => scenario.department === department),
        )
      }),
      shown.length === 0 && h('p', { class: 'empty' }, `No scenario matches “${search.value}”.`),
    )
  }

  const section = (title: string, scenarios: readonly ScenarioSummary[]) =>
    scenarios.length > 0 && h('section', {}, h('h2', {}, title), h('ul', {}, ...scenarios.map(row)))
  const pick = (names: readonly string[]) =>
    names.flatMap((name) => state.scenarios.find((scenario) => scenario.name === name) ?? [])

  function star(name: string): HTMLElement {
    const isStarred = readStarred().includes(name)
    return h('button', {
      type: 'button',
      class: 'star',
      'aria-pressed': String(isStarred),
      'aria-label': `Star ${name}`,
      onclick: () => {
        notify(toggleStar(name) ? `${name} is starred.` : `${name} is not starred any more.`)
        draw()
        list.querySelector<HTMLElement>(`[aria-label="Star ${name}"]`)?.focus()
      },
    })
  }

  function row(scenario: ScenarioSummary): HTMLElement {
    const { name, summary, reproduces, params } = scenario
    const selected = state.selected.find((scenario) => scenario.name === name)
    const box = h('input', {
      type: 'checkbox',
      checked: selected !== undefined,
      onchange: () => {
        state.selected = box.checked
          ? [...state.selected, { name, params: {} }]
          : state.selected.filter((scenario) => scenario.name !== name)
        events.emit('selection')
      },
    })
    return h(
      'li',
      { class: 'scenario', 'data-selected': selected !== undefined },
      h(
        'label',
        {},
        box,
        h(
          'span',
          {},
          h('strong', {}, name),
          state.loaded.includes(name) && h('span', { class: 'badge' }, 'loaded'),
          ...reproduces.map((code) => h('code', { class: 'quiet' }, code)),
        ),
        h('span', { class: 'summary' }, summary),
      ),
      star(name),
      selected && Object.keys(params).length > 0 && paramFields(selected, params, () => events.emit('change')),
    )
  }

  events.on('selection', () => {
    const focused = document.activeElement instanceof HTMLInputElement ? document.activeElement.closest('li') : null
    const name = focused?.querySelector('strong')?.textContent
    draw()
    const row = [...list.querySelectorAll('li')].find((li) => li.querySelector('strong')?.textContent === name)
    row?.querySelector<HTMLInputElement>('input[type=checkbox]')?.focus()
  })
  events.on('loaded', draw)
  draw()
  return element
}
