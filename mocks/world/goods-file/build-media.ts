import { MEDIA_TYPES, type StoreMedia } from '../catalogue/store-media.ts'
import { getStableNumber } from '../stable-number.ts'
import type { ImageRegistry } from './image-registry.ts'
import type { Path, Report } from './problems.ts'
import type { MediaInput } from './schema/parts.ts'

/** Assumed, for a video whose file does not say it. */
const [WIDTH, HEIGHT] = [1920, 1080]

/** The video or 3D model of a product's file; undefined for an image. */
export function buildMedia(
  { contentType, originalSource, alt, width, height, id, preview }: MediaInput,
  path: Path,
  { images, report }: { images: ImageRegistry; report: Report },
): StoreMedia | undefined {
  if (contentType === 'IMAGE') return undefined
  const sourcePath = [...path, 'originalSource']
  const isExternal = contentType === 'EXTERNAL_VIDEO'
  if (isExternal && !getVideoHost(originalSource))
    report(sourcePath, `"${originalSource}" is no video of YouTube or Vimeo`)
  const format = isExternal ? '' : (/\.(\w+)(?:[?#].*)?$/.exec(originalSource)?.[1]?.toLowerCase() ?? '')
  const mimeType = MEDIA_TYPES[format] ?? ''
  const kind = contentType === 'MODEL_3D' ? 'model/' : /^(video|application)\//
  if (!isExternal && mimeType.search(kind) !== 0)
    report(sourcePath, `"${originalSource}" is no ${contentType}: expected ${listFormats(contentType)}`)
  const file = isExternal ? { url: originalSource, bytes: 0 } : images.addMedia(originalSource, sourcePath)
  return {
    kind: contentType,
    id: id ?? getStableNumber(`media ${originalSource}`),
    ...file,
    altText: alt ?? null,
    width: width ?? WIDTH,
    height: height ?? HEIGHT,
    format,
    mimeType,
    preview: preview ? images.add({ src: preview }, [...path, 'preview']) : null,
  }
}

/** Where a video of another site is. */
export const getVideoHost = (url: string): { host: 'VIMEO' | 'YOUTUBE'; embedUrl: string } | undefined => {
  const [, youTube] =
    /^https:\/\/(?:www\.)?(?:youtube\.com\/(?:watch\?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]+)/.exec(url) ?? []
  if (youTube) return { host: 'YOUTUBE', embedUrl: `https://www.youtube.com/embed/${youTube}` }
  const [, vimeo] = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d+)/.exec(url) ?? []
  return vimeo ? { host: 'VIMEO', embedUrl: `https://player.vimeo.com/video/${vimeo}` } : undefined
}

const listFormats = (contentType: 'MODEL_3D' | 'VIDEO') =>
  Object.entries(MEDIA_TYPES)
    .filter(([, type]) => type.startsWith('model/') === (contentType === 'MODEL_3D'))
    .map(([format]) => `.${format}`)
    .join(', ')
