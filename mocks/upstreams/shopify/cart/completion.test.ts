import { expect, test } from 'vitest'
import { getGiftCardExpiry } from '../../../world/gift-cards.ts'
import { getVariantGid, goods } from '../shopify.fixtures.ts'
import { createShopper } from './shopper.fixtures.ts'

const ADDRESS = { address1: '1 High Street', city: 'London', zip: 'N1 1AA', lastName: 'Bloggs', countryCode: 'GB' }
const FREE = { amount: { amount: '0.0', currencyCode: 'GBP' }, freePaymentMethod: { billingAddress: {} } }

/** A cart that its gift card pays for altogether; parts can be left out. */
async function aPaidCart(input: object = {}) {
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
  const ask = async <Data>(document: string, variables: object = {}) =>
    (await query<{ done: Data }>(document, { id, ...variables })).done
  return {
    ...shopper,
    world,
    id,
    pay: (payment: object = FREE) =>
      ask<{ userErrors: { code: string }[] }>(
        'mutation($id: ID!, $payment: CartPaymentInput!) { done: cartPaymentUpdate(cartId: $id, payment: $payment) { userErrors { code field } } }',
        { payment },
      ),
    prepare: () =>
      ask(
        'mutation($id: ID!) { done: cartPrepareForCompletion(cartId: $id) { result { __typename ... on CartStatusNotReady { errors { code } } } } }',
      ),
    submit: (attemptToken = 'attempt') =>
      ask<{ result: { attemptId: string; redirectUrl: string } }>(
        `mutation($id: ID!, $attemptToken: String!) { done: cartSubmitForCompletion(cartId: $id, attemptToken: $attemptToken) {
          result { __typename
            ... on SubmitSuccess { attemptId redirectUrl } ... on SubmitAlreadyAccepted { attemptId }
            ... on SubmitFailed { checkoutUrl errors { code } }
          } userErrors { code }
        } }`,
        { attemptToken },
      ),
  }
}

test('a cart that gift cards pay for can be bought without the checkout, once [SIM-01]', async () => {
  const { pay, prepare, submit, readCart: read, id, store } = await aPaidCart()
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

test('the order goes where the cart was to go, with a bill for where the client said', async () => {
  const { pay, submit, id, store } = await aPaidCart()
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
  ['nobody to write to', { buyerIdentity: {} }, 'BUYER_IDENTITY_EMAIL_REQUIRED'],
  ['nowhere to go', { delivery: { addresses: [] } }, 'DELIVERY_ADDRESS_REQUIRED'],
  [
    'a country without delivery',
    { delivery: { addresses: [{ address: { deliveryAddress: { ...ADDRESS, countryCode: 'US' } } }] } },
    'DELIVERY_NO_DELIVERY_AVAILABLE',
  ],
  ['nothing in it', { lines: [] }, 'MERCHANDISE_NOT_APPLICABLE'],
  ['something left to pay', { giftCardCodes: [] }, 'PAYMENTS_UNACCEPTABLE_PAYMENT_AMOUNT'],
])('a cart with %s is not ready and cannot be bought', async (_what, input, code) => {
  const { pay, prepare, submit, world } = await aPaidCart(input)
  await pay()
  const errors = expect.arrayContaining([{ code }])
  expect(await prepare()).toMatchObject({ result: { __typename: 'CartStatusNotReady', errors } })
  expect(await submit()).toMatchObject({ result: { __typename: 'SubmitFailed', errors } })
  expect(world.orders.all()).toEqual([])
})

test('cards and wallets are methods that the simulated store does not have', async () => {
  const { pay } = await aPaidCart()
  const directPaymentMethod = { sessionId: 'x', billingAddress: {} }
  expect((await pay({ amount: FREE.amount, directPaymentMethod })).userErrors).toMatchObject([
    { code: 'PAYMENT_METHOD_NOT_SUPPORTED' },
  ])
  const { pay: payUnpaid } = await aPaidCart({ giftCardCodes: [] })
  expect((await payUnpaid()).userErrors).toMatchObject([{ code: 'INVALID_PAYMENT' }])
})
