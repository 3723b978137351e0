import { hasOnlyOwnOperations, listResponses, UPSTREAMS } from '#contracts/operations.ts'
import type { FaultInput } from '../world/faults.ts'
import { findNearestName } from '../world/nearest-name.ts'
import type { Problem, Upstream } from './api.ts'
import { getRootFields } from './root-fields.ts'
import { toErrorResponse } from './validation.ts'

/** The upstreams with the operations of their contracts, by which a fault can be added. */
export const listUpstreams = (names: readonly string[]): Upstream[] =>
  names.map((name) => ({
    name,
    operations: [...new Set(listResponses(name).map(([operation]) => operation))].sort(),
    // any client's GraphQL document can be named, and what has no contract is named by its path
    isClosed: hasOnlyOwnOperations(name),
  }))

type Call = Pick<FaultInput, 'upstream' | 'operation'>

/** Throws a 400 for what no call can match. */
export function refuseUnknownCall(call: Call, names: readonly string[]): void {
  const problem = findCallProblem(call, names)
  if (problem) throw toErrorResponse(400, problem)
}

/** Why no call can match: an unknown upstream, or an operation that it does not have. */
export function findCallProblem({ upstream, operation = '*' }: Call, names: readonly string[]): Problem | undefined {
  if (upstream === '*') return undefined
  if (!names.includes(upstream))
    return {
      error: `upstream: no upstream is called "${upstream}"`,
      nearest: findNearestName(upstream, names),
      known: [...names],
    }
  const { operations = [], isClosed = false } = listUpstreams([upstream])[0] ?? {}
  // a request outside the contract is called by its method and path
  if (operation === '*' || operations.includes(operation) || operation.includes(' ')) return undefined
  if (!isClosed) return findMistypedField(upstream, operation, operations)
  return {
    error: `operation: ${upstream} has no operation "${operation}"`,
    nearest: findNearestName(operation, operations),
    known: operations,
  }
}

/** Any client's document can be named, which by convention begins with a capital; a field is one of the schema's. */
function findMistypedField(upstream: string, operation: string, operations: readonly string[]): Problem | undefined {
  if (!UPSTREAMS.includes(upstream) || /^[A-Z]/.test(operation)) return undefined
  const fields = getRootFields(upstream)
  if (fields.size === 0 || fields.has(operation)) return undefined
  const nearest = findNearestName(operation, [...operations, ...fields])
  if (nearest === undefined) return undefined
  return { error: `operation: ${upstream} has no query, mutation or document "${operation}"`, nearest }
}
