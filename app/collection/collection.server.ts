import { parseSearch } from '#app/region/search-strings.ts'
import type { BackendClient } from '#contracts/backend/client.ts'
import type { RegionCode } from '#contracts/regions.ts'
import type { FilterKey } from './filter-keys.ts'
import { filtersFromSearch, isEmpty } from './filters.ts'
import { packGoods } from './goods.ts'
import { goodsFromWire } from './goods.wire.ts'
import { shelfOf } from './shelf.ts'
import { sortFromSearch } from './sort.ts'

export type Collection = {
  handle: string
  title: string
  description: string
  /** Packed: a page takes them along as one text. */
  goods: string
  /** What it can be narrowed by; nothing for gift cards. */
  keys: readonly FilterKey[]
  empty: boolean
}

/** A collection as its page shows it, or null where the shop has none by that handle. Throws UpstreamError. */
export async function readCollection(
  backend: Pick<BackendClient, 'collection'>,
  store: RegionCode,
  handle: string,
): Promise<Collection | null> {
  const wire = await backend.collection({ store, handle })
  if (!wire) return null
  const { title, description, products } = wire
  const goods = packGoods(goodsFromWire(products))
  return {
    handle: wire.handle,
    title,
    description,
    goods,
    keys: keysIn(goods),
    empty: products.length === 0,
  }
}

const keysIn = (goods: string) => [...new Set(shelfOf(goods).matcher.groups.map(({ key }) => key))]

/**
 * What an address asks for of a collection, as places in its goods, so that the browser can take the page over before it
 * knows the rules. null where it asks for all of it in the shop's order.
 */
export function foundBy(query: string, { goods, keys }: Collection): readonly number[] | null {
  const search = parseSearch(query)
  const [filters, sort] = [filtersFromSearch(search, keys), sortFromSearch(search)]
  if (isEmpty(filters) && sort === 'featured') return null
  const { products, find } = shelfOf(goods)
  const places = new Map(products.map((product, at) => [product, at]))
  return find(filters, sort).flatMap((product) => places.get(product) ?? [])
}
