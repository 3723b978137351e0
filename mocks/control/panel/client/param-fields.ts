import { h } from './dom.ts'
import type { Picked } from './state.ts'

type ParamSchema = { type?: string; enum?: readonly string[]; default?: unknown; description?: string }

/** A field for each thing that a scenario can be told; what is left empty keeps its default. The region has its own place. */
export function paramFields(picked: Picked, schemas: Record<string, unknown>, changed: () => void): HTMLElement {
  const fields = Object.entries(schemas)
    .filter(([name]) => name !== 'region')
    .map(([name, schema]) => {
      const known: ParamSchema = Object(schema)
      const set = (text: string) => {
        if (text === '') delete picked.params[name]
        else picked.params[name] = known.type === 'integer' || known.type === 'number' ? Number(text) : text
        changed()
      }
      const field = known.enum
        ? h(
            'select',
            { onchange: () => set((field as HTMLSelectElement).value) },
            h('option', { value: '' }, `${String(known.default ?? 'default')}`),
            ...known.enum.map((value) => h('option', { value }, value)),
          )
        : h('input', {
            type: known.type === 'integer' || known.type === 'number' ? 'number' : 'text',
            value: picked.params[name],
            placeholder: known.default === undefined ? 'as it likes' : String(known.default),
            oninput: () => set((field as HTMLInputElement).value),
          })
      return h('label', {}, h('span', { class: 'quiet' }, name), field)
    })
  return h('div', { class: 'params' }, ...fields)
}
