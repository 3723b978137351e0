import { Ajv } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'

export type JsonSchema = { [keyword: string]: unknown } | boolean

/** Words of OpenAPI that describe and do not constrain. */
const ANNOTATIONS = ['example', 'externalDocs', 'xml', 'discriminator', 'x-assumed']

/** Formats worth checking; every other format is a remark. Plain expressions, so that the guards need no library. */
const FORMATS = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  date: /^\d{4}-\d\d-\d\d$/,
  uri: /^[a-z][a-z0-9+.-]*:\S*$/i,
  email: true,
} as const

/**
 * Compiles schemas to plain functions: no library and no eval at run time, so they run on Workers too.
 * `schemas` are by id, each becomes one function and may `$ref` the others by id; `exported` gives some of them a name.
 * What we write is the part that draft 07 and 2020-12 (OpenAPI 3.1) have in common: ajv's 2020 class threads
 * `unevaluated…` and `$dynamicRef` through every function and doubles the code. Strict mode refuses any other word.
 */
export function compileGuards(schemas: Record<string, JsonSchema>, exported: Record<string, string>): string {
  const ajv = new Ajv({
    code: { source: true, esm: true, lines: true },
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    messages: false,
    inlineRefs: false,
    formats: FORMATS,
    schemas,
  })
  ajv.addVocabulary(ANNOTATIONS)
  const code = standalone(ajv, exported)
  if (code.includes('require(')) throw new Error('A guard needs a library at run time: use a keyword that does not.')
  return trimmed(code)
}

/** Leaves out what nobody reads: the module's many exports, the path within the schema, schemas that no function looks into. */
function trimmed(code: string): string {
  return code
    .replace('"use strict";', '')
    .replaceAll(/^export const (\w+ = \w+;)/gm, 'const $1')
    .replaceAll(/schemaPath:"[^"]*",/g, '')
    .replaceAll(/^const (schema\d+) = .*\n/gm, (line, name) =>
      code.split(new RegExp(`\\b${name}\\b`)).length > 2 ? line : '',
    )
    .trim()
}
