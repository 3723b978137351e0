import { getShapeAt, type Shape } from '../../contracts/shape.ts'
import { changeAt, formatPath, getValuesAt, isRecord, type Json, listPaths, type Path, REMOVED } from './json.ts'

/** One way in which a provider could change its responses: the same change wherever the field occurs. */
export type Mutation = { path: string; kind: MutationKind }
export type MutationKind =
  | 'removed'
  | 'null'
  | 'wrong type'
  | 'unknown value'
  | 'wrong format'
  | 'fraction'
  | 'empty list'

/** A response body with one mutation, and where it is. */
export type Mutant = Mutation & { steps: Path; body: Json }

/**
 * Every mutant of a response body.
 * @param isReadPath Whether the shop reads a path; other paths may change.
 * @param shape What the contract says of the body.
 * @param expected The body in the pact: where its list has elements, an empty list is a mutation.
 */
export function createMutants(
  body: Json,
  isReadPath: (path: Path) => boolean,
  shape: Shape | undefined,
  expected: Json,
): Mutant[] {
  return listPaths(body)
    .filter(isReadPath)
    .flatMap((path) => {
      const fieldShape = getShapeAt(shape, path)
      const expectsElements = getValuesAt(expected, path).some((value) => Array.isArray(value) && value.length > 0)
      const values = getValuesAt(body, path)
      const changes = [...new Map(values.flatMap((value) => listChanges(value, fieldShape, expectsElements)))]
      const isElement = path.at(-1) === '*'
      const allChanges: Change[] = isElement ? changes : [['removed', () => REMOVED], ...changes]
      return allChanges.map(([kind, change]) => ({
        path: formatPath(path),
        kind,
        steps: path,
        body: changeAt(body, path, change),
      }))
    })
}

/**
 * Values of other types. A list comes first, because clients of REST may accept a text, number or boolean in place of
 * another.
 */
const WRONG_VALUES: readonly Json[] = [[], 7, 'seven', true]

/** Whether a shape takes values of a type, as a price may be a number, a text or an object. */
function allowsType(shape: Shape | undefined, value: Json): boolean {
  if (shape?.kind === 'choice') return shape.options.some((option) => allowsType(option, value))
  if (shape?.kind === 'list') return Array.isArray(value)
  return shape?.kind === 'value' && (shape.type === 'integer' ? 'number' : shape.type) === typeof value
}

const getType = (value: Json) => (Array.isArray(value) ? 'list' : typeof value)

type Change = [MutationKind, (value: Json) => Json]

/** The changes of a value; none of null, whose field can only be removed. */
function listChanges(value: Json, shape: Shape | undefined, expectsElements: boolean): Change[] {
  if (value === null) return []
  const changes: Change[] = [
    ['null', () => null],
    ['wrong type', () => WRONG_VALUES.find((wrong) => getType(wrong) !== getType(value) && !allowsType(shape, wrong))],
  ]
  if (Array.isArray(value)) {
    if (expectsElements && value.length > 0) changes.push(['empty list', () => []])
    return changes
  }
  if (isRecord(value) || shape?.kind !== 'value') return changes
  if (shape.values) changes.push(['unknown value', () => 'NO_SUCH_VALUE'])
  if (shape.format !== undefined) changes.push(['wrong format', () => 'wrong format'])
  if (shape.type === 'integer') changes.push(['fraction', () => 1.5])
  return changes
}
