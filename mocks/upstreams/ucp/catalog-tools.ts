import type { Filters } from '#contracts/ucp/2026-08-25/generated/types.ts'
import { refuseArguments } from '#contracts/ucp/rpc-error.ts'
import type { CatalogueProduct } from '../../world/catalogue/catalogue.ts'
import { getPublishedProducts } from '../shopify/goods/published-products.ts'
import { rankAvailable, searchProducts } from '../shopify/goods/search.ts'
import type { AgentContext, Tool } from './context.ts'
import { findGoods, passesFilters } from './find-goods.ts'
import { createEnvelope, type Message } from './messages.ts'
import { getFeaturedVariant, toOptions, toProduct, toVariant } from './product.ts'

/** The protocol's default size of a page, and the most that a store sends. */
const PAGE_SIZE = { default: 10, max: 50 }

/** Finds products as the Storefront API does; without words all, by popularity. */
export const searchCatalog: Tool<'search_catalog'> = ({ catalog }, context) => {
  const { query = '', filters = {}, pagination = {} } = catalog
  const matches =
    query.trim() === ''
      ? rankAvailable(context, getPublishedProducts(context.world))
      : searchProducts(context, query, true)
  const products = matches.filter((product) => passesAny(product, filters, context))
  const start = pagination.cursor === undefined ? 0 : findPosition(products, pagination.cursor) + 1
  const page = products.slice(start, start + Math.min(pagination.limit ?? PAGE_SIZE.default, PAGE_SIZE.max))
  const last = page.at(-1)
  const hasNext = start + page.length < products.length
  return {
    ucp: createEnvelope('search_catalog', context),
    products: page.flatMap((product) => {
      const featured = getFeaturedVariant(product, context)
      if (!featured) return []
      return [{ ...toProduct(product, context), options: toOptions(product), variants: [toVariant(featured, context)] }]
    }),
    pagination: {
      has_next_page: hasNext,
      ...(hasNext && last && { cursor: toCursor(last) }),
      total_count: products.length,
    },
  }
}

/** Reads products by their ids or those of variants. Messages name the ids that were not found. */
export const lookupCatalog: Tool<'lookup_catalog'> = ({ catalog: { ids, filters = {} } }, context) => {
  const messages: Message[] = []
  const inputsByProduct = new Map<CatalogueProduct, { id: string; variantId: string; match: 'exact' | 'featured' }[]>()
  for (const id of new Set(ids)) {
    const goods = findGoods(context.world, id)
    const merchandise = goods?.variant
      ? { ...goods, variant: goods.variant }
      : goods && getFeaturedVariant(goods.product, context)
    if (!goods || !merchandise) messages.push({ type: 'info', code: 'not_found', content: id })
    else if (passesFilters(merchandise, filters, context)) {
      const input = { id, variantId: merchandise.variant.id, match: goods.variant ? 'exact' : 'featured' } as const
      inputsByProduct.set(goods.product, [...(inputsByProduct.get(goods.product) ?? []), input])
    }
  }
  const products = [...inputsByProduct].map(([product, inputs]) => ({
    ...toProduct(product, context),
    options: toOptions(product),
    variants: product.variants.flatMap((variant) => {
      const own = inputs.filter(({ variantId }) => variantId === variant.id).map(({ id, match }) => ({ id, match }))
      return own.length > 0 ? [{ ...toVariant({ product, variant }, context), inputs: own }] : []
    }),
  }))
  return { ucp: createEnvelope('lookup_catalog', context), products, ...(messages.length > 0 && { messages }) }
}

const passesAny = (product: CatalogueProduct, filters: Filters, context: AgentContext) =>
  product.variants.some((variant) => passesFilters({ product, variant }, filters, context))

/** A cursor names the last product of a page, so that changes of the list neither skip nor repeat any. */
const toCursor = ({ id }: CatalogueProduct) => Buffer.from(id).toString('base64url')

function findPosition(products: readonly CatalogueProduct[], cursor: string): number {
  const position = products.findIndex((product) => toCursor(product) === cursor)
  if (position < 0) throw refuseArguments('catalog.pagination.cursor is of another list.')
  return position
}
