import { findAssumed, findOperation } from '#contracts/operations.ts'
import { UNNAMED_HEADERS } from '#contracts/unnamed-fields.ts'
import { listPaths, type Path } from './mutate/json.ts'
import { getDocument, type Interaction } from './pact-file.ts'

/** Whether a part of a response is assumed: the specification does not give its field, or a body at all. */
export function createAssumedFilter(provider: string, operation: string, status: number): (path: Path) => boolean {
  const assumed = findAssumed(provider)
  if (assumed?.bodies[operation]?.includes(status)) return () => true
  const patterns = (assumed?.fields[operation]?.[status] ?? []).map((pattern) => pattern.split('/').slice(1))
  return (path) => patterns.some((pattern) => pattern.every((step, index) => step === path[index]))
}

/**
 * Whether the specification gives all that an interaction expects: its call with its headers, its status and every field of
 * its body. Of refusals it names one, the 404 of a read.
 */
export function isGiven(provider: string, interaction: Interaction): boolean {
  const { request, response } = interaction
  const unnamedHeaders = UNNAMED_HEADERS[provider] ?? {}
  if (Object.keys(request.headers).some((name) => Object.hasOwn(unnamedHeaders, name.toLowerCase()))) return false
  const assumed = findAssumed(provider)
  if (!assumed) return true
  const operation = findOperation(provider, request.method, request.path, getDocument(interaction))
  if (operation === undefined || assumed.operations.includes(operation)) return false
  const isNoneOfRead = response.status === 404 && request.method === 'GET'
  if (response.status >= 400 && !isNoneOfRead) return false
  if (response.body === undefined) return true
  const isAssumed = createAssumedFilter(provider, operation, response.status)
  return !isAssumed([]) && !listPaths(response.body.content).some(isAssumed)
}
