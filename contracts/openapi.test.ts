import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

const contracts = globSync('**/openapi.yaml', { cwd: import.meta.dirname }).map(
  (file) => [dirname(file), `${import.meta.dirname}/${file}`] as const,
)

/** Where a mapping has a key without a value: an unquoted comma in a description begins a new key. */
function listEmptyKeys(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    part === null && !['example', 'default', 'const'].includes(key) && !Array.isArray(value)
      ? [`${path}/${key}`]
      : listEmptyKeys(part, `${path}/${key}`),
  )
}

test.each(contracts)('the contract of %s has no key without a value [CTR-05]', (_upstream, file) => {
  expect(listEmptyKeys(parse(readFileSync(file, 'utf8')), '')).toEqual([])
})

test.each(contracts)('what the contract of %s asks of a client, it also refuses [CTR-05]', (_upstream, file) => {
  const { security = [], paths }: Document = parse(readFileSync(file, 'utf8'))
  const operations = Object.values(paths).flatMap((methods) =>
    Object.values(methods).filter(({ operationId }) => operationId),
  )
  const unrefused = operations.filter(
    (operation) =>
      (operation.security ?? security).length > 0 &&
      !Object.keys(operation.responses ?? {}).some((status) => status === '401' || status === '403'),
  )
  expect(unrefused.map(({ operationId }) => operationId)).toEqual([])
})

type Operation = { operationId?: string; security?: unknown[]; responses?: object }
type Document = { security?: unknown[]; paths: Record<string, Record<string, Operation>> }
