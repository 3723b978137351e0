import type { RegionCode } from '#contracts/shop/regions.ts'
import type { CheckoutInput, PostalAddress } from '#contracts/ucp/2026-08-25/generated/types.ts'
import { UsageError } from '../usage-error.ts'
import { findVariant } from './find-variant.ts'
import type { Store } from './store.ts'

type CheckoutRequest = { cart?: string; product: string; region: RegionCode; email: string; pay?: true }

const NAME = { first_name: 'Ada', last_name: 'Lovelace' }
/** Where each store delivers to. */
const ADDRESSES: Readonly<Partial<Record<RegionCode, PostalAddress>>> = {
  gb: {
    street_address: '12 St James’s Square',
    address_locality: 'London',
    postal_code: 'SW1Y 4JH',
    address_country: 'GB',
  },
  us: {
    street_address: '1 Main Street',
    address_locality: 'Boston',
    address_region: 'MA',
    postal_code: '02108',
    address_country: 'US',
  },
  eu: { street_address: 'Unter den Linden 1', address_locality: 'Berlin', postal_code: '10117', address_country: 'DE' },
}

/** Begins the checkout of a cart, or of a product without one, with all that an order needs of a buyer; pays it if requested. */
export async function checkOut(store: Store, { cart, product, region, email, pay }: CheckoutRequest) {
  const address = ADDRESSES[region]
  if (!address)
    throw new UsageError(`No address in ${region} is known.`, {
      next: 'Add one to ADDRESSES of cli/agent/check-out.ts.',
    })
  const destinations = [{ ...NAME, ...address }]
  const delivery = {
    buyer: { ...NAME, email },
    fulfillment: { methods: [{ type: 'shipping' as const, destinations }] },
  }
  const ready =
    cart === undefined
      ? await store.createCheckout({ checkout: { line_items: [await toLine(store, product)], ...delivery } })
      : await checkOutCart(store, cart, delivery)
  if (!pay || ready.status !== 'ready_for_complete') return ready
  const [handler] = Object.values(ready.ucp.payment_handlers).flat()
  const credential = { type: 'token', token: crypto.randomUUID() }
  const instruments = handler ? [{ id: 'card', handler_id: handler.id, type: 'card', credential }] : []
  return store.completeCheckout({ id: ready.id, checkout: { payment: { instruments } } })
}

/** Begins the checkout of a cart with its own lines and discount codes. */
async function checkOutCart(store: Store, cart: string, delivery: Pick<CheckoutInput, 'buyer' | 'fulfillment'>) {
  const { id, line_items, discounts } = await store.createCheckout({ checkout: { cart_id: cart, line_items: [] } })
  return store.updateCheckout({
    id,
    checkout: {
      line_items: line_items.map((line) => ({ id: line.id, item: { id: line.item.id }, quantity: line.quantity })),
      ...delivery,
      ...(discounts && { discounts: { codes: discounts.codes } }),
    },
  })
}

const toLine = async (store: Store, product: string) => ({
  item: { id: (await findVariant(store, product)).variant.id },
  quantity: 1,
})
