import { type GraphQLType, getNamedType, isEnumType, isInputObjectType, isInterfaceType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { getAccountSchema } from '../../customer-account/schema.ts'
import { getShopifySchema } from '../schema.ts'
import { createTestStore } from '../shopify.fixtures.ts'

const VERSIONS = ['2025-01', '2026-04'] as const

test.each(
  VERSIONS.flatMap((version) => [
    [`Storefront API ${version}`, getShopifySchema(version)] as const,
    [`Customer Account API ${version}`, getAccountSchema(version)] as const,
  ]),
)('no input type of the %s is without use, as that of a hidden field would be [CTR-05]', (_name, schema) => {
  const types = Object.values(schema.getTypeMap())
  const used = new Set<string>()
  const use = ({ type }: { type: GraphQLType }) => used.add(getNamedType(type).name)
  for (const type of types) {
    if (isInputObjectType(type)) Object.values(type.getFields()).forEach(use)
    if (isObjectType(type) || isInterfaceType(type))
      for (const field of Object.values(type.getFields())) [field, ...field.args].forEach(use)
  }
  for (const { args } of schema.getDirectives()) args.forEach(use)
  const unused = types.filter((type) => (isInputObjectType(type) || isEnumType(type)) && !used.has(type.name))
  expect(unused.map(({ name }) => name).filter((name) => !name.startsWith('__'))).toEqual([])
})

const CART = `cart { id buyerIdentity { email deliveryAddressPreferences { ... on MailingAddress { city country countryCodeV2 } } }
  delivery { addresses { selected address { ... on CartDeliveryAddress { city countryCode } } } }
  deliveryGroups(first: 1) { nodes { deliveryAddress { city } } } } userErrors { field message }`
const IDENTITY = {
  email: 'ann@example.com',
  deliveryAddressPreferences: [
    { deliveryAddress: { city: 'Leeds', country: 'United Kingdom', zip: 'LS1 1AA' } },
    { deliveryAddress: { city: 'Ghent', country: 'BE' } },
  ],
}
const ADDRESSES = {
  buyerIdentity: {
    deliveryAddressPreferences: [
      { city: 'Leeds', country: 'United Kingdom', countryCodeV2: 'GB' },
      { city: 'Ghent', country: 'Belgium', countryCodeV2: 'BE' },
    ],
  },
  delivery: {
    addresses: [
      { selected: true, address: { city: 'Leeds', countryCode: 'GB' } },
      { selected: false, address: { city: 'Ghent', countryCode: 'BE' } },
    ],
  },
}

test.each(VERSIONS)(
  '%s takes the addresses of a buyer’s identity, which clients of 2023 send [SIM-12]',
  async (version) => {
    const { query } = createTestStore({ version })
    const create =
      'mutation ($buyerIdentity: CartBuyerIdentityInput) { payload: cartCreate(input: { buyerIdentity: $buyerIdentity }) {'
    const created = await query<{ payload: { cart: { id: string } } }>(`${create} ${CART} } }`, {
      buyerIdentity: IDENTITY,
    })
    expect(created.payload).toMatchObject({ cart: ADDRESSES, userErrors: [] })
    const update =
      'mutation ($id: ID!, $buyerIdentity: CartBuyerIdentityInput!) { payload: cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: $buyerIdentity) {'
    const { payload: empty } = await query<{ payload: { cart: { id: string } } }>(`${create} ${CART} } }`)
    const { id } = empty.cart
    expect((await query(`${update} ${CART} } }`, { id, buyerIdentity: IDENTITY })).payload).toMatchObject({
      cart: ADDRESSES,
    })
    // Without a list they stay as they are.
    const byEmail = { id, buyerIdentity: { email: 'bea@example.com' } }
    expect((await query(`${update} ${CART} } }`, byEmail)).payload).toMatchObject({ cart: ADDRESSES })
    const wrong = { id, buyerIdentity: { deliveryAddressPreferences: [{ deliveryAddress: { country: 'Nowhere' } }] } }
    expect((await query(`${update} ${CART} } }`, wrong)).payload).toMatchObject({
      userErrors: [{ field: ['buyerIdentity', 'deliveryAddressPreferences', '0', 'deliveryAddress', 'country'] }],
    })
  },
)
