import type { RecordedBody } from '../../world/exchange.ts'

/** A body to read: a GraphQL document with its variables, JSON in lines, the fields of a form, or the text. */
export function formatBody({ text, type, bytes, isCut }: RecordedBody): string {
  if (text === undefined) return `(${bytes === undefined ? '' : `${bytes} bytes, `}${type || 'no type'})`
  if (isCut) return `${text}\n(cut; ${bytes ?? 'more'} bytes in all)`
  if (type.includes('x-www-form-urlencoded'))
    return [...new URLSearchParams(text)].map(([name, value]) => `${name}: ${value}`).join('\n')
  const value = parse(text)
  if (value === undefined) return text
  if (!isGraphql(value)) return JSON.stringify(value, null, 2)
  const { query, variables } = value
  return variables ? `${query.trim()}\n\nVariables\n${JSON.stringify(variables, null, 2)}` : query.trim()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isGraphql = (value: unknown): value is { query: string; variables?: object | null } =>
  typeof value === 'object' && value !== null && 'query' in value && typeof value.query === 'string'
