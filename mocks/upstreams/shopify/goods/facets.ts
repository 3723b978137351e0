import type { CatalogueProduct } from '../../../world/catalogue.ts'
import type { ShopifyContext } from '../context.ts'
import { decimal } from '../money.ts'
import { priceRange } from './availability.ts'
import { facetCounts } from './facet-counts.ts'
import type { ProductFilter } from './filters.ts'

/** What a list of products can be narrowed by: Shopify's Filter. */
type Facet = {
  id: string
  label: string
  type: 'LIST' | 'PRICE_RANGE'
  presentation: 'TEXT'
  values: FacetValue[]
}
type FacetValue = { id: string; label: string; count: number; input: string; image: null; swatch: null }

/**
 * The facets of a list, in the order in which Shopify's own filters stand: availability, price, what the products
 * are, then their options.
 * @param products The whole list, before any filter.
 */
export function facets(
  products: readonly CatalogueProduct[],
  filters: readonly ProductFilter[],
  context: Pick<ShopifyContext, 'world' | 'region'>,
): Facet[] {
  if (products.length === 0) return []
  const counts = facetCounts(products, filters, context)
  const facet = (id: string, label: string, kind: string, input: (value: string) => ProductFilter) =>
    list(id, label, counts.get(kind), input)
  const options = [...counts.keys()].filter((kind) => kind.startsWith(OPTION))
  return [
    availability(counts.get('available')),
    price(products, context),
    facet('filter.p.product_type', 'Product type', 'productType', (productType) => ({ productType })),
    facet('filter.p.vendor', 'Vendor', 'productVendor', (productVendor) => ({ productVendor })),
    facet('filter.p.tag', 'Tag', 'tag', (tag) => ({ tag })),
    ...options.map((kind) => {
      const name = kind.slice(OPTION.length)
      return facet(`filter.v.option.${slug(name)}`, name, kind, (value) => ({ variantOption: { name, value } }))
    }),
  ].filter(({ values }) => values.length > 0)
}

const OPTION = 'option '

function availability(counts: ReadonlyMap<string, number> = new Map()): Facet {
  const id = 'filter.v.availability'
  const of = (available: boolean, label: string) =>
    value(`${id}.${available ? 1 : 0}`, label, counts.get(String(available)) ?? 0, { available })
  return {
    id,
    label: 'Availability',
    type: 'LIST',
    presentation: 'TEXT',
    values: [of(true, 'In stock'), of(false, 'Out of stock')],
  }
}

/** One value that spans all prices; a client narrows its input. */
function price(products: readonly CatalogueProduct[], { region }: Pick<ShopifyContext, 'region'>): Facet {
  const id = 'filter.v.price'
  const highest = Math.max(...products.map((product) => priceRange(product, region).max))
  const input = { price: { min: 0, max: Number(decimal(highest)) } }
  return {
    id,
    label: 'Price',
    type: 'PRICE_RANGE',
    presentation: 'TEXT',
    values: [value(id, 'Price', products.length, input)],
  }
}

function list(
  id: string,
  label: string,
  counts: ReadonlyMap<string, number> = new Map(),
  input: (value: string) => ProductFilter,
): Facet {
  const sorted = [...counts].sort(([a], [b]) => COLLATOR.compare(a, b))
  return {
    id,
    label,
    type: 'LIST',
    presentation: 'TEXT',
    values: sorted.map(([each, count]) => value(`${id}.${slug(each)}`, each, count, input(each))),
  }
}

/** 9 comes before 11. */
const COLLATOR = new Intl.Collator('en', { numeric: true })

/** No facet of this store has pictures or colours: a colour is a product of its own. */
const value = (id: string, label: string, count: number, input: ProductFilter): FacetValue => ({
  id,
  label,
  count,
  // the schema's JSON is a string of it, as Shopify sends it and its clients parse it
  input: JSON.stringify(input),
  image: null,
  swatch: null,
})

const slug = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
