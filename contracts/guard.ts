/** A validation error of a generated guard: ajv's error object without its message. */
export type GuardError = {
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

/** A generated check of a value against its contract. `errors` belongs to the latest call. */
export type Guard<T> = {
  (value: unknown): value is T
  readonly errors?: readonly GuardError[] | null
}

type JsonBody<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : null

/** The JSON body of an operation's response with a status. */
export type ResponseBody<
  Operations extends DescribedOperations<Operations>,
  Operation extends keyof Operations,
  Status extends keyof Operations[Operation]['responses'],
> = JsonBody<Operations[Operation]['responses'][Status]>

/** The part of openapi-typescript's `operations` interface that guards are typed by. */
export type DescribedOperations<Operations> = { [Operation in keyof Operations]: { responses: object } }

/** A guard per operation and status of one OpenAPI document. */
export type Guards<Operations extends DescribedOperations<Operations>> = {
  readonly [Operation in keyof Operations]: {
    readonly [Status in keyof Operations[Operation]['responses']]: Guard<ResponseBody<Operations, Operation, Status>>
  }
}

/** The validation errors of a value, each line led by its path, the deepest first; empty for a valid value. */
export const findProblems = (guard: Guard<unknown>, value: unknown): string[] =>
  guard(value) ? [] : listProblems(guard.errors ?? [])

/** What validation errors say, each led by its path, the deepest first. Quotes no value. */
export const describeErrors = (errors: readonly GuardError[]): string => listProblems(errors).join('; ')

const listProblems = (errors: readonly GuardError[]): string[] =>
  errors.length === 0 ? ['/: breaks its contract'] : errors.toSorted((a, b) => depth(b) - depth(a)).map(describe)

const depth = (error: GuardError) => error.instancePath.split('/').length

/** A step of a path that may be shown: an index, or a name as contracts give it. The names of a map may be anything. */
const NAMED_STEP = /^(?:\d{0,6}|[A-Za-z_]{1,40}\d{0,2})$/

function describe({ instancePath, keyword, params }: GuardError): string {
  const path = instancePath === '' ? '/' : toNamedPath(instancePath)
  if (keyword === 'required') return `${path}: lacks ${params.missingProperty}`
  if (keyword === 'type') return `${path}: is not ${[params.type].flat().join(' or ')}`
  if (keyword === 'enum') return `${path}: is none of ${[params.allowedValues].flat().slice(0, 12).join(', ')}`
  return `${path}: breaks "${keyword}"`
}

const toNamedPath = (path: string) =>
  path
    .split('/')
    .map((step) => (NAMED_STEP.test(step) ? step : '*'))
    .join('/')
