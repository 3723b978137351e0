import type { Garment } from '#mocks/world/catalogue/catalogue.ts'
import type { Article } from '../article.ts'
import { type Construction, getConstruction } from '../construction.ts'
import type { Cut } from './torso.ts'

/** Measures of a T-shirt in L, in drawing units. */
const TEE: Cut = {
  neck: 80,
  front: 262,
  back: 205,
  shoulder: 190,
  chest: 214,
  waist: 207,
  hem: 209,
  top: 186,
  drop: 224,
  armpit: 396,
  bottom: 768,
  sleeve: 0,
  reach: 0,
}

/** Measures of other kinds where they differ from a T-shirt. */
const EASE: Partial<Record<Garment['kind'], Partial<Cut>>> = {
  polo: { front: 246, neck: 76, bottom: 772 },
  shirt: { neck: 70, front: 232, back: 200, shoulder: 188, chest: 216, waist: 206, hem: 208, bottom: 782, sleeve: 6 },
  sweat: { neck: 78, front: 250, back: 204, shoulder: 196, chest: 222, waist: 219, hem: 196, bottom: 752 },
  jacket: { neck: 66, front: 216, back: 200, shoulder: 200, chest: 228, waist: 224, hem: 214, bottom: 764 },
}

/** Measures of constructions where they differ from their kind. */
const NECK: Partial<Record<Construction, Partial<Cut>>> = {
  'quarter-zip': { neck: 66, front: 216 },
  'work-jacket': { front: 250, hem: 222, bottom: 776 },
}

/** Measures of styles where they differ from their kind, after their copy in the catalogue. */
const STYLES: Readonly<Record<string, Partial<Cut>>> = {
  'Heavyweight Tee': {
    neck: 72,
    front: 258,
    shoulder: 206,
    drop: 230,
    chest: 230,
    waist: 229,
    hem: 230,
    bottom: 748,
    sleeve: 14,
    reach: 22,
  },
  'V-Neck Tee': {
    neck: 78,
    front: 316,
    shoulder: 186,
    chest: 209,
    waist: 196,
    hem: 198,
    bottom: 776,
    isVee: true,
    sleeve: -8,
  },
  'Pocket Tee': { neck: 84, front: 268, chest: 219, waist: 216, hem: 219, bottom: 758, sleeve: 10, reach: -14 },
  'Mile Tee': { shoulder: 184, chest: 205, waist: 190, hem: 196, bottom: 778, sleeve: -14, reach: -8 },
  Undertee: {
    neck: 100,
    front: 300,
    shoulder: 180,
    chest: 202,
    waist: 188,
    hem: 190,
    bottom: 786,
    sleeve: -18,
    reach: -30,
  },
  'Long-Sleeve Tee': { waist: 203, hem: 203, bottom: 762 },
  'Breton Tee': {
    neck: 100,
    front: 230,
    back: 206,
    top: 190,
    shoulder: 200,
    drop: 230,
    chest: 224,
    waist: 222,
    hem: 224,
    bottom: 742,
  },
  Henley: { neck: 74, front: 246, chest: 209, waist: 198, hem: 200, bottom: 778 },
  'Piqué Polo': { shoulder: 186, chest: 209, waist: 202, hem: 205, bottom: 780, sleeve: -6 },
  'Crew Sweat': { shoulder: 200, drop: 228, chest: 227, waist: 225, hem: 200, bottom: 742 },
  'Soft Polo': { front: 300, shoulder: 196, chest: 222, waist: 220, hem: 221, bottom: 752, sleeve: 10, reach: 6 },
  'Long-Sleeve Polo': { chest: 210, waist: 200, hem: 190, bottom: 750 },
  Scrum: { shoulder: 206, drop: 230, chest: 231, waist: 229, hem: 229, bottom: 766 },
  'Office Shirt': { shoulder: 184, chest: 208, waist: 192, hem: 202, bottom: 796 },
  'Linen Shirt': { shoulder: 200, drop: 228, chest: 230, waist: 226, hem: 228, bottom: 790 },
  'Cord Shirt': { shoulder: 192, chest: 220, waist: 214, hem: 214, bottom: 770 },
  'Bonfire Shirt': { shoulder: 204, drop: 230, chest: 234, waist: 232, hem: 232, bottom: 772 },
  'Half-Day Shirt': {
    neck: 78,
    front: 300,
    shoulder: 204,
    drop: 230,
    chest: 232,
    waist: 231,
    hem: 234,
    bottom: 742,
    sleeve: 16,
    reach: 14,
  },
  'Denim Shirt': { shoulder: 186, chest: 209, waist: 196, hem: 202, bottom: 768 },
  'Friday Shirt': { front: 276, shoulder: 190, chest: 214, waist: 208, hem: 202, bottom: 756 },
  Hood: { shoulder: 204, chest: 230, waist: 227, hem: 202, bottom: 744 },
  'Merino Crew': { neck: 74, front: 240, shoulder: 188, chest: 212, waist: 204, hem: 190, bottom: 744 },
  'Roll Neck': { neck: 66, front: 216, shoulder: 186, chest: 208, waist: 199, hem: 188, bottom: 762 },
  'Lambswool Crew': { neck: 76, front: 246, shoulder: 202, drop: 230, chest: 226, waist: 224, hem: 206, bottom: 738 },
  Fisherman: { neck: 74, front: 238, shoulder: 208, drop: 234, chest: 238, waist: 236, hem: 222, bottom: 776 },
  'Chore Jack': { bottom: 752, hem: 228, waist: 228, chest: 232 },
  'Big Jack': { shoulder: 208, drop: 230, chest: 240, waist: 240, hem: 246, bottom: 826 },
}

/** The measures of an article, in drawing units. */
export function getCut(article: Article): Cut {
  const cut = { ...TEE, ...EASE[article.kind], ...NECK[getConstruction(article)], ...STYLES[article.style ?? ''] }
  return article.cut === 'slim' ? { ...cut, chest: cut.chest - 8, waist: cut.waist - 15, hem: cut.hem - 12 } : cut
}
