import { describeErrors, type Guard, type GuardError } from './guard.ts'

/**
 * What a contract describes beyond the specification (`x-assumed`): providers may do without it, and so does the shop.
 * Generated from each OpenAPI document.
 */
export type Assumed = {
  /** Calls that a provider may lack. */
  readonly operations: readonly string[]
  /** Statuses by operation whose body a provider may leave out, or write otherwise. */
  readonly bodies: Readonly<Record<string, readonly number[]>>
  /** Fields by operation and status that a provider may leave out: paths from the body, with * for every element. */
  readonly fields: FieldPaths
  /** Given fields whose type the specification leaves open and that are left out where it is not the contract's. */
  readonly dispensable: FieldPaths
}

type FieldPaths = Readonly<Record<string, Readonly<Record<number, readonly string[]>>>>

/** So many elements lose a wrong field, or are left out, one by one; then all do, or what holds them is. */
const MAX_SINGLE_REMOVALS = 20

/** How a provider says that it lacks a call (RFC 9110): not found, method not allowed, not implemented. */
export const MISSING_CALL: readonly number[] = [404, 405, 501]

type Tolerance = {
  /** From `fields` of `Assumed`. */
  assumedPaths: readonly string[]
  dispensablePaths: readonly string[]
  /** Called with the problem of each object or dispensable field that is left out. */
  onLeftOut: (problem: string) => void
}

/**
 * Whether a value keeps what the specification gives of its contract, once this is removed from it: null where a contract has
 * something, and assumed fields of a wrong type, which count as not sent; then dispensable fields of a wrong type, and what
 * cannot be read of a list of objects.
 */
export function keepsGiven<T>(
  guard: Guard<T>,
  value: unknown,
  { assumedPaths, dispensablePaths, onLeftOut }: Tolerance,
): value is T {
  const removals = new Map<string, number>()
  const count = (name: string) => {
    const before = removals.get(name) ?? 0
    removals.set(name, before + 1)
    return before
  }
  while (!guard(value)) {
    const errors = guard.errors ?? []
    const dispensable = findField(errors, dispensablePaths)
    const field = findNull(errors, value) ?? findField(errors, assumedPaths) ?? dispensable
    const before = field ? count(field.pattern) : 0
    if (field && before <= MAX_SINGLE_REMOVALS) {
      if (field === dispensable) onLeftOut(describeErrors(errors))
      removeFields(value, [before < MAX_SINGLE_REMOVALS ? field.path : field.pattern], field.isNull)
      continue
    }
    const element = findElements(errors, value).find(({ place }) => count(place) < MAX_SINGLE_REMOVALS)
    if (!element) return false
    onLeftOut(describeErrors(errors))
    element.list.splice(element.index, 1)
  }
  return true
}

type Element = { list: unknown[]; index: number; place: string }

/** The objects of lists that hold an error, the innermost first. */
function findElements([error]: readonly GuardError[], value: unknown): Element[] {
  const elements: Element[] = []
  let holder = value
  let place = ''
  for (const step of error?.instancePath.split('/').slice(1).map(unescapeStep) ?? []) {
    if (typeof holder !== 'object' || holder === null) break
    const field: unknown = Reflect.get(holder, step)
    // the only one is not left out: a list whose elements all break the contract is no empty list
    if (Array.isArray(holder) && holder.length > 1 && typeof field === 'object')
      elements.unshift({ list: holder, index: Number(step), place })
    place += Array.isArray(holder) ? '/*' : `/${step}`
    holder = field
  }
  return elements
}

/** A field to remove: its path, and that of all like it; `isNull`: of those only the ones that are null. */
type WrongField = { path: string; pattern: string; isNull?: true }

/** The first error that is null where a field of an object has another type. An element of a list stays. */
function findNull(errors: readonly GuardError[], value: unknown): WrongField | undefined {
  for (const { instancePath: path, keyword } of errors) {
    if (keyword !== 'type' && keyword !== 'anyOf') continue
    const pattern = findNullField(value, path)
    if (pattern !== undefined) return { path, pattern, isNull: true }
  }
  return undefined
}

/** The path of a field that is null, with * for every index; undefined where it is not one. */
function findNullField(value: unknown, path: string): string | undefined {
  let [holder, field]: unknown[] = [undefined, value]
  let pattern = ''
  for (const step of path.split('/').slice(1)) {
    if (typeof field !== 'object' || field === null) return undefined
    pattern += Array.isArray(field) ? '/*' : `/${step}`
    holder = field
    field = Reflect.get(field, unescapeStep(step))
  }
  return field === null && holder !== undefined && !Array.isArray(holder) ? pattern : undefined
}

/** The innermost field of these paths that holds one of the errors. */
function findField(errors: readonly GuardError[], paths: readonly string[]): WrongField | undefined {
  const fields = errors.flatMap(({ instancePath }) => {
    const steps = instancePath.split('/')
    return paths.flatMap((pattern): WrongField[] => {
      const patternSteps = pattern.split('/')
      const holdsError = patternSteps.every(
        (step, index) => index < steps.length && (step === '*' || step === steps[index]),
      )
      return holdsError ? [{ path: steps.slice(0, patternSteps.length).join('/'), pattern }] : []
    })
  })
  return fields.toSorted((one, other) => other.pattern.split('/').length - one.pattern.split('/').length)[0]
}

/** Removes fields from the value by their paths, where * is every element; or only those that are null. */
export function removeFields(value: unknown, paths: readonly string[], onlyNull = false): void {
  for (const path of paths) removeField(value, path.split('/').slice(1).map(unescapeStep), onlyNull)
}

function removeField(value: unknown, [step, ...rest]: readonly string[], onlyNull: boolean): void {
  if (typeof value !== 'object' || value === null || step === undefined) return
  if (step === '*') for (const element of Object.values(value)) removeField(element, rest, onlyNull)
  else if (rest.length > 0) removeField(Reflect.get(value, step), rest, onlyNull)
  else if (!onlyNull || Reflect.get(value, step) === null) Reflect.deleteProperty(value, step)
}

/** Steps of a JSON pointer are escaped (RFC 6901). */
const unescapeStep = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')
