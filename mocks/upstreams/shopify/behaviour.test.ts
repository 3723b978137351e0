import { type GraphQLField, isEnumType } from 'graphql'
import { expect, test } from 'vitest'
import { ASSUMPTIONS, DIFFERENCES, SEARCH_FIELDS, UNREAD_ARGUMENTS, WARNING_CAUSES } from './behaviour.fixtures.ts'
import {
  ABSENT_TYPES,
  describeFields,
  EMPTY_FIELDS,
  listFieldsWithArguments,
  UNREAD_FIELD_ARGUMENTS,
} from './behaviour-fields.fixtures.ts'
import { listReadArguments } from './read-arguments.fixtures.ts'
import { getShopifySchema, listShopifyRootFields } from './schema.ts'
import { createTestStore } from './shopify.fixtures.ts'
import { ORDERS, sortedCatalogue } from './sort-keys.fixtures.ts'
import { NEWEST_VERSION } from './version.ts'

const schema = getShopifySchema(NEWEST_VERSION)
const { simulated } = listShopifyRootFields(NEWEST_VERSION)
const store = createTestStore({ version: NEWEST_VERSION, catalogue: sortedCatalogue })
const DOCS = `https://shopify.dev/docs/api/storefront/${NEWEST_VERSION}`

const ADDRESS = 'gid://shopify/MailingAddress/1'

/** Values of arguments that name a record: a new cart, and a customer who is signed in. */
async function createKnown(fieldName: string): Promise<Readonly<Record<string, unknown>>> {
  const { world } = store
  world.customers.deleteMany((query) => query.where({}))
  await world.customers.create({
    id: 'gid://shopify/Customer/1',
    region: 'gb',
    firstName: 'Jo',
    lastName: 'Bloggs',
    email: 'jo@example.com',
    createdAt: world.clock.now().toISOString(),
    accessTokens: ['token'],
    addresses: [{ id: ADDRESS }],
  })
  const { cartCreate } = await store.query<{ cartCreate: { cart: { id: string } } }>(
    'mutation { cartCreate { cart { id } } }',
  )
  const productId = `gid://shopify/Product/${sortedCatalogue.byHandle.get('a')?.id}`
  return {
    cartId: cartCreate.cart.id,
    customerAccessToken: 'token',
    productId,
    productHandle: 'a',
    ...(fieldName.startsWith('customerAddress') && { id: ADDRESS }),
  }
}

/** The arguments of a root field that its resolver reads. */
async function listRootArguments(operation: 'query' | 'mutation', field: GraphQLField<unknown, unknown>) {
  const known = await createKnown(field.name)
  return listReadArguments(
    field,
    known,
    ({ selection, declarations, variables }) =>
      store.execute(`${operation} ${declarations ? `(${declarations})` : ''} { ${selection} }`, variables),
    // recommendations are of a product, by its id or its handle
    (argument, required) => argument.name === 'productId' && required.name !== 'productHandle',
  )
}

/** The fields with the same arguments and the same behaviour in one row, with the types that have them. */
async function describeNestedFields(): Promise<string[][]> {
  const rows = new Map<string, { types: string[]; row: string[] }>()
  const add = (type: string, field: string, cells: string[]) => {
    const key = [field, ...cells].join('|')
    const entry = rows.get(key) ?? { types: [], row: [`\`${field}\``, ...cells] }
    rows.set(key, { ...entry, types: [...entry.types, type] })
  }
  const documented = new Set<string>()
  for (const { type, field, read, unread } of await describeFields(schema, NEWEST_VERSION)) {
    documented.add(type)
    unexplained.push(
      ...unread.map((name) => `${type}.${field}.${name}`).filter((name) => !(name in UNREAD_FIELD_ARGUMENTS)),
    )
    const names = [...read, ...unread].toSorted()
    add(type, field, [
      names.map((name) => `\`${name}\`${unread.includes(name) ? ' (without effect)' : ''}`).join(', '),
      EMPTY_FIELDS[`${type}.${field}`] === undefined
        ? 'documented'
        : `not simulated: ${EMPTY_FIELDS[`${type}.${field}`]}`,
    ])
  }
  for (const { type, field } of listFieldsWithArguments(schema))
    if (!documented.has(type))
      add(type, field.name, [
        field.args.map(({ name }) => `\`${name}\``).join(', '),
        ABSENT_TYPES[type] ? `not simulated: ${ABSENT_TYPES[type]}` : fail(`${type} has no selection`),
      ])
  return [...rows.values()].map(({ types, row: [field = '', names = '', behaviour = ''] }) => [
    field,
    types.map((type) => `[${type}](${DOCS}/objects/${type})`).join(', '),
    names,
    behaviour,
  ])
}

const fail = (message: string): never => {
  throw new Error(message)
}

