import type { CatalogueProduct, CatalogueVariant } from '../../../world/catalogue.ts'
import { connection, none, type PageArgs } from '../connection.ts'
import type { Resolvers } from '../context.ts'
import { gid } from '../gid.ts'
import { money } from '../money.ts'
import { isAnyAvailable, isAvailable, priceRange } from './availability.ts'
import { encodeVariants } from './encode-variants.ts'
import { featuredImage, imageKey, imagesOf } from './image.ts'
import { noMetafields } from './metafields.ts'
import {
  adjacentVariants,
  type Matching,
  optionsOf,
  readSelection,
  type SelectedOption,
  variantForSelection,
} from './options.ts'
import { collectionNumber } from './shelf.ts'
import { storefrontUrl } from './storefront-url.ts'
import { escapeHtml, truncate } from './text.ts'
import { type SoldVariant, sortVariants, type VariantSortKey } from './variant.ts'

type Selection = Matching & { selectedOptions?: readonly SelectedOption[] | null }

/** What the brand calls itself where Shopify has a vendor (spec 7: "brand SPOKE"). */
export const VENDOR = 'SPOKE'

/** A product is one colour of a style, so its title names both; the colour of a few letters is nobody's choice. */
export const productTitle = ({ style, colour, productType }: CatalogueProduct): string =>
  productType === 'Extra' ? style : `${style}, ${colour.name}`

/** The day a product joined the shop, as Shopify's DateTime. */
export const joinedAt = ({ since }: CatalogueProduct): string => new Date(since).toISOString()

const sold = (product: CatalogueProduct, variant: CatalogueVariant | undefined): SoldVariant | null =>
  variant ? { product, variant } : null

export const productResolvers = {
  id: (product: CatalogueProduct) => gid('Product', product.id),
  handle: (product: CatalogueProduct) => product.handle,
  title: productTitle,
  vendor: () => VENDOR,
  productType: (product: CatalogueProduct) => product.productType,
  tags: (product: CatalogueProduct) => product.tags,
  description: (product: CatalogueProduct, { truncateAt }: { truncateAt?: number | null }) =>
    truncate(product.description, truncateAt),
  descriptionHtml: (product: CatalogueProduct) => `<p>${escapeHtml(product.description)}</p>`,
  createdAt: joinedAt,
  publishedAt: joinedAt,
  updatedAt: joinedAt,
  isGiftCard: (product: CatalogueProduct) => product.productType === 'Gift Card',
  onlineStoreUrl: (product: CatalogueProduct, _args, context) => storefrontUrl(`/products/${product.handle}`, context),
  // a store whose owner has written no search-engine texts of their own
  seo: () => ({ title: null, description: null }),
  trackingParameters: () => null,
  ...noMetafields,

  availableForSale: (product: CatalogueProduct, _args, { world }) => isAnyAvailable(world, product),
  totalInventory: (product: CatalogueProduct, _args, { world }) =>
    product.variants.reduce((sum, { id }) => sum + world.stock.available(id), 0),
  priceRange: (product: CatalogueProduct, _args, { region }) => {
    const { min, max } = priceRange(product, region)
    return { minVariantPrice: money(min, region), maxVariantPrice: money(max, region) }
  },
  // Shopify answers 0.0 where nothing has a price to compare with
  compareAtPriceRange: (product: CatalogueProduct, _args, { region }) => {
    const amount = money(product.compareAt?.[region] ?? 0, region)
    return { minVariantPrice: amount, maxVariantPrice: amount }
  },

  options: (product: CatalogueProduct, { first }: { first?: number | null }) =>
    optionsOf(product)
      .slice(0, first ?? undefined)
      .map((option, position) => ({ product, position, ...option })),
  variants: (product: CatalogueProduct, args: PageArgs & { sortKey?: VariantSortKey | null }) =>
    connection(
      sortVariants(product, args.sortKey).map((variant): SoldVariant => ({ product, variant })),
      args,
      ({ variant }) => variant.id,
    ),
  variantsCount: (product: CatalogueProduct) => ({ count: product.variants.length, precision: 'EXACT' }),
  variantBySelectedOptions: (product: CatalogueProduct, { selectedOptions, ...matching }: Selection) => {
    const asked = readSelection(product, selectedOptions ?? [], matching)
    return sold(product, asked && variantForSelection(product, asked))
  },
  selectedOrFirstAvailableVariant: (product: CatalogueProduct, selection: Selection, { world }) =>
    sold(
      product,
      selectedVariant(product, selection) ??
        product.variants.find((variant) => isAvailable(world, variant)) ??
        product.variants[0],
    ),
  adjacentVariants: (product: CatalogueProduct, selection: Selection, { world }) => {
    const from = selectedVariant(product, selection) ?? product.variants.find((each) => isAvailable(world, each))
    return from ? adjacentVariants(product, from).map((variant): SoldVariant => ({ product, variant })) : []
  },
  encodedVariantExistence: (product: CatalogueProduct) => encodeVariants(product),
  encodedVariantAvailability: (product: CatalogueProduct, _args, { world }) =>
    encodeVariants(product, (variant) => isAvailable(world, variant)),

  featuredImage,
  images: (product: CatalogueProduct, args: PageArgs) => connection(imagesOf(product), args, imageKey),
  media: (product: CatalogueProduct, args: PageArgs) => connection(imagesOf(product), args, imageKey),
  collections: (product: CatalogueProduct, args: PageArgs, { world }) =>
    connection(
      product.collections.flatMap((handle) => world.catalogue.collectionByHandle.get(handle) ?? []),
      args,
      collectionNumber,
    ),
  // this shop sells nothing by subscription and sorts nothing into Shopify's taxonomy
  requiresSellingPlan: () => false,
  sellingPlanGroups: none,
  category: () => null,
} satisfies Resolvers

/** A product whose client has not said what it wants has no selected variant. */
function selectedVariant(product: CatalogueProduct, { selectedOptions, ...matching }: Selection) {
  if (!selectedOptions?.length) return undefined
  const asked = readSelection(product, selectedOptions, matching)
  return asked && variantForSelection(product, asked)
}
