import type { FaultResponse } from './faults.ts'
import type { Call, Selection } from './operation-of.ts'

type UserErrors = NonNullable<FaultResponse['userErrors']>

/** A mutation's refusal in exactly the fields its document asked for: nothing done, and why. */
export function refuse({ fields }: Call, userErrors: UserErrors): { data: Record<string, unknown> } {
  return { data: Object.fromEntries(fields.map((field) => [field.responseKey, payload(field, userErrors)])) }
}

function payload(field: Selection, userErrors: UserErrors): Record<string, unknown> {
  return Object.fromEntries(
    field.selections().map((selection) => [selection.responseKey, answerTo(selection, field, userErrors)]),
  )
}

function answerTo(selection: Selection, field: Selection, userErrors: UserErrors): unknown {
  switch (selection.name) {
    case 'userErrors':
    case 'customerUserErrors':
      return userErrors.map((error) => pick(selection, { ...error, __typename: 'UserError' }))
    case 'warnings':
      return []
    case '__typename':
      return `${field.name.charAt(0).toUpperCase()}${field.name.slice(1)}Payload`
    default:
      return null
  }
}

function pick({ selections }: Selection, record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(selections().map(({ name, responseKey }) => [responseKey, record[name] ?? null]))
}
