import { z } from 'zod'
import type { GoodsFile } from '../../world/goods-file/schema/goods-file.ts'
import { IMAGE_FIELDS, imageFields, omitEmpty, toFile, toId } from './export-parts.ts'

type Files = NonNullable<NonNullable<GoodsFile['products']>[number]['files']>

/** What a request reads of an image, a video or a 3D model. */
export const MEDIA_FIELDS = `__typename mediaContentType alt previewImage { url }
  ... on MediaImage { image { ${IMAGE_FIELDS} } }
  ... on Video { id videos: sources { url width height } }
  ... on Model3d { id models: sources { url } }
  ... on ExternalVideo { id originUrl }`

export const mediumFields = z.object({
  mediaContentType: z.string(),
  alt: z.string().nullable(),
  previewImage: z.object({ url: z.string() }).nullable(),
  image: imageFields.nullish(),
  id: z.string().optional(),
  videos: z.array(z.object({ url: z.string(), width: z.number(), height: z.number() })).optional(),
  models: z.array(z.object({ url: z.string() })).optional(),
  originUrl: z.string().optional(),
})
type MediumFields = z.output<typeof mediumFields>
type ImageFields = z.output<typeof imageFields>

/** What a product shows, in order: its media, and images that are none of them, such as those of variants. */
export function toFiles(images: readonly ImageFields[], media: readonly MediumFields[]): Files {
  const others = media.filter(({ image }) => !image)
  if (others.length === 0) return images.map(toFile)
  const shown = new Set(media.map(({ image }) => image?.url))
  const [first] = images
  return [
    ...media.flatMap((medium) => (medium.image ? toFile(medium.image) : (toMedium(medium, first?.url) ?? []))),
    ...images.filter(({ url }) => !shown.has(url)).map(toFile),
  ]
}

/** A video or model by its first source, the one that Shopify prefers. */
function toMedium({ alt, previewImage, ...medium }: MediumFields, firstImage: string | undefined) {
  const [video] = medium.videos ?? []
  const originalSource = video?.url ?? medium.models?.[0]?.url ?? medium.originUrl
  const contentType = CONTENT_TYPES.find((type) => type === medium.mediaContentType)
  if (originalSource === undefined || contentType === undefined) return undefined
  return omitEmpty({
    originalSource,
    contentType,
    alt,
    width: video?.width,
    height: video?.height,
    id: toId(medium.id),
    preview: previewImage && previewImage.url !== firstImage ? previewImage.url : undefined,
  })
}

const CONTENT_TYPES = ['EXTERNAL_VIDEO', 'MODEL_3D', 'VIDEO'] as const
