import { type GraphQLField, getNamedType, isLeafType, isObjectType, isRequiredArgument } from 'graphql'
import { expect, test } from 'vitest'
import { getDaysAgo } from '../../world/clock.ts'
import { givenAccount } from './account.fixtures.ts'
import { getAccountSchema, listAccountRootFields } from './schema.ts'

/** How many queries and mutations are answered. The rest names itself. */
const SIMULATED_ROOT_FIELDS = [
  'QueryRoot.company',
  'QueryRoot.companyLocation',
  'QueryRoot.customer',
  'QueryRoot.draftOrder',
  'QueryRoot.order',
  'QueryRoot.shop',
  'Mutation.customerAddressCreate',
  'Mutation.customerAddressDelete',
  'Mutation.customerAddressUpdate',
  'Mutation.customerEmailMarketingSubscribe',
  'Mutation.customerEmailMarketingUnsubscribe',
  'Mutation.customerUpdate',
  'Mutation.metafieldsSet',
  'Mutation.orderRequestReturn',
  'Mutation.storefrontCustomerAccessTokenCreate',
]

test.each([
  ['2025-01', []],
  ['2026-04', ['QueryRoot.return']],
] as const)('the simulated root fields of %s are those that are listed [SIM-01]', (version, added) => {
  const { simulated, notSimulated } = listAccountRootFields(version)
  expect(simulated.toSorted()).toEqual([...SIMULATED_ROOT_FIELDS, ...added].toSorted())
  console.info(`${simulated.length} of ${simulated.length + notSimulated.length} root fields are simulated`)
})

test('the whole schema can be introspected [SIM-01]', async () => {
  const { query } = await givenAccount()
  const { data } = await query('{ __schema { queryType { name } types { name fields { name } } } }')
  expect(data.__schema.types.length).toBeGreaterThan(400)
})

test.each([
  ['{ customer { imageUrl } }', 'Customer.imageUrl'],
  ['mutation { customerEmailMarketingOptIn { userErrors { code } } }', 'Mutation.customerEmailMarketingOptIn'],
  ['{ uiExtensionSessionToken { __typename } }', 'QueryRoot.uiExtensionSessionToken'],
])('%s fails with the name of what is not simulated [ACC-08] [SIM-01]', async (document, part) => {
  const { query } = await givenAccount()
  expect((await query(document)).errors).toMatchObject([
    { message: `${part} is not simulated yet`, extensions: { code: 'NOT_SIMULATED', part } },
  ])
})

test('a field that the contract lacks is refused', async () => {
  const { query } = await givenAccount()
  expect((await query('{ customer { email } }')).errors?.[0]?.message).toBe(
    "Field 'email' doesn't exist on type 'Customer'",
  )
})

const inOrder = (selection: string) => `{ customer { orders(first: 1) { nodes { ${selection} } } } }`
const inLine = (selection: string) => inOrder(`lineItems(first: 1) { nodes { ${selection} } }`)

const inReturn = (selection: string) => inOrder(`returns(first: 1) { nodes { ${selection} } }`)
const inDeliverable = (selection: string) =>
  inReturn(
    `reverseDeliveries(first: 1) { nodes { deliverable { ... on ReverseDeliveryShippingDeliverable { ${selection} } } } }`,
  )

/** A document around the selection of each main type. */
const DOCUMENTS: Readonly<Record<string, (selection: string) => string>> = {
  Shop: (selection) => `{ shop { ${selection} } }`,
  ShopPolicy: (selection) => `{ shop { shopPolicies { ${selection} } } }`,
  Customer: (selection) => `{ customer { ${selection} } }`,
  CustomerEmailAddress: (selection) => `{ customer { emailAddress { ${selection} } } }`,
  CustomerPhoneNumber: (selection) => `{ customer { phoneNumber { ${selection} } } }`,
  CustomerAddress: (selection) => `{ customer { addresses(first: 1) { nodes { ${selection} } } } }`,
  OrderConnection: (selection) => `{ customer { orders(first: 1) { ${selection} } } }`,
  Order: inOrder,
  LineItem: inLine,
  LineItemVariantOption: (selection) => inLine(`variantOptions { ${selection} }`),
  Image: (selection) => inLine(`image { ${selection} }`),
  MoneyV2: (selection) => inOrder(`totalPrice { ${selection} }`),
  Fulfillment: (selection) => inOrder(`fulfillments(first: 1) { nodes { ${selection} } }`),
  FulfillmentLineItem: (selection) =>
    inOrder(`fulfillments(first: 1) { nodes { fulfillmentLineItems(first: 1) { nodes { ${selection} } } } }`),
  FulfillmentEvent: (selection) =>
    inOrder(`fulfillments(first: 1) { nodes { events(first: 1) { nodes { ${selection} } } } }`),
  OrderSoldInformation: (selection) => inOrder(`soldInformation { ${selection} }`),
  Return: inReturn,
  ReturnLineItem: (selection) => inReturn(`returnLineItems(first: 1) { nodes { ${selection} } }`),
  ReverseDelivery: (selection) => inReturn(`reverseDeliveries(first: 1) { nodes { ${selection} } }`),
  ReverseDeliveryShippingDeliverable: (selection) => inDeliverable(selection),
  ReverseDeliveryLabel: (selection) => inDeliverable(`label { ${selection} }`),
  ReverseDeliveryTracking: (selection) => inDeliverable(`tracking { ${selection} }`),
  Refund: (selection) => inOrder(`refunds { ${selection} }`),
}

