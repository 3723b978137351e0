import type { Garment } from './catalogue.ts'
import type { StyleSheet } from './style-sheet.ts'

/** Cloths that shoppers know by their weave, whatever the fibre. */
const WEAVES: Partial<Record<Garment['fabric'], string>> = {
  cord: 'corduroy',
  denim: 'denim',
  linen: 'linen',
  leather: 'leather',
}

/** The fibre that a composition begins with: '54% wool, 44% polyester' is wool. */
const FIBRES: readonly (readonly [RegExp, string])[] = [
  [/^\W*\d+% [\w\s-]*(wool|merino)/i, 'wool'],
  [/^\W*\d+% [\w\s-]*(nylon|polyester)/i, 'technical'],
]

const KNITS: readonly Garment['fabric'][] = ['jersey', 'heavy-jersey', 'pique', 'fleece', 'rib']
const KNITTED: readonly Garment['kind'][] = ['tee', 'polo', 'sweat', 'trunk', 'chino', 'short', 'shirt']

/** The tags that a collection is filtered by, like 'cloth:linen' and 'shape:slim'. Their spelling is assumed. */
export function getFacetTags({ garment, fabric }: Pick<StyleSheet, 'garment' | 'fabric'>): string[] {
  const cloth = getCloth(garment, fabric)
  return [...(cloth ? [`cloth:${cloth}`] : []), ...(garment.cut ? [`shape:${garment.cut}`] : [])]
}

function getCloth({ kind, fabric }: StyleSheet['garment'], composition: string): string | undefined {
  if (fabric === 'card') return undefined
  const fibre = FIBRES.find(([pattern]) => pattern.test(composition))?.[1]
  return WEAVES[fabric] ?? fibre ?? (isKnit(kind, fabric) ? 'jersey' : 'cotton')
}

/** Flannel is drawn as fleece, and ribbed jumpers are no jersey. */
const isKnit = (kind: Garment['kind'], fabric: Garment['fabric']): boolean =>
  KNITS.includes(fabric) &&
  KNITTED.includes(kind) &&
  !(kind === 'shirt' && fabric === 'fleece') &&
  !(kind === 'sweat' && fabric === 'rib')
