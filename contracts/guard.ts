/** One thing that is wrong with a value, as the generated guards name it (ajv's error object without its message). */
export type GuardError = {
  readonly instancePath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

/** A generated check that a value from outside is what the contract says. `errors` speaks of the latest call only. */
export type Guard<T> = {
  (value: unknown): value is T
  readonly errors?: readonly GuardError[] | null
}

type JsonBody<Response> = Response extends { content: { 'application/json': infer Body } } ? Body : null

/** What an operation of an OpenAPI document answers with a status, once its guard has seen it. */
export type BodyOf<
  Operations extends Described<Operations>,
  Operation extends keyof Operations,
  Status extends keyof Operations[Operation]['responses'],
> = JsonBody<Operations[Operation]['responses'][Status]>

/** The part of openapi-typescript's `operations` interface that the guards are typed by. */
export type Described<Operations> = { [Operation in keyof Operations]: { responses: object } }

/** A guard per operation and status of one OpenAPI document. */
export type Guards<Operations extends Described<Operations>> = {
  readonly [Operation in keyof Operations]: {
    readonly [Status in keyof Operations[Operation]['responses']]: Guard<BodyOf<Operations, Operation, Status>>
  }
}

/** What is wrong with a value, each line led by the path of the wrong part, the deepest first; empty when nothing is. */
export function problems(guard: Guard<unknown>, value: unknown): string[] {
  if (guard(value)) return []
  const errors = [...(guard.errors ?? [])].sort((a, b) => depth(b) - depth(a))
  return errors.length === 0 ? ['/: is off its contract'] : errors.map(describe)
}

const depth = (error: GuardError) => error.instancePath.split('/').length

function describe({ instancePath, keyword, params }: GuardError): string {
  const path = instancePath === '' ? '/' : instancePath
  if (keyword === 'required') return `${path}: lacks ${params.missingProperty}`
  if (keyword === 'type') return `${path}: is not ${[params.type].flat().join(' or ')}`
  if (keyword === 'enum') return `${path}: is none of ${[params.allowedValues].flat().slice(0, 12).join(', ')}`
  return `${path}: breaks "${keyword}"`
}
