import type { Call, Selection } from './parse-call.ts'
import type { FaultResponse } from './world/faults.ts'

type UserErrors = NonNullable<FaultResponse['userErrors']>

/** A refused mutation's result in exactly the selected fields: null results and the user errors. */
export function toRefusal({ fields }: Call, userErrors: UserErrors): { data: Record<string, unknown> } {
  return { data: Object.fromEntries(fields.map((field) => [field.responseKey, toPayload(field, userErrors)])) }
}

function toPayload(field: Selection, userErrors: UserErrors): Record<string, unknown> {
  return Object.fromEntries(
    field.selections().map((selection) => [selection.responseKey, toFieldValue(selection, field, userErrors)]),
  )
}

function toFieldValue(selection: Selection, field: Selection, userErrors: UserErrors): unknown {
  switch (selection.name) {
    case 'userErrors':
    case 'customerUserErrors':
      return userErrors.map((error) => pickFields(selection, { ...error, __typename: 'UserError' }))
    case 'warnings':
      return []
    case '__typename':
      return `${field.name.charAt(0).toUpperCase()}${field.name.slice(1)}Payload`
    default:
      return null
  }
}

function pickFields({ selections }: Selection, record: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(selections().map(({ name, responseKey }) => [responseKey, record[name] ?? null]))
}
