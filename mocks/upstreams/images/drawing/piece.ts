import { type ClothName, getClothNumber } from '../rendering/cloths.ts'
import { clipLayers, hash, type Layer } from './layer.ts'

/** The cloth of a piece and its colour. */
export type Material = {
  /** '#rrggbb'. */
  dye: string
  cloth: ClothName
}

type PieceOptions = Material & {
  /** Height in layers of cloth: a garment starts at 6, each piece sewn on adds about 1. */
  level: number
  /** Angle of the warp in degrees, clockwise from straight down. */
  grain?: number
  /** Strength of random folds: 1 for a trouser leg, 0.2 for a waistband, 0 for card. */
  looseness?: number
  /** Folds, seams and prints, clipped to the piece. */
  details?: readonly Layer[]
}

const hex = (n: number) =>
  Math.max(0, Math.min(255, Math.round(n)))
    .toString(16)
    .padStart(2, '0')
const grey = (n: number) => `#${hex(n).repeat(3)}`

/** The cloth texture is not anti-aliased, so the shape is slightly enlarged: every edge pixel needs a cloth number. */
const fillCloth = (shape: string, colour: string) =>
  `<path d="${shape}" fill="${colour}" stroke="${colour}" stroke-width="1.2"/>`

/** A piece of cloth, leather or card with this outline, on top of earlier layers. */
export function piece(shape: string, options: PieceOptions): Layer {
  const { dye, cloth, level, grain = 0, looseness = 1, details: on = [] } = options
  const lean = ((grain % 180) + 180) % 180
  const randomBits = ((Number.parseInt(hash(shape), 36) & 15) << 4) | Math.round(looseness * 15)
  const fill = (colour: string) => `<path d="${shape}" fill="${colour}"/>`
  const base: Layer = {
    dye: fill(dye),
    level: fill(grey(level * 10)),
    drape: fill('#808080'),
    crease: fill('#808080'),
    tone: fill('#808080'),
    cloth: fillCloth(shape, `#${hex(getClothNumber(cloth))}${hex((lean / 180) * 255)}${hex(randomBits)}`),
  }
  const marks = on.length ? clipLayers(shape, on) : {}
  return {
    dye: `${base.dye}${marks.dye ?? ''}`,
    level: `${base.level}${marks.level ?? ''}`,
    drape: `${base.drape}${marks.drape ?? ''}`,
    crease: `${base.crease}${marks.crease ?? ''}`,
    tone: `${base.tone}${marks.tone ?? ''}`,
    cloth: `${base.cloth}${marks.cloth ?? ''}`,
  }
}
