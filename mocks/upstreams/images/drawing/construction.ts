import type { Article } from './article.ts'
import { getLightness } from './palette.ts'

/** The construction of a garment within its kind. */
export type Construction =
  | 'plain'
  | 'henley'
  | 'pocket'
  | 'raglan'
  | 'hood'
  | 'quarter-zip'
  | 'fine-knit'
  | 'roll-neck'
  | 'work-jacket'
  | 'boxer'
  | 'pleated'
  | 'webbing'

/** Accents below this lightness are horn buttons; lighter ones are metal zips. */
const MAX_HORN_LIGHTNESS = 0.45

/** Constructions that only the style tells apart. */
const STYLES: Readonly<Record<string, Construction>> = {
  'Pocket Tee': 'pocket',
  'Mile Tee': 'raglan',
  'Roll Neck': 'roll-neck',
}

/**
 * Derives the construction from kind, cloth, cut and accent, or from the style, because the catalogue has no field
 * for it. Each combination occurs for one construction only.
 */
export function getConstruction({ kind, fabric, accent, cut, style = '' }: Article): Construction {
  const own = STYLES[style]
  if (own) return own
  switch (kind) {
    case 'tee':
      return fabric === 'rib' ? 'henley' : 'plain'
    case 'sweat':
      if (fabric === 'wool') return 'fine-knit'
      if (!accent) return 'plain'
      return fabric === 'rib' ? 'quarter-zip' : 'hood'
    case 'jacket':
      return accent && getLightness(accent) < MAX_HORN_LIGHTNESS ? 'work-jacket' : 'plain'
    case 'trunk':
      return fabric === 'oxford' ? 'boxer' : 'plain'
    case 'chino':
      return fabric === 'twill' && cut === 'straight' ? 'pleated' : 'plain'
    case 'belt':
      return fabric === 'leather' ? 'plain' : 'webbing'
    default:
      return 'plain'
  }
}