const toTable = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [
    `| ${head.join(' | ')} |`,
    `|${head.map(() => '---').join('|')}|`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n')

async function describeRootFields(operation: 'query' | 'mutation') {
  const [type, folder] =
    operation === 'query' ? [schema.getQueryType(), 'queries'] : [schema.getMutationType(), 'mutations']
  const rows: string[][] = []
  for (const field of Object.values(type?.getFields() ?? {})) {
    if (!simulated.includes(`${type?.name}.${field.name}`)) {
      rows.push([`\`${field.name}\``, '', 'not simulated'])
      continue
    }
    const read = await listRootArguments(operation, field)
    const unread = field.args.map(({ name }) => name).filter((name) => !read.includes(name))
    unexplained.push(...unread.map((name) => `${field.name}.${name}`).filter((name) => !(name in UNREAD_ARGUMENTS)))
    const names = field.args.map(({ name }) => `\`${name}\`${unread.includes(name) ? ' (without effect)' : ''}`)
    rows.push([`\`${field.name}\``, names.join(', '), `[documented](${DOCS}/${folder}/${field.name})`])
  }
  return rows
}

const unexplained: string[] = []

test('the table of behaviour is that of the schema and its tests [SIM-12] [CTR-05]', async () => {
  const [queries, mutations] = [await describeRootFields('query'), await describeRootFields('mutation')]
  const fields = await describeNestedFields()
  expect(unexplained).toEqual([])
  const sorts = Object.entries(ORDERS).map(([field, { keys }]) => [
    `\`${field}\``,
    Object.keys(keys)
      .map((key) => `\`${key}\``)
      .join(', '),
    'documented: `sort-keys.test.ts`',
  ])
  const searches = Object.entries(SEARCH_FIELDS).map(([list, fields]) => [
    `\`${list}\``,
    fields.map((field) => `\`${field}\``).join(', '),
    `[documented](${DOCS}/queries/${list})`,
  ])
  const warnings = Object.entries(WARNING_CAUSES).map(([code, cause]) => [
    `\`${code}\``,
    cause ?? '',
    cause === null ? 'not simulated' : `[documented](${DOCS}/enums/CartWarningCode)`,
  ])
  const all = [...queries, ...mutations, ...fields, ...sorts, ...searches, ...warnings]
  const missing = all.filter((row) => row.at(-1)?.startsWith('not simulated')).length
  const text = `# What the simulated Storefront API does

<!-- behaviour -->

\`behaviour.test.ts\` makes this page of the schema ${NEWEST_VERSION}; \`vitest -u\` writes it again. Of ${all.length} rows ${all.length - missing} follow the page that they
name, and ${missing} are not simulated: an answer says so by name, or there are none. Tests check that every argument is read, every key sorts,
every field is searched and every cause gives its warning. ${ASSUMPTIONS.length} assumptions follow, each with a setting, then what is not Shopify’s.

## Queries

${toTable(['Query', 'Arguments', 'Behaviour'], queries)}

## Mutations

${toTable(['Mutation', 'Arguments', 'Behaviour'], mutations)}

## Arguments of fields

${toTable(['Field', 'Of', 'Arguments', 'Behaviour'], fields)}

## Sort keys

${toTable(['List', 'Keys', 'Behaviour'], sorts)}

## Search fields

${toTable(['List', 'Fields', 'Behaviour'], searches)}

## Warnings of a cart

${toTable(['Code', 'Cause', 'Behaviour'], warnings)}

## Assumptions

Settings without dashes are of a store (\`mocks/world/store-settings.ts\`), and parameters of the scenario \`shopify-settings\`, such as
\`spoke scenario use shopify-settings --param token=abc\`.

${toTable(
  ['Assumed', 'Setting'],
  ASSUMPTIONS.map(([assumption, settings]) => [assumption, settings.map((name) => `\`${name}\``).join(', ')]),
)}

## Not Shopify’s

${toTable(['Ours, or not simulated', 'Also said by'], DIFFERENCES)}

<!-- /behaviour -->
`
  await expect(text).toMatchFileSnapshot('./behaviour.md')
})

test.each(Object.entries(SEARCH_FIELDS).flatMap(([list, fields]) => fields.map((field) => [list, field] as const)))(
  '%s can be searched by %s [SIM-12]',
  async (list, field) => {
    const { errors, extensions } = await store.execute(
      `query ($query: String) { ${list}(first: 1, query: $query) { nodes { __typename } } }`,
      { query: `${field}:* ${field}:x` },
    )
    expect([errors, extensions]).toEqual([undefined, undefined])
  },
)

test('every warning of the schema has a cause or none [SIM-12]', () => {
  const codes = schema.getType('CartWarningCode')
  expect(
    isEnumType(codes) &&
      codes
        .getValues()
        .map(({ name }) => name)
        .toSorted(),
  ).toEqual(Object.keys(WARNING_CAUSES).toSorted())
})
