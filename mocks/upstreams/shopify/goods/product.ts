import type { CatalogueProduct, CatalogueVariant } from '../../../world/catalogue/catalogue.ts'
import type { Metafield } from '../../../world/catalogue/metafield.ts'
import { getStableNumber } from '../../../world/stable-number.ts'
import type { World } from '../../../world/world.ts'
import { escapeHtml } from '../../html.ts'
import { type PageArgs, toConnection } from '../connection.ts'
import type { Resolvers } from '../context.ts'
import { toGid } from '../gid.ts'
import { toMoney } from '../money.ts'
import { isAvailableForSale, isProductAvailable } from './availability.ts'
import { getCollectionNumber } from './collection-id.ts'
import { encodeVariants } from './encode-variants.ts'
import { isGiftCard } from './gift-card.ts'
import { getFeaturedImage, getImageKey, getImages, type ImageSortKey, sortImages } from './image.ts'
import { getMedia, getMediumKey, sortMedia } from './media.ts'
import { createMetafieldResolvers } from './metafields.ts'
import {
  findSelectedVariant,
  getAdjacentVariants,
  getOptions,
  readSelection,
  type SelectedOption,
  type SelectionMatching,
} from './options.ts'
import { getCompareAtRange, getPriceRange } from './prices.ts'
import type { ProductVariant } from './product-variant.ts'
import { findCollectionByHandle, getPublishedCollections } from './published-products.ts'
import { getStorefrontUrl } from './storefront-url.ts'
import { truncate } from './truncate.ts'
import { sortVariants, type VariantSortKey } from './variant.ts'

type ImagesArgs = PageArgs & { sortKey?: ImageSortKey | null }
type Selection = SelectionMatching & { selectedOptions?: readonly SelectedOption[] | null }

/** Spec 7: "brand SPOKE". */
export const VENDOR = 'SPOKE'

export const getVendor = ({ details }: CatalogueProduct): string => details?.vendor ?? VENDOR

/** A product of this shop is one colour of a style, so its title names both. An extra has no colour to choose. */
export const getProductTitle = ({ style, colour, productType, details }: CatalogueProduct): string =>
  details || productType === 'Extra' ? style : `${style}, ${colour.name}`

/** The day of a product's launch, as Shopify's DateTime. */
const getPublishedAt = ({ since }: CatalogueProduct): string => new Date(since).toISOString()

export const getCreatedAt = (product: CatalogueProduct): string => product.details?.createdAt ?? getPublishedAt(product)

/** The last change of a product; this shop records none after the launch. */
export const getUpdatedAt = (product: CatalogueProduct): string => product.details?.updatedAt ?? getPublishedAt(product)

/** Those of a goods file; a product of a style has Shopify's standard subtitle. */
const getMetafields = ({ id, details, subtitle }: CatalogueProduct): readonly Metafield[] | undefined =>
  details?.metafields ??
  (subtitle === undefined
    ? undefined
    : [
        {
          id: getStableNumber(`metafield product ${id} descriptors.subtitle`),
          namespace: 'descriptors',
          key: 'subtitle',
          type: 'single_line_text_field',
          value: subtitle,
          references: [],
          translations: {},
        },
      ])

