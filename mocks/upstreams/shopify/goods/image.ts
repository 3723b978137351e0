import type { CatalogueProduct } from '../../../world/catalogue/catalogue.ts'
import type { World } from '../../../world/world.ts'
import { getViews, VIEWS, type View } from '../../images/views.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { toGid } from '../gid.ts'
import { isWithdrawn } from './availability.ts'

/** The size of an image without transformation. The image host draws any width in this ratio. */
const SIZE = { width: 1600, height: 2000 }

export type ProductImage = { product: CatalogueProduct; view: View }

/** A product's images, in order, the featured one first. Extras, which are sold with another product only, have none. */
export function getImages(product: CatalogueProduct): ProductImage[] {
  return product.productType === 'Extra' ? [] : getViews(product.garment).map((view) => ({ product, view }))
}

export const getFeaturedImage = (product: CatalogueProduct): ProductImage | null => getImages(product)[0] ?? null

/** A unique number for an image: the product's id and the position of the view. */
export const getImageKey = ({ product, view }: ProductImage) => `${product.id}${VIEWS.indexOf(view)}`

/** The image with a key; undefined if it is unknown or its product is withdrawn. */
export function findImage(world: World, key: string): ProductImage | undefined {
  const product = world.catalogue.byId.get(key.slice(0, -1))
  const view = VIEWS[Number(key.slice(-1))]
  return product && view && getViews(product.garment).includes(view) && !isWithdrawn(world, product)
    ? { product, view }
    : undefined
}

type Transform = {
  maxWidth?: number | null
  maxHeight?: number | null
  scale?: number | null
  preferredContentType?: 'JPG' | 'PNG' | 'WEBP' | null
}

/** An image's URL, with the transformation in the query as on Shopify's CDN. */
export function getImageUrl(
  { product, view }: ProductImage,
  { origin }: Pick<ShopifyContext, 'origin'>,
  transform: Transform = {},
): string {
  const { maxWidth, maxHeight, scale, preferredContentType } = transform
  const params = new URLSearchParams()
  if (maxWidth) params.set('width', String(maxWidth * (scale ?? 1)))
  if (maxHeight) params.set('height', String(maxHeight * (scale ?? 1)))
  if (preferredContentType === 'WEBP') params.set('format', 'webp')
  const url = `${origin}/images/${product.handle}/${view}.jpg`
  return params.size > 0 ? `${url}?${params}` : url
}

export const imageResolvers = {
  Image: {
    id: (image: ProductImage) => toGid('ProductImage', getImageKey(image)),
    altText: (image: ProductImage) => getAltText(image),
    width: () => SIZE.width,
    height: () => SIZE.height,
    url: (image: ProductImage, { transform }: { transform?: Transform | null }, context) =>
      getImageUrl(image, context, transform ?? {}),
    src: (image: ProductImage, _args, context) => getImageUrl(image, context),
    originalSrc: (image: ProductImage, _args, context) => getImageUrl(image, context),
    transformedSrc: (image: ProductImage, transform: Transform, context) => getImageUrl(image, context, transform),
  },
  MediaImage: {
    id: (image: ProductImage) => toGid('MediaImage', getImageKey(image)),
    alt: (image: ProductImage) => getAltText(image),
    image: (image: ProductImage) => image,
    previewImage: (image: ProductImage) => image,
    mediaContentType: () => 'IMAGE',
    presentation: () => null,
  },
} satisfies Record<string, Resolvers>

function getAltText({ product, view }: ProductImage): string {
  const name = `${product.style} in ${product.colour.name}`
  return view === 'front' ? name : `${name}, ${view}`
}
