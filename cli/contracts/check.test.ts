import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { PACTS_FOLDER, ROOT } from '../machine/project-folders.ts'
import type { PactFile } from '../verify/pact-file.ts'
import { readPacts } from '../verify/pacts.ts'
import { checkChanges, checkOperations, checkPacts, readUpstreams } from './check.ts'
import { readCommit } from './committed-files.ts'
import { formatChecks } from './format-checks.ts'

const folder = mkdtempSync(join(tmpdir(), 'spoke-contracts-'))
afterAll(() => rmSync(folder, { recursive: true }))

function write(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@example.com', ...args], { cwd: folder, stdio: 'pipe' })

const SCHEMA = 'type Query { cart(id: ID!): Cart } type Cart { id: ID!, note: String, total: Int! }'
const REST = `
openapi: 3.1.0
info: { title: Orders, version: '1' }
paths:
  /orders:
    post:
      operationId: order
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [sku], properties: { sku: { type: string } } } } } }
      responses:
        '201': { description: Made., content: { application/json: { schema: { type: object, properties: { id: { type: string } } } } } }
        '400': { description: Refused. }
`
write('contracts/shop/schema.graphql', SCHEMA)
write('contracts/shop/operations/cart.graphql', 'query cart($id: ID!) { cart(id: $id) { ...C } }')
write('contracts/shop/operations/fragments.graphql', 'fragment C on Cart { id note }')
write('contracts/orders/openapi.yaml', REST)
git('init', '-q')
git('add', '.')
git('commit', '-qm', 'contracts')

const readTestUpstreams = () => readUpstreams(join(folder, 'contracts'))

test('contracts are compared with those of a commit [CTR-02]', async () => {
  const committed = await readCommit('HEAD', folder)
  expect(await checkChanges(readTestUpstreams(), committed)).toMatchObject({ problems: [], remarks: [] })
  write('contracts/shop/schema.graphql', SCHEMA.replace('note: String, ', '').replace('Cart }', 'Cart new: Int }'))
  write('contracts/orders/openapi.yaml', REST.replace('/orders:', '/order:'))
  write('contracts/brand-new/openapi.yaml', REST)
  expect((await checkChanges(readTestUpstreams(), committed)).problems).toEqual([
    'orders POST /orders: is removed',
    'shop field removed: Field Cart.note was removed.',
  ])
  expect(checkOperations(join(folder, 'contracts'), readTestUpstreams()).problems).toEqual([
    'fragments.graphql:1: Cannot query field "note" on type "Cart".',
  ])
  write('contracts/shop/schema.graphql', SCHEMA)
  write('contracts/orders/openapi.yaml', REST)
})

test('a syntax error is reported with its file and line', () => {
  write('contracts/shop/operations/cart.graphql', 'query cart($id: ID!) {\n  cart(id: $id { id }\n}')
  expect(checkOperations(join(folder, 'contracts'), readTestUpstreams()).problems).toEqual([
    'cart.graphql:2: Syntax Error: Expected Name, found "{".',
  ])
})

test('an unknown commit is rejected, and never read as an option', async () => {
  await expect(readCommit('nowhere', folder)).rejects.toMatchObject({
    message: 'git knows no commit, branch or tag called "nowhere".',
    exitCode: 2,
  })
  await expect(readCommit('--output=x', folder)).rejects.toMatchObject({ exitCode: 2 })
})

const JSON_TYPE = { 'content-type': ['application/json'] }
type Request = Partial<PactFile['interactions'][number]['request']>
const pact = (provider: string, request: Request, status = 200, body?: object): PactFile => ({
  consumer: { name: 'storefront' },
  provider: { name: provider },
  interactions: [
    {
      type: 'Synchronous/HTTP',
      description: 'it',
      providerStates: [],
      request: { method: 'POST', path: '/', query: {}, headers: {}, ...request },
      response: { status, headers: {}, ...(body && { headers: JSON_TYPE, body: { content: body } }) },
    },
  ],
  metadata: { pactSpecification: { version: '4.0' } },
})
const graphql = (query: string, variables: object = {}) => ({
  path: '/graphql',
  body: { content: { query, variables } },
})
const json = (content: unknown) => ({ path: '/orders', headers: JSON_TYPE, body: { content } })

test.each<[string, PactFile, string[]]>([
  ['conforms to REST', pact('orders', json({ sku: 'a' }), 201, { id: '1' }), []],
  ['is wrong on purpose', pact('orders', json({ sku: 7 }), 400), []],
  [
    'requests an unknown path',
    pact('orders', { path: '/order' }),
    ['request.path: Path or method not defined in spec file: POST /order'],
  ],
  [
    'expects an unknown status',
    pact('orders', json({ sku: 'a' }), 200),
    ['response.status: Response status code not defined in spec file: 200'],
  ],
  [
    'sends no required field',
    pact('orders', json({}), 201),
    [expect.stringMatching(/^request\.body: .*: must have required property 'sku'$/)],
  ],
  [
    'sends a wrong type',
    pact('orders', json({ sku: 7 }), 201),
    [expect.stringMatching(/^request\.body\.sku: .*: must be string$/)],
  ],
  [
    'sends no body',
    pact('orders', { path: '/orders', headers: JSON_TYPE }, 201),
    [expect.stringMatching(/^request\.body: .*: must be object$/)],
  ],
  [
    'sends an unknown parameter',
    pact('orders', { ...json({ sku: 'a' }), query: { x: ['1'] } }, 201),
    ['request.query.x: Query parameter is not defined in the spec file: x'],
  ],
  [
    'reads an unknown field',
    pact('orders', json({ sku: 'a' }), 201, { id: '1', name: 'a' }),
    [expect.stringMatching(/^response\.body: .*: must NOT have additional properties - name$/)],
  ],
  [
    'reads a wrong type',
    pact('orders', json({ sku: 'a' }), 201, { id: 1 }),
    [expect.stringMatching(/^response\.body\.id: .*: must be string$/)],
  ],
  ['conforms to GraphQL', pact('shop', graphql('query cart($id: ID!) { cart(id: $id) { id } }', { id: '1' })), []],
  [
    'selects an unknown field',
    pact('shop', graphql('{ cart(id: 1) { size } }')),
    ['sends an invalid document: Cannot query field "size" on type "Cart".'],
  ],
  [
    'sends no variable',
    pact('shop', graphql('query cart($id: ID!) { cart(id: $id) { id } }')),
    [expect.stringContaining('sends wrong variables: ')],
  ],
])('an interaction that %s', async (_what, file, problems) => {
  const actual = await checkPacts([file], readTestUpstreams())
  expect(actual.problems.map((problem) => problem.replace(/^\w+: "it" /, ''))).toEqual(problems)
})

test('a pact with a provider without contract is reported', async () => {
  expect((await checkPacts([pact('nobody', {})], readTestUpstreams())).problems).toEqual([
    'nobody: has a pact but no contract',
  ])
})

test('the project’s pacts and documents conform to its contracts [CTR-02] [CTR-04]', async () => {
  const contracts = join(ROOT, 'contracts')
  const pacts = (await readPacts(PACTS_FOLDER)).map(({ content }) => content)
  expect((await checkPacts(pacts, readUpstreams(contracts))).problems).toEqual([])
  expect(checkOperations(contracts, readUpstreams(contracts)).problems).toEqual([])
})

test('problems are printed below their check [CLI-02]', () => {
  const style = (_: unknown, text: string) => text
  const terminal = { out() {}, log() {}, err() {}, progress() {}, style, signal: new AbortController().signal }
  const results = [
    { check: 'operations', says: '3 documents are valid', problems: [], remarks: [] },
    { check: 'changes', says: '', problems: ['orders: is removed'], remarks: ['a third status'] },
  ]
  expect(formatChecks(results, terminal)).toBe(
    'ok      operations  3 documents are valid\nFAILED  changes     1 problem\n        orders: is removed\n        warning: a third status',
  )
})
