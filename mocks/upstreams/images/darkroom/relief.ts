import { type Cloth, clothList } from './cloths.ts'
import type { Exposed } from './exposed.ts'
import { clouds, crests } from './noise.ts'
import { blurred, enlarged, halved, type Plane, plane, planeOf } from './plane.ts'

/** Units of height for white on the level, drape and crease plates. */
export const LEVEL_HEIGHT = 30.6
const DRAPE_HEIGHT = 40
const CREASE_HEIGHT = 8

/** How far around a point cloth counts as its surroundings, in units. */
const SURROUNDINGS = 14

export type Relief = {
  /** Height in units. */
  surface: Plane
  /** How far a point stands above (positive) or below its surroundings, in units: hollows get less light. */
  prominence: Plane
}

/** The height of the goods: folds, creases, the thickness of pieces and the chance waves of cloth. */
export function relief(sheet: Exposed, level: Plane): Relief {
  const { width, height, scale } = sheet
  const fine = planeOf(sheet.crease, width, height, CREASE_HEIGHT, (-CREASE_HEIGHT * 128) / 255)
  for (let i = 0; i < fine.data.length; i++) fine.data[i] = (fine.data[i] as number) + (level.data[i] as number) * 0.36
  const surface = blurred(fine, 1.2 * scale)
  // whatever is wide is worked out at half the size
  const broad = folds(sheet, level)
  const around = blurred(broad, (SURROUNDINGS * scale) / 2)
  for (let i = 0; i < around.data.length; i++) around.data[i] = (broad.data[i] as number) - (around.data[i] as number)
  const wide = enlarged(broad, width, height)
  for (let i = 0; i < wide.data.length; i++) surface.data[i] = (surface.data[i] as number) + (wide.data[i] as number)
  return { surface, prominence: enlarged(around, width, height) }
}

/** Everything wider than a seam, at half the size. Each cloth falls as softly as it is. */
function folds(sheet: Exposed, level: Plane): Plane {
  const { width, height, scale } = sheet
  const drape = halved(planeOf(sheet.drape, width, height, DRAPE_HEIGHT, (-DRAPE_HEIGHT * 128) / 255))
  const thickness = halved(level)
  for (let i = 0; i < drape.data.length; i++) {
    drape.data[i] = (drape.data[i] as number) + (thickness.data[i] as number) * 0.6
  }
  const crisp = blurred(drape, 2.2 * scale)
  const soft = blurred(drape, 5 * scale)
  const chance = chanceFolds(sheet, drape.width, drape.height)
  for (let y = 0; y < drape.height; y++) {
    for (let x = 0; x < drape.width; x++) {
      const i = y * drape.width + x
      const { softness } = clothList[Math.round((sheet.cloth[(2 * y * width + 2 * x) * 3] ?? 0) / 10)] as Cloth
      const t = softness <= 4 ? 0 : softness >= 10 ? 1 : (softness - 4) / 6
      drape.data[i] = (crisp.data[i] as number) * (1 - t) + (soft.data[i] as number) * t + (chance.data[i] as number)
    }
  }
  return drape
}

/** Waves and creases that nobody planned, on a coarse grid and then enlarged to the size asked for. */
function chanceFolds(sheet: Exposed, toWidth: number, toHeight: number): Plane {
  const { width, height, scale, origin } = sheet
  const stride = Math.max(2, Math.round(4 * scale))
  const coarse = plane(Math.ceil(width / stride) + 1, Math.ceil(height / stride) + 1)
  for (let y = 0; y < coarse.height; y++) {
    for (let x = 0; x < coarse.width; x++) {
      const i = Math.min(height - 1, y * stride) * width + Math.min(width - 1, x * stride)
      const number = sheet.cloth[i * 3] ?? 0
      if (number === 0) continue
      const cloth = clothList[Math.round(number / 10)] as Cloth
      const angle = ((sheet.cloth[i * 3 + 1] ?? 0) / 255) * Math.PI
      const nibbles = sheet.cloth[i * 3 + 2] ?? 0
      const seed = (nibbles >> 4) * 31.7
      const unrest = (nibbles & 15) / 15
      const [px, py] = [(x * stride) / scale + origin[0], (y * stride) / scale + origin[1]]
      const u = px * Math.cos(angle) + py * Math.sin(angle) + seed
      const v = py * Math.cos(angle) - px * Math.sin(angle) + seed
      const bend = clouds(u * 0.008, v * 0.006, 2) * 0.7
      const waves = clouds(u * 0.013 + bend, v * 0.0045, 3) * 4
      const patch = Math.max(0, clouds(u * 0.007 + 9, v * 0.005, 2) + 0.3)
      const creases = crests(u * 0.011 + bend * 0.8 + v * 0.006, v * 0.016 - u * 0.005, 2) * patch * 1.6
      coarse.data[y * coarse.width + x] = unrest * (cloth.waves * waves + cloth.creases * creases)
    }
  }
  // neighbouring pieces meet without a step
  return enlarged(blurred(coarse, 1.6), toWidth, toHeight)
}
