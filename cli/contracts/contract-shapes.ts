import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, parse } from 'graphql'
import { ROOT } from '../machine/project-folders.ts'
import { toDocumentShape } from './graphql-shape.ts'
import { readOpenApi } from './openapi.ts'
import type { Shape } from './shape.ts'

/** A response: its operation and status, and for GraphQL the document that was sent. */
type ResponseKey = { upstream: string; operation: string; status: number; document: string | undefined }
type ReadShape = (key: ResponseKey) => Shape | undefined

/** A function that returns the shape of a response in its contract. Reads each contract when it is first needed. */
export function createShapeReader(): ReadShape {
  const readers = new Map<string, ReadShape>()
  return (key) => {
    const reader = readers.get(key.upstream) ?? createUpstreamReader(key.upstream)
    readers.set(key.upstream, reader)
    return reader(key)
  }
}

function createUpstreamReader(upstream: string): ReadShape {
  const folder = join(ROOT, 'contracts', upstream)
  if (existsSync(join(folder, 'openapi.yaml'))) {
    const operations = readOpenApi(readFileSync(join(folder, 'openapi.yaml'), 'utf8'))
    return ({ operation, status }) => operations.find(({ id }) => id === operation)?.responses[status] ?? undefined
  }
  const schema = buildSchema(readFileSync(join(folder, 'schema.graphql'), 'utf8'))
  return ({ document, status }) =>
    document !== undefined && status === 200 ? toDocumentShape(schema, parse(document)) : undefined
}
