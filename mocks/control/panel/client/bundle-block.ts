import { h } from './dom.ts'

/**
 * A file chooser for a bundle, on which a file can be dropped too.
 * @param onImport Gets the file's content, or rejects with the reason why it is no world.
 */
export function importField(onImport: (bundle: unknown) => Promise<void>): HTMLElement {
  const problem = h('p', { class: 'bad', role: 'alert' })
  const input = h('input', {
    type: 'file',
    id: 'import-file',
    accept: '.json,application/json',
    onchange: () => void read(input.files?.[0]),
  })
  const drop = h(
    'label',
    {
      class: 'drop',
      ondragover: (event: DragEvent) => {
        event.preventDefault()
        drop.toggleAttribute('data-over', true)
      },
      ondragleave: () => drop.toggleAttribute('data-over', false),
      ondrop: (event: DragEvent) => {
        event.preventDefault()
        drop.toggleAttribute('data-over', false)
        void read(event.dataTransfer?.files[0])
      },
    },
    h('span', {}, 'Import a bundle: it replaces this world, and you enter it'),
    input,
  )

  async function read(file: File | undefined): Promise<void> {
    if (!file) return
    problem.replaceChildren()
    try {
      await onImport(parse(await file.text(), file.name))
    } catch (error) {
      problem.append(error instanceof Error ? error.message : String(error))
    } finally {
      // the same file can be chosen again
      input.value = ''
    }
  }

  return h('div', {}, drop, problem)
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${name} is not JSON. Choose a file that “Export” or a failed journey wrote.`)
  }
}
