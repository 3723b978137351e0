import type { CatalogueProduct } from '../../../world/catalogue/catalogue.ts'
import { STORE_FILES, type StoreImage } from '../../../world/catalogue/store-image.ts'
import { getStyleAndColour } from '../../../world/catalogue/style-and-colour.ts'
import type { World } from '../../../world/world.ts'
import { getViews, VIEWS, type View } from '../../images/views.ts'
import type { StoreUrls } from '../../store-urls.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { toGid } from '../gid.ts'
import { isWithdrawn } from './availability.ts'

/** The size of an image without transformation. The image host draws any width in this ratio. */
const SIZE = { width: 1600, height: 2000 }

/** A drawn picture of this shop's goods. */
type DrawnImage = { product: CatalogueProduct; view: View }
/** An image of a product, a collection or content. */
export type ShopImage = DrawnImage | StoreImage

/** A product's images, in order, the featured one first. Extras, which are sold with another product only, have none. */
export function getImages(product: CatalogueProduct): readonly ShopImage[] {
  if (product.details) return product.details.images
  if (!product.garment || product.productType === 'Extra') return []
  return getViews(product.garment).map((view) => ({ product, view }))
}

export const getFeaturedImage = (product: CatalogueProduct): ShopImage | null => getImages(product)[0] ?? null

/** A unique number for an image; a drawn one's is its product's id and the position of the view. */
export const getImageKey = (image: ShopImage) =>
  'view' in image ? `${image.product.id}${VIEWS.indexOf(image.view)}` : image.id

/** Shopify's ProductImageSortKeys and ProductMediaSortKeys together. */
export type ImageSortKey = 'CREATED_AT' | 'ID' | 'POSITION' | 'RELEVANCE'

/** Sorts a product's images. They were created in their order, and nothing is more relevant without a query. */
export const sortImages = (images: readonly ShopImage[], sortKey: ImageSortKey | null | undefined) =>
  sortKey === 'ID' ? images.toSorted((a, b) => Number(getImageKey(a)) - Number(getImageKey(b))) : images

/** The image with a key; undefined if it is unknown or its product is withdrawn. */
export function findImage(world: World, key: string): ShopImage | undefined {
  const stored = world.catalogue.content?.images.get(key)
  if (stored) return stored
  const product = world.catalogue.byId.get(key.slice(0, -1))
  const view = VIEWS[Number(key.slice(-1))]
  return product?.garment && view && getViews(product.garment).includes(view) && !isWithdrawn(world, product)
    ? { product, view }
    : undefined
}

/** Shopify's ImageTransformInput. */
type Transform = {
  crop?: 'BOTTOM' | 'CENTER' | 'LEFT' | 'RIGHT' | 'TOP' | null
  maxWidth?: number | null
  maxHeight?: number | null
  scale?: number | null
  preferredContentType?: 'JPG' | 'PNG' | 'WEBP' | null
}

const FORMATS = { JPG: 'jpg', PNG: 'png', WEBP: 'webp' } as const

/**
 * An image's URL, with the transformation in the query as on Shopify's CDN. That crops to a frame of two sides, so without
 * a crop the URL names only the side that limits the image.
 */
export function getImageUrl(
  image: ShopImage,
  { urls }: Pick<ShopifyContext, 'urls'>,
  { crop, maxWidth, maxHeight, scale, preferredContentType }: Transform = {},
): string {
  const params = new URLSearchParams()
  const [width, height] = crop ? [maxWidth, maxHeight] : pickLimitingSide(image, maxWidth, maxHeight)
  if (width) params.set('width', String(width * (scale ?? 1)))
  if (height) params.set('height', String(height * (scale ?? 1)))
  if (crop && width && height) params.set('crop', crop.toLowerCase())
  if (preferredContentType) params.set('format', FORMATS[preferredContentType])
  const url = getSourceUrl(image, urls)
  return params.size > 0 ? `${url}${url.includes('?') ? '&' : '?'}${params}` : url
}

type Side = number | null | undefined

function pickLimitingSide(image: ShopImage, maxWidth: Side, maxHeight: Side): [width: Side, height: Side] {
  const { width, height } = getSize(image)
  if (!maxWidth || !maxHeight || !width || !height) return [maxWidth, maxHeight]
  return maxWidth / width <= maxHeight / height ? [maxWidth, null] : [null, maxHeight]
}

const getSize = (image: ShopImage) => ('view' in image ? SIZE : image)

function getSourceUrl(image: ShopImage, { images, hasImageHost }: StoreUrls): string {
  if ('view' in image)
    return hasImageHost
      ? `${images}${STORE_FILES}/${image.product.handle}-${image.view}.jpg?v=1`
      : `${images}/${image.product.handle}/${image.view}.jpg`
  return image.url.replace(/^\/images(?=\/)/, images)
}

export const imageResolvers = {
  Image: {
    id: (image: ShopImage) => toGid('ProductImage', getImageKey(image)),
    altText: (image: ShopImage) => getAltText(image),
    width: (image: ShopImage) => getSize(image).width,
    height: (image: ShopImage) => getSize(image).height,
    url: (image: ShopImage, { transform }: { transform?: Transform | null }, context) =>
      getImageUrl(image, context, transform ?? {}),
    src: (image: ShopImage, _args, context) => getImageUrl(image, context),
    originalSrc: (image: ShopImage, _args, context) => getImageUrl(image, context),
    transformedSrc: (image: ShopImage, transform: Transform, context) => getImageUrl(image, context, transform),
  },
  MediaImage: {
    id: (image: ShopImage) => toGid('MediaImage', getImageKey(image)),
    alt: (image: ShopImage) => getAltText(image),
    image: (image: ShopImage) => image,
    previewImage: (image: ShopImage) => image,
    mediaContentType: () => 'IMAGE',
    presentation: () => null,
  },
} satisfies Record<string, Resolvers>

/** What the newest version adds to an image. */
// A drawn picture is small enough to be its own placeholder.
export const newestImageResolvers = { thumbhash: () => null } satisfies Resolvers

function getAltText(image: ShopImage): string | null {
  if (!('view' in image)) return image.altText
  const { product, view } = image
  const name = getStyleAndColour(product)
  return view === 'front' ? name : `${name}, ${view}`
}
