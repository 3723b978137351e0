import { type Shape, shapeAt } from '../../contracts/shape.ts'
import { changedAt, isRecord, type Json, type Path, pathsIn, pathText, REMOVED, valuesAt } from './json.ts'

/** One way in which a provider could begin to answer differently: the same change wherever the field occurs. */
export type Mutation = { path: string; kind: MutationKind }
export type MutationKind =
  | 'removed'
  | 'null'
  | 'another type'
  | 'a value that is not in the list'
  | 'of no such form'
  | 'a fraction'
  | 'an empty list'

/** An answer with one mutation. */
export type Mutant = Mutation & { body: Json }

/**
 * Every mutant of an answer.
 * @param read Which paths the shop reads: what it does not read may change as it likes.
 * @param shape What the contract says of the answer.
 * @param expected What the pact expects of it: where it expects a list with something in it, an empty one is a mutation.
 */
export function mutantsOf(
  body: Json,
  read: (path: Path) => boolean,
  shape: Shape | undefined,
  expected: Json,
): Mutant[] {
  return pathsIn(body)
    .filter(read)
    .flatMap((path) => {
      const contract = shapeAt(shape, path)
      const samples = valuesAt(body, path)
      const wanted = valuesAt(expected, path).some((value) => Array.isArray(value) && value.length > 0)
      const changes = [...new Map(samples.flatMap((value) => [...changesOf(value, contract, wanted)]))]
      const removable = path.at(-1) !== '*'
      const all: [MutationKind, (value: Json) => Json][] = removable
        ? [['removed', () => REMOVED], ...changes]
        : changes
      return all.map(([kind, change]) => ({ path: pathText(path), kind, body: changedAt(body, path, change) }))
    })
}

type Change = [MutationKind, (value: Json) => Json]

/** What can be done to a value; of what is null already, only that it goes (see above). */
function changesOf(value: Json, contract: Shape | undefined, hasElements: boolean): Change[] {
  if (value === null) return []
  const changes: Change[] = [
    ['null', () => null],
    ['another type', () => (typeof value === 'string' ? 7 : 'seven')],
  ]
  if (Array.isArray(value)) {
    if (hasElements && value.length > 0) changes.push(['an empty list', () => []])
    return changes
  }
  if (isRecord(value) || contract?.kind !== 'value') return changes
  if (contract.values) changes.push(['a value that is not in the list', () => 'NO_SUCH_VALUE'])
  if (contract.form !== undefined) changes.push(['of no such form', () => 'of no such form'])
  if (contract.type === 'integer') changes.push(['a fraction', () => 1.5])
  return changes
}
