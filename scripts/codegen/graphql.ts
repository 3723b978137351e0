import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { buildSchema, concatAST, type DocumentNode, Kind, parse, specifiedRules, validate } from 'graphql'
import { createDataSchemas } from './data-schema.ts'
import { compileGuards } from './guards.ts'

/** The TypeScript types of scalars; strictScalars rejects any other. */
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

/** The generated files of a GraphQL upstream, by name: typed documents, guards and the list of operations. */
export async function generateGraphql(folder: string): Promise<Record<string, string>> {
  const schemaFile = join(folder, 'schema.graphql')
  const operationsFolder = join(folder, 'operations')
  const files = readdirSync(operationsFolder)
    .filter((name) => name.endsWith('.graphql'))
    .sort()
  const document = concatAST(files.map((name) => parse(readFileSync(join(operationsFolder, name), 'utf8'))))
  const schema = buildSchema(readFileSync(schemaFile, 'utf8'))
  const errors = validate(schema, document, specifiedRules)
  if (errors.length > 0) throw new Error(errors.map(({ message }) => `${operationsFolder}: ${message}`).join('\n'))

  const operations = getDefinitions(document, Kind.OPERATION_DEFINITION)
  const fragments = getDefinitions(document, Kind.FRAGMENT_DEFINITION)
  const names = operations.map(({ name }) => name?.value ?? '')
  const exported = Object.fromEntries(names.map((name) => [name, `data:${name}`]))
  const guards = compileGuards(createDataSchemas(schema, operations, fragments), exported, {
    coercesTypes: false,
  })
  return {
    'documents.ts': await generateDocuments(schemaFile, operationsFolder, join(folder, 'generated/')),
    'operations.ts': createOperationTable(names),
    'guards.js': `${guards}\nexport const guards = { ${names.join(', ')} };`,
    'guards.d.ts': createGuardTypes(operations.map(({ name, operation }) => [name?.value ?? '', operation])),
  }
}

function getDefinitions<K extends DocumentNode['definitions'][number]['kind']>(document: DocumentNode, kind: K) {
  return document.definitions.filter(
    (definition): definition is Extract<DocumentNode['definitions'][number], { kind: K }> => definition.kind === kind,
  )
}

/** The typed documents. The client preset generates three other files that we do not use. */
async function generateDocuments(schema: string, operationsFolder: string, target: string): Promise<string> {
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
  // Imported here, because it takes seconds to load and errors in a contract are reported before.
  const { generate } = await import('@graphql-codegen/cli')
  const outputs: { filename: string; content: string }[] = await generate(config, false)
  const documents = outputs.find(({ filename }) => filename.endsWith('graphql.ts'))
  if (!documents) throw new Error(`graphql-codegen generated no documents for ${schema}`)
  return documents.content
}

const toPascalCase = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

const createOperationTable = (names: string[]) =>
  [
    `import { ${names.map((name) => `${toPascalCase(name)}Document`).join(', ')} } from './documents.ts'`,
    '',
    '/** Every operation that we send, by name. */',
    'export const operations = {',
    ...names.map((name) => `  ${name}: ${toPascalCase(name)}Document,`),
    '} as const',
  ].join('\n')

const createGuardTypes = (operations: (readonly [string, string])[]) =>
  [
    "import type { Guard } from '../../guard.ts'",
    `import type { ${operations.map(([name, kind]) => toPascalCase(name) + toPascalCase(kind)).join(', ')} } from './documents.ts'`,
    '',
    '/** One check per operation, for the `data` that it answers with. */',
    'export declare const guards: {',
    ...operations.map(([name, kind]) => `  readonly ${name}: Guard<${toPascalCase(name)}${toPascalCase(kind)}>`),
    '}',
  ].join('\n')
