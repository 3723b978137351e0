import { commandFor } from '../../words/scenario-words.ts'
import { fill, h } from './dom.ts'
import type { Panel } from './state.ts'

/** What is picked, in order, and what to do with it: enter the shop with it, or copy the command that does the same. */
export function enterBar({ state, board, say }: Panel, enter: () => void): HTMLElement {
  const picks = h('p', { class: 'picks' })
  const command = h('code', { class: 'command', tabindex: '0' })
  const clear = h('button', { type: 'button', onclick: () => unpick() }, 'Clear')

  function unpick(): void {
    state.picked = []
    board.tell('picked')
  }

  async function copy(): Promise<void> {
    const text = command.textContent ?? ''
    try {
      await navigator.clipboard.writeText(text)
      say('Copied.')
    } catch {
      // not allowed in a frame of another origin: marked, so that Ctrl-C takes it
      getSelection()?.selectAllChildren(command)
      say('Press Ctrl-C to copy.')
    }
  }

  function draw(): void {
    fill(
      picks,
      ...(state.picked.length === 0
        ? ['Nothing picked: entering shows the plain house.']
        : state.picked.map(({ name }, i) => [i > 0 && ' then ', h('strong', {}, name)])),
    )
    command.textContent = commandFor(state.picked, state)
    clear.hidden = state.picked.length === 0
  }

  for (const topic of ['picked', 'world', 'done'] as const) board.on(topic, draw)
  draw()
  return h(
    'div',
    { class: 'enter' },
    picks,
    h(
      'div',
      { class: 'actions' },
      h('button', { type: 'button', class: 'primary', onclick: enter }, 'Enter the shop', h('kbd', {}, 'Enter')),
      clear,
    ),
    h(
      'div',
      { class: 'actions' },
      command,
      h('button', { type: 'button', onclick: () => void copy(), title: 'c' }, 'Copy as command'),
    ),
  )
}
