import { breaking, type Change, risky } from './change.ts'
import type { Operation } from './openapi.ts'
import { changesInShape } from './shape-changes.ts'

/** What changed in the calls of an OpenAPI contract, for whoever made them as they were. */
export function openApiChanges(before: readonly Operation[], after: readonly Operation[]): Change[] {
  return before.flatMap((was) => {
    const is = after.find(({ method, path }) => method === was.method && path === was.path)
    const name = `${was.method} ${was.path}`
    if (!is) return [breaking(name, 'is gone')]
    return [...parameters(was, is, name), ...body(was, is, name), ...responses(was, is, name)]
  })
}

function parameters(was: Operation, is: Operation, name: string): Change[] {
  const keyOf = (parameter: { in: string; name: string }) => `${parameter.in} ${parameter.name}`
  const gone = was.parameters.filter((each) => !is.parameters.some((other) => keyOf(other) === keyOf(each)))
  const changed = is.parameters.flatMap((now) => {
    const where = `${name} ${keyOf(now)}`
    const before = was.parameters.find((other) => keyOf(other) === keyOf(now))
    const demanded = now.required && !before?.required ? [breaking(where, 'has to be sent')] : []
    return [...demanded, ...(before ? changesInShape(before.shape, now.shape, 'sent', where) : [])]
  })
  return [...gone.map((each) => breaking(`${name} ${keyOf(each)}`, 'is gone')), ...changed]
}

function body(was: Operation, is: Operation, name: string): Change[] {
  const where = `${name} body`
  if (!was.body) return is.body?.required ? [breaking(where, 'has to be sent')] : []
  if (!is.body) return [breaking(where, 'is gone')]
  const [before, after] = [was.body, is.body]
  return [
    ...(before.contentType !== after.contentType
      ? [breaking(where, `is ${after.contentType} and was ${before.contentType}`)]
      : []),
    ...(!before.required && after.required ? [breaking(where, 'has to be sent')] : []),
    ...changesInShape(before.shape, after.shape, 'sent', where),
  ]
}

function responses(was: Operation, is: Operation, name: string): Change[] {
  const changed = Object.entries(was.responses).flatMap(([status, before]) => {
    const where = `${name} ${status}`
    const after = is.responses[status]
    if (after === undefined) return [breaking(where, 'is no answer any more')]
    if (!before || !after)
      return before === after ? [] : [breaking(where, after ? 'has a body' : 'has no body any more')]
    return changesInShape(before, after, 'read', where)
  })
  const added = Object.keys(is.responses).filter((status) => !(status in was.responses))
  return [...changed, ...added.map((status) => risky(`${name} ${status}`, 'is an answer too'))]
}
