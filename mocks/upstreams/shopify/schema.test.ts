import { expect, test } from 'vitest'
import { completeCheckout } from '../../world/checkout.ts'
import { aStore, goods, variantGid } from './shopify.fixtures.ts'

type TypeRef = { kind: string; name: string | null; ofType: TypeRef | null }
type Field = { name: string; type: TypeRef; args: { name: string; type: TypeRef; defaultValue: string | null }[] }

const named = (type: TypeRef): TypeRef => (type.ofType ? named(type.ofType) : type)
const isLeaf = (type: TypeRef) => ['SCALAR', 'ENUM'].includes(named(type).kind)

const REF = 'kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } }'

test('any client can ask the whole schema what it is [SIM-01]', async () => {
  const { query } = aStore()
  const { __schema: schema } = await query<{ __schema: { types: { name: string }[]; queryType: { name: string } } }>(
    '{ __schema { queryType { name } types { name fields { name type { name } } } } }',
  )
  expect(schema.queryType.name).toBe('QueryRoot')
  expect(schema.types.length).toBeGreaterThan(350)
})

test('a field that is not simulated answers with its name, never with made-up data [SIM-01]', async () => {
  const { execute } = aStore()
  const { data, errors } = await execute('{ shop { name } paymentSettings { currencyCode cardVaultUrl } }')
  expect(errors).toMatchObject([
    {
      message: 'PaymentSettings.cardVaultUrl is not simulated yet',
      path: ['paymentSettings', 'cardVaultUrl'],
      extensions: { code: 'NOT_SIMULATED' },
    },
  ])
  expect(data).toBeNull()
})

test('a mutation that is not simulated says so', async () => {
  const { execute } = aStore()
  const mutation =
    'mutation { customerAccessTokenCreateWithMultipass(multipassToken: "x") { customerUserErrors { code } } }'
  expect((await execute(mutation)).errors?.[0]?.message).toBe(
    'Mutation.customerAccessTokenCreateWithMultipass is not simulated yet',
  )
})

/** How to reach one thing of each type; what follows is the part of a document that selects from it. */
async function entrances(store: ReturnType<typeof aStore>): Promise<Record<string, (selection: string) => string>> {
  const { world, query } = store
  const customer = await world.customers.create({
    id: 'gid://shopify/Customer/1',
    region: 'gb',
    firstName: 'Jo',
    lastName: 'Bloggs',
    email: 'jo@example.com',
    createdAt: world.clock.now().toISOString(),
    accessTokens: ['token'],
    addresses: [],
  })
  const create = 'mutation($input: CartInput) { cartCreate(input: $input) { cart { id } } }'
  const input = {
    lines: [{ merchandiseId: variantGid(goods.tee), quantity: 3 }],
    discountCodes: ['SORTED'],
    buyerIdentity: { email: customer.email },
  }
  const newCart = async () =>
    (await query<{ cartCreate: { cart: { id: string } } }>(create, { input })).cartCreate.cart.id
  await completeCheckout(world, await newCart())
  const cart = await newCart()
  const inProduct = (selection: string) => `{ product(handle: "heroes-navy") { ${selection} } }`
  const inCart = (selection: string) => `{ cart(id: "${cart}") { ${selection} } }`
  const inCustomer = (selection: string) => `{ customer(customerAccessToken: "token") { ${selection} } }`
  return {
    Shop: (selection) => `{ shop { ${selection} } }`,
    Localization: (selection) => `{ localization { ${selection} } }`,
    Product: inProduct,
    ProductVariant: (selection) => inProduct(`variants(first: 1) { nodes { ${selection} } }`),
    ProductOption: (selection) => inProduct(`options { ${selection} }`),
    ProductOptionValue: (selection) => inProduct(`options { optionValues { ${selection} } }`),
    ProductConnection: (selection) => `{ products(first: 1) { ${selection} } }`,
    Image: (selection) => inProduct(`featuredImage { ${selection} }`),
    MediaImage: (selection) => inProduct(`media(first: 1) { nodes { ... on MediaImage { ${selection} } } }`),
    Collection: (selection) => `{ collection(handle: "tops") { ${selection} } }`,
    SearchResultItemConnection: (selection) => `{ search(query: "tee", first: 1) { ${selection} } }`,
    PredictiveSearchResult: (selection) => `{ predictiveSearch(query: "tee") { ${selection} } }`,
    Cart: inCart,
    CartCost: (selection) => inCart(`cost { ${selection} }`),
    CartBuyerIdentity: (selection) => inCart(`buyerIdentity { ${selection} }`),
    CartLine: (selection) => inCart(`lines(first: 1) { nodes { ... on CartLine { ${selection} } } }`),
    CartLineCost: (selection) => inCart(`lines(first: 1) { nodes { cost { ${selection} } } }`),
    CartCodeDiscountAllocation: (selection) =>
      inCart(`discountAllocations { ... on CartCodeDiscountAllocation { ${selection} } }`),
    CartAutomaticDiscountAllocation: (selection) =>
      inCart(
        `lines(first: 1) { nodes { discountAllocations { ... on CartAutomaticDiscountAllocation { ${selection} } } } }`,
      ),
    Customer: inCustomer,
    Order: (selection) => inCustomer(`orders(first: 1) { nodes { ${selection} } }`),
    OrderLineItem: (selection) =>
      inCustomer(`orders(first: 1) { nodes { lineItems(first: 1) { nodes { ${selection} } } } }`),
  }
}

/** A value for every argument that has to be given, by its type. */
const ARGUMENTS: Record<string, string> = {
  String: '"x"',
  Int: '1',
  Boolean: 'true',
  HasMetafieldsIdentifier: '{ key: "x" }',
  SelectedOptionInput: '[{ name: "Waist", value: "32" }]',
}

function ask({ name, type, args }: Field): string {
  const given = args.flatMap((argument) => {
    const isRequired = argument.type.kind === 'NON_NULL' && argument.defaultValue === null
    if (!isRequired && argument.name !== 'first') return []
    const value = ARGUMENTS[named(argument.type).name ?? '']
    if (!value) throw new Error(`the test has no ${named(argument.type).name}`)
    return `${argument.name}: ${value}`
  })
  return `${name}${given.length > 0 ? `(${given.join(', ')})` : ''} ${isLeaf(type) ? '' : '{ __typename }'}`
}

test('every single field either answers in its type or names itself as not simulated [SIM-01]', async () => {
  const store = aStore()
  const wrong: string[] = []
  let answered = 0
  for (const [typeName, enter] of Object.entries(await entrances(store))) {
    const schema = await store.query<{ __type: { fields: Field[] } }>(
      `{ __type(name: "${typeName}") { fields(includeDeprecated: true) { name type { ${REF} } args { name defaultValue type { ${REF} } } } } }`,
    )
    for (const field of schema.__type.fields) {
      const { data, errors } = await store.execute(enter(ask(field)))
      if (!errors && data) answered += 1
      else if (errors?.length !== 1 || errors[0]?.message !== `${typeName}.${field.name} is not simulated yet`)
        wrong.push(`${typeName}.${field.name}: ${JSON.stringify(errors)}`)
    }
  }
  expect(wrong).toEqual([])
  expect(answered).toBeGreaterThan(230)
}, 30_000)

test('a document that the schema does not allow is refused with a reason and a place', async () => {
  const { execute } = aStore()
  expect((await execute('{ shop { nme } }')).errors).toMatchObject([
    { message: expect.stringContaining('Did you mean "name"'), locations: [{ line: 1, column: 10 }] },
  ])
})
