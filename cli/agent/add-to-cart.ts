import { findVariant } from './find-variant.ts'
import type { Store } from './store.ts'

type Addition = { product: string; option?: Record<string, string>; quantity: number; cart?: string }

/** Puts a variant of a product into a new cart, or into one that exists, which an agent has to send whole. */
export async function addToCart(store: Store, { product, option, quantity, cart: id }: Addition) {
  const { variant } = await findVariant(store, product, option)
  const added = { item: { id: variant.id }, quantity }
  if (id === undefined) return store.createCart({ cart: { line_items: [added] } })
  const before = await store.getCart({ id })
  const { line_items, buyer, discounts } = before
  // a cart can have several lines of a variant, such as one with letters
  const increased = line_items.find(({ item }) => item.id === variant.id)
  const lines = line_items.map((line) => ({
    id: line.id,
    item: { id: line.item.id },
    quantity: line === increased ? line.quantity + quantity : line.quantity,
  }))
  return store.updateCart({
    id,
    cart: {
      line_items: increased ? lines : [...lines, added],
      ...(buyer && { buyer }),
      ...(discounts && { discounts: { codes: discounts.codes } }),
    },
  })
}
