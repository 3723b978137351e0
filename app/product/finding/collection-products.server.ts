import type { BackendClient } from '#contracts/backend/client.ts'
import type { CollectionProduct } from '#contracts/backend/generated/types.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { Product } from '../product.ts'
import { productFromWire } from '../product.wire.ts'
import { getColourState } from '../size/choice.ts'

/**
 * The products of a collection as their pages show them, each with the other colours of its style in the collection; null
 * if the collection does not exist. Throws UpstreamError.
 */
export async function readCollectionProducts(
  backend: Pick<BackendClient, 'collection'>,
  store: RegionCode,
  handle: string,
): Promise<Product[] | null> {
  const collection = await backend.collection(
    { store, handle },
    { read: (wire) => productFromWire(toListedFields(wire), store) },
  )
  return collection && addColourways(collection.products)
}

/** Picks the fields that the contract has for a collection's product, and drops all others. */
const toListedFields = (wire: CollectionProduct): CollectionProduct => ({
  handle: wire.handle,
  sku: wire.sku,
  title: wire.title,
  product_type: wire.product_type,
  price: wire.price,
  compare_at_price: wire.compare_at_price,
  image: wire.image,
  tags: wire.tags,
  badges: wire.badges,
  swatch: wire.swatch,
  product_feed: wire.product_feed,
  options: wire.options,
  variants: wire.variants,
})

function addColourways(products: readonly Product[]): Product[] {
  const styles = Map.groupBy(products, ({ group }) => group)
  return products.map((product) => ({
    ...product,
    colourways: (styles.get(product.group) ?? []).map((sibling) => ({
      handle: sibling.handle,
      colour: sibling.colour,
      availability: getColourState(sibling),
    })),
  }))
}
