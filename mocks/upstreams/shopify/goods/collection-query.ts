import type { CatalogueCollection } from '../../../world/catalogue.ts'
import type { World } from '../../../world/world.ts'
import { compares, type Fields, matching, momentBy } from '../search-syntax.ts'
import { collectionUpdatedAt } from './collection.ts'
import { hasWords } from './words.ts'

export type CollectionSortKey = 'ID' | 'RELEVANCE' | 'TITLE' | 'UPDATED_AT'

/** Collections that answer a query in Shopify's search syntax, in the order that is asked for. */
export function queryCollections(
  world: World,
  query: string | null | undefined,
  key: CollectionSortKey | null | undefined,
): readonly CatalogueCollection[] {
  const fields: Fields<CatalogueCollection> = {
    title: ({ title }, value) => hasWords(title, value),
    // every collection of the house was put together by hand
    collection_type: (_collection, value) => value === 'custom',
    updated_at: (collection, value) =>
      compares(value, momentBy(world.clock.now()), Date.parse(collectionUpdatedAt(world, collection))),
  }
  const anywhere = ({ title }: CatalogueCollection, value: string) => hasWords(title, value)
  const found = matching(world.catalogue.collections, query, { fields, anywhere, where: 'collections' })
  const compare = key ? comparisons(world)[key] : undefined
  return compare ? found.toSorted(compare) : found
}

type Comparison = (a: CatalogueCollection, b: CatalogueCollection) => number

/** Relevance keeps the shop's own order, and so does the id, which is only made from the name. */
const comparisons = (world: World): Partial<Record<CollectionSortKey, Comparison>> => ({
  TITLE: (a, b) => a.title.localeCompare(b.title),
  UPDATED_AT: (a, b) => collectionUpdatedAt(world, a).localeCompare(collectionUpdatedAt(world, b)),
})
