import type { CatalogueProduct } from '../../../world/catalogue/catalogue.ts'
import { fromMinorUnits } from '../../../world/currency.ts'
import type { ShopifyContext } from '../context.ts'
import type { PriceList } from '../money.ts'
import { countFacets } from './count-facets.ts'
import type { ProductFilter } from './filters.ts'
import { getValueLabel, listMetafieldFacets, type MetafieldFacet } from './metafield-facets.ts'
import { getPriceRange } from './prices.ts'

/** Shopify's Filter. */
type Facet = {
  id: string
  label: string
  type: 'BOOLEAN' | 'LIST' | 'PRICE_RANGE'
  presentation: 'TEXT'
  values: FacetValue[]
}
type FacetValue = { id: string; label: string; count: number; input: string; image: null; swatch: null }

type ValueCounts = ReadonlyMap<string, number>

/**
 * The facets of a list of products, in the order of Shopify's own: availability, price, product fields, options.
 * @param products The list before any filter.
 */
export function buildFacets(
  products: readonly CatalogueProduct[],
  filters: readonly ProductFilter[],
  context: Pick<ShopifyContext, 'world' | keyof PriceList>,
): Facet[] {
  if (products.length === 0) return []
  const counts = countFacets(products, filters, context)
  const buildList = (id: string, label: string, kind: string, toFilter: (value: string) => ProductFilter) =>
    buildListFacet(id, label, counts.get(kind), toFilter)
  const optionKinds = [...counts.keys()].filter((kind) => kind.startsWith(OPTION_PREFIX))
  return [
    buildAvailabilityFacet(counts.get('available')),
    buildPriceFacet(products, context),
    buildList('filter.p.product_type', 'Product type', 'productType', (productType) => ({ productType })),
    buildList('filter.p.vendor', 'Vendor', 'productVendor', (productVendor) => ({ productVendor })),
    buildList('filter.p.tag', 'Tag', 'tag', (tag) => ({ tag })),
    ...optionKinds.map((kind) => {
      const name = kind.slice(OPTION_PREFIX.length)
      return buildList(`filter.v.option.${toSlug(name)}`, name, kind, (value) => ({ variantOption: { name, value } }))
    }),
    ...listMetafieldFacets(context.world).map((facet) => buildMetafieldFacet(facet, counts.get(facet.kind), context)),
  ].filter(({ values }) => values.length > 0)
}

const OPTION_PREFIX = 'option '

function buildAvailabilityFacet(counts: ValueCounts = new Map()): Facet {
  const id = 'filter.v.availability'
  const buildValue = (available: boolean, label: string) =>
    toFacetValue(`${id}.${available ? 1 : 0}`, label, counts.get(String(available)) ?? 0, { available })
  return {
    id,
    label: 'Availability',
    type: 'LIST',
    presentation: 'TEXT',
    values: [buildValue(true, 'In stock'), buildValue(false, 'Out of stock')],
  }
}

/** One value that spans all prices; clients narrow its input. */
function buildPriceFacet(products: readonly CatalogueProduct[], list: PriceList): Facet {
  const id = 'filter.v.price'
  const highest = Math.max(...products.map((product) => getPriceRange(product, list).max))
  const filter = { price: { min: 0, max: fromMinorUnits(highest, list.currency) } }
  return {
    id,
    label: 'Price',
    type: 'PRICE_RANGE',
    presentation: 'TEXT',
    values: [toFacetValue(id, 'Price', products.length, filter)],
  }
}

function buildListFacet(
  id: string,
  label: string,
  counts: ValueCounts = new Map(),
  toFilter: (value: string) => ProductFilter,
): Facet {
  const sorted = [...counts].sort(([a], [b]) => COLLATOR.compare(a, b))
  return {
    id,
    label,
    type: 'LIST',
    presentation: 'TEXT',
    values: sorted.map(([value, count]) => toFacetValue(`${id}.${toSlug(value)}`, value, count, toFilter(value))),
  }
}

function buildMetafieldFacet(
  { id, label, namespace, key, isOfVariants }: MetafieldFacet,
  counts: ValueCounts | undefined,
  { world }: Pick<ShopifyContext, 'world'>,
): Facet {
  const field = isOfVariants ? 'variantMetafield' : 'productMetafield'
  const { values, ...facet } = buildListFacet(id, label, counts, (value) => ({ [field]: { namespace, key, value } }))
  const isBoolean = [...(counts?.keys() ?? [])].every((value) => value === 'true' || value === 'false')
  const labelled = values.map((value) => ({ ...value, label: getValueLabel(world, value.label) }))
  return { ...facet, type: isBoolean ? 'BOOLEAN' : 'LIST', values: labelled }
}

/** Sorts 9 before 11. */
const COLLATOR = new Intl.Collator('en', { numeric: true })

/** Facets have no images or swatches, because each colour is a product. */
const toFacetValue = (id: string, label: string, count: number, filter: ProductFilter): FacetValue => ({
  id,
  label,
  count,
  // The schema's JSON scalar is a string, which clients parse.
  input: JSON.stringify(filter),
  image: null,
  swatch: null,
})

const toSlug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
