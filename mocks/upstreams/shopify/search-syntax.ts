import type { RegionCode } from '#contracts/shop/regions.ts'
import { getStoreSettings } from '../../world/store-settings.ts'
import type { World } from '../../world/world.ts'
import { parseSearchQuery, type SearchNode, type SearchValue } from './parse-search-query.ts'
import type { SearchField } from './search-fields.ts'

/** The fields that a query can name. */
export type SearchFields<Item> = Readonly<Record<string, SearchField<Item>>>

/** What Shopify says of a field that a list cannot be searched by, in the response's `extensions.search`. */
export type SearchWarning = {
  path: string[]
  query: string
  warnings: { field: string; message: string }[]
}

type SearchOptions<Item> = {
  fields: SearchFields<Item>
  /** Tests a term without a field. */
  matchesText: (item: Item, value: SearchValue) => boolean
  /** The queried field of the schema, for warnings. */
  listName: string
  context: SearchContext
}

/** The store that is searched, and where warnings go. */
type SearchContext = { world: World; region: RegionCode; searchWarnings?: SearchWarning[] | undefined }

/**
 * The items that match a query in Shopify's search syntax. A term with a field that the list cannot be searched by is left
 * out with a warning, unless the store's settings say otherwise.
 */
export function filterByQuery<Item>(
  items: readonly Item[],
  query: string | null | undefined,
  { fields, matchesText, listName, context }: SearchOptions<Item>,
): readonly Item[] {
  if (!query?.trim()) return items
  const unknown = new Set<string>()
  const { connectives, unknownSearchFields } = getStoreSettings(context.world, context.region)
  const tree = compile(parseSearchQuery(query, connectives))
  if (unknown.size > 0)
    context.searchWarnings?.push({
      path: [listName],
      query,
      warnings: [...unknown].map((field) => ({ field, message: 'Invalid search field for this query.' })),
    })
  return tree ? items.filter(tree) : items

  /** Undefined for a part of which nothing is left. */
  function compile(node: SearchNode): ((item: Item) => boolean) | undefined {
    switch (node.kind) {
      case 'term':
        return compileTerm(node.field, node.value)
      case 'not': {
        const test = compile(node.of)
        return test && ((item) => !test(item))
      }
      default: {
        const tests = node.of.flatMap((part) => compile(part) ?? [])
        if (tests.length === 0) return undefined
        return (item) => (node.kind === 'and' ? tests.every((test) => test(item)) : tests.some((test) => test(item)))
      }
    }
  }

  function compileTerm(name: string | null, value: SearchValue): ((item: Item) => boolean) | undefined {
    if (name === null) return (item) => matchesText(item, value)
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (!field) {
      unknown.add(name)
      return unknownSearchFields === 'left-out' ? undefined : () => false
    }
    return value.isAnything ? (item) => field.exists(item) : (item) => field.matches(item, value)
  }
}
