import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ROOT } from '../run-script.ts'
import type { PactFile } from '../verify/pact-file.ts'
import { PACTS, pactsIn } from '../verify/pacts.ts'
import { checkChanges, checkOperations, checkPacts, upstreamsIn } from './check.ts'
import { committedAt } from './committed.ts'
import { checkWords } from './words.ts'

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
paths:
  /orders:
    post:
      operationId: order
      requestBody: { required: true, content: { application/json: { schema: { type: object, required: [sku], properties: { sku: { type: string } } } } } }
      responses: { '201': { description: Made. }, '400': { description: Refused. } }
`
write('contracts/shop/schema.graphql', SCHEMA)
write('contracts/shop/operations/cart.graphql', 'query cart($id: ID!) { cart(id: $id) { ...C } }')
write('contracts/shop/operations/fragments.graphql', 'fragment C on Cart { id note }')
write('contracts/orders/openapi.yaml', REST)
git('init', '-q')
git('add', '.')
git('commit', '-qm', 'as agreed')

const upstreams = () => upstreamsIn(join(folder, 'contracts'))

test('contracts are held against what a commit has of them [CTR-02]', async () => {
  const committed = await committedAt('HEAD', folder)
  expect(await checkChanges(upstreams(), committed)).toMatchObject({ problems: [], remarks: [] })
  write('contracts/shop/schema.graphql', SCHEMA.replace('note: String, ', '').replace('Cart }', 'Cart new: Int }'))
  write('contracts/orders/openapi.yaml', REST.replace('/orders:', '/order:'))
  write('contracts/brand-new/openapi.yaml', REST)
  expect((await checkChanges(upstreams(), committed)).problems).toEqual([
    'orders POST /orders: is gone',
    'shop field removed: Field Cart.note was removed.',
  ])
  expect(checkOperations(join(folder, 'contracts'), upstreams()).problems).toEqual([
    'fragments.graphql:1: Cannot query field "note" on type "Cart".',
  ])
  write('contracts/shop/schema.graphql', SCHEMA)
  write('contracts/orders/openapi.yaml', REST)
})

test('a document that is none is told with its file and line', () => {
  write('contracts/shop/operations/cart.graphql', 'query cart($id: ID!) {\n  cart(id: $id { id }\n}')
  expect(checkOperations(join(folder, 'contracts'), upstreams()).problems).toEqual([
    'cart.graphql:2: Syntax Error: Expected Name, found "{".',
  ])
})

test('a commit that git does not know is a mistake, and no option of git’s', async () => {
  await expect(committedAt('nowhere', folder)).rejects.toMatchObject({
    message: 'git knows no commit called "nowhere".',
    exitCode: 2,
  })
  await expect(committedAt('--output=x', folder)).rejects.toMatchObject({ exitCode: 2 })
})

type Request = Partial<PactFile['interactions'][number]['request']>
const pact = (provider: string, request: Request, status = 200): PactFile => ({
  consumer: { name: 'storefront' },
  provider: { name: provider },
  interactions: [
    {
      description: 'it',
      providerStates: [],
      request: { method: 'POST', path: '/', query: {}, headers: {}, ...request },
      response: { status, headers: {} },
    },
  ],
})
const graphql = (query: string, variables: object = {}) => ({
  path: '/graphql',
  body: { content: { query, variables } },
})
const json = (content: unknown) => ({ path: '/orders', body: { content } })

test.each<[string, PactFile, string[]]>([
  ['asks as agreed', pact('orders', json({ sku: 'a' }), 201), []],
  ['asks wrongly on purpose', pact('orders', json({ sku: 7 }), 400), []],
  ['asks for what is no call', pact('orders', { path: '/order' }), ['asks for POST /order, which is no call']],
  ['is answered as it never is', pact('orders', json({ sku: 'a' }), 200), ['is answered 200, which order never is']],
  ['sends too little', pact('orders', json({}), 201), ['sends a body in which /sku is missing']],
  ['sends another type', pact('orders', json({ sku: 7 }), 201), ['sends a body in which /sku is not string']],
  [
    'sends a parameter of its own',
    pact('orders', { ...json({ sku: 'a' }), query: { x: ['1'] } }, 201),
    ['sends x, which is no parameter'],
  ],
  ['selects as agreed', pact('shop', graphql('query cart($id: ID!) { cart(id: $id) { id } }', { id: '1' })), []],
  [
    'selects what is not there',
    pact('shop', graphql('{ cart(id: 1) { size } }')),
    ['asks wrongly: Cannot query field "size" on type "Cart".'],
  ],
  [
    'sends no variable',
    pact('shop', graphql('query cart($id: ID!) { cart(id: $id) { id } }')),
    [expect.stringContaining('sends wrong variables: ')],
  ],
])('an interaction that %s', (_what, file, problems) => {
  const found = checkPacts([file], upstreams()).problems
  expect(found.map((problem) => problem.replace(/^\w+: "it" /, ''))).toEqual(problems)
})

test('a pact with somebody who has no contract is told', () => {
  expect(checkPacts([pact('nobody', {})], upstreams()).problems).toEqual(['nobody: has a pact and no contract'])
})

test('the pacts of the project are calls of its contracts, and its documents are valid [CTR-02] [CTR-04]', async () => {
  const contracts = join(ROOT, 'contracts')
  const pacts = (await pactsIn(PACTS)).map(({ content }) => content)
  expect(checkPacts(pacts, upstreamsIn(contracts)).problems).toEqual([])
  expect(checkOperations(contracts, upstreamsIn(contracts)).problems).toEqual([])
})

test('what is wrong stands below the line that it is about', () => {
  const style = (_: unknown, text: string) => text
  const terminal = { out() {}, err() {}, progress() {}, style, signal: new AbortController().signal }
  const checked = [
    { check: 'operations', says: '3 documents are valid', problems: [], remarks: [] },
    { check: 'changes', says: '', problems: ['orders: is gone'], remarks: ['a third answer'] },
  ]
  expect(checkWords(checked, terminal)).toBe(
    'ok      operations  3 documents are valid\nFAILED  changes     1 problem\n        orders: is gone\n        worth a look: a third answer',
  )
})
