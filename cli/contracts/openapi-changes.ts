import { breaking, type Change, risky } from './change.ts'
import type { Operation } from './openapi.ts'
import { findShapeChanges } from './shape-changes.ts'

/** The changes of an OpenAPI contract's operations that affect their clients. */
export function findOpenApiChanges(operations: readonly Operation[], changed: readonly Operation[]): Change[] {
  return operations.flatMap((before) => {
    const after = changed.find(({ method, path }) => method === before.method && path === before.path)
    const name = `${before.method} ${before.path}`
    if (!after) return [breaking(name, 'is removed')]
    return [
      ...findParameterChanges(before, after, name),
      ...findBodyChanges(before, after, name),
      ...findResponseChanges(before, after, name),
    ]
  })
}

function findParameterChanges(before: Operation, after: Operation, name: string): Change[] {
  const toKey = (parameter: { in: string; name: string }) => `${parameter.in} ${parameter.name}`
  const removed = before.parameters.filter(
    (parameter) => !after.parameters.some((other) => toKey(other) === toKey(parameter)),
  )
  const changes = after.parameters.flatMap((parameter) => {
    const where = `${name} ${toKey(parameter)}`
    const earlier = before.parameters.find((other) => toKey(other) === toKey(parameter))
    const isNowRequired = parameter.required && !earlier?.required
    return [
      ...(isNowRequired ? [breaking(where, 'is now required')] : []),
      ...(earlier ? findShapeChanges(earlier.shape, parameter.shape, 'sent', where) : []),
    ]
  })
  return [...removed.map((parameter) => breaking(`${name} ${toKey(parameter)}`, 'is removed')), ...changes]
}

function findBodyChanges({ body: before }: Operation, { body: after }: Operation, name: string): Change[] {
  const where = `${name} body`
  if (!before) return after?.required ? [breaking(where, 'is now required')] : []
  if (!after) return [breaking(where, 'is removed')]
  return [
    ...(before.contentType !== after.contentType
      ? [breaking(where, `was ${before.contentType} and is now ${after.contentType}`)]
      : []),
    ...(!before.required && after.required ? [breaking(where, 'is now required')] : []),
    ...findShapeChanges(before.shape, after.shape, 'sent', where),
  ]
}

function findResponseChanges(
  { responses: before }: Operation,
  { responses: after }: Operation,
  name: string,
): Change[] {
  const changes = Object.entries(before).flatMap(([status, shape]) => {
    const where = `${name} ${status}`
    const shapeAfter = after[status]
    if (shapeAfter === undefined) return [breaking(where, 'is no longer a response')]
    if (shape && shapeAfter) return findShapeChanges(shape, shapeAfter, 'read', where)
    if (shape === shapeAfter) return []
    return [breaking(where, shapeAfter ? 'now has a body' : 'no longer has a body')]
  })
  const added = Object.keys(after).filter((status) => !(status in before))
  return [...changes, ...added.map((status) => risky(`${name} ${status}`, 'is now also a response'))]
}
