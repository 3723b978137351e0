import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildSchema, parse } from 'graphql'
import { ROOT } from '../run-script.ts'
import { shapeOfDocument } from './graphql-shape.ts'
import { readOpenApi } from './openapi.ts'
import type { Shape } from './shape.ts'

/** What a call is, for its answer to be looked up in a contract. */
type Call = { upstream: string; operation: string; status: number; document: string | undefined }

/** Looks up what the contracts say of an answer; each contract is read when it is first asked about. */
export function contractShapes(): (call: Call) => Shape | undefined {
  const readers = new Map<string, (call: Call) => Shape | undefined>()
  return (call) => {
    const reader = readers.get(call.upstream) ?? readerOf(call.upstream)
    readers.set(call.upstream, reader)
    return reader(call)
  }
}

function readerOf(upstream: string): (call: Call) => Shape | undefined {
  const folder = join(ROOT, 'contracts', upstream)
  if (existsSync(join(folder, 'openapi.yaml'))) {
    const operations = readOpenApi(readFileSync(join(folder, 'openapi.yaml'), 'utf8'))
    return ({ operation, status }) => operations.find(({ id }) => id === operation)?.responses[status] ?? undefined
  }
  const schema = buildSchema(readFileSync(join(folder, 'schema.graphql'), 'utf8'))
  return ({ document, status }) => {
    return document !== undefined && status === 200 ? shapeOfDocument(schema, parse(document)) : undefined
  }
}
