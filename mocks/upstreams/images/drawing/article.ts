import type { Garment } from '#mocks/world/catalogue/catalogue.ts'
import type { ClothName } from '../rendering/cloths.ts'

/** A garment as it is drawn: its style decides how it is made, its seed how it happens to lie. */
export type Article = Garment & {
  /** The style's name, such as 'Heroes'. Without one, the garment is a plain one of its kind. */
  style?: string
  /** Any number: other numbers give other folds. */
  seed?: number
  /** The name of a printed colour, such as 'Lemons': its motif. */
  print?: string
}

/** The cloth of styles whose cloth is finer than the catalogue's words for it. */
const CLOTHS: Readonly<Record<string, ClothName>> = {
  Julys: 'poplin',
  Winters: 'moleskin',
  Firsts: 'drill',
  Easies: 'drill',
  Sharps: 'worsted',
  Flannels: 'flannel',
  'Red Eyes': 'hopsack',
  Squares: 'worsted',
  Downpours: 'tech',
  Fives: 'bedford',
  Enduros: 'tech',
  Spares: 'ripstop',
  'Back Nines': 'tech',
  'Enduro Shorts': 'tech',
  Deckhands: 'seersucker',
  'Short Ridges': 'needlecord',
  'Cord Shirt': 'needlecord',
  'Office Shirt': 'poplin',
  'Half-Day Shirt': 'poplin',
  'Bonfire Shirt': 'flannel',
  'Mile Tee': 'tech',
  'Pocket Tee': 'slub',
  Fisherman: 'chunky-rib',
  'Quarter Zip': 'wide-rib',
  'Big Jack': 'flannel',
  'Chore Jack': 'moleskin',
  'The Jack': 'poplin',
  'Loose Boxers': 'poplin',
  'Merino Crew': 'fine-knit',
  'Roll Neck': 'fine-knit',
  'Long-Sleeve Polo': 'fine-knit',
  'Lambswool Crew': 'wool-knit',
  'Merino Trunks': 'fine-knit',
  'Office Socks': 'fine-knit',
  'Boot Socks': 'wool-knit',
  'Suede Belt': 'suede',
  'Plaited Belt': 'plait',
}

/** The cloth that an article is drawn in. */
export const getCloth = ({ style = '', fabric }: Article): ClothName => CLOTHS[style] ?? fabric
