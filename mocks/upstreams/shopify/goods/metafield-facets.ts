import type { CatalogueProduct, CatalogueVariant } from '../../../world/catalogue/catalogue.ts'
import type { Metafield, MetafieldFilter } from '../../../world/catalogue/metafield.ts'
import type { World } from '../../../world/world.ts'
import { fromGid } from '../gid.ts'

/** The kind of a filter by a metafield, as facets are counted by. */
export const getMetafieldKind = (
  owner: 'product' | 'variant',
  { namespace, key }: { namespace: string; key: string },
) => `${owner} ${namespace}.${key}`

/** The values by which a metafield is found; each item of a list is one. */
export function listMetafieldValues(
  metafields: readonly Metafield[] | undefined,
  { namespace, key }: { namespace: string; key: string },
): string[] {
  const metafield = metafields?.find((candidate) => candidate.namespace === namespace && candidate.key === key)
  if (!metafield) return []
  if (!metafield.type.startsWith('list.')) return [metafield.value]
  const items: unknown = JSON.parse(metafield.value)
  return Array.isArray(items) ? items.map(String) : []
}

/** A metafield that lists can be filtered by, as facets need it. */
export type MetafieldFacet = {
  kind: string
  /** Shopify's, such as `filter.p.m.custom.material`. */
  id: string
  label: string
  isOfVariants: boolean
  listValues(owner: Pick<CatalogueProduct | CatalogueVariant, 'details'>): string[]
  namespace: string
  key: string
}

/** The facets that a goods file's `filters` make. */
export const listMetafieldFacets = ({ catalogue }: Pick<World, 'catalogue'>): MetafieldFacet[] =>
  (catalogue.content?.filters ?? []).map(toFacet)

function toFacet(filter: MetafieldFilter): MetafieldFacet {
  const { name, namespace, key, ownerType } = filter
  const isOfVariants = ownerType === 'PRODUCTVARIANT'
  return {
    kind: getMetafieldKind(isOfVariants ? 'variant' : 'product', filter),
    id: `filter.${isOfVariants ? 'v' : 'p'}.m.${namespace}.${key}`,
    label: name,
    isOfVariants,
    listValues: ({ details }) => listMetafieldValues(details?.metafields, filter),
    namespace,
    key,
  }
}

/** A value for shoppers: a metaobject's name, Yes or No, else the text itself. */
export function getValueLabel({ catalogue }: Pick<World, 'catalogue'>, value: string): string {
  const metaobjectId = fromGid('Metaobject', value)
  if (metaobjectId !== undefined) {
    const metaobject = catalogue.content?.metaobjects.find(({ id }) => id === metaobjectId)
    return (
      metaobject?.fields.find(({ type }) => type === 'single_line_text_field')?.value ?? metaobject?.handle ?? value
    )
  }
  return BOOLEANS.get(value) ?? value
}

const BOOLEANS: ReadonlyMap<string, string> = new Map([
  ['true', 'Yes'],
  ['false', 'No'],
])
