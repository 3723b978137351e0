import {
  type GraphQLField,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { expect, test } from 'vitest'
import { ASSUMPTIONS, SEARCH_FIELDS, UNREAD_ARGUMENTS, WARNING_CAUSES } from './behaviour.fixtures.ts'
import { getShopifySchema, listShopifyRootFields } from './schema.ts'
import { createTestStore } from './shopify.fixtures.ts'
import { ORDERS, sortedCatalogue } from './sort-keys.fixtures.ts'
import { NEWEST_VERSION } from './version.ts'

const schema = getShopifySchema(NEWEST_VERSION)
const { simulated } = listShopifyRootFields(NEWEST_VERSION)
const store = createTestStore({ version: NEWEST_VERSION, catalogue: sortedCatalogue })
const DOCS = `https://shopify.dev/docs/api/storefront/${NEWEST_VERSION}`

/** A value of a type, with no more than it requires. */
function buildValue(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return buildValue(type.ofType)
  if (isListType(type)) return [buildValue(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields())
        .filter((field) => isNonNullType(field.type))
        .map((field) => [field.name, buildValue(field.type)]),
    )
  return VALUES[type.name] ?? 'x'
}
const VALUES: Readonly<Record<string, unknown>> = { Boolean: true, Float: 1, ID: 'gid://shopify/Product/1', Int: 1 }

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

/** The arguments of a root field that its resolver reads: it is asked with each of them beside the required ones. */
async function listReadArguments(operation: 'query' | 'mutation', field: GraphQLField<unknown, unknown>) {
  const known = await createKnown(field.name)
  const read = new Set<string>()
  const { resolve } = field
  field.resolve = (source, args, context, info) => {
    const recorder = new Proxy(args, {
      get: (target, name) => {
        read.add(String(name))
        return Reflect.get(target, name)
      },
    })
    return resolve?.(source, recorder, context, info)
  }
  try {
    for (const asked of field.args) {
      const given = field.args.filter(
        (argument) =>
          argument === asked ||
          isNonNullType(argument.type) ||
          (argument.name === 'productId' && asked.name !== 'productHandle'),
      )
      // A page has to have a size, which the schema does not require.
      const size =
        field.args.some(({ name }) => name === 'first') &&
        !given.some(({ name }) => name === 'first' || name === 'last')
      const declarations = given.map(({ name, type }) => `$${name}: ${type}`).join(', ')
      const values = [...given.map(({ name }) => `${name}: $${name}`), ...(size ? ['first: 1'] : [])].join(', ')
      const variables = Object.fromEntries(given.map(({ name, type }) => [name, known[name] ?? buildValue(type)]))
      await store.execute(`${operation} (${declarations}) { ${field.name}(${values}) { __typename } }`, variables)
    }
  } finally {
    if (resolve) field.resolve = resolve
  }
  return field.args.map(({ name }) => name).filter((name) => read.has(name))
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
    const read = await listReadArguments(operation, field)
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
  const all = [...queries, ...mutations, ...sorts, ...searches, ...warnings]
  const missing = all.filter((row) => row.at(-1) === 'not simulated').length
  const settings = ASSUMPTIONS.filter(([, setting]) => setting !== null).length
  const text = `# What the simulated Storefront API does

<!-- behaviour -->

\`behaviour.test.ts\` makes this page of the schema ${NEWEST_VERSION}; \`vitest -u\` writes it again. Of ${all.length} rows ${all.length - missing} follow the page that they
name, and ${missing} are not simulated, which an answer says by name. Tests check that every argument is read, every key sorts,
every field is searched and every cause gives its warning. ${ASSUMPTIONS.length} assumptions follow, ${settings} of them with a setting.

## Queries

${toTable(['Query', 'Arguments', 'Behaviour'], queries)}

## Mutations

${toTable(['Mutation', 'Arguments', 'Behaviour'], mutations)}

## Sort keys

${toTable(['List', 'Keys', 'Behaviour'], sorts)}

## Search fields

${toTable(['List', 'Fields', 'Behaviour'], searches)}

## Warnings of a cart

${toTable(['Code', 'Cause', 'Behaviour'], warnings)}

## Assumptions

${toTable(
  ['Assumed', 'Setting'],
  ASSUMPTIONS.map(([assumption, setting]) => [assumption, setting ?? 'none']),
)}

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
