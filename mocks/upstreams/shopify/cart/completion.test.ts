import { expect, test } from 'vitest'
import { getGiftCardExpiry } from '../../../world/gift-cards.ts'
import { getVariantGid, goods } from '../shopify.fixtures.ts'
import { createShopper } from './shopper.fixtures.ts'

const ADDRESS = { address1: '1 High Street', city: 'London', zip: 'N1 1AA', lastName: 'Bloggs', countryCode: 'GB' }
const FREE = { amount: { amount: '0.0', currencyCode: 'GBP' }, freePaymentMethod: { billingAddress: {} } }

/** Creates a cart that a gift card pays in full. @param input Replaces parts of the cart. */
async function createPaidCart(input: object = {}) {
  const shopper = createShopper()
  const { world, query } = shopper.store
  await world.giftCards.create({
    id: 'gid://shopify/GiftCard/1',
    region: 'gb',
    code: 'HUNDRED000000100',
    initialValue: 100_00,
    balance: 100_00,
    expiresAt: getGiftCardExpiry(world.clock.now()),
  })
  const { cart } = await shopper.createCart({
    lines: [{ merchandiseId: getVariantGid(goods.tee), quantity: 1 }],
    giftCardCodes: ['HUNDRED000000100'],
    buyerIdentity: { email: 'jo@example.com' },
    delivery: { addresses: [{ address: { deliveryAddress: ADDRESS } }] },
    ...input,
  })
  const id = cart?.id ?? ''
  const runMutation = async <Data>(document: string, variables: object = {}) =>
    (await query<{ payload: Data }>(document, { id, ...variables })).payload
  return {
    ...shopper,
    world,
    id,
    pay: (payment: object = FREE) =>
      runMutation<{ userErrors: { code: string }[] }>(
        'mutation($id: ID!, $payment: CartPaymentInput!) { payload: cartPaymentUpdate(cartId: $id, payment: $payment) { userErrors { code field } } }',
        { payment },
      ),
    prepare: () =>
      runMutation(
        'mutation($id: ID!) { payload: cartPrepareForCompletion(cartId: $id) { result { __typename ... on CartStatusNotReady { errors { code } } } } }',
      ),
    submit: (attemptToken = 'attempt') =>
      runMutation<{ result: { attemptId: string; redirectUrl: string } }>(
        `mutation($id: ID!, $attemptToken: String!) { payload: cartSubmitForCompletion(cartId: $id, attemptToken: $attemptToken) {
          result { __typename
            ... on SubmitSuccess { attemptId redirectUrl } ... on SubmitAlreadyAccepted { attemptId }
            ... on SubmitFailed { checkoutUrl errors { code } }
          } userErrors { code }
        } }`,
        { attemptToken },
      ),
  }
}

test('a cart paid by gift cards can be completed by the API, once [SIM-01]', async () => {
  const { pay, prepare, submit, readCart: read, id, store } = await createPaidCart()
  expect((await pay()).userErrors).toEqual([])
  expect(await prepare()).toEqual({ result: { __typename: 'CartStatusReady' } })
  const { result } = await submit()
  expect(result).toMatchObject({ __typename: 'SubmitSuccess' })
  expect(await submit()).toMatchObject({ result: { __typename: 'SubmitAlreadyAccepted', attemptId: result.attemptId } })
  expect(await read(id)).toBeNull()

  const attempt = await store.query(
    `query($id: String!) { cartCompletionAttempt(attemptId: $id) { ... on CartCompletionSuccess { id orderId orderUrl } } }`,
    { id: result.attemptId },
  )
  expect(attempt).toMatchObject({
    cartCompletionAttempt: { orderId: store.world.orders.all()[0]?.id, orderUrl: result.redirectUrl },
  })
  const page = await store.fetch(result.redirectUrl)
  expect(await page.text()).toContain('is confirmed')
})

test('the order has the delivery and billing addresses of the cart', async () => {
  const { pay, submit, id, store } = await createPaidCart()
  await store.query(
    'mutation($id: ID!, $to: MailingAddressInput) { cartBillingAddressUpdate(cartId: $id, billingAddress: $to) { cart { id } } }',
    { id, to: { city: 'Leeds', country: 'United Kingdom' } },
  )
  await pay()
  await submit()
  expect(store.world.orders.all()).toMatchObject([
    { shippingAddress: { city: 'London' }, billingAddress: { city: 'Leeds', countryCode: 'GB' }, total: 50_00 },
  ])
})

test.each([
  ['no email', { buyerIdentity: {} }, 'BUYER_IDENTITY_EMAIL_REQUIRED'],
  ['no address', { delivery: { addresses: [] } }, 'DELIVERY_ADDRESS_REQUIRED'],
  [
    'a country without delivery',
    { delivery: { addresses: [{ address: { deliveryAddress: { ...ADDRESS, countryCode: 'US' } } }] } },
    'DELIVERY_NO_DELIVERY_AVAILABLE',
  ],
  ['no lines', { lines: [] }, 'MERCHANDISE_NOT_APPLICABLE'],
  ['an amount due', { giftCardCodes: [] }, 'PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT'],
])('a cart with %s cannot be completed', async (_what, input, code) => {
  const { pay, prepare, submit, world } = await createPaidCart(input)
  await pay()
  const errors = expect.arrayContaining([{ code }])
  expect(await prepare()).toMatchObject({ result: { __typename: 'CartStatusNotReady', errors } })
  expect(await submit()).toMatchObject({ result: { __typename: 'SubmitFailed', errors } })
  expect(world.orders.all()).toEqual([])
})

test('cards and wallets are not supported', async () => {
  const { pay } = await createPaidCart()
  const directPaymentMethod = { sessionId: 'x', billingAddress: {} }
  expect((await pay({ amount: FREE.amount, directPaymentMethod })).userErrors).toMatchObject([
    { code: 'PAYMENT_METHOD_NOT_SUPPORTED' },
  ])
  const { pay: payUnpaid } = await createPaidCart({ giftCardCodes: [] })
  expect((await payUnpaid()).userErrors).toMatchObject([{ code: 'INVALID_PAYMENT' }])
})
