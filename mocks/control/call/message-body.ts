import { parse, print } from 'graphql'
import type { RecordedBody } from '../../world/exchange.ts'
import { parseGraphqlBody } from './graphql-body.ts'

/** A body to read: a GraphQL document with its variables, JSON in lines, the fields of a form, or the text. */
export function formatBody(body: RecordedBody): string {
  const { text, type, bytes, isCut } = body
  if (text === undefined) return `(${bytes === undefined ? '' : `${bytes} bytes, `}${type || 'no type'})`
  if (isCut) return `${text}\n(cut; ${bytes ?? 'more'} bytes in all)`
  if (type.includes('x-www-form-urlencoded'))
    return [...new URLSearchParams(text)].map(([name, value]) => `${name}: ${value}`).join('\n')
  const call = parseGraphqlBody(body)
  if (!call) return formatJson(text)
  const query = formatQuery(call.query)
  return call.variables ? `${query}\n\nVariables\n${JSON.stringify(call.variables, null, 2)}` : query
}

/** A document in lines; one that cannot be read, as it was sent. */
export function formatQuery(query: string): string {
  try {
    return print(parse(query))
  } catch {
    return query.trim()
  }
}

function formatJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