export const productResolvers = {
  id: (product: CatalogueProduct) => toGid('Product', product.id),
  handle: (product: CatalogueProduct) => product.handle,
  title: getProductTitle,
  vendor: getVendor,
  productType: (product: CatalogueProduct) => product.productType,
  tags: (product: CatalogueProduct) => product.tags,
  description: (product: CatalogueProduct, { truncateAt }: { truncateAt?: number | null }) =>
    truncate(product.description, truncateAt),
  descriptionHtml: (product: CatalogueProduct) =>
    product.details?.descriptionHtml ?? `<p>${escapeHtml(product.description)}</p>`,
  createdAt: getCreatedAt,
  publishedAt: getPublishedAt,
  updatedAt: getUpdatedAt,
  isGiftCard: isGiftCard,
  onlineStoreUrl: (product: CatalogueProduct, _args, context) =>
    getStorefrontUrl(`/products/${product.handle}`, context),
  // This shop has no texts for search engines.
  seo: ({ details }: CatalogueProduct) => details?.seo ?? { title: null, description: null },
  trackingParameters: () => null,
  ...createMetafieldResolvers(getMetafields),

  availableForSale: (product: CatalogueProduct, _args, { world }) => isProductAvailable(world, product),
  totalInventory: (product: CatalogueProduct, _args, { world }) =>
    product.variants.reduce((sum, { id }) => sum + world.stock.available(id), 0),
  priceRange: (product: CatalogueProduct, _args, context) => {
    const { min, max } = getPriceRange(product, context)
    return { minVariantPrice: toMoney(min, context), maxVariantPrice: toMoney(max, context) }
  },
  // Shopify returns 0.0 if there is no compare-at price.
  compareAtPriceRange: (product: CatalogueProduct, _args, context) => {
    const { min, max } = getCompareAtRange(product, context)
    return { minVariantPrice: toMoney(min, context), maxVariantPrice: toMoney(max, context) }
  },

  options: (product: CatalogueProduct, { first }: { first?: number | null }) =>
    getOptions(product)
      .slice(0, first ?? undefined)
      .map((option, position) => ({ product, position, ...option })),
  variants: (product: CatalogueProduct, args: PageArgs & { sortKey?: VariantSortKey | null }) =>
    toConnection(
      sortVariants(product, args.sortKey).map((variant): ProductVariant => ({ product, variant })),
      args,
      ({ variant }) => variant.id,
    ),
  variantsCount: (product: CatalogueProduct) => ({ count: product.variants.length, precision: 'EXACT' }),
  variantBySelectedOptions: (product: CatalogueProduct, { selectedOptions, ...matching }: Selection) => {
    const selectedValues = readSelection(product, selectedOptions ?? [], matching)
    return toProductVariant(product, selectedValues && findSelectedVariant(product, selectedValues))
  },
  selectedOrFirstAvailableVariant: (product: CatalogueProduct, selection: Selection, { world }) =>
    toProductVariant(product, findSelectedOrAvailable(world, product, selection) ?? product.variants[0]),
  adjacentVariants: (product: CatalogueProduct, selection: Selection, { world }) => {
    const selected = findSelectedOrAvailable(world, product, selection)
    if (!selected) return []
    return getAdjacentVariants(product, selected).map((variant): ProductVariant => ({ product, variant }))
  },
  encodedVariantExistence: (product: CatalogueProduct) => encodeVariants(product),
  encodedVariantAvailability: (product: CatalogueProduct, _args, { world }) =>
    encodeVariants(product, (variant) => isAvailableForSale(world, variant)),

  featuredImage: getFeaturedImage,
  images: (product: CatalogueProduct, args: ImagesArgs) =>
    toConnection(sortImages(getImages(product), args.sortKey), args, getImageKey),
  media: (product: CatalogueProduct, args: ImagesArgs) =>
    toConnection(sortMedia(getMedia(product), args.sortKey), args, getMediumKey),
  collections: (product: CatalogueProduct, args: PageArgs, { world }) =>
    toConnection(listCollections(product, world), args, getCollectionNumber),
  requiresSellingPlan: ({ details }: CatalogueProduct) => details?.requiresSellingPlan ?? false,
  sellingPlanGroups: ({ details }: CatalogueProduct, args: PageArgs) =>
    toConnection(details?.sellingPlanGroups ?? [], args, ({ name, plans }) => `${name} ${plans[0]?.id}`),
  // The shop does not use Shopify's taxonomy.
  category: () => null,
} satisfies Resolvers

/** The collections of a product: its own, and those that a goods file laid over this shop puts it into. */
function listCollections(product: CatalogueProduct, world: World) {
  const own = product.collections.flatMap((handle) => findCollectionByHandle(world, handle) ?? [])
  if (!world.catalogue.content?.extendsDefault || product.details) return own
  return [
    ...getPublishedCollections(world).filter(({ details, products }) => details && products.includes(product.handle)),
    ...own,
  ]
}

const toProductVariant = (product: CatalogueProduct, variant: CatalogueVariant | undefined): ProductVariant | null =>
  variant ? { product, variant } : null

/** The selected variant; without a complete selection the first that is available. */
function findSelectedOrAvailable(
  world: World,
  product: CatalogueProduct,
  { selectedOptions, ...matching }: Selection,
): CatalogueVariant | undefined {
  const selectedValues = selectedOptions?.length ? readSelection(product, selectedOptions, matching) : undefined
  const selected = selectedValues && findSelectedVariant(product, selectedValues)
  return selected ?? product.variants.find((variant) => isAvailableForSale(world, variant))
}
