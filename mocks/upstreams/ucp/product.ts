import type { Media, Price, ProductBase, Variant } from '#contracts/ucp/2026-08-25/generated/types.ts'
import type { CatalogueProduct } from '../../world/catalogue/catalogue.ts'
import { toGid } from '../shopify/gid.ts'
import { isAvailableForSale } from '../shopify/goods/availability.ts'
import { getFeaturedImage, getImages, getImageUrl, imageResolvers, type ShopImage } from '../shopify/goods/image.ts'
import { getOptions, getSelectedOptions, getVariantTitle } from '../shopify/goods/options.ts'
import { getCompareAtPrice, getCompareAtRange, getPriceRange, getUnitPrice } from '../shopify/goods/prices.ts'
import { getProductTitle } from '../shopify/goods/product.ts'
import type { ProductVariant } from '../shopify/goods/product-variant.ts'
import { getStorefrontUrl } from '../shopify/goods/storefront-url.ts'
import type { AgentContext } from './context.ts'

/** The taxonomy of categories that are the merchant's own. */
const OWN_TAXONOMY = 'merchant'

const toPrice = (amount: number, { currency }: AgentContext): Price => ({ amount, currency })

/** A product without what depends on the tool: its options and variants. */
export function toProduct(product: CatalogueProduct, context: AgentContext): ProductBase {
  const [range, listRange] = [getPriceRange(product, context), getCompareAtRange(product, context)]
  const toRange = ({ min, max }: typeof range) => ({ min: toPrice(min, context), max: toPrice(max, context) })
  return {
    id: toGid('Product', product.id),
    handle: product.handle,
    title: getProductTitle(product),
    description: { plain: product.description },
    url: getProductUrl(product, context),
    categories: [{ value: product.productType, taxonomy: OWN_TAXONOMY }],
    price_range: toRange(range),
    ...(listRange.max > 0 && { list_price_range: toRange(listRange) }),
    media: getImages(product).map((image) => toMedia(image, context)),
    tags: [...product.tags],
  }
}

/** What can be chosen of a product. */
export const toOptions = (product: CatalogueProduct) =>
  getOptions(product).map(({ name, values }) => ({ name, values: values.map((label) => ({ label })) }))

/** A variant with its price and whether it can be bought. */
export function toVariant(merchandise: ProductVariant, context: AgentContext): Variant {
  const { product, variant } = merchandise
  const listPrice = getCompareAtPrice(merchandise, context)
  const image = variant.details?.image ?? getFeaturedImage(product)
  return {
    id: toGid('ProductVariant', variant.id),
    ...(variant.sku && { sku: variant.sku }),
    title: getVariantTitle(variant),
    description: { plain: product.description },
    url: `${getProductUrl(product, context)}?variant=${variant.id}`,
    price: toPrice(getUnitPrice(merchandise, context), context),
    ...(listPrice !== null && { list_price: toPrice(listPrice, context) }),
    availability: getAvailability(merchandise, context),
    options: getSelectedOptions(product, variant).map(({ name, value }) => ({ name, label: value })),
    ...(image && { media: [toMedia(image, context)] }),
  }
}

function getAvailability({ variant }: ProductVariant, { world }: AgentContext): Variant['availability'] {
  if (!isAvailableForSale(world, variant)) return { available: false, status: 'out_of_stock' }
  return { available: true, status: world.stock.available(variant.id) > 0 ? 'in_stock' : 'preorder' }
}

/** The variant that stands for a product: the first that can be bought, else the first. */
export function getFeaturedVariant(product: CatalogueProduct, { world }: AgentContext): ProductVariant | undefined {
  const [first] = product.variants
  const variant = product.variants.find((candidate) => isAvailableForSale(world, candidate)) ?? first
  return variant && { product, variant }
}

const getProductUrl = ({ handle }: CatalogueProduct, context: AgentContext) =>
  getStorefrontUrl(`/products/${handle}`, context)

function toMedia(image: ShopImage, context: AgentContext): Media {
  const { altText, width, height } = imageResolvers.Image
  const [text, wide, high] = [altText(image), width(image), height(image)]
  return {
    type: 'image',
    url: getImageUrl(image, context),
    ...(text && { alt_text: text }),
    ...(wide && high && { width: wide, height: high }),
  }
}
