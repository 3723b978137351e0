import { costsMore } from '#app/ui/money.ts'
import type { ShopifyClient } from '#contracts/shopify/client.ts'
import type { ProductCard } from '../product.ts'

type Hit = Awaited<ReturnType<ShopifyClient['productsById']>>[number]

/** Shopify's product as a card. It knows no swatches and no badges; its title is 'Heroes, Navy'. */
export function cardFromHit(hit: Hit): ProductCard[] {
  const { handle, title, featuredImage, availableForSale, priceRange, compareAtPriceRange } = hit
  if (!featuredImage) return []
  const comma = title.lastIndexOf(', ')
  const [style, colour] = comma < 0 ? [title, ''] : [title.slice(0, comma), title.slice(comma + 2)]
  const [price, was] = [priceRange.minVariantPrice, compareAtPriceRange.minVariantPrice]
  return [
    {
      handle,
      style,
      colour: { name: colour, hex: '' },
      price,
      // 0.0 where there is none
      compareAtPrice: costsMore(was, price) ? was : null,
      badge: null,
      image: featuredImage.url,
      available: availableForSale,
      colours: [],
    },
  ]
}
