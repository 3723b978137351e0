/** A JSON value that is walked: what comes from outside and is not typed. */
export type Json = unknown

export const isRecord = (value: Json): value is Record<string, Json> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A step is a field's name, or '*' for every element of a list. */
export type Path = readonly string[]

/** `data.lines[*].price`: as people write paths. */
export const pathText = (path: Path) =>
  path.reduce((text, step) => text + (step === '*' ? '[*]' : `.${step}`), '').replace(/^\./, '')

/** Every path within a value, each once, above its own parts; lists count once for all of their elements. */
export function pathsIn(value: Json, above: Path = []): Path[] {
  const found = new Map<string, Path>()
  collect(value, above)
  return [...found.values()]

  function collect(part: Json, path: Path) {
    if (Array.isArray(part)) for (const element of part) note(element, [...path, '*'])
    else if (isRecord(part)) for (const [name, field] of Object.entries(part)) note(field, [...path, name])
  }
  function note(part: Json, path: Path) {
    found.set(path.join('\n'), path)
    collect(part, path)
  }
}

/** All that stands at a path, in every element of the lists on the way; nothing where a field is missing. */
export function valuesAt(value: Json, [step, ...rest]: Path): Json[] {
  if (step === undefined) return [value]
  if (step === '*') return Array.isArray(value) ? value.flatMap((element) => valuesAt(element, rest)) : []
  return isRecord(value) && step in value ? valuesAt(value[step], rest) : []
}

/** Takes a field away; anything else that is given takes its place. */
export const REMOVED = Symbol('removed')

/** A value with everything at a path changed; it shares what is not on the way. */
export function changedAt(value: Json, [step, ...rest]: Path, change: (part: Json) => Json): Json {
  if (step === undefined) return change(value)
  if (step === '*') return Array.isArray(value) ? value.map((element) => changedAt(element, rest, change)) : value
  if (!isRecord(value) || !(step in value)) return value
  const changed = changedAt(value[step], rest, change)
  const { [step]: _, ...others } = value
  return changed === REMOVED ? others : { ...value, [step]: changed }
}

/**
 * A value whose lists are shorter: of elements that look alike (same fields, same types) only the first stay, and as many
 * as a list of `wanted` at the same place has.
 */
export function shortened(value: Json, wanted: Json): Json {
  if (isRecord(value)) {
    const within = isRecord(wanted) ? wanted : {}
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, shortened(part, within[name])]))
  }
  if (!Array.isArray(value)) return value
  const examples = Array.isArray(wanted) ? wanted : []
  const seen = new Set<string>()
  const kept = value.filter((element, index) => {
    const looks = looksOf(element)
    const isNew = !seen.has(looks)
    seen.add(looks)
    return isNew || index < examples.length
  })
  return kept.map((element) => shortened(element, examples[0]))
}

/** What a value looks like from far away: the fields and types of it and of its parts, not how many there are. */
function looksOf(value: Json): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(looksOf))].sort().join()}]`
  if (isRecord(value))
    return `{${Object.entries(value)
      .map(([name, part]) => `${name}:${looksOf(part)}`)
      .sort()
      .join()}}`
  return value === null ? 'null' : typeof value
}
