import { groupByStyle } from '#app/collection/style-groups.ts'
import { findColour, findColourFamily } from '#app/product/colour-words.ts'
import { splitTitle, toIdNumber } from '#app/product/fallbacks.wire.ts'
import { WHOLE_RANGE } from '#app/product/finding/known-collections.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'
import { availabilityFromWire, pricingFromWire } from '#app/product/recommendations/recommendations.wire.ts'
import { countVariants, createBits, encodeBits, setBit } from '#app/product/size/size-stock.ts'
import { toPictureAddress } from '#app/ui/picture-address.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { ShopifyClient } from '#contracts/shopify/client.ts'

/** A collection with its products as its page lists them. */
type RangeCollection = { handle: string; title: string; products: readonly ListedProduct[] }

/** Reads a collection; null if there is none, or if it cannot be read in time. */
export type ReadCollection = (handle: string) => Promise<RangeCollection | null>

/** A product that Shopify found. */
type WireProduct = Awaited<ReturnType<ShopifyClient['predictiveSearch']>>['products'][number]

/** The shop's products, so that what Shopify finds has the sizes, colours and cloths of the collections. */
export type ShopRange = {
  /** All of them: a style of each kind, then another of each. */
  products: readonly ListedProduct[]
  /**
   * The product as collections list it; one of another collection has what Shopify says of it, and no sizes. The same object
   * for each result of a product.
   */
  toListed: (wire: WireProduct) => ListedProduct
}

/** Reads the whole range. What cannot be read is missing. */
export async function readShopRange(readCollection: ReadCollection, region: RegionCode): Promise<ShopRange> {
  const collections = await Promise.all(WHOLE_RANGE.map(readCollection))
  const products = interleaveStyles(collections.map((collection) => collection?.products ?? []))
  const byHandle = new Map(products.map((product) => [product.handle, product]))
  const byId = new Map(products.map((product) => [product.productId, product]))
  return {
    products,
    toListed(wire) {
      const product = byId.get(String(toIdNumber(wire.id))) ?? byHandle.get(wire.handle) ?? listedFromWire(wire, region)
      byHandle.set(wire.handle, product)
      return product
    },
  }
}

/** One list of several: the first style of each, then the second of each, so that trousers, shirts and belts take turns. */
export function interleaveStyles(lists: readonly (readonly ListedProduct[])[]): readonly ListedProduct[] {
  const styles = lists.map(groupByStyle)
  const longest = Math.max(0, ...styles.map(({ length }) => length))
  const turns = Array.from({ length: longest }, (_, turn) => styles.flatMap((list) => list[turn]?.products ?? []))
  return [...new Set(turns.flat())]
}

function listedFromWire(product: WireProduct, region: RegionCode): ListedProduct {
  const { style, colour: name } = splitTitle(product.title)
  const colour = { name: style === null ? '' : name, hex: style === null ? null : findColour(name) }
  const availability = availabilityFromWire(product)
  const inStock = createBits(countVariants([]))
  if (availability === 'available') setBit(inStock, 0)
  return {
    handle: product.handle,
    style: style ?? product.title,
    colour,
    subtitle: product.metafield?.value ?? null,
    ...pricingFromWire(product, region),
    badge: null,
    image: toPictureAddress(product.featuredImage?.url),
    secondImage: null,
    availability,
    colours: [{ handle: product.handle, colour }],
    productId: String(toIdNumber(product.id)),
    sku: '',
    category: product.productType,
    productType: product.productType,
    publishedAt: null,
    colourFamily: findColourFamily(colour),
    cloth: null,
    legShape: null,
    sizes: { options: [], inStock: encodeBits(inStock, 1), few: encodeBits(createBits(1), 1) },
  }
}
