import type { Filters } from '#contracts/ucp/2026-08-25/generated/types.ts'
import type { CatalogueProduct } from '../../world/catalogue/catalogue.ts'
import type { World } from '../../world/world.ts'
import { fromGid } from '../shopify/gid.ts'
import { findVariant, isWithdrawn } from '../shopify/goods/availability.ts'
import { getUnitPrice } from '../shopify/goods/prices.ts'
import type { ProductVariant } from '../shopify/goods/product-variant.ts'
import { findProductByHandle, findProductById } from '../shopify/goods/published-products.ts'
import type { AgentContext } from './context.ts'

/** What an identifier of an agent names: a product, or a variant of it. */
type Goods = { product: CatalogueProduct; variant?: ProductVariant['variant'] }

/** The product or variant of an id, a handle or an article number; undefined if it is not sold. */
export function findGoods(world: World, identifier: string): Goods | undefined {
  const variant = findVariant(world, fromGid('ProductVariant', identifier) ?? identifier)
  if (variant) return variant
  const product = findProductById(world, identifier) ?? findProductByHandle(world, identifier)
  return product ? { product } : findBySku(world, identifier)
}

/** Not every variant has an article number. */
function findBySku(world: World, sku: string): Goods | undefined {
  const goods = sku === '' ? undefined : world.catalogue.variantBySku.get(sku)
  return goods && !isWithdrawn(world, goods.product) ? goods : undefined
}

/** Whether a variant passes the filters of an agent. */
export function passesFilters(merchandise: ProductVariant, { categories, price }: Filters, context: AgentContext) {
  const { productType, collections } = merchandise.product
  const names = [productType, ...collections].map((name) => name.toLowerCase())
  if (categories?.length && !categories.some((category) => names.includes(category.toLowerCase()))) return false
  const amount = getUnitPrice(merchandise, context)
  return amount >= (price?.min ?? 0) && amount <= (price?.max ?? Number.POSITIVE_INFINITY)
}
