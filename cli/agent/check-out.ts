import type { RegionCode } from '#contracts/shop/regions.ts'
import type { PostalAddress } from '#contracts/ucp/2026-08-25/generated/types.ts'
import { findVariant } from './find-variant.ts'
import type { Store } from './store.ts'

type CheckedOut = { cart?: string; product: string; region: RegionCode; email: string; pay?: true }

const NAME = { first_name: 'Ada', last_name: 'Lovelace' }
/** Where each store delivers to. */
const ADDRESSES: Readonly<Record<RegionCode, PostalAddress>> = {
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

/** Begins a checkout with all that an order needs of a buyer, of a cart or of a product, and pays it if it is told to. */
export async function checkOut(store: Store, { cart, product, region, email, pay }: CheckedOut) {
  const begun = await store.createCheckout({
    checkout: cart === undefined ? { line_items: [await toLine(store, product)] } : { cart_id: cart, line_items: [] },
  })
  const line_items = begun.line_items.map(({ id, item, quantity }) => ({ id, item: { id: item.id }, quantity }))
  const destinations = [{ ...NAME, ...ADDRESSES[region] }]
  const ready = await store.updateCheckout({
    id: begun.id,
    checkout: {
      line_items,
      buyer: { ...NAME, email },
      fulfillment: { methods: [{ type: 'shipping', destinations }] },
      ...(begun.discounts && { discounts: { codes: begun.discounts.codes } }),
    },
  })
  if (!pay || ready.status !== 'ready_for_complete') return ready
  const [handler] = Object.values(ready.ucp.payment_handlers).flat()
  const credential = { type: 'token', token: crypto.randomUUID() }
  const instruments = handler ? [{ id: 'card', handler_id: handler.id, type: 'card', credential }] : []
  return store.completeCheckout({ id: ready.id, checkout: { payment: { instruments } } })
}

const toLine = async (store: Store, product: string) => ({
  item: { id: (await findVariant(store, product)).variant.id },
  quantity: 1,
})
