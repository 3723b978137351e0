import { type OptionType, parseOptionType } from '#app/fit/option-codes.ts'
import { copyMoney, costsMore } from '#app/ui/money.ts'
import { listOffersOfKind } from '#contracts/shop/multi-buy.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { ShopifyClient } from '#contracts/shopify/client.ts'
import { applySingleOffer } from '../offers/multi-buy.ts'
import type { ProductCard } from '../product.ts'
import type { AvailabilityState } from '../size/variant-grid.ts'

type ShopifyProduct = Awaited<ReturnType<ShopifyClient['productsById']>>[number]
type RecommendedProduct = Awaited<ReturnType<ShopifyClient['productRecommendations']>>[number]

/** A product that is worn with another, with what decides which sizes of a fit apply to it. */
export type OutfitProduct = ProductCard & { productType: string; options: readonly { type: OptionType }[] }

/** Shopify's product as part of an outfit, or none without a picture. */
export const toOutfitProducts = (wire: RecommendedProduct, region: RegionCode): OutfitProduct[] =>
  toProductCards(wire, region).map((card) => ({
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
export function toProductCards(wire: ShopifyProduct, region: RegionCode): ProductCard[] {
  const { handle, title, featuredImage } = wire
  if (!featuredImage) return []
  const comma = title.lastIndexOf(', ')
  const [style, colour] = comma < 0 ? [title, ''] : [title.slice(0, comma), title.slice(comma + 2)]
  return [
    {
      handle,
      style,
      colour: { name: colour, hex: null },
      subtitle: wire.metafield?.value ?? null,
      ...pricingFromWire(wire, region),
      badge: null,
      image: featuredImage.url,
      secondImage: null,
      availability: availabilityFromWire(wire),
      colours: [],
    },
  ]
}

/**
 * Whether Shopify's product can be bought. One without stock whose first size for sale is not in stock is a pre-order, which
 * goes into no cart (spec 5). Goods whose stock is not counted have none either, but their sizes are in stock.
 */
export function availabilityFromWire(
  wire: Pick<ShopifyProduct, 'availableForSale' | 'totalInventory' | 'selectedOrFirstAvailableVariant'>,
): AvailabilityState {
  const { availableForSale, totalInventory, selectedOrFirstAvailableVariant: first } = wire
  if (!availableForSale) return 'sold-out'
  return (totalInventory ?? 1) <= 0 && first?.currentlyNotInStock ? 'pre-order' : 'available'
}

/** The prices of Shopify's product, with an offer that is taken off each piece. */
export function pricingFromWire(
  wire: ShopifyProduct,
  region: RegionCode,
): Pick<ProductCard, 'price' | 'compareAtPrice'> {
  const multiBuys = listOffersOfKind({ names: [wire.productType, wire.title], tags: wire.tags })
  const [price, was] = [copyMoney(wire.priceRange.minVariantPrice), copyMoney(wire.compareAtPriceRange.minVariantPrice)]
  // Shopify gives 0.0 if there is no former price.
  return applySingleOffer({ multiBuys, price, compareAtPrice: costsMore(was, price) ? was : null }, region)
}
