import type { CatalogueProduct, CatalogueVariant } from '../../../world/catalogue/catalogue.ts'
import type { Metafield } from '../../../world/catalogue/metafield.ts'
import { toMinorUnits } from '../../../world/currency.ts'
import { createNotSimulatedError } from '../../graphql-not-simulated.ts'
import type { ShopifyContext } from '../context.ts'
import type { PriceList } from '../money.ts'
import { isAvailableForSale } from './availability.ts'
import { getMetafieldKind, listMetafieldValues } from './metafield-facets.ts'
import { getOptionPosition } from './options.ts'
import { getUnitPrice } from './prices.ts'
import { getVendor } from './product.ts'

/** Shopify's ProductFilter. */
export type ProductFilter = {
  available?: boolean | null
  price?: { min?: number | null; max?: number | null } | null
  productType?: string | null
  productVendor?: string | null
  tag?: string | null
  variantOption?: { name: string; value: string } | null
  productMetafield?: MetafieldFilter | null
  variantMetafield?: MetafieldFilter | null
  category?: unknown
  taxonomyMetafield?: unknown
}

type MetafieldFilter = { namespace: string; key: string; value: string }

const NOT_SIMULATED = ['category', 'taxonomyMetafield'] as const

/** Returns the test of a product's variants. Runs once per product, because products have hundreds of variants. */
export type ProductTest = (product: CatalogueProduct) => (variant: CatalogueVariant) => boolean

/**
 * The products that pass all filters. Filters of one kind are alternatives; filters of different kinds must all match,
 * and on one variant: "waist 34, in stock" excludes trousers whose 34 is sold out.
 */
export function filterProducts(
  products: readonly CatalogueProduct[],
  filters: readonly ProductFilter[],
  context: Pick<ShopifyContext, 'world' | keyof PriceList>,
): readonly CatalogueProduct[] {
  const kinds = [...groupTestsByKind(filters, context).values()]
  if (kinds.length === 0) return products
  return products.filter((product) => {
    const variantTests = kinds.map((alternatives) => alternatives.map((test) => test(product)))
    return product.variants.some((variant) =>
      variantTests.every((alternatives) => alternatives.some((passes) => passes(variant))),
    )
  })
}

/** Groups the tests of filters by kind; each option is a kind of its own. Stock is last, because it is the slowest. */
export function groupTestsByKind(
  filters: readonly ProductFilter[],
  context: Pick<ShopifyContext, 'world' | keyof PriceList>,
): Map<string, ProductTest[]> {
  const stockTests: ProductTest[] = []
  const testsByKind = new Map<string, ProductTest[]>()
  const add = (kind: string, test: ProductTest) => testsByKind.set(kind, [...(testsByKind.get(kind) ?? []), test])
  for (const filter of filters) {
    for (const kind of NOT_SIMULATED) if (filter[kind] != null) throw createNotSimulatedError(`ProductFilter.${kind}`)
    const { available, price, productType, productVendor, tag, variantOption, productMetafield, variantMetafield } =
      filter
    if (productType != null) add('productType', (product) => always(product.productType === productType))
    if (productVendor != null) add('productVendor', (product) => always(productVendor === getVendor(product)))
    if (tag != null) add('tag', (product) => always(product.tags.includes(tag)))
    if (variantOption) add(`option ${variantOption.name}`, createOptionTest(variantOption))
    if (productMetafield)
      add(getMetafieldKind('product', productMetafield), ({ details }) =>
        always(hasMetafield(details?.metafields, productMetafield)),
      )
    if (variantMetafield)
      add(
        getMetafieldKind('variant', variantMetafield),
        () =>
          ({ details }) =>
            hasMetafield(details?.metafields, variantMetafield),
      )
    if (price) add('price', createPriceTest(price, context))
    if (available != null) stockTests.push(() => (variant) => isAvailableForSale(context.world, variant) === available)
  }
  return stockTests.length > 0 ? testsByKind.set('available', stockTests) : testsByKind
}

/** Whether a metafield has a value, or a list has it among others. */
const hasMetafield = (metafields: readonly Metafield[] | undefined, filter: MetafieldFilter): boolean =>
  listMetafieldValues(metafields, filter).includes(filter.value)

const always = (result: boolean) => () => result

function createOptionTest({ name, value }: { name: string; value: string }): ProductTest {
  return (product) => {
    const position = getOptionPosition(product, name)
    return (variant) => variant.values[position] === value
  }
}

function createPriceTest({ min, max }: { min?: number | null; max?: number | null }, list: PriceList): ProductTest {
  const toUnits = (price: number) => toMinorUnits(price, list.currency)
  const [from, to] = [toUnits(min ?? 0), max == null ? Number.POSITIVE_INFINITY : toUnits(max)]
  return (product) => (variant) => {
    const unitPrice = getUnitPrice({ product, variant }, list)
    return from <= unitPrice && unitPrice <= to
  }
}
