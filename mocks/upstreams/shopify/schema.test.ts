import { expect, test } from 'vitest'
import { getGiftCardExpiry } from '../../world/gift-cards.ts'
import { completeCheckout } from './cart/complete-checkout.ts'
import { listShopifyRootFields } from './schema.ts'
import { createTestStore, getVariantGid, goods } from './shopify.fixtures.ts'

type TypeRef = { kind: string; name: string | null; ofType: TypeRef | null }
type Field = { name: string; type: TypeRef; args: { name: string; type: TypeRef; defaultValue: string | null }[] }

const getNamedType = (type: TypeRef): TypeRef => (type.ofType ? getNamedType(type.ofType) : type)
const isLeaf = (type: TypeRef) => ['SCALAR', 'ENUM'].includes(getNamedType(type).kind)

const REF = 'kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } }'

test('the whole schema can be introspected [SIM-01]', async () => {
  const { query } = createTestStore()
  const { __schema: schema } = await query<{ __schema: { types: { name: string }[]; queryType: { name: string } } }>(
    '{ __schema { queryType { name } types { name fields { name type { name } } } } }',
  )
  expect(schema.queryType.name).toBe('QueryRoot')
  expect(schema.types.length).toBeGreaterThan(350)
})

test('a field that is not simulated fails with its name [SIM-01]', async () => {
  const { execute } = createTestStore()
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

test('a mutation that is not simulated fails with its name', async () => {
  const { execute } = createTestStore()
  const mutation =
    'mutation { customerAccessTokenCreateWithMultipass(multipassToken: "x") { customerUserErrors { code } } }'
  expect((await execute(mutation)).errors?.[0]?.message).toBe(
    'Mutation.customerAccessTokenCreateWithMultipass is not simulated yet',
  )
})

/** Root fields that are not simulated, with the reason. */
const OPEN_ROOT_FIELDS = {
  'Mutation.customerAccessTokenCreateWithMultipass': 'needs a secret that the store shares with an identity provider',
  'Mutation.shopPayPaymentRequestSessionCreate': 'Shop Pay is a separate payment service',
  'Mutation.shopPayPaymentRequestSessionSubmit': 'the same as shopPayPaymentRequestSessionCreate',
}

/** The simulated versions. */
const VERSIONS = ['2025-01', '2026-04', 'unstable'] as const

test.each(VERSIONS)('all root fields of %s but three are simulated [SIM-01]', (version) => {
  const { simulated, notSimulated } = listShopifyRootFields(version)
  expect(notSimulated).toEqual(Object.keys(OPEN_ROOT_FIELDS))
  const all = simulated.length + notSimulated.length
  console.info(
    `${version}: ${simulated.length} of ${all} root fields are simulated: ${((100 * simulated.length) / all).toFixed(1)} %`,
  )
})

/** Functions that wrap a selection of each type in a document. */
async function createDocuments(
  store: ReturnType<typeof createTestStore>,
): Promise<Record<string, (selection: string) => string>> {
  const { world, query } = store
  const customer = await world.customers.create({
    id: 'gid://shopify/Customer/1',
    region: 'gb',
    firstName: 'Jo',
    lastName: 'Bloggs',
    email: 'jo@example.com',
    createdAt: world.clock.now().toISOString(),
    accessTokens: ['token'],
    addresses: [{ id: 'gid://shopify/MailingAddress/1', city: 'Leeds', country: 'United Kingdom', countryCode: 'GB' }],
  })
  await world.giftCards.create({
    id: 'gid://shopify/GiftCard/1',
    region: 'gb',
    code: 'GIFT',
    initialValue: 500_00,
    balance: 500_00,
    expiresAt: getGiftCardExpiry(world.clock.now()),
  })
  const create = 'mutation($input: CartInput) { cartCreate(input: $input) { cart { id } } }'
  const input = {
    lines: [{ merchandiseId: getVariantGid(goods.tee), quantity: 3 }],
    discountCodes: ['SORTED'],
    buyerIdentity: {
      email: customer.email,
      preferences: { wallet: ['shop_pay'], delivery: { deliveryMethod: ['SHIPPING'] } },
    },
    giftCardCodes: ['GIFT'],
    delivery: { addresses: [{ address: { deliveryAddress: { city: 'Leeds', countryCode: 'GB' } } }] },
    metafields: [{ key: 'custom.engraving', type: 'single_line_text_field', value: 'JB' }],
  }
  const createCart = async () =>
    (await query<{ cartCreate: { cart: { id: string } } }>(create, { input })).cartCreate.cart.id
  const order = await completeCheckout(world, await createCart())
  await world.orders.update((records) => records.where({ id: order.id }), {
    data(draft) {
      draft.fulfilment = 'fulfilled'
    },
  })
  const cart = await createCart()
  const inProduct = (selection: string) => `{ product(handle: "heroes-navy") { ${selection} } }`
  const inCart = (selection: string) => `{ cart(id: "${cart}") { ${selection} } }`
  const inCustomer = (selection: string) => `{ customer(customerAccessToken: "token") { ${selection} } }`
  return {
    Shop: (selection) => `{ shop { ${selection} } }`,
    Brand: (selection) => `{ shop { brand { ${selection} } } }`,
    PaymentSettings: (selection) => `{ paymentSettings { ${selection} } }`,
    ShopPolicy: (selection) => `{ shop { privacyPolicy { ${selection} } } }`,
    Domain: (selection) => `{ shop { primaryDomain { ${selection} } } }`,
    Page: (selection) => `{ page(handle: "faqs") { ${selection} } }`,
    Menu: (selection) => `{ menu(handle: "main-menu") { ${selection} } }`,
    MenuItem: (selection) => `{ menu(handle: "main-menu") { items { ${selection} } } }`,
    Sitemap: (selection) => `{ sitemap(type: PRODUCT) { ${selection} } }`,
    SitemapResource: (selection) =>
      `{ sitemap(type: PRODUCT) { resources(page: 1) { items { ... on SitemapResource { ${selection} } } } } }`,
    ApiVersion: (selection) => `{ publicApiVersions { ${selection} } }`,
    Country: (selection) => `{ localization { country { ${selection} } } }`,
    Language: (selection) => `{ localization { language { ${selection} } } }`,
    Market: (selection) => `{ localization { market { ${selection} } } }`,
    Localization: (selection) => `{ localization { ${selection} } }`,
    Product: inProduct,
    ProductVariant: (selection) => inProduct(`variants(first: 1) { nodes { ${selection} } }`),
    ProductOption: (selection) => inProduct(`options { ${selection} }`),
    ProductOptionValue: (selection) => inProduct(`options { optionValues { ${selection} } }`),
    ProductConnection: (selection) => `{ products(first: 1) { ${selection} } }`,
    Image: (selection) => inProduct(`featuredImage { ${selection} }`),
    MediaImage: (selection) => inProduct(`media(first: 1) { nodes { ... on MediaImage { ${selection} } } }`),
    Filter: (selection) => `{ collection(handle: "tops") { products(first: 1) { filters { ${selection} } } } }`,
    FilterValue: (selection) =>
      `{ collection(handle: "tops") { products(first: 1) { filters { values { ${selection} } } } } }`,
    Collection: (selection) => `{ collection(handle: "tops") { ${selection} } }`,
    SearchQuerySuggestion: (selection) => `{ predictiveSearch(query: "tee") { queries { ${selection} } } }`,
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
    CartDelivery: (selection) => inCart(`delivery { ${selection} }`),
    CartSelectableAddress: (selection) => inCart(`delivery { addresses { ${selection} } }`),
    CartDeliveryAddress: (selection) =>
      inCart(`delivery { addresses { address { ... on CartDeliveryAddress { ${selection} } } } }`),
    CartDeliveryGroup: (selection) => inCart(`deliveryGroups(first: 1) { nodes { ${selection} } }`),
    CartDeliveryOption: (selection) =>
      inCart(`deliveryGroups(first: 1) { nodes { deliveryOptions { ${selection} } } }`),
    CartPreferences: (selection) => inCart(`buyerIdentity { preferences { ${selection} } }`),
    AppliedGiftCard: (selection) => inCart(`appliedGiftCards { ${selection} }`),
    Metafield: (selection) => inCart(`metafield(namespace: "custom", key: "engraving") { ${selection} }`),
    Customer: inCustomer,
    MailingAddress: (selection) => inCustomer(`addresses(first: 1) { nodes { ${selection} } }`),
    Order: (selection) => inCustomer(`orders(first: 1) { nodes { ${selection} } }`),
    Fulfillment: (selection) => inCustomer(`orders(first: 1) { nodes { successfulFulfillments { ${selection} } } }`),
    FulfillmentLineItem: (selection) =>
      inCustomer(
        `orders(first: 1) { nodes { successfulFulfillments { fulfillmentLineItems(first: 1) { nodes { ${selection} } } } } }`,
      ),
    DiscountAllocation: (selection) =>
      inCustomer(
        `orders(first: 1) { nodes { lineItems(first: 1) { nodes { discountAllocations { ${selection} } } } } }`,
      ),
    AutomaticDiscountApplication: (selection) =>
      inCustomer(
        `orders(first: 1) { nodes { discountApplications(first: 1) { nodes { ... on AutomaticDiscountApplication { ${selection} } } } } }`,
      ),
    DiscountCodeApplication: (selection) =>
      inCustomer(
        `orders(first: 1) { nodes { discountApplications(first: 2) { nodes { ... on DiscountCodeApplication { ${selection} } } } } }`,
      ),
    OrderLineItem: (selection) =>
      inCustomer(`orders(first: 1) { nodes { lineItems(first: 1) { nodes { ${selection} } } } }`),
  }
}

/** Functions that wrap a selection of each type that the newest version adds. */
async function createNewestDocuments({ query }: ReturnType<typeof createTestStore>) {
  const [tee, trunks] = [getVariantGid(goods.tee), getVariantGid(goods.trunks)]
  const { cartCreate } = await query<{ cartCreate: { cart: { id: string } } }>(
    `mutation { cartCreate(input: { lines: [{ merchandiseId: "${tee}" }, { merchandiseId: "${trunks}", parent: { merchandiseId: "${tee}" } }] }) { cart { id } } }`,
  )
  const inLine = (selection: string) =>
    `{ cart(id: "${cartCreate.cart.id}") { lines(first: 1) { nodes { ... on CartLine { ${selection} } } } } }`
  return {
    CartLineInstructions: (selection: string) => inLine(`instructions { ${selection} }`),
    CartLineParentRelationship: (selection: string) => inLine(`parentRelationship { ${selection} }`),
  }
}

const UNSTABLE_DOCUMENTS = {
  ConsentManagement: (selection: string) => `{ consentManagement { ${selection} } }`,
  ConsentManagementCookies: (selection: string) =>
    `{ consentManagement { cookies(visitorConsent: {}) { ${selection} } } }`,
}

/** A value for required arguments, by type. */
const ARGUMENTS: Record<string, string> = {
  String: '"x"',
  Int: '1',
  Boolean: 'true',
  HasMetafieldsIdentifier: '{ key: "x" }',
  SelectedOptionInput: '[{ name: "Waist", value: "32" }]',
  VisitorConsent: '{ analytics: true }',
}

function buildSelection({ name, type, args }: Field): string {
  const argValues = args.flatMap((argument) => {
    const isRequired = argument.type.kind === 'NON_NULL' && argument.defaultValue === null
    if (!isRequired && argument.name !== 'first') return []
    const value = ARGUMENTS[getNamedType(argument.type).name ?? '']
    if (!value) throw new Error(`ARGUMENTS has no value of type ${getNamedType(argument.type).name}`)
    return `${argument.name}: ${value}`
  })
  return `${name}${argValues.length > 0 ? `(${argValues.join(', ')})` : ''} ${isLeaf(type) ? '' : '{ __typename }'}`
}

/** Fields of these types that are not simulated, with the reason. */
const OPEN_FIELDS = {
  'PaymentSettings.cardVaultUrl': 'the store saves no cards',
}

test.each(VERSIONS)(
  'every field of the main types of %s is simulated or listed as open [SIM-01]',
  async (version) => {
    const store = createTestStore({ version })
    const failures: string[] = []
    const openFields: string[] = []
    let simulatedCount = 0
    const documents = {
      ...(await createDocuments(store)),
      ...(version !== '2025-01' && (await createNewestDocuments(store))),
      ...(version === 'unstable' && UNSTABLE_DOCUMENTS),
    }
    for (const [typeName, buildDocument] of Object.entries(documents)) {
      const schema = await store.query<{ __type: { fields: Field[] } }>(
        `{ __type(name: "${typeName}") { fields(includeDeprecated: true) { name type { ${REF} } args { name defaultValue type { ${REF} } } } } }`,
      )
      for (const field of schema.__type.fields) {
        const { data, errors } = await store.execute(buildDocument(buildSelection(field)))
        if (!errors && data) simulatedCount += 1
        else if (errors?.length === 1 && errors[0]?.message === `${typeName}.${field.name} is not simulated yet`)
          openFields.push(`${typeName}.${field.name}`)
        else failures.push(`${typeName}.${field.name}: ${JSON.stringify(errors)}`)
      }
    }
    expect(failures).toEqual([])
    expect(openFields).toEqual(Object.keys(OPEN_FIELDS))
    expect(simulatedCount).toBeGreaterThan(400)
  },
  30_000,
)
