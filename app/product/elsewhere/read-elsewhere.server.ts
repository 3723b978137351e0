import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'
import type { GroupedProduct } from '../listed-product.ts'
import { getParentCollection } from '../parent-collection.ts'
import { getProductName, type Product } from '../product.ts'
import { pickTeasers } from '../read-products.server.ts'
import type { Elsewhere } from './elsewhere.ts'

/** How the goods of all shops are read. Both reject where a call fails. */
type Readers = {
  readProduct: (region: RegionCode, handle: string) => Promise<Product | null>
  /** The products of a collection of this shop; null if there is none. */
  readCollection: (handle: string) => Promise<readonly GroupedProduct[] | null>
}

/** How many of the nearest goods are shown. */
const MAX_NEAREST = 4

/** The other shops that sell a product which this one lacks, and the most similar goods here; null if none sells it. */
export async function readElsewhere(readers: Readers, here: RegionCode, handle: string): Promise<Elsewhere | null> {
  const sale = await findElsewhere(here, (region) => readers.readProduct(region, handle))
  if (!sale) return null
  const { shops, goods: product } = sale
  const parent = getParentCollection(product)
  const listed = (parent && (await readers.readCollection(toHandle(parent.path)).catch(() => null))) ?? []
  const isOfStyle = ({ style }: GroupedProduct) => style === product.style
  const nearest = [...listed.filter(isOfStyle), ...listed.filter((candidate) => !isOfStyle(candidate))]
  return {
    name: getProductName(product),
    shops,
    nearest: pickTeasers(
      nearest.filter(({ availability }) => availability === 'available'),
      MAX_NEAREST,
    ),
  }
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

const toHandle = (path: string): string => path.slice(path.lastIndexOf('/') + 1)
