import { type OptionType, parseOptionType } from '#app/fit/option-codes.ts'
import { costsMore } from '#app/ui/money.ts'
import type { ShopifyClient } from '#contracts/shopify/client.ts'
import type { ProductCard } from '../product.ts'

type ShopifyProduct = Awaited<ReturnType<ShopifyClient['productsById']>>[number]
type RecommendedProduct = Awaited<ReturnType<ShopifyClient['productRecommendations']>>[number]

/** A product that is worn with another, with what decides which sizes of a fit apply to it. */
export type OutfitProduct = ProductCard & { productType: string; options: readonly { type: OptionType }[] }

/** Shopify's product as part of an outfit, or none without a picture. */
export const toOutfitProducts = (wire: RecommendedProduct): OutfitProduct[] =>
  toProductCards(wire).map((card) => ({
    ...card,
    productType: wire.productType,
    options: wire.options.flatMap(({ name }) => {
      const type = parseOptionType(name)
      return type ? [{ type }] : []
    }),
  }))

/**
 * Shopify's product as a card, or no card without a picture. Shopify has no swatches or badges here, and its title holds
 * style and colour: 'Heroes, Navy'.
 */
export function toProductCards(wire: ShopifyProduct): ProductCard[] {
  const { handle, title, featuredImage, availableForSale, priceRange, compareAtPriceRange } = wire
  if (!featuredImage) return []
  const comma = title.lastIndexOf(', ')
  const [style, colour] = comma < 0 ? [title, ''] : [title.slice(0, comma), title.slice(comma + 2)]
  const [price, was] = [priceRange.minVariantPrice, compareAtPriceRange.minVariantPrice]
  return [
    {
      handle,
      style,
      colour: { name: colour, hex: null },
      price,
      // Shopify gives 0.0 if there is none.
      compareAtPrice: costsMore(was, price) ? was : null,
      badge: null,
      image: featuredImage.url,
      availability: availableForSale ? 'available' : 'sold-out',
      colours: [],
    },
  ]
}
