import { type GraphQLField, type GraphQLSchema, isObjectType } from 'graphql'
import { buildGoodsCatalogue } from '../../world/goods-file/build-goods-catalogue.ts'
import type { GoodsFile } from '../../world/goods-file/schema/goods-file.ts'
import { listReadArguments } from './read-arguments.fixtures.ts'
import { createTestStore } from './shopify.fixtures.ts'

const once = { fixed: {} }
const FILE: GoodsFile = {
  products: [
    {
      handle: 'mug',
      title: 'Mug',
      price: '10',
      productOptions: [{ name: 'Size', values: ['S', 'M'] }],
      metafields: [{ key: 'goes_with', type: 'list.product_reference', value: ['mug'] }],
    },
  ],
  sellingPlanGroups: [
    { name: 'Later', products: ['mug'], sellingPlans: [{ name: 'May', billingPolicy: once, deliveryPolicy: once }] },
  ],
  collections: [{ handle: 'all', title: 'All', products: ['mug'] }],
  pages: [{ handle: 'about', title: 'About' }],
  blogs: [{ handle: 'news', title: 'News', articles: [{ handle: 'one', title: 'One' }] }],
  metaobjects: [
    { type: 'farm', handle: 'a', fields: [{ key: 'goes_with', type: 'list.product_reference', value: ['mug'] }] },
  ],
}

const inProduct = (selection: string) => `product(handle: "mug") { ${selection} }`
const inCart = (selection: string) => `cart(id: $cart) { ${selection} }`
const inCustomer = (selection: string) => `customer(customerAccessToken: "token") { ${selection} }`
const inOrder = (selection: string) => inCustomer(`orders(first: 1) { nodes { ${selection} } }`)
const inBlog = (selection: string) => `blog(handle: "news") { ${selection} }`
const inFarm = (selection: string) => `metaobject(handle: { type: "farm", handle: "a" }) { ${selection} }`

/** A selection of a field of each type that a store here has. */
const WRAPPERS: Readonly<Record<string, (selection: string) => string>> = {
  Article: (selection) => inBlog(`articles(first: 1) { nodes { ${selection} } }`),
  Blog: inBlog,
  Cart: inCart,
  CartDelivery: (selection) => inCart(`delivery { ${selection} }`),
  CartDeliveryAddress: (selection) =>
    inCart(`delivery { addresses { address { ... on CartDeliveryAddress { ${selection} } } } }`),
  CartDeliveryGroup: (selection) => inCart(`deliveryGroups(first: 1) { nodes { ${selection} } }`),
  CartLine: (selection) => inCart(`lines(first: 1) { nodes { ... on CartLine { ${selection} } } }`),
  Collection: (selection) => `collection(handle: "all") { ${selection} }`,
  Customer: inCustomer,
  Fulfillment: (selection) => inOrder(`successfulFulfillments(first: 1) { ${selection} }`),
  Image: (selection) => inProduct(`featuredImage { ${selection} }`),
  MailingAddress: (selection) => inCustomer(`addresses(first: 1) { nodes { ${selection} } }`),
  Market: (selection) => `localization { market { ${selection} } }`,
  Metafield: (selection) => inProduct(`metafield(namespace: "custom", key: "goes_with") { ${selection} }`),
  Metaobject: inFarm,
  MetaobjectField: (selection) => inFarm(`field(key: "goes_with") { ${selection} }`),
  Order: inOrder,
  Page: (selection) => `page(handle: "about") { ${selection} }`,
  Product: inProduct,
  ProductVariant: (selection) => inProduct(`variants(first: 1) { nodes { ${selection} } }`),
  SellingPlan: (selection) =>
    inProduct(`sellingPlanGroups(first: 1) { nodes { sellingPlans(first: 1) { nodes { ${selection} } } } }`),
  SellingPlanGroup: (selection) => inProduct(`sellingPlanGroups(first: 1) { nodes { ${selection} } }`),
  Shop: (selection) => `shop { ${selection} }`,
  Sitemap: (selection) => `sitemap(type: PRODUCT) { ${selection} }`,
}

/** Types that no store here has a record of, with the reason. */
export const ABSENT_TYPES: Readonly<Record<string, string>> = {
  Comment: 'articles have no comments',
  Company: 'no companies',
  CompanyLocation: 'no companies',
  ComponentizableCartLine: 'no bundles',
  Location: 'no places',
  MediaPresentation: 'no presentations of media',
}

