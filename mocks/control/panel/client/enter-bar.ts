import { toCliCommand } from '../../describe/scenario.ts'
import { control } from './control.ts'
import { fill, h } from './dom.ts'
import { readSets, saveSet } from './saved-scenarios.ts'
import type { Panel } from './state.ts'

type Actions = {
  /** Enters the world as it is. */
  onEnter: () => void
  /** Makes the world again with the selected scenarios, if there are any, then enters. */
  onLoad: () => void
}

/**
 * The selected scenarios in order, with buttons to enter the shop and to copy the equivalent command; without any, the link
 * to the world.
 */
export function enterBar({ state, events, notify }: Panel, { onEnter, onLoad }: Actions): HTMLElement {
  const selection = h('p', { class: 'selection' })
  const command = h('code', { class: 'command', tabindex: '0' })
  const copyLabel = h('span', {})
  const enterLabel = h('span', {})
  const enter = h('button', { type: 'button', onclick: onEnter }, 'Enter without loading')
  const clear = h('button', { type: 'button', onclick: () => clearSelection() }, 'Clear')

  const sets = h('div', { class: 'actions', role: 'group', 'aria-label': 'Saved selections' })
  const setName = h('input', {
    type: 'text',
    id: 'set-name',
    placeholder: 'Save these as …',
    'aria-label': 'Name of this selection',
    autocomplete: 'off',
    maxlength: 40,
    onkeydown: (event: KeyboardEvent) => event.key === 'Enter' && save(),
  })
  const saving = h('span', { class: 'save' }, setName, h('button', { type: 'button', onclick: () => save() }, 'Save'))

  function save(): void {
    const name = setName.value.trim()
    setName.focus()
    if (name === '') return
    saveSet(name, state.selected)
    setName.value = ''
    notify(`Saved as ${name}.`)
    draw()
  }
  const drawSets = () =>
    fill(
      sets,
      ...Object.entries(readSets()).map(([name, scenarios]) => [
        h(
          'button',
          {
            type: 'button',
            title: scenarios.map((scenario) => scenario.name).join(', '),
            onclick: () => {
              state.selected = scenarios
              events.emit('selection')
              notify(`Selected ${scenarios.map((scenario) => scenario.name).join(', ')}.`)
            },
          },
          name,
        ),
        h(
          'button',
          {
            type: 'button',
            class: 'remove',
            'aria-label': `Forget ${name}`,
            onclick: () => {
              saveSet(name, [])
              notify(`Forgot ${name}.`)
              draw()
            },
          },
          '×',
        ),
      ]),
    )

  function clearSelection(): void {
    state.selected = []
    events.emit('selection')
  }

  async function copyCommand(): Promise<void> {
    const text = command.textContent ?? ''
    try {
      await navigator.clipboard.writeText(text)
      notify('Copied.')
    } catch {
      // the clipboard is blocked in a frame of another origin: select the text instead
      getSelection()?.selectAllChildren(command)
      notify('Press Ctrl-C to copy.')
    }
  }

  const describeNothing = () =>
    state.loaded.length > 0
      ? `Loaded: ${state.loaded.join(', ')}. Opens the shop with this world as it is.`
      : 'No scenario loaded or selected. Opens the shop with this world as it is.'

  function draw(): void {
    const hasSelection = state.selected.length > 0
    fill(
      selection,
      ...(hasSelection
        ? state.selected.map(({ name }, i) => [i > 0 && ' then ', h('strong', {}, name)])
        : [describeNothing()]),
    )
    command.textContent = hasSelection ? toCliCommand(state.selected, state) : control.enterUrl(state.world)
    copyLabel.textContent = hasSelection ? 'Copy as command' : 'Copy as link'
    enterLabel.textContent = hasSelection ? 'Load and enter' : 'Enter the shop'
    enter.hidden = clear.hidden = saving.hidden = !hasSelection
    drawSets()
    sets.hidden = sets.childElementCount === 0
  }

  for (const topic of ['selection', 'world', 'change', 'loaded'] as const) events.on(topic, draw)
  draw()
  return h(
    'div',
    { class: 'enter' },
    selection,
    h(
      'div',
      { class: 'actions' },
      h('button', { type: 'button', class: 'primary', 'aria-keyshortcuts': 'Enter', onclick: onLoad }, enterLabel),
      enter,
      clear,
      saving,
    ),
    sets,
    h(
      'div',
      { class: 'actions' },
      command,
      h('button', { type: 'button', onclick: () => void copyCommand() }, copyLabel),
    ),
  )
}
