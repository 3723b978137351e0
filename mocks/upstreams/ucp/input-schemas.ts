import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { UcpRelease, UcpTool } from '#contracts/ucp/releases.ts'

type Schema = { [keyword: string]: unknown }
type Document = {
  paths: Record<
    string,
    { post?: { summary: string; requestBody: { content: { 'application/json': { schema: Schema } } } } }
  >
  components: { schemas: Record<string, Schema> }
}
/** What `tools/list` says of a tool. */
type ToolDescription = { name: UcpTool; description: string; inputSchema: Schema }

const require = createRequire(import.meta.url)
const documents = new Map<UcpRelease, Document>()
const REFERENCE = '#/components/schemas/'

/** What an agent has to know to call a tool: the contract's words and its schema of the arguments, on its own. */
export function describeTool(name: UcpTool, release: UcpRelease): ToolDescription {
  const { paths, components } = readDocument(release)
  const call = paths[`/tools/${name}`]?.post
  if (!call) throw new Error(`The contract of ${release} has no tool ${name}`)
  const $defs: Record<string, Schema> = {}
  const { schema } = call.requestBody.content['application/json']
  const inputSchema = embedDefinitions(resolve(schema))
  return { name, description: call.summary, inputSchema: { ...inputSchema, $defs } }

  function resolve(node: Schema): Schema {
    const { $ref } = node
    return typeof $ref === 'string' ? (components.schemas[$ref.slice(REFERENCE.length)] ?? {}) : node
  }
  /** The schema with references to its own `$defs`, where all that it refers to is copied. */
  function embedDefinitions(node: Schema): Schema {
    return JSON.parse(JSON.stringify(node), (key, value) => {
      if (key !== '$ref' || typeof value !== 'string') return value
      const definition = value.slice(REFERENCE.length)
      if (!(definition in $defs)) {
        $defs[definition] = {}
        $defs[definition] = embedDefinitions(components.schemas[definition] ?? {})
      }
      return `#/$defs/${definition}`
    })
  }
}

function readDocument(release: UcpRelease): Document {
  const cached = documents.get(release)
  if (cached) return cached
  // loaded on first use, so that the backend starts without it
  const { parse }: typeof import('yaml') = require('yaml')
  const file = new URL(`../../../contracts/ucp/${release}/openapi.yaml`, import.meta.url)
  const document: Document = parse(readFileSync(file, 'utf8'))
  documents.set(release, document)
  return document
}
