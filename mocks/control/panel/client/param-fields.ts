import { h } from './dom.ts'
import type { SelectedScenario } from './state.ts'

type ParamSchema = {
  type?: string
  anyOf?: readonly { type?: string }[]
  enum?: readonly string[]
  default?: unknown
  description?: string
}

/** A field for each parameter of a scenario but the region, which the header has; an empty field keeps its default. */
export function paramFields(
  selected: SelectedScenario,
  schemas: Record<string, unknown>,
  onChange: () => void,
): HTMLElement {
  const fields = Object.entries(schemas)
    .filter(([name]) => name !== 'region')
    .map(([name, schema]) => {
      const { type, anyOf = [], enum: choices, default: fallback }: ParamSchema = Object(schema)
      const types = [type, ...anyOf.map((one) => one.type)]
      const isNumber = types.includes('integer') || types.includes('number')
      const isNullable = types.includes('null')
      const set = (text: string) => {
        if (text === '') delete selected.params[name]
        else if (isNullable && text === 'null') selected.params[name] = null
        else selected.params[name] = isNumber ? Number(text) : text
        onChange()
      }
      const field = choices
        ? h(
            'select',
            { onchange: () => set((field as HTMLSelectElement).value) },
            h('option', { value: '' }, `${String(fallback ?? 'default')}`),
            ...choices.map((value) => h('option', { value }, value)),
          )
        : h('input', {
            type: isNumber && !isNullable ? 'number' : 'text',
            value: selected.params[name],
            placeholder: fallback === undefined ? (isNullable ? 'automatic, or null' : 'automatic') : String(fallback),
            oninput: () => set((field as HTMLInputElement).value),
          })
      return h('label', {}, h('span', { class: 'quiet' }, name), field)
    })
  return h('div', { class: 'params' }, ...fields)
}
