import { expect, test } from 'vitest'
import { GIVEN_FIELDS } from './given-fields.ts'
import { findAssumed, UPSTREAMS } from './operations.ts'
import { type ResponseSchema, readResponseSchemas, type Schema } from './response-schemas.fixtures.ts'

/** The paths of all fields and elements that a schema describes. */
function listPaths({ schema, resolve }: ResponseSchema): string[] {
  return schema ? [...new Set(visit(schema, ''))] : []

  function visit(part: Schema, path: string): string[] {
    if (part.$ref !== undefined) return visit(resolve(part.$ref), path)
    const fields = Object.entries(part.properties ?? {}).flatMap(([name, field]) => [
      `${path}/${name}`,
      ...visit(field, `${path}/${name}`),
    ])
    const elements = part.items ? [`${path}/*`, ...visit(part.items, `${path}/*`)] : []
    return [
      ...fields,
      ...elements,
      ...[...(part.allOf ?? []), ...(part.anyOf ?? [])].flatMap((one) => visit(one, path)),
    ]
  }
}

const isBelow = (path: string, ancestor: string) => path.startsWith(`${ancestor}/`)

/** The successes with a body that the specification shows, whatever else the contract describes of it. */
const responses = UPSTREAMS.flatMap((upstream) => {
  const assumed = findAssumed(upstream)
  if (!assumed) return []
  return readResponseSchemas(upstream).flatMap((response) => {
    const { operation, status, schema } = response
    const given = GIVEN_FIELDS[upstream]?.[operation]
    const isAssumed = assumed.operations.includes(operation) || assumed.bodies[operation]?.includes(status)
    if (status < 200 || status > 299 || !schema || (isAssumed && !given)) return []
    return [
      [`${upstream} ${operation} ${status}`, response, given ?? {}, assumed.fields[operation]?.[status] ?? []] as const,
    ]
  })
})

test.each(responses)(
  '%s: every field is given by the specification or marked as assumed [CTR-06]',
  (_name, response, given, assumed) => {
    const paths = listPaths(response)
    const isAssumed = (path: string) => assumed.some((one) => one === path || isBelow(path, one))
    const isLeaf = (path: string) => !Object.keys(given).some((inner) => isBelow(inner, path))
    const isGiven = (path: string) =>
      Object.keys(given).some(
        (one) => one === path || isBelow(one, path) || (isLeaf(one) && isBelow(path, one) && !isAssumed(path)),
      )
    expect(paths.filter((path) => isGiven(path) === isAssumed(path))).toEqual([])
    expect(Object.keys(given).filter((path) => !paths.includes(path))).toEqual([])
  },
)

test('every operation of the table is described by its contract', () => {
  const described = responses.map(([name]) => name.split(' ').slice(0, 2).join(' '))
  const named = Object.entries(GIVEN_FIELDS).flatMap(([upstream, operations]) =>
    Object.keys(operations).map((operation) => `${upstream} ${operation}`),
  )
  expect(named.filter((name) => !described.includes(name))).toEqual([])
})
