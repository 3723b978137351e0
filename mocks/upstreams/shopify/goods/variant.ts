import type { CatalogueProduct, CatalogueVariant } from '../../../world/catalogue/catalogue.ts'
import { countReferences, getMeasuredType } from '../../../world/catalogue/measure.ts'
import { compareTexts } from '../compare-texts.ts'
import { resolveEmptyConnection } from '../connection.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { toGid } from '../gid.ts'
import { toMoney } from '../money.ts'
import { isAvailableForSale } from './availability.ts'
import { isGiftCard, requiresShipping } from './gift-card.ts'
import { getFeaturedImage } from './image.ts'
import { createMetafieldResolvers } from './metafields.ts'
import { getOptions, getSelectedOptions, getVariantTitle } from './options.ts'
import { getCompareAtPrice, getUnitPrice } from './prices.ts'
import type { ProductVariant } from './product-variant.ts'
import { getQuantityRule } from './quantity-rule.ts'
import { resolveAllocations } from './selling-plan.ts'

export type VariantSortKey = 'ID' | 'POSITION' | 'RELEVANCE' | 'SKU' | 'TITLE'

export function sortVariants(
  { variants }: CatalogueProduct,
  sortKey?: VariantSortKey | null,
): readonly CatalogueVariant[] {
  if (sortKey === 'ID') return variants.toSorted((a, b) => Number(a.id) - Number(b.id))
  if (sortKey === 'SKU') return variants.toSorted((a, b) => compareTexts(a.sku, b.sku))
  if (sortKey === 'TITLE') return variants.toSorted((a, b) => compareTexts(getVariantTitle(a), getVariantTitle(b)))
  return variants
}

const resolvePrice = (merchandise: ProductVariant, _args: unknown, context: ShopifyContext) =>
  toMoney(getUnitPrice(merchandise, context), context)

const resolveCompareAtPrice = (merchandise: ProductVariant, _args: unknown, context: ShopifyContext) => {
  const price = getCompareAtPrice(merchandise, context)
  return price === null ? null : toMoney(price, context)
}

export const variantResolvers = {
  id: ({ variant }: ProductVariant) => toGid('ProductVariant', variant.id),
  title: ({ variant }: ProductVariant) => getVariantTitle(variant),
  sku: ({ variant }: ProductVariant) => variant.sku || null,
  product: ({ product }: ProductVariant) => product,
  selectedOptions: ({ product, variant }: ProductVariant) => getSelectedOptions(product, variant),
  image: ({ product, variant }: ProductVariant) => variant.details?.image ?? getFeaturedImage(product),
  price: resolvePrice,
  priceV2: resolvePrice,
  compareAtPrice: resolveCompareAtPrice,
  compareAtPriceV2: resolveCompareAtPrice,
  availableForSale: ({ variant }: ProductVariant, _args, { world }) => isAvailableForSale(world, variant),
  quantityAvailable: ({ variant }: ProductVariant, _args, { world }) => world.stock.available(variant.id),
  // True for a variant that can be pre-ordered only.
  currentlyNotInStock: ({ variant }: ProductVariant, _args, { world }) =>
    world.stock.available(variant.id) === 0 && isAvailableForSale(world, variant),
  quantityRule: ({ variant }: ProductVariant) => getQuantityRule(variant),
  requiresShipping: ({ product, variant }: ProductVariant) =>
    variant.details?.requiresShipping ?? requiresShipping(product),
  taxable: ({ product, variant }: ProductVariant) => variant.details?.taxable ?? !isGiftCard(product),
  requiresComponents: () => false,
  // This shop has no barcodes and weights, and Shopify returns null for what a merchant did not enter.
  barcode: ({ variant }: ProductVariant) => variant.details?.barcode ?? null,
  weight: ({ variant }: ProductVariant) => variant.details?.weight?.value ?? null,
  weightUnit: ({ variant }: ProductVariant) => variant.details?.weight?.unit ?? 'KILOGRAMS',
  unitPrice: (merchandise: ProductVariant, _args, context) => {
    const measurement = merchandise.variant.details?.unitPriceMeasurement
    if (!measurement) return null
    return toMoney(Math.round(getUnitPrice(merchandise, context) / countReferences(measurement)), context)
  },
  unitPriceMeasurement: ({ variant }: ProductVariant) => {
    const measurement = variant.details?.unitPriceMeasurement
    return measurement ? { ...measurement, measuredType: getMeasuredType(measurement.quantityUnit) } : null
  },
  sellingPlanAllocations: resolveAllocations,
  // The shop has no bundles, quantity prices, instalments or pick-up points.
  components: resolveEmptyConnection,
  groupedBy: resolveEmptyConnection,
  quantityPriceBreaks: resolveEmptyConnection,
  storeAvailability: resolveEmptyConnection,
  shopPayInstallmentsPricing: () => null,
  ...createMetafieldResolvers(({ variant }: ProductVariant) => variant.details?.metafields),
} satisfies Resolvers

type Option = { product: CatalogueProduct; position: number; name: string; values: readonly string[] }
type OptionValue = { product: CatalogueProduct; option: number; position: number; name: string }

/** The range of derived ids per option. The longest option has ten values. */
const IDS_PER_OPTION = 100

export const optionResolvers = {
  ProductOption: {
    id: ({ product, position }: Option) => toGid('ProductOption', `${product.id}${position}`),
    name: ({ name }: Option) => name,
    values: ({ values }: Option) => values,
    optionValues: ({ product, position: option, values }: Option) =>
      values.map((name, position): OptionValue => ({ product, option, position, name })),
  },
  ProductOptionValue: {
    id: ({ product, option, position }: OptionValue) =>
      toGid('ProductOptionValue', `${product.id}${option * IDS_PER_OPTION + position}`),
    name: ({ name }: OptionValue) => name,
    // Shopify combines the value with the first values of all other options for which a variant exists.
    firstSelectableVariant: ({ product, option, name }: OptionValue): ProductVariant | null => {
      const isDefault = product.options.length === 0 && getOptions(product)[option]?.values[0] === name
      const variant = product.variants.find(({ values }) => isDefault || values[option] === name)
      return variant ? { product, variant } : null
    },
    // In this shop each colour is a product, so no option has swatches.
    swatch: ({ product, option: position, name }: OptionValue) => {
      const option = product.options[position]
      return (option && 'swatches' in option && option.swatches.get(name)) || null
    },
  },
} satisfies Record<string, Resolvers>
