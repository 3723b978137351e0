import { z } from 'zod'
import { mapRegions } from '#contracts/shop/regions.ts'
import type { Catalogue, CatalogueProduct, CatalogueVariant } from './catalogue.ts'
import { VariantIndex } from './variant-index.ts'

/** Changes of prices in percent, by the product's handle. A price stays above zero. */
export const priceChanges = z.record(z.string(), z.int().min(-90).max(900))
export type PriceChanges = Readonly<z.output<typeof priceChanges>>

/** A catalogue in which some products cost more or less: the same records otherwise. */
export function repriceCatalogue(catalogue: Catalogue, changes: PriceChanges): Catalogue {
  const change = (product: CatalogueProduct): CatalogueProduct => {
    const percent = changes[product.handle]
    return percent === undefined ? product : repriceProduct(product, 1 + percent / 100)
  }
  const products = catalogue.products.map(change)
  const byHandle = new Map([...catalogue.byHandle].map(([handle, product]) => [handle, change(product)]))
  const find = (index: 'variantById' | 'variantBySku') => (key: string) => {
    const product = catalogue[index].get(key)?.product
    return product && (byHandle.get(product.handle) ?? product)
  }
  return {
    ...catalogue,
    products,
    byHandle,
    byId: new Map([...catalogue.byId].map(([id, product]) => [id, byHandle.get(product.handle) ?? product])),
    groups: new Map(
      [...catalogue.groups].map(([sku, colours]) => [sku, colours.map((one) => byHandle.get(one.handle) ?? one)]),
    ),
    variantById: new VariantIndex(products, { getKey: ({ id }) => id, findProduct: find('variantById') }),
    variantBySku: new VariantIndex(products, { getKey: ({ sku }) => sku, findProduct: find('variantBySku') }),
  }
}

function repriceProduct(product: CatalogueProduct, factor: number): CatalogueProduct {
  const variants = product.variants.map((variant) => repriceVariant(variant, factor))
  return { ...product, price: scale(product.price, factor), variants }
}

function repriceVariant(variant: CatalogueVariant, factor: number): CatalogueVariant {
  const { price, details } = variant
  const marketPrices = [...(details?.marketPrices ?? [])].map(
    ([currency, one]) => [currency, { ...one, price: Math.round(one.price * factor) }] as const,
  )
  return {
    ...variant,
    ...(price && { price: scale(price, factor) }),
    ...(details && { details: { ...details, marketPrices: new Map(marketPrices) } }),
  }
}

const scale = (price: CatalogueProduct['price'], factor: number): CatalogueProduct['price'] =>
  mapRegions((region) => Math.round(price[region] * factor))
