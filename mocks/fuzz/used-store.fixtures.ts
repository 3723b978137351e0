import { completeCheckout } from '../upstreams/shopify/cart/complete-checkout.ts'
import { createTestStore, getVariantGid, goods } from '../upstreams/shopify/shopify.fixtures.ts'
import { getGiftCardExpiry } from '../world/gift-cards.ts'

/** A store in use: a customer with an address and an order, a gift card and a cart, and the texts that lead to them. */
export async function createUsedStore(version: string) {
  const store = createTestStore({ version })
  const { world, query } = store
  const variant = getVariantGid(goods.heroes)
  await world.customers.create({
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
  const createCart = async () => {
    const document = `mutation($input: CartInput) { cartCreate(input: $input) { cart {
      id lines(first: 1) { nodes { id } } delivery { addresses { id } } appliedGiftCards { id } } } }`
    const input = {
      lines: [{ merchandiseId: variant, quantity: 1 }],
      buyerIdentity: { email: 'jo@example.com' },
      giftCardCodes: ['GIFT'],
      delivery: { addresses: [{ address: { deliveryAddress: { city: 'Leeds', countryCode: 'GB' } } }] },
    }
    const { cartCreate } = await query<{ cartCreate: { cart: UsedCart } }>(document, { input })
    return cartCreate.cart
  }
  const order = await completeCheckout(world, (await createCart()).id)
  const cart = await createCart()
  const ids = [
    ...[cart.id, cart.lines.nodes[0]?.id, cart.delivery.addresses[0]?.id, cart.appliedGiftCards[0]?.id],
    ...[variant, `gid://shopify/Product/${goods.heroes.id}`, order.id],
    ...['gid://shopify/MailingAddress/1', 'gid://shopify/Customer/1', 'gid://shopify/Collection/1'],
  ].filter((id) => id !== undefined)
  const texts = [
    'heroes-navy',
    'main-menu',
    'tops',
    'about-us',
    'SORTED',
    'GIFT',
    'token',
    'jo@example.com',
    'Leeds',
    'GB',
  ]
  return { store, texts: [...texts, ...ids] }
}

type Nodes = { id: string }[]
type UsedCart = { id: string; lines: { nodes: Nodes }; delivery: { addresses: Nodes }; appliedGiftCards: Nodes }
