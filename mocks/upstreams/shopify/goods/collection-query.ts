import type { CatalogueCollection } from '../../../world/catalogue/catalogue.ts'
import type { World } from '../../../world/world.ts'
import { createDateParser, filterByQuery, matchesComparison, type SearchFields } from '../search-syntax.ts'
import { getCollectionUpdatedAt } from './collection.ts'
import { hasWords } from './words.ts'

export type CollectionSortKey = 'ID' | 'RELEVANCE' | 'TITLE' | 'UPDATED_AT'

/** The collections that match a query in Shopify's search syntax, sorted. */
export function queryCollections(
  world: World,
  query: string | null | undefined,
  sortKey: CollectionSortKey | null | undefined,
): readonly CatalogueCollection[] {
  const fields: SearchFields<CatalogueCollection> = {
    title: ({ title }, value) => hasWords(title, value),
    // Shopify calls a collection without rules custom.
    collection_type: (_collection, value) => value === 'custom',
    updated_at: (collection, value) =>
      matchesComparison(
        value,
        createDateParser(world.clock.now()),
        Date.parse(getCollectionUpdatedAt(world, collection)),
      ),
  }
  const matchesText = ({ title }: CatalogueCollection, value: string) => hasWords(title, value)
  const collections = filterByQuery(world.catalogue.collections, query, {
    fields,
    matchesText,
    listName: 'collections',
  })
  const compare = sortKey ? getComparisons(world)[sortKey] : undefined
  return compare ? collections.toSorted(compare) : collections
}

type Comparison = (a: CatalogueCollection, b: CatalogueCollection) => number

/** The other sort keys keep the shop's order: a collection's id is derived from its handle. */
const getComparisons = (world: World): Partial<Record<CollectionSortKey, Comparison>> => ({
  TITLE: (a, b) => a.title.localeCompare(b.title),
  UPDATED_AT: (a, b) => getCollectionUpdatedAt(world, a).localeCompare(getCollectionUpdatedAt(world, b)),
})
