import type { CatalogueProduct, Garment } from '../../../world/catalogue/catalogue.ts'
import { type GarmentProduct, hasGarment } from '../../../world/catalogue/has-garment.ts'

type Kind = Garment['kind']

/** What goods are worn with, by kind: one entry for each place in the outfit, with the kinds that can fill it. */
const OUTFITS: Readonly<Partial<Record<Kind, readonly (readonly Kind[])[]>>> = {
  trouser: [['shirt'], ['belt'], ['sock'], ['jacket', 'polo']],
  chino: [['shirt', 'polo'], ['belt'], ['sock'], ['sweat', 'jacket']],
  denim: [['sweat', 'tee'], ['belt'], ['sock'], ['jacket', 'shirt']],
  short: [['tee', 'polo'], ['belt'], ['shirt']],
  swim: [['shirt', 'tee'], ['short']],
  tee: [['denim', 'chino'], ['sweat', 'jacket'], ['belt']],
  polo: [['chino', 'short'], ['belt'], ['sweat', 'jacket']],
  shirt: [['chino', 'trouser'], ['belt'], ['sweat', 'jacket'], ['sock']],
  sweat: [['denim', 'chino'], ['tee', 'shirt'], ['sock']],
  jacket: [['denim', 'chino'], ['tee', 'sweat'], ['belt']],
  trunk: [['sock'], ['tee']],
  sock: [['chino', 'denim'], ['trunk']],
  belt: [['chino', 'denim'], ['shirt'], ['sock']],
}
/** Of jogging bottoms and sweat shorts, which have no belt loops. */
const LOUNGE_OUTFIT: readonly (readonly Kind[])[] = [['tee'], ['sweat'], ['sock']]

/** Cloths of goods for the office, which go with one another. */
const SMART_CLOTHS: ReadonlySet<Garment['fabric']> = new Set(['wool', 'oxford'])
/** Kinds whose cloth says nothing of how smart they are. */
const NEUTRAL: ReadonlySet<Kind> = new Set(['belt', 'sock', 'trunk'])

/** Colours of shoes, which a belt and its trousers have in common: black with black and grey, else brown. */
const BLACK_SHOES: ReadonlySet<string> = new Set(['black', 'grey'])

/** The kinds that complete an outfit around a product, one list for each place. */
export const getOutfit = ({ garment }: CatalogueProduct): readonly (readonly Kind[])[] => {
  if (!garment) return []
  return garment.fabric === 'fleece' && garment.kind !== 'sweat' ? LOUNGE_OUTFIT : (OUTFITS[garment.kind] ?? [])
}

/** How well two products go together: by how formal they are, and by their colours. */
export const getHarmony = (product: CatalogueProduct, other: CatalogueProduct): number =>
  hasGarment(product) && hasGarment(other) ? getSmartness(product, other) + getColourHarmony(product, other) : 0

function getSmartness({ garment }: GarmentProduct, { garment: other }: GarmentProduct): number {
  if (NEUTRAL.has(garment.kind) || NEUTRAL.has(other.kind)) return 0
  return SMART_CLOTHS.has(garment.fabric) === SMART_CLOTHS.has(other.fabric) ? 1 : 0
}

function getColourHarmony(
  { garment, colour }: GarmentProduct,
  { garment: other, colour: otherColour }: GarmentProduct,
) {
  const kinds = [garment.kind, other.kind]
  if (kinds.includes('belt')) {
    const [belt, worn] = garment.kind === 'belt' ? [colour, otherColour] : [otherColour, colour]
    return belt.family === (BLACK_SHOES.has(worn.family) ? 'black' : 'brown') ? 2 : 0
  }
  if (kinds.includes('sock')) return colour.family === otherColour.family ? 2 : 0
  // light with dark, and nothing of one colour from head to foot
  const contrast = Math.abs(getLightness(colour.hex) - getLightness(otherColour.hex))
  return (contrast > 0.35 ? 2 : contrast > 0.2 ? 1 : 0) - (colour.family === otherColour.family ? 1 : 0)
}

/** The lightness of a #rrggbb colour, about as the eye weighs it; 0 is black. */
function getLightness(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  return 0.3 * red + 0.59 * green + 0.11 * blue
}
