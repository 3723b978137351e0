/** An untyped JSON value of a response. */
export type Json = unknown

export const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A step is the name of a field, or '*' for every element of a list. */
export type Path = readonly string[]

/** A path as text, like `data.lines[*].price`. */
export const formatPath = (path: Path) =>
  path.reduce((text, step) => text + (step === '*' ? '[*]' : `.${step}`), '').replace(/^\./, '')

/** Every path in a value once, parents before children; all elements of a list share one path. */
export function listPaths(value: Json, parent: Path = []): Path[] {
  const paths = new Map<string, Path>()
  visitChildren(value, parent)
  return [...paths.values()]

  function visitChildren(part: Json, path: Path) {
    if (Array.isArray(part)) for (const element of part) visit(element, [...path, '*'])
    else if (isRecord(part)) for (const [name, field] of Object.entries(part)) visit(field, [...path, name])
  }
  function visit(part: Json, path: Path) {
    paths.set(path.join('\n'), path)
    visitChildren(part, path)
  }
}

/** All values at a path, from every element of the lists on it; none where a field is missing. */
export function getValuesAt(value: Json, [step, ...rest]: Path): Json[] {
  if (step === undefined) return [value]
  if (step === '*') return Array.isArray(value) ? value.flatMap((element) => getValuesAt(element, rest)) : []
  return isRecord(value) && step in value ? getValuesAt(value[step], rest) : []
}

/** The result of a change that removes its field. */
export const REMOVED = Symbol('removed')

/** A copy of the value with the change applied to all values at a path. */
export function changeAt(value: Json, [step, ...rest]: Path, change: (part: Json) => Json): Json {
  if (step === undefined) return change(value)
  if (step === '*') return Array.isArray(value) ? value.map((element) => changeAt(element, rest, change)) : value
  if (!isRecord(value) || !(step in value)) return value
  const changed = changeAt(value[step], rest, change)
  const { [step]: _, ...others } = value
  return changed === REMOVED ? others : { ...value, [step]: changed }
}

/**
 * The value with shorter lists: of elements with the same fields and types only the first stay, and at least as many as
 * `expected` has in the same place.
 */
export function shortenLists(value: Json, expected: Json): Json {
  if (isRecord(value)) {
    const expectedFields = isRecord(expected) ? expected : {}
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, shortenLists(part, expectedFields[name])]),
    )
  }
  if (!Array.isArray(value)) return value
  const expectedElements = Array.isArray(expected) ? expected : []
  const signatures = new Set<string>()
  const elements = value.filter((element, index) => {
    const signature = getSignature(element)
    const isNew = !signatures.has(signature)
    signatures.add(signature)
    return isNew || index < expectedElements.length
  })
  return elements.map((element) => shortenLists(element, expectedElements[0]))
}

/** The fields and types of a value and its parts, without the number of elements. */
function getSignature(value: Json): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(getSignature))].sort().join()}]`
  if (isRecord(value))
    return `{${Object.entries(value)
      .map(([name, part]) => `${name}:${getSignature(part)}`)
      .sort()
      .join()}}`
  return value === null ? 'null' : typeof value
}
