import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'
import type { GroupedProduct } from '../listed-product.ts'
import { getParentCollection } from '../parent-collection.ts'
import { getProductName, type Product, type ProductCard } from '../product.ts'
import { pickTeasers } from '../read-products.server.ts'
import type { Elsewhere } from './elsewhere.ts'

/** How the goods of all shops are read. Both reject where a call fails. */
type Readers = {
  readProduct: (region: RegionCode, handle: string) => Promise<Product | null>
  /** The products of a collection of this shop; null if there is none. */
  readCollection: (handle: string) => Promise<readonly GroupedProduct[] | null>
}

/** The other shops that sell a product, and where goods like it are. They change seldom, unlike prices. */
type Sellers = Pick<Elsewhere, 'name' | 'shops'> & {
  style: string
  /** The handle of the collection that the product belongs to. */
  collection: string | null
}

/** The other shops that sell a product which this one lacks; null if none sells it. */
export async function readSellers(
  { readProduct }: Pick<Readers, 'readProduct'>,
  here: RegionCode,
  handle: string,
): Promise<Sellers | null> {
  const sale = await findElsewhere(here, (region) => readProduct(region, handle))
  if (!sale) return null
  const { shops, goods: product } = sale
  const parent = getParentCollection(product)
  return {
    name: getProductName(product),
    shops,
    style: product.style,
    collection: parent?.path.slice(parent.path.lastIndexOf('/') + 1) ?? null,
  }
}

/** How many of the nearest goods are shown. */
const MAX_NEAREST = 4

/** The goods of this shop that are most similar to a product: its style first, then goods of its kind. */
export async function readNearest(
  { readCollection }: Pick<Readers, 'readCollection'>,
  { style, collection }: Pick<Sellers, 'style' | 'collection'>,
): Promise<ProductCard[]> {
  const listed = (collection && (await readCollection(collection))) || []
  const isOfStyle = (candidate: GroupedProduct) => candidate.style === style
  const nearest = [...listed.filter(isOfStyle), ...listed.filter((candidate) => !isOfStyle(candidate))]
  return pickTeasers(
    nearest.filter(({ availability }) => availability === 'available'),
    MAX_NEAREST,
  )
}

/**
 * The other shops that have goods, with the goods of the first; null if none has. A shop that cannot be read counts as one
 * without them, unless no other has them: then it rejects.
 */
export async function findElsewhere<Goods>(
  here: RegionCode,
  read: (region: RegionCode) => Promise<Goods | null>,
): Promise<{ shops: RegionCode[]; goods: Goods } | null> {
  const regions = REGION_CODES.filter((region) => region !== here)
  const results = await Promise.allSettled(regions.map(read))
  const values = results.map((result) => (result.status === 'fulfilled' ? result.value : null))
  const goods = values.find((value) => value !== null)
  if (goods) return { shops: regions.filter((_, at) => values[at]), goods }
  const failure = results.find((result) => result.status === 'rejected')
  if (failure) throw failure.reason
  return null
}
