import { addAfter, addBefore, type FileChange } from '#mocks/control/keep/file-changes.ts'
import { type Recipe, toCamelCase, toPascalCase, toTitle, toVariable } from './recipe.ts'

/** An upstream with one call that reads an item, from its contract to the shop's configuration. */
export const createUpstream = (name: string): Recipe => ({
  changes: [
    { file: `contracts/${name}/openapi.yaml`, create: formatContract(name) },
    { file: `contracts/${name}/client.ts`, create: formatClient(name) },
    { file: `contracts/${name}/client.pact.test.ts`, create: formatPact(name) },
    { file: `mocks/upstreams/${name}/handlers.ts`, create: formatHandlers(name) },
    ...listContract(name),
    ...listSimulation(name),
    ...listConfiguration(name),
  ],
  generates: ['code', 'pact'],
  decisions: [
    `Its calls, in contracts/${name}/openapi.yaml; \`x-assumed\` where nobody gave them to you`,
    `What it answers and keeps, in mocks/upstreams/${name}; records in mocks/world`,
    'What a page shows without it',
  ],
  failsFirst: [
    `tests/reached-pacts.test.ts, until the shop calls \`getUpstreams(region).${toCamelCase(name)}.item\`, or what you make of it`,
  ],
  look: `npx spoke verify --provider ${name}`,
})

const formatContract = (name: string) => `openapi: 3.1.0
info:
  title: ${toTitle(name)}
  version: '1'
  x-assumed: the specification does not name it
servers:
  - url: '{${name}}'
    variables:
      ${name}: { default: http://localhost:4010/${name} }
security: []

paths:
  /items/{id}:
    get:
      operationId: item
      summary: One item.
      parameters:
        - name: id
          in: path
          required: true
          schema: { type: string, minLength: 1, example: first }
      responses:
        '200':
          description: The item.
          content:
            application/json:
              schema:
                type: object
                required: [id]
                properties:
                  id: { type: string }
`

const formatClient = (name: string) => `import type { CallOptions, HttpOptions } from '../http.ts'
import { createRestCall, returnBody } from '../rest.ts'
import { assumed } from './generated/assumed.ts'
import { guards } from './generated/guards.js'
import { operations } from './generated/operations.ts'
import type { operations as Operations } from './generated/types.ts'

export function create${toPascalCase(name)}Client(http: HttpOptions) {
  const call = createRestCall<Operations>({ upstream: '${name}', operations, guards, assumed }, http)
  return {
    /** The item of this id. */
    item: (id: string, options?: CallOptions) => call('item', { path: { id } }, { 200: returnBody }, options),
  }
}
`

const formatPact = (name: string) => `import { expect, test } from 'vitest'
import { createPact } from '../pact.fixtures.ts'
import { create${toPascalCase(name)}Client } from './client.ts'

const addInteraction = createPact('${name}')

test('an item has its id [CTR-04]', async () => {
  const item = await addInteraction(
    {
      description: 'an item',
      request: { method: 'GET', path: '/items/first' },
      response: { status: 200, json: { id: 'first' } },
    },
    (baseUrl) => create${toPascalCase(name)}Client({ baseUrl }).item('first'),
  )
  expect(item).toEqual({ id: 'first' })
})
`

const formatHandlers = (name: string) => `import type { RequestHandler } from 'msw'
import { operations } from '#contracts/${name}/generated/operations.ts'
import type { operations as Operations } from '#contracts/${name}/generated/types.ts'
import { createRestUpstream } from '../rest-upstream.ts'
import type { UpstreamContext } from '../upstream.ts'

/** Creates the handlers of the service ${name}. */
export function create${toPascalCase(name)}Handlers(context: UpstreamContext): RequestHandler[] {
  const on = createRestUpstream<Operations>('${name}', operations, context)
  return [on('item', { respond: ({ path: { id }, reply }) => reply(200, { id }) })]
}
`

/** The contract among those that checks go through. */
function listContract(name: string): FileChange[] {
  const camel = toCamelCase(name)
  return [
    addBefore(
      'contracts/operations.ts',
      'type Rest = {',
      `import { assumed as ${camel}Assumed } from './${name}/generated/assumed.ts'
import { guards as ${camel}Guards } from './${name}/generated/guards.js'
import { operations as ${camel} } from './${name}/generated/operations.ts'

`,
    ),
    addAfter(
      'contracts/operations.ts',
      'const REST: Readonly<Record<string, Rest>> = {\n',
      `  '${name}': { operations: ${camel}, assumed: ${camel}Assumed, guards: ${camel}Guards },\n`,
    ),
    addBefore(
      'contracts/client-calls.ts',
      '/** A call of a client with arguments',
      `import { create${toPascalCase(name)}Client } from './${name}/client.ts'\n\n`,
    ),
    addAfter(
      'contracts/client-calls.ts',
      'Readonly<Record<string, readonly ClientCall[]>>>> = {\n',
      `  '${name}': { item: [(http) => create${toPascalCase(name)}Client(http).item('first')] },\n`,
    ),
    addAfter('contracts/own-paths.ts', 'export const OWN_PATHS = {\n', `  '${name} item': ${camel}.item.path,\n`),
    addBefore(
      'contracts/own-paths.ts',
      '/**\n * Paths below',
      `import { operations as ${camel} } from './${name}/generated/operations.ts'\n\n`,
    ),
  ]
}

const listSimulation = (name: string): FileChange[] => [
  addAfter('mocks/upstreams/upstream.ts', 'export const UPSTREAMS = [\n', `  '${name}',\n`),
  addBefore(
    'mocks/upstreams/create-upstreams.ts',
    '/** The delay before images',
    `import { create${toPascalCase(name)}Handlers } from './${name}/handlers.ts'\n\n`,
  ),
  addAfter(
    'mocks/upstreams/create-upstreams.ts',
    'Record<UpstreamName, RequestHandler[]> = {\n',
    `    '${name}': create${toPascalCase(name)}Handlers(context),\n`,
  ),
]

/** Its address in the shop's configuration, its client for a request and for tests. */
function listConfiguration(name: string): FileChange[] {
  const variable = `${toVariable(name)}_URL`
  const client = `create${toPascalCase(name)}Client`
  const imported = `import { ${client} } from '#contracts/${name}/client.ts'\n`
  return [
    addBefore(
      'app/upstream/config.server.ts',
      '  IMAGE_ORIGIN: origin',
      `  ${variable}: url.describe('The service ${name}.'),\n`,
    ),
    addBefore(
      'app/upstream/config.test.ts',
      "  REPORTS_URL: 'https://reports.example'",
      `  ${variable}: 'https://${name}.example',\n`,
    ),
    addBefore('app/upstream/upstreams.server.ts', 'import { createSignInClient }', imported),
    addAfter(
      'app/upstream/upstreams.server.ts',
      'flags: createFlagsClient({ ...http(config.FLAGS_URL), apiKey: config.FLAGS_KEY }),\n',
      `    ${toCamelCase(name)}: ${client}(http(config.${variable})),\n`,
    ),
    addBefore('cli/backend/environment.ts', '    IMAGE_ORIGIN: backend', `    ${variable}: \`\${backend}/${name}\`,\n`),
    addBefore('tests/support/clients.ts', 'import { createSignInClient }', imported),
    addBefore(
      'tests/support/clients.ts',
      "    reports: createReportsClient(at('reports')),",
      `    ${toCamelCase(name)}: ${client}(at('${name}')),\n`,
    ),
  ]
}
