import type { CatalogueProduct } from '../../../world/catalogue/catalogue.ts'
import type { StoreMedia } from '../../../world/catalogue/store-media.ts'
import { getVideoHost } from '../../../world/goods-file/build-media.ts'
import type { World } from '../../../world/world.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { parseGid, toGid } from '../gid.ts'
import { getFeaturedImage, getImageKey, getImages, type ShopImage } from './image.ts'
import { getPublishedProducts } from './published-products.ts'

/** A video or model with the product that shows it. */
type ShopMedia = { product: CatalogueProduct; media: StoreMedia }

/** What a product shows, in order: images, videos and models. */
export type ShopMedium = ShopImage | ShopMedia

const TYPES = { EXTERNAL_VIDEO: 'ExternalVideo', MODEL_3D: 'Model3d', VIDEO: 'Video' } as const

const isMedia = (medium: ShopMedium): medium is ShopMedia => 'media' in medium

/** The type of a medium in the schema. */
export const getMediumType = (medium: ShopMedium): string => (isMedia(medium) ? TYPES[medium.media.kind] : 'MediaImage')

/** Everything that a product shows. */
export function getMedia(product: CatalogueProduct): readonly ShopMedium[] {
  const { details } = product
  if (!details || details.media.length === 0) return getImages(product)
  return details.media.map((medium) => ('kind' in medium ? { product, media: medium } : medium))
}

export const getMediumKey = (medium: ShopMedium): string =>
  isMedia(medium) ? `media ${medium.media.id}` : getImageKey(medium)

/** Sorts what a product shows. It was created in its order. */
export const sortMedia = (media: readonly ShopMedium[], sortKey: string | null | undefined) => {
  const getId = (medium: ShopMedium) => Number(isMedia(medium) ? medium.media.id : getImageKey(medium))
  return sortKey === 'ID' ? media.toSorted((a, b) => getId(a) - getId(b)) : media
}

/** The video or model with a global id; undefined if no product shows it. */
export function findMedia(world: World, gid: string): ShopMedia | undefined {
  const { type, id } = parseGid(gid) ?? {}
  return getPublishedProducts(world)
    .flatMap(getMedia)
    .filter(isMedia)
    .find(({ media }) => media.id === id && TYPES[media.kind] === type)
}

const getUrl = ({ media }: ShopMedia, { urls }: ShopifyContext) => media.url.replace(/^\/images(?=\/)/, urls.images)

const common = {
  id: ({ media }: ShopMedia) => toGid(TYPES[media.kind], media.id),
  alt: ({ media }: ShopMedia) => media.altText,
  mediaContentType: ({ media }: ShopMedia) => media.kind,
  previewImage: ({ product, media }: ShopMedia) => media.preview ?? getFeaturedImage(product),
  presentation: () => null,
} satisfies Resolvers

const resolveOrigin = ({ media }: ShopMedia) => media.url

export const mediaResolvers = {
  Video: {
    ...common,
    sources: (medium: ShopMedia, _args, context) => {
      const { width, height, format, mimeType } = medium.media
      return [{ url: getUrl(medium, context), width, height, format, mimeType }]
    },
  },
  Model3d: {
    ...common,
    sources: (medium: ShopMedia, _args, context) => {
      const { bytes, format, mimeType } = medium.media
      return [{ url: getUrl(medium, context), filesize: bytes, format, mimeType }]
    },
  },
  ExternalVideo: {
    ...common,
    host: ({ media }: ShopMedia) => getVideoHost(media.url)?.host ?? 'YOUTUBE',
    embedUrl: ({ media }: ShopMedia) => getVideoHost(media.url)?.embedUrl ?? media.url,
    embeddedUrl: resolveOrigin,
    originUrl: resolveOrigin,
  },
} satisfies Record<string, Resolvers>
