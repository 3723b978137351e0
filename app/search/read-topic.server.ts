import { createFilterMatcher } from '#app/collection/filter-matcher.ts'
import { createFilters } from '#app/collection/filters.ts'
import type { ListedProduct } from '#app/product/listed-product.ts'
import { isReduced } from '#app/product/product.ts'
import type { ShopifyClient } from '#contracts/shopify/client.ts'
import { sortByFamilies } from './query-colours.ts'
import { interleaveStyles, type ReadCollection, type ShopRange } from './shop-range.server.ts'
import type { Lead, Topic } from './topics.ts'

type TopicDeps = { shopify: Pick<ShopifyClient, 'search'>; readCollection: ReadCollection }

/** The most products of one search for a topic. */
const LEAD_PRODUCTS = 60

/** The products of a topic, a style of each of its sources in turn, and its collections. Throws UpstreamError. */
export async function readTopic(deps: TopicDeps, range: ShopRange, topic: Topic) {
  const leads = await Promise.all(topic.map((lead) => readLead(deps, range, lead)))
  return {
    products: interleaveStyles(leads.map(({ products }, at) => sortByFamilies(products, topic[at]?.colours ?? []))),
    collections: leads.flatMap(({ collection }) => collection ?? []),
  }
}

async function readLead(
  deps: TopicDeps,
  range: ShopRange,
  lead: Lead,
): Promise<{ products: readonly ListedProduct[]; collection?: { handle: string; title: string } }> {
  const { shopify, readCollection } = deps
  if ('cloth' in lead) return { products: range.products.filter(({ cloth }) => cloth === lead.cloth) }
  if ('sizes' in lead)
    return { products: createFilterMatcher(range.products).filterProducts(createFilters(lead.sizes, false)) }
  if ('reduced' in lead) return { products: range.products.filter(isReduced) }
  if ('search' in lead) {
    const { nodes } = await shopify.search({ query: lead.search, first: LEAD_PRODUCTS })
    return { products: nodes.flatMap((node) => (node.__typename === 'Product' ? [range.toListed(node)] : [])) }
  }
  const collection = await readCollection(lead.collection)
  // A store without this collection may have products by its name.
  if (!collection) return readLead(deps, range, { search: lead.collection.replaceAll('-', ' ') })
  if (collection.products.length === 0) return { products: [] }
  const { handle, title } = collection
  const handles = new Set(collection.products.map((product) => product.handle))
  const inRange = new Map(range.products.map((product) => [product.handle, product]))
  return {
    products: [...handles].flatMap((name) => inRange.get(name) ?? []),
    collection: { handle, title },
  }
}
