import type { Shape } from '../../contracts/shape.ts'
import { type Json, type Path, valuesAt } from './json.ts'

/** A field that is asked for, and that no answer has a value for: nothing that becomes of it could be noticed. */
export type Unseen = { provider: string; field: string }

/** What was asked for, and what came. */
type Seen = { shape: Shape; body: Json }

/** Fields, as their schema defines them, that are null or missing in all of the answers, wherever they were asked for. */
export function unseenIn(answers: readonly Seen[]): string[] {
  const fields = new Map<string, boolean>()
  for (const { shape, body } of answers) look(shape, body, [])
  return [...fields].flatMap(([field, seen]) => (seen ? [] : [field])).sort()

  function look(shape: Shape, body: Json, above: Path): void {
    if (shape.kind === 'list') look(shape.of, body, [...above, '*'])
    if (shape.kind !== 'object') return
    for (const [name, { shape: part, definition }] of Object.entries(shape.fields)) {
      const path = [...above, name]
      const seen = valuesAt(body, path).some((value) => value !== null)
      if (definition) fields.set(definition, seen || fields.get(definition) === true)
      // of what is not there, the parts are not looked for either
      if (seen) look(part, body, path)
    }
  }
}
