import type { ResizeOptions } from 'sharp'

/** Shopify's largest side, in pixels. */
const MAX_SIDE = 5_760

const CROPS = { top: 'top', bottom: 'bottom', left: 'left', right: 'right', center: 'centre' } as const

/** What a URL of Shopify's CDN asks of a picture, in pixels. */
export type Transform = {
  width?: number
  height?: number
  /** The part that remains if the sides have another ratio than the picture. */
  crop: (typeof CROPS)[keyof typeof CROPS]
  /** The colour of the rest of the frame, instead of a crop: `#f3efe8`. */
  padColour?: string
}

type Size = { width: number; height: number }

/** Reads `width`, `height`, `crop` and `pad_color` of Shopify's CDN. Invalid values are ignored, as they are there. */
export function readTransform(params: URLSearchParams): Transform {
  const [width, height] = [readSide(params.get('width')), readSide(params.get('height'))]
  const crop = Object.entries(CROPS).find(([name]) => name === params.get('crop')?.toLowerCase())?.[1] ?? 'centre'
  const [, colour] = /^#?((?:[\da-f]{3}){1,2})$/i.exec(params.get('pad_color') ?? '') ?? []
  return { ...(width && { width }), ...(height && { height }), crop, ...(colour && { padColour: `#${colour}` }) }
}

/** Widths and heights that Shopify has names for. */
const NAMED_SIDES: Readonly<Record<string, number>> = {
  pico: 16,
  icon: 32,
  thumb: 50,
  small: 100,
  compact: 160,
  medium: 240,
  large: 480,
  grande: 600,
}

/**
 * Reads a size in a file's name, which older URLs of Shopify's CDN have: `shirt_200x.png` and `shirt_small@2x.png` are sizes
 * of `shirt.png`. Undefined for a name without one.
 */
export function readNameTransform(name: string): { name: string; transform: Partial<Transform> } | undefined {
  const [suffix, named, width, height, crop, density] =
    /_(?:(pico|icon|thumb|small|compact|medium|large|grande|original|master)|(\d*)x(\d*))(?:_crop_(\w+?))?(?:@([23])x)?(?=\.\w+$)/.exec(
      name,
    ) ?? []
  if (suffix === undefined || (!named && !width && !height)) return undefined
  const side = NAMED_SIDES[named ?? '']
  const params = new URLSearchParams({ ...(crop && { crop }) })
  for (const [parameter, pixels] of [
    ['width', side ?? width],
    ['height', side ?? height],
  ] as const)
    if (pixels) params.set(parameter, String(Number(pixels) * Number(density ?? 1)))
  return { name: name.replace(suffix, ''), transform: readTransform(params) }
}

function readSide(value: string | null): number | undefined {
  const pixels = Number(value ?? '')
  return Number.isInteger(pixels) && pixels > 0 ? Math.min(pixels, MAX_SIDE) : undefined
}

/**
 * The size of a picture after a transformation: its own ratio for one side, the asked one for both. Nothing is enlarged:
 * a larger frame keeps its ratio and shrinks to the picture.
 */
export function getTargetSize({ width, height }: Transform, original: Size): Size {
  if (!width && !height) return original
  const ratio = original.width / original.height
  const requested = { width: width ?? (height ?? 1) * ratio, height: height ?? (width ?? 1) / ratio }
  const shrink = Math.min(1, original.width / requested.width, original.height / requested.height)
  const round = (side: number) => Math.max(1, Math.round(side * shrink))
  return { width: round(requested.width), height: round(requested.height) }
}

/** The options with which sharp makes a picture of that size. */
export function toResizeOptions(transform: Transform, original: Size): ResizeOptions {
  const size = getTargetSize(transform, original)
  return transform.padColour
    ? { ...size, fit: 'contain', background: transform.padColour }
    : { ...size, fit: 'cover', position: transform.crop }
}
