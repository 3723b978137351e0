import type { CatalogueProduct } from '../../../world/catalogue.ts'
import type { World } from '../../../world/world.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { gid } from '../gid.ts'

/** A garment is drawn from four sides; the first is the one that stands for the product. */
const VIEWS = ['front', 'back', 'detail', 'folded'] as const
type View = (typeof VIEWS)[number]

/** The size a picture is said to have before any transformation; the image host draws at every width in this ratio. */
const SIZE = { width: 1600, height: 2000 }

/** One picture of a product. */
export type ProductImage = { product: CatalogueProduct; view: View }

/** A product's pictures, in order. What is only ever sold beside something else has none. */
export function imagesOf(product: CatalogueProduct): ProductImage[] {
  return product.productType === 'Extra' ? [] : VIEWS.map((view) => ({ product, view }))
}

export const featuredImage = (product: CatalogueProduct): ProductImage | null => imagesOf(product)[0] ?? null

/** What tells one picture from all others. */
export const imageKey = ({ product, view }: ProductImage) => `${product.id}${VIEWS.indexOf(view)}`

/** The picture that a key tells from all others, of a product that this world sells. */
export function imageByKey(world: World, key: string): ProductImage | undefined {
  const product = world.catalogue.byId.get(key.slice(0, -1))
  const view = VIEWS[Number(key.slice(-1))]
  return product && view && !world.withdrawn.has(product.handle) ? { product, view } : undefined
}

type Transform = {
  maxWidth?: number | null
  maxHeight?: number | null
  scale?: number | null
  preferredContentType?: 'JPG' | 'PNG' | 'WEBP' | null
}

/** The picture's address; a transformation goes into its query, as on Shopify's CDN. */
export function imageUrl(
  { product, view }: ProductImage,
  { origin }: Pick<ShopifyContext, 'origin'>,
  transform: Transform = {},
): string {
  const { maxWidth, maxHeight, scale, preferredContentType } = transform
  const asked = new URLSearchParams()
  if (maxWidth) asked.set('width', String(maxWidth * (scale ?? 1)))
  if (maxHeight) asked.set('height', String(maxHeight * (scale ?? 1)))
  if (preferredContentType === 'WEBP') asked.set('format', 'webp')
  const url = `${origin}/images/${product.handle}/${view}.jpg`
  return asked.size > 0 ? `${url}?${asked}` : url
}

export const imageResolvers = {
  Image: {
    id: (image: ProductImage) => gid('ProductImage', imageKey(image)),
    altText: (image: ProductImage) => altText(image),
    width: () => SIZE.width,
    height: () => SIZE.height,
    url: (image: ProductImage, { transform }: { transform?: Transform | null }, context) =>
      imageUrl(image, context, transform ?? {}),
    src: (image: ProductImage, _args, context) => imageUrl(image, context),
    originalSrc: (image: ProductImage, _args, context) => imageUrl(image, context),
    transformedSrc: (image: ProductImage, transform: Transform, context) => imageUrl(image, context, transform),
  },
  MediaImage: {
    id: (image: ProductImage) => gid('MediaImage', imageKey(image)),
    alt: (image: ProductImage) => altText(image),
    image: (image: ProductImage) => image,
    previewImage: (image: ProductImage) => image,
    mediaContentType: () => 'IMAGE',
    presentation: () => null,
  },
} satisfies Record<string, Resolvers>

function altText({ product, view }: ProductImage): string {
  const name = `${product.style} in ${product.colour.name}`
  return view === 'front' ? name : `${name}, ${view}`
}
