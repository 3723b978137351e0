import type { CatalogueCollection } from '../../../world/catalogue/catalogue.ts'
import { compareTexts } from '../compare-texts.ts'
import type { ShopifyContext } from '../context.ts'
import { searchNames, searchTime, searchWords } from '../search-fields.ts'
import { filterByQuery, type SearchFields } from '../search-syntax.ts'
import { getCollectionUpdatedAt } from './collection.ts'
import { getPublishedCollections } from './published-products.ts'
import { hasWords } from './words.ts'

export type CollectionSortKey = 'ID' | 'RELEVANCE' | 'TITLE' | 'UPDATED_AT'

/** The collections that match a query in Shopify's search syntax, sorted. */
export function queryCollections(
  context: ShopifyContext,
  query: string | null | undefined,
  sortKey: CollectionSortKey | null | undefined,
): readonly CatalogueCollection[] {
  const { world } = context
  const getUpdatedAt = (collection: CatalogueCollection) => getCollectionUpdatedAt(world, collection)
  const fields: SearchFields<CatalogueCollection> = {
    title: searchWords(({ title }) => title),
    collection_type: searchNames(({ details }) => [details?.isSmart ? 'smart' : 'custom']),
    updated_at: searchTime(getUpdatedAt, world.clock.now()),
  }
  const collections = filterByQuery(getPublishedCollections(world), query, {
    fields,
    matchesText: ({ title }, value) => value.isAnything || hasWords(title, value.text, value),
    listName: 'collections',
    context,
  })
  if (sortKey === 'TITLE') return collections.toSorted((a, b) => compareTexts(a.title, b.title))
  if (sortKey === 'UPDATED_AT')
    return collections.toSorted((a, b) => Date.parse(getUpdatedAt(a)) - Date.parse(getUpdatedAt(b)))
  if (sortKey === 'ID') return collections.toSorted((a, b) => getIdRank(a) - getIdRank(b))
  return collections
}

/** This shop's collections were created in its order: their ids are derived from their handles. */
const getIdRank = ({ details }: CatalogueCollection) => details?.idRank ?? 0