/** A value for required arguments, by type. */
const ARGUMENTS: Readonly<Record<string, string>> = {
  ID: '"gid://shopify/X/1"',
  String: '"x"',
  Int: '1',
  HasMetafieldsIdentifier: '[{ namespace: "x", key: "x" }]',
}

function buildSelection({ name, type, args }: GraphQLField<unknown, unknown>): string {
  const values = args
    .filter((argument) => isRequiredArgument(argument) || argument.name === 'first')
    .map((argument) => `${argument.name}: ${ARGUMENTS[getNamedType(argument.type).name]}`)
  return `${name}${values.length > 0 ? `(${values.join(', ')})` : ''} ${isLeafType(getNamedType(type)) ? '' : '{ __typename }'}`
}

/** Fields of these types that are not simulated, with the reason. */
const OPEN_FIELDS: Readonly<Record<string, string>> = {
  'Shop.addressFormSettings': 'a setting that the stores have not made',
  'Shop.email': 'the stores have none',
  'Shop.myshopifyDomain': 'the simulated stores have no domain of Shopify’s',
  'Customer.imageUrl': 'the world has no pictures of customers',
  'Customer.lastIncompleteCheckout': 'carts are the Storefront API’s',
  'Order.agreements': 'the record has no history of sales',
  'Order.checkoutToken': 'the simulated checkout has none',
  'Order.discountInformation': 'discounts are on the lines',
  'Order.editSummary': 'orders are not edited',
  'Order.legacyAggregatedMerchandiseTermsAsFees': 'legacy',
  'Order.legacyRepresentProductsAsFees': 'legacy',
  'Order.legacySubtotalWithoutFees': 'legacy',
  'Order.lineItemContainers': 'an order has one parcel',
  'Order.market': 'the stores have no markets',
  'Order.paymentInformation': 'the simulated checkout records no payments',
  'Order.reorderPath': 'the shop does not serve it',
  'Order.requiresShipping': 'the record does not say it',
  'Order.shippingLine': 'the record has no way of delivery',
  'Order.shippingLineGroups': 'the record has no way of delivery',
  'Order.shippingTitle': 'the record has no way of delivery',
  'Order.shopAppLinksAndResources': 'the Shop app is another service',
  'LineItem.supportedReturnReasons': 'the backend API handles returns',
}

const inReturnInformation = (selection: string) => inOrder(`returnInformation { ${selection} }`)

/** Types that the newest version adds or has instead of others. */
const NEWEST_DOCUMENTS: typeof DOCUMENTS = {
  OrderReturnInformation: inReturnInformation,
  ReturnableLineItem: (selection) => inReturnInformation(`returnableLineItems(first: 1) { nodes { ${selection} } }`),
  NonReturnableLineItem: (selection) =>
    inReturnInformation(`nonReturnableLineItems(first: 1) { nodes { ${selection} } }`),
  OrderNonReturnableSummary: (selection) => inReturnInformation(`nonReturnableSummary { ${selection} }`),
  OrderTransaction: (selection) => inOrder(`transactions { ${selection} }`),
}

test.each(['2025-01', '2026-04'] as const)(
  'every field of the main types of %s is simulated or listed as open [ACC-08] [SIM-01]',
  async (version) => {
    const { query, world } = await givenAccount('known-customer', {}, version)
    const [order] = world.orders.all()
    await world.returns.create({
      id: 'one',
      reference: 'RET-1001-1',
      orderId: order?.id ?? '',
      lines: [{ orderLineId: order?.lines[0]?.id ?? '', quantity: 1, reason: 'too tight', outcome: 'refund' }],
      carrier: 'evri',
      label: 'emailed',
      createdAt: getDaysAgo(world.clock, 6),
      refund: 98_00,
    })
    const [failures, openFields]: [string[], string[]] = [[], []]
    let simulatedCount = 0
    const documents = { ...DOCUMENTS, ...(version === '2026-04' && NEWEST_DOCUMENTS) }
    for (const [typeName, buildDocument] of Object.entries(documents)) {
      const type = getAccountSchema(version).getType(typeName)
      if (!isObjectType(type)) throw new Error(`${typeName} is no object type`)
      for (const field of Object.values(type.getFields())) {
        const { errors } = await query(buildDocument(buildSelection(field)))
        if (!errors) simulatedCount += 1
        else if (errors[0]?.message === `${typeName}.${field.name} is not simulated yet`)
          openFields.push(`${typeName}.${field.name}`)
        else failures.push(`${typeName}.${field.name}: ${JSON.stringify(errors)}`)
      }
    }
    console.info(`${simulatedCount} of ${simulatedCount + openFields.length} fields of the main types are simulated`)
    expect(failures).toEqual([])
    expect(openFields.toSorted()).toEqual(Object.keys(OPEN_FIELDS).toSorted())
  },
  60_000,
)
