import { type ClothName, clothNumber } from '../darkroom/cloths.ts'
import { hash, type Layer, within } from './layer.ts'

/** What a piece is cut from. */
export type Stuff = {
  /** '#rrggbb'. */
  dye: string
  cloth: ClothName
}

export type PieceOptions = Stuff & {
  /** Layers of cloth from the table up: a garment starts at 6, each piece sewn on adds about 1. */
  level: number
  /** Degrees that the warp leans to the right of straight down. */
  grain?: number
  /** How much the cloth of this piece moves by chance: 1 a trouser leg, 0.2 a waistband, 0 card. */
  unrest?: number
  /** Folds, seams and prints that end with the piece. */
  on?: readonly Layer[]
}

const hex = (n: number) =>
  Math.max(0, Math.min(255, Math.round(n)))
    .toString(16)
    .padStart(2, '0')
const grey = (n: number) => `#${hex(n).repeat(3)}`

/** Not smoothed, so a hair wider than the piece: every pixel of its edge must know its cloth. */
const numbered = (shape: string, colour: string) =>
  `<path d="${shape}" fill="${colour}" stroke="${colour}" stroke-width="1.2"/>`

/** A piece of cloth (or leather, or card) with this outline, on top of what was drawn before. */
export function piece(shape: string, options: PieceOptions): Layer {
  const { dye, cloth, level, grain = 0, unrest = 1, on = [] } = options
  const lean = ((grain % 180) + 180) % 180
  const chance = ((Number.parseInt(hash(shape), 36) & 15) << 4) | Math.round(unrest * 15)
  const fill = (colour: string) => `<path d="${shape}" fill="${colour}"/>`
  const bare: Layer = {
    dye: fill(dye),
    level: fill(grey(level * 10)),
    drape: fill('#808080'),
    crease: fill('#808080'),
    tone: fill('#808080'),
    cloth: numbered(shape, `#${hex(clothNumber(cloth))}${hex((lean / 180) * 255)}${hex(chance)}`),
  }
  const marks = on.length ? within(shape, on) : {}
  return {
    dye: `${bare.dye}${marks.dye ?? ''}`,
    level: `${bare.level}${marks.level ?? ''}`,
    drape: `${bare.drape}${marks.drape ?? ''}`,
    crease: `${bare.crease}${marks.crease ?? ''}`,
    tone: `${bare.tone}${marks.tone ?? ''}`,
    cloth: `${bare.cloth}${marks.cloth ?? ''}`,
  }
}
