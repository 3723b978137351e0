import { expect, test } from 'vitest'
import { getGiftCardExpiry } from '../../../world/gift-cards.ts'
import { getVariantGid, goods } from '../shopify.fixtures.ts'
import { completeCheckout } from './complete-checkout.ts'
import { createShopper } from './shopper.fixtures.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const PAYLOAD = `{
  cart { appliedGiftCards { id lastCharacters amountUsed { amount } balance { amount } } cost { totalAmount { amount } } }
  userErrors { code field }
}`
type Applied = { id: string; lastCharacters: string; amountUsed: { amount: string }; balance: { amount: string } }
type Payload = {
  cart: { appliedGiftCards: Applied[]; cost: { totalAmount: { amount: string } } } | null
  userErrors: { code: string }[]
}

/** Creates a cart with one T-shirt (45 pounds), and gift cards of 30 and 50 pounds. */
async function createCartAndGiftCards() {
  const shopper = createShopper()
  const { world, query } = shopper.store
  const createGiftCard = (id: number, code: string, value: number) =>
    world.giftCards.create({
      id: `gid://shopify/GiftCard/${id}`,
      region: 'gb',
      code,
      initialValue: value,
      balance: value,
      expiresAt: getGiftCardExpiry(world.clock.now()),
    })
  await createGiftCard(1, 'THIRTY0000000030', 30_00)
  await createGiftCard(2, 'FIFTY00000000050', 50_00)
  const { id } = await shopper.startCart({ merchandiseId: getVariantGid(goods.tee), quantity: 1 })
  const apply = async (...codes: string[]) => {
    const document = `mutation($id: ID!, $codes: [String!]!) { payload: cartGiftCardCodesUpdate(cartId: $id, giftCardCodes: $codes) ${PAYLOAD} }`
    return (await query<{ payload: Payload }>(document, { id, codes })).payload
  }
  const remove = async (...ids: string[]) => {
    const document = `mutation($id: ID!, $ids: [ID!]!) { payload: cartGiftCardCodesRemove(cartId: $id, appliedGiftCardIds: $ids) ${PAYLOAD} }`
    return (await query<{ payload: Payload }>(document, { id, ids })).payload
  }
  return { ...shopper, world, id, apply, remove }
}

const getAmountsUsed = ({ cart }: Payload) =>
  cart?.appliedGiftCards.map(({ lastCharacters, amountUsed }) => [lastCharacters, amountUsed.amount])

test('gift cards pay in order, each up to its balance [SIM-01]', async () => {
  const { apply } = await createCartAndGiftCards()
  const applied = await apply('thirty0000000030', 'FIFTY00000000050')
  expect(getAmountsUsed(applied)).toEqual([
    ['0030', '30.0'],
    ['0050', '15.0'],
  ])
  expect(applied.cart?.cost.totalAmount.amount).toBe('45.0')
})

test('unknown, untrimmed and repeated codes are ignored', async () => {
  const { apply } = await createCartAndGiftCards()
  const applied = await apply('NOPE', ' FIFTY00000000050', 'THIRTY0000000030', 'thirty0000000030')
  expect(applied.userErrors).toEqual([])
  expect(getAmountsUsed(applied)).toEqual([['0030', '30.0']])
})

test('a new list of codes replaces the old one; a card can be removed', async () => {
  const { apply, remove } = await createCartAndGiftCards()
  await apply('THIRTY0000000030')
  const both = await apply('FIFTY00000000050', 'THIRTY0000000030')
  const [fifty] = both.cart?.appliedGiftCards ?? []
  expect(getAmountsUsed(await remove(fifty?.id ?? ''))).toEqual([['0030', '30.0']])
  expect((await remove(fifty?.id ?? '')).userErrors).toMatchObject([{ code: 'INVALID' }])
})

test('applied cards are saved, and an empty card pays nothing [SIM-02]', async () => {
  const { apply, id, world, store } = await createCartAndGiftCards()
  await apply('THIRTY0000000030')
  const readCart = () =>
    store.query<{ cart: Payload['cart'] }>(
      'query($id: ID!) { cart(id: $id) { appliedGiftCards { lastCharacters } cost { totalAmount { amount } } } }',
      { id },
    )
  expect((await readCart()).cart?.appliedGiftCards).toHaveLength(1)
  await world.giftCards.update((query) => query.where({ id: 'gid://shopify/GiftCard/1' }), {
    data(draft) {
      draft.balance = 0
    },
  })
  expect((await readCart()).cart?.appliedGiftCards).toEqual([])
})

test('an order charges the card and records the payment', async () => {
  const { apply, id, world } = await createCartAndGiftCards()
  await apply('FIFTY00000000050')
  const order = await completeCheckout(world, id)
  expect(order.giftCards).toEqual([{ id: 'gid://shopify/GiftCard/2', lastCharacters: '0050', amount: 45_00 }])
  expect(world.giftCards.findFirst((query) => query.where({ id: 'gid://shopify/GiftCard/2' }))?.balance).toBe(5_00)
})

test('a purchased gift card pays for six months [SIM-02]', async () => {
  const shopper = createShopper()
  const { store, createCart: create } = shopper
  const { id } = await shopper.startCart({ merchandiseId: getVariantGid(goods.giftCard, ['50']), quantity: 1 })
  const order = await completeCheckout(store.world, id)
  const [card] = store.world.giftCards.all()
  expect(card).toMatchObject({ orderId: order.id, balance: order.total, code: expect.stringMatching(/^[0-9A-F]{16}$/) })
  const lines = [{ merchandiseId: getVariantGid(goods.tee), quantity: 1 }]
  const findAppliedCards = async () => {
    const { cart } = await create({ lines, giftCardCodes: [card?.code ?? ''] })
    return store.world.carts.findFirst((query) => query.where({ id: cart?.id ?? '' }))?.giftCards
  }
  expect(await findAppliedCards()).toEqual([card?.id])
  store.world.clock.advance(190 * DAY_MS)
  expect(await findAppliedCards()).toEqual([])
})
