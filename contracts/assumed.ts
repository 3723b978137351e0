import type { Guard, GuardError } from './guard.ts'

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
  readonly fields: Readonly<Record<string, Readonly<Record<number, readonly string[]>>>>
}

/** So many elements lose a wrong field one by one; then all do, because the provider writes that field otherwise. */
const MAX_SINGLE_REMOVALS = 20

/** How a provider says that it lacks a call (RFC 9110): not found, method not allowed, not implemented. */
export const MISSING_CALL: readonly number[] = [404, 405, 501]

/**
 * Whether a value keeps what the specification gives of its contract. Assumed fields of a wrong type are removed from it,
 * so that they count as not sent.
 */
export function keepsGiven<T>(guard: Guard<T>, value: unknown, assumedPaths: readonly string[]): value is T {
  const removals = new Map<string, number>()
  while (!guard(value)) {
    const field = findAssumedField(guard.errors ?? [], assumedPaths)
    const count = field ? (removals.get(field.pattern) ?? 0) : 0
    if (!field || count > MAX_SINGLE_REMOVALS) return false
    removals.set(field.pattern, count + 1)
    removeFields(value, [count < MAX_SINGLE_REMOVALS ? field.path : field.pattern])
  }
  return true
}

type AssumedField = { path: string; pattern: string }

/** The innermost assumed field that holds one of the errors. */
function findAssumedField(errors: readonly GuardError[], assumedPaths: readonly string[]): AssumedField | undefined {
  const fields = errors.flatMap(({ instancePath }) => {
    const steps = instancePath.split('/')
    return assumedPaths.flatMap((pattern): AssumedField[] => {
      const patternSteps = pattern.split('/')
      const holdsError = patternSteps.every(
        (step, index) => index < steps.length && (step === '*' || step === steps[index]),
      )
      return holdsError ? [{ path: steps.slice(0, patternSteps.length).join('/'), pattern }] : []
    })
  })
  return fields.toSorted((one, other) => other.pattern.split('/').length - one.pattern.split('/').length)[0]
}

/** Removes fields from the value by their paths, where * is every element. */
export function removeFields(value: unknown, paths: readonly string[]): void {
  for (const path of paths) removeField(value, path.split('/').slice(1).map(unescapeStep))
}

function removeField(value: unknown, [step, ...rest]: readonly string[]): void {
  if (typeof value !== 'object' || value === null || step === undefined) return
  if (step === '*') for (const element of Object.values(value)) removeField(element, rest)
  else if (rest.length === 0) Reflect.deleteProperty(value, step)
  else removeField(Reflect.get(value, step), rest)
}

/** Steps of a JSON pointer are escaped (RFC 6901). */
const unescapeStep = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')
