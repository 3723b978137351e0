import type { SavedScenario } from '../../api.ts'
import { fill, h } from './dom.ts'

/**
 * A field to keep the world as a scenario of the project's sources.
 * @param onKeep Rejects with the reason when it is refused; nothing is written then.
 */
export function keepForm(onKeep: (name: string) => Promise<SavedScenario>): HTMLElement {
  const name = h('input', {
    type: 'text',
    id: 'keep-name',
    placeholder: 'navy-gone',
    pattern: '[a-z]+(-[a-z]+)*',
    title: 'Letters and hyphens, like navy-gone',
    required: true,
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-label': 'Name of the scenario',
  })
  const result = h('div', { role: 'status' })

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    try {
      const { scenario, files } = await onKeep(name.value)
      fill(
        result,
        h('p', {}, `${scenario} is a scenario now. Read its sentences, and what its check and its journey expect:`),
        h('ul', {}, ...files.map((file) => h('li', { class: 'entry' }, h('code', {}, file)))),
      )
      name.value = ''
    } catch (error) {
      fill(result, h('p', { class: 'bad' }, error instanceof Error ? error.message : String(error)))
    }
  }

  return h(
    'form',
    {
      class: 'keep',
      'aria-label': 'Keep this world as a scenario',
      onsubmit: (event: SubmitEvent) => void submit(event),
    },
    h(
      'div',
      { class: 'actions' },
      h('label', { for: 'keep-name' }, 'Keep this world as a scenario'),
      name,
      h('button', {}, 'Keep'),
    ),
    result,
  )
}
