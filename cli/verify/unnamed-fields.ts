import { UNNAMED_FIELDS } from '#contracts/unnamed-fields.ts'
import type { Shape } from '../contracts/shape.ts'
import { isRecord, type Json } from './mutate/json.ts'

/**
 * What a GraphQL interaction expects of a body, without the fields that the specification does not name: a provider may
 * leave those null.
 * @param shape What the contract says of the body.
 */
export function removeUnnamedFields(provider: string, shape: Shape, expected: Json): Json {
  const unnamed: object = Object.entries(UNNAMED_FIELDS).find(([upstream]) => upstream === provider)?.[1] ?? {}
  return visit(shape, expected)

  function visit(part: Shape, value: Json): Json {
    if (part.kind === 'list' && Array.isArray(value)) return value.map((element) => visit(part.element, element))
    if (part.kind !== 'object' || !isRecord(value)) return value
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, fieldValue]): [string, Json][] => {
        const field = part.fields[name]
        if (field?.definition !== undefined && Object.hasOwn(unnamed, field.definition)) return []
        return [[name, field ? visit(field.shape, fieldValue) : fieldValue]]
      }),
    )
  }
}
