import type { CatalogueProduct, CatalogueVariant } from '../../../world/catalogue.ts'
import { none } from '../connection.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { gid } from '../gid.ts'
import { money } from '../money.ts'
import { isAvailable } from './availability.ts'
import { featuredImage } from './image.ts'
import { noMetafields } from './metafields.ts'
import { optionsOf, selectedOptions, variantTitle } from './options.ts'

/** A variant is never without its product: prices, options and pictures are the product's. */
export type SoldVariant = { product: CatalogueProduct; variant: CatalogueVariant }

export type VariantSortKey = 'ID' | 'POSITION' | 'RELEVANCE' | 'SKU' | 'TITLE'

export function sortVariants({ variants }: CatalogueProduct, key?: VariantSortKey | null): readonly CatalogueVariant[] {
  if (key === 'SKU') return variants.toSorted((a, b) => a.sku.localeCompare(b.sku))
  if (key === 'TITLE') return variants.toSorted((a, b) => variantTitle(a).localeCompare(variantTitle(b)))
  return variants
}

const price = ({ product, variant }: SoldVariant, _args: unknown, { region }: ShopifyContext) =>
  money((variant.price ?? product.price)[region], region)

const compareAtPrice = ({ product, variant }: SoldVariant, _args: unknown, { region }: ShopifyContext) =>
  product.compareAt && !variant.price ? money(product.compareAt[region], region) : null

export const variantResolvers = {
  id: ({ variant }: SoldVariant) => gid('ProductVariant', variant.id),
  title: ({ variant }: SoldVariant) => variantTitle(variant),
  sku: ({ variant }: SoldVariant) => variant.sku,
  product: ({ product }: SoldVariant) => product,
  selectedOptions: ({ product, variant }: SoldVariant) => selectedOptions(product, variant),
  image: ({ product }: SoldVariant) => featuredImage(product),
  price,
  priceV2: price,
  compareAtPrice,
  compareAtPriceV2: compareAtPrice,
  availableForSale: ({ variant }: SoldVariant, _args, { world }) => isAvailable(world, variant),
  quantityAvailable: ({ variant }: SoldVariant, _args, { world }) => world.stock.available(variant.id),
  // sold ahead: nothing on the shelf, yet for sale
  currentlyNotInStock: ({ variant }: SoldVariant, _args, { world }) =>
    world.stock.available(variant.id) === 0 && isAvailable(world, variant),
  quantityRule: () => ({ minimum: 1, maximum: null, increment: 1 }),
  requiresShipping: ({ product }: SoldVariant) => product.productType !== 'Gift Card',
  taxable: ({ product }: SoldVariant) => product.productType !== 'Gift Card',
  requiresComponents: () => false,
  // the catalogue knows no barcodes, weights or prices per unit, and Shopify answers null for what was not entered
  barcode: () => null,
  weight: () => null,
  weightUnit: () => 'KILOGRAMS',
  unitPrice: () => null,
  unitPriceMeasurement: () => null,
  // no subscriptions, no bundles, no prices by quantity, no instalments and no shops to pick things up in
  sellingPlanAllocations: none,
  components: none,
  groupedBy: none,
  quantityPriceBreaks: none,
  storeAvailability: none,
  shopPayInstallmentsPricing: () => null,
  ...noMetafields,
} satisfies Resolvers

type Option = { product: CatalogueProduct; position: number; name: string; values: readonly string[] }
type OptionValue = { product: CatalogueProduct; option: number; position: number; name: string }

/** Room for the values of one option in the ids that we derive; the longest list has ten legs. */
const VALUES_PER_OPTION = 100

export const optionResolvers = {
  ProductOption: {
    id: ({ product, position }: Option) => gid('ProductOption', `${product.id}${position}`),
    name: ({ name }: Option) => name,
    values: ({ values }: Option) => values,
    optionValues: ({ product, position: option, values }: Option) =>
      values.map((name, position): OptionValue => ({ product, option, position, name })),
  },
  ProductOptionValue: {
    id: ({ product, option, position }: OptionValue) =>
      gid('ProductOptionValue', `${product.id}${option * VALUES_PER_OPTION + position}`),
    name: ({ name }: OptionValue) => name,
    // Shopify: this value together with the lowest-positioned values of all other options for which a variant exists
    firstSelectableVariant: ({ product, option, name }: OptionValue): SoldVariant | null => {
      const isDefault = product.options.length === 0 && optionsOf(product)[option]?.values[0] === name
      const variant = product.variants.find((each) => isDefault || each.values[option] === name)
      return variant ? { product, variant } : null
    },
    // a colour is a product of its own here, so no option has swatches
    swatch: () => null,
  },
} satisfies Record<string, Resolvers>
