import type { StoreImage } from './store-image.ts'

/** A video or 3D model that a goods file names. */
export type StoreMedia = {
  kind: 'EXTERNAL_VIDEO' | 'MODEL_3D' | 'VIDEO'
  /** Numeric tail of its global id. */
  id: string
  /** Absolute, or a path below the simulated backend's URL. */
  url: string
  altText: string | null
  /** Pixels of a video. */
  width: number
  height: number
  /** 0 if nobody knows. */
  bytes: number
  /** Such as `mp4` and `video/mp4`; empty for a video of another site. */
  format: string
  mimeType: string
  /** What is shown before it plays; its product's first image if it has none of its own. */
  preview: StoreImage | null
}

/** The types of videos and models, by the end of their file's name. */
export const MEDIA_TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
  m3u8: 'application/x-mpegURL',
  glb: 'model/gltf-binary',
  usdz: 'model/vnd.usdz+zip',
}