/** Lists that are always empty here, with the reason. */
export const EMPTY_FIELDS: Readonly<Record<string, string>> = {
  'Article.comments': 'articles have no comments',
  'ProductVariant.components': 'no bundles',
  'ProductVariant.groupedBy': 'no bundles',
  'ProductVariant.quantityPriceBreaks': 'no prices by quantity',
  'ProductVariant.storeAvailability': 'no places',
}

/** Arguments of fields that change nothing here, with the reason. */
export const UNREAD_FIELD_ARGUMENTS: Readonly<Record<string, string>> = {
  'Cart.deliveryGroups.withCarrierRates': 'rates are those of the shop, and no carrier is asked',
  'Fulfillment.trackingInfo.first': 'parcels are not tracked',
  'Market.metafield.key': 'markets have no metafields',
  'Market.metafield.namespace': 'markets have no metafields',
  'ProductVariant.storeAvailability.near': 'the shop has no places',
}

/** What a type's fields do with their arguments. */
type FieldBehaviour = { type: string; field: string; read: string[]; unread: string[] }

/** A store that has a record of each type. */
async function createFullStore(version: string) {
  const store = createTestStore({ version, catalogue: buildGoodsCatalogue(FILE, { source: 'fields', seed: 1 }) })
  const { world } = store
  const variantId = world.catalogue.products[0]?.variants[0]?.id ?? ''
  const address = { address: { deliveryAddress: { city: 'Leeds', countryCode: 'GB' } }, selected: true }
  const { cartCreate } = await store.query<{ cartCreate: { cart: { id: string } } }>(
    'mutation ($input: CartInput) { cartCreate(input: $input) { cart { id } } }',
    {
      input: {
        lines: [{ merchandiseId: `gid://shopify/ProductVariant/${variantId}` }],
        delivery: { addresses: [address] },
      },
    },
  )
  const createdAt = world.clock.now().toISOString()
  const customerId = 'gid://shopify/Customer/1'
  await world.customers.create({
    id: customerId,
    region: 'gb',
    firstName: 'Jo',
    lastName: 'Bloggs',
    email: 'jo@example.com',
    createdAt,
    accessTokens: ['token'],
    addresses: [{ id: 'gid://shopify/MailingAddress/1' }],
  })
  await world.orders.create({
    id: 'gid://shopify/Order/1',
    name: '#1001',
    region: 'gb',
    currency: 'GBP',
    customerId,
    createdAt,
    fulfilment: 'delivered',
    lines: [{ id: 'gid://shopify/LineItem/1', variantId, quantity: 1, unitPrice: 1000 }],
    subtotal: 1000,
    total: 1000,
  })
  return { ...store, cartId: cartCreate.cart.id }
}

/** The fields with arguments of every type that a store here has, and which of the arguments are read. */
export async function describeFields(schema: GraphQLSchema, version: string): Promise<FieldBehaviour[]> {
  const store = await createFullStore(version)
  const rows: FieldBehaviour[] = []
  for (const { type, field } of listFieldsWithArguments(schema)) {
    const wrap = WRAPPERS[type]
    if (!wrap) continue
    const read = await listReadArguments(field, KNOWN, ({ selection, declarations, variables }) => {
      const body = wrap(selection)
      const cart = body.startsWith('cart(') ? ['$cart: ID!'] : []
      const all = [...cart, ...(declarations ? [declarations] : [])].join(', ')
      return store.query(`query ${all ? `(${all})` : ''} { ${body} }`, {
        ...variables,
        ...(cart.length > 0 && { cart: store.cartId }),
      })
    })
    const unread = field.args.map(({ name }) => name).filter((name) => !read.includes(name))
    rows.push({ type, field: field.name, read, unread })
  }
  return rows
}

/** Values of arguments that a resolver refuses otherwise. */
const KNOWN: Readonly<Record<string, unknown>> = {
  after: null,
  before: null,
  selectedOptions: [{ name: 'Size', value: 'S' }],
}

/** Every field with arguments of the schema's types but queries and mutations. */
export function listFieldsWithArguments(
  schema: GraphQLSchema,
): { type: string; field: GraphQLField<unknown, unknown> }[] {
  const roots = new Set([schema.getQueryType(), schema.getMutationType()])
  return Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type) && !roots.has(type) && !type.name.startsWith('__')
      ? Object.values(type.getFields())
          .filter(({ args }) => args.length > 0)
          .map((field) => ({ type: type.name, field }))
      : [],
  )
}
