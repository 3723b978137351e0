import { Ajv } from 'ajv'
import standalone from 'ajv/dist/standalone/index.js'

export type JsonSchema = { [keyword: string]: unknown } | boolean

/** Keywords of OpenAPI that do not constrain values. */
const ANNOTATIONS = ['example', 'externalDocs', 'xml', 'discriminator', 'x-assumed', 'x-dispensable']

/** The formats that are checked; all others are annotations. Regular expressions, so that guards need no library. */
const FORMATS = {
  'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/,
  date: /^\d{4}-\d\d-\d\d$/,
  uri: /^[a-z][a-z0-9+.-]*:\S*$/i,
  email: true,
} as const

/**
 * Compiles schemas to plain functions without a library or eval, so that they run on Workers too.
 * @param schemas By id. Each may `$ref` others by id. Only keywords that draft 07 and 2020-12 share are allowed, because
 * ajv's class for 2020-12 doubles the code.
 * @param exported The ids of exported functions, by name.
 * @param options.coercesTypes Whether a text, number or truth value of another type is made the one of the contract, in place.
 */
export function compileGuards(
  schemas: Record<string, JsonSchema>,
  exported: Record<string, string>,
  { coercesTypes }: { coercesTypes: boolean },
): string {
  const ajv = new Ajv({
    code: { source: true, esm: true, lines: true },
    strict: true,
    strictRequired: false,
    allowUnionTypes: true,
    coerceTypes: coercesTypes,
    messages: false,
    inlineRefs: false,
    formats: FORMATS,
    schemas,
  })
  ajv.addVocabulary(ANNOTATIONS)
  const code = standalone(ajv, exported)
  if (code.includes('require(')) throw new Error('A guard needs a library at run time. Use other JSON Schema keywords.')
  return keepNull(removeUnusedCode(code))
}

/** Null stays null: it means that something is not there, and ajv would make an empty text or 0 of it. */
const keepNull = (code: string): string =>
  code
    .replaceAll(/else if\(data\d* === null\)\{\ncoerced\d+ = "";\n\}\n/g, '')
    .replaceAll(/((?:=== "boolean"|== "boolean"|=== 0)) \|\| data\d* === null/g, '$1')

/** Removes what is not used: other exports, paths within schemas, and schemas that no function reads. */
function removeUnusedCode(code: string): string {
  return code
    .replace('"use strict";', '')
    .replaceAll(/^export const (\w+ = \w+;)/gm, 'const $1')
    .replaceAll(/schemaPath:"[^"]*",/g, '')
    .replaceAll(/^const (schema\d+) = .*\n/gm, (line, name) =>
      code.split(new RegExp(`\\b${name}\\b`)).length > 2 ? line : '',
    )
    .trim()
}
