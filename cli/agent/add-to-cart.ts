import { findVariant } from './find-variant.ts'
import type { Store } from './store.ts'

type Added = { product: string; option?: Record<string, string>; quantity: number; cart?: string }

/** Puts a variant of a product into a new cart, or into one that exists, which an agent has to send whole. */
export async function addToCart(store: Store, { product, option, quantity, cart: id }: Added) {
  const { variant } = await findVariant(store, product, option)
  const added = { item: { id: variant.id }, quantity }
  if (id === undefined) return store.createCart({ cart: { line_items: [added] } })
  const before = await store.getCart({ id })
  const kept = before.line_items.map((line) => ({
    id: line.id,
    item: { id: line.item.id },
    quantity: line.item.id === variant.id ? line.quantity + quantity : line.quantity,
  }))
  const isNew = !before.line_items.some(({ item }) => item.id === variant.id)
  const { buyer, discounts } = before
  return store.updateCart({
    id,
    cart: {
      line_items: isNew ? [...kept, added] : kept,
      ...(buyer && { buyer }),
      ...(discounts && { discounts: { codes: discounts.codes } }),
    },
  })
}
