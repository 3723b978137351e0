import type { Shape } from '../../contracts/shape.ts'
import { getValuesAt, type Json, type Path } from './json.ts'

/** A selected field without a value in any response, so that no change of it can be detected. */
export type UnseenField = { provider: string; field: string }

/** A response body and the shape of what was selected. */
type ShapedBody = { shape: Shape; body: Json }

/** The fields, as their schema defines them, that are null or missing in all responses that select them. */
export function findUnseenFields(responses: readonly ShapedBody[]): string[] {
  const fields = new Map<string, boolean>()
  for (const { shape, body } of responses) visit(shape, body, [])
  return [...fields].flatMap(([field, hasValue]) => (hasValue ? [] : [field])).sort()

  function visit(shape: Shape, body: Json, parent: Path): void {
    if (shape.kind === 'list') visit(shape.element, body, [...parent, '*'])
    if (shape.kind !== 'object') return
    for (const [name, { shape: fieldShape, definition }] of Object.entries(shape.fields)) {
      const path = [...parent, name]
      const hasValue = getValuesAt(body, path).some((value) => value !== null)
      if (definition) fields.set(definition, hasValue || fields.get(definition) === true)
      // The parts of a missing field are not reported.
      if (hasValue) visit(fieldShape, body, path)
    }
  }
}
