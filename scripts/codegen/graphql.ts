import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { buildSchema, concatAST, type DocumentNode, Kind, parse, specifiedRules, validate } from 'graphql'
import { dataSchemas } from './data-schema.ts'
import { compileGuards } from './guards.ts'

/** Scalars as TypeScript; strictScalars refuses any that is not named here. */
const SCALARS = {
  Color: 'string',
  DateTime: 'string',
  Decimal: 'string',
  HTML: 'string',
  ISO8601DateTime: 'string',
  JSON: 'unknown',
  URL: 'string',
  UnsignedInt64: 'string',
}

/** Typed documents, guards and the list of operations of an upstream that speaks GraphQL; by file name. */
export async function generateGraphql(folder: string): Promise<Record<string, string>> {
  const schemaFile = join(folder, 'schema.graphql')
  const operationsFolder = join(folder, 'operations')
  const files = readdirSync(operationsFolder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
  const document = concatAST(files.map((name) => parse(readFileSync(join(operationsFolder, name), 'utf8'))))
  const schema = buildSchema(readFileSync(schemaFile, 'utf8'))
  const mistakes = validate(schema, document, specifiedRules)
  if (mistakes.length > 0) throw new Error(mistakes.map(({ message }) => `${operationsFolder}: ${message}`).join('\n'))

  const operations = definitions(document, Kind.OPERATION_DEFINITION)
  const fragments = definitions(document, Kind.FRAGMENT_DEFINITION)
  const names = operations.map(({ name }) => name?.value ?? '')
  const exported = Object.fromEntries(names.map((name) => [name, `data:${name}`]))
  const guards = compileGuards(dataSchemas(schema, operations, fragments), exported)
  return {
    'documents.ts': await typedDocuments(schemaFile, operationsFolder, join(folder, 'generated/')),
    'operations.ts': operationTable(names),
    'guards.js': `${guards}\nexport const guards = { ${names.join(', ')} };`,
    'guards.d.ts': guardTypes(operations.map(({ name, operation }) => [name?.value ?? '', operation])),
  }
}

function definitions<K extends DocumentNode['definitions'][number]['kind']>(document: DocumentNode, kind: K) {
  return document.definitions.filter(
    (definition): definition is Extract<DocumentNode['definitions'][number], { kind: K }> => definition.kind === kind,
  )
}

/** The client preset writes four files; the documents are the one we use (its `graphql()` map repeats every query). */
async function typedDocuments(schema: string, operationsFolder: string, target: string): Promise<string> {
  const config: CodegenConfig = {
    schema,
    documents: join(operationsFolder, '*.graphql'),
    silent: true,
    generates: {
      [target]: {
        preset: 'client',
        presetConfig: { fragmentMasking: false },
        config: {
          documentMode: 'string',
          enumsAsTypes: true,
          useTypeImports: true,
          strictScalars: true,
          importExtension: '.ts',
          scalars: SCALARS,
        },
      },
    },
  }
  // takes seconds to load; mistakes in a contract are told before that
  const { generate } = await import('@graphql-codegen/cli')
  const outputs: { filename: string; content: string }[] = await generate(config, false)
  const documents = outputs.find(({ filename }) => filename.endsWith('graphql.ts'))
  if (!documents) throw new Error(`graphql-codegen wrote no documents for ${schema}`)
  return documents.content
}

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const operationTable = (names: string[]) =>
  [
    `import { ${names.map((name) => `${pascal(name)}Document`).join(', ')} } from './documents.ts'`,
    '',
    '/** Every operation that we send, by name. */',
    'export const operations = {',
    ...names.map((name) => `  ${name}: ${pascal(name)}Document,`),
    '} as const',
  ].join('\n')

const guardTypes = (operations: (readonly [string, string])[]) =>
  [
    "import type { Guard } from '../../guard.ts'",
    `import type { ${operations.map(([name, kind]) => pascal(name) + pascal(kind)).join(', ')} } from './documents.ts'`,
    '',
    '/** One check per operation, for the `data` that it answers with. */',
    'export declare const guards: {',
    ...operations.map(([name, kind]) => `  readonly ${name}: Guard<${pascal(name)}${pascal(kind)}>`),
    '}',
  ].join('\n')
