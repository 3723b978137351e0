import type { Garment } from '../../../world/catalogue.ts'
import { lightnessOf } from './palette.ts'

/** How a kind is made up, where the house makes it in more than one way. */
export type Make =
  | 'plain'
  | 'henley'
  | 'hood'
  | 'quarter-zip'
  | 'fine-knit'
  | 'work-jacket'
  | 'boxer'
  | 'pleated'
  | 'webbing'

/** Fastenings below this lightness are horn or stained buttons; above it, metal: a zip. */
const HORN = 0.45

/**
 * The catalogue tells kind, cloth and a second colour, but not the make. The house uses each of these combinations
 * for one make alone, so the studio reads it from them.
 */
export function makeOf({ kind, fabric, accent, cut }: Garment): Make {
  switch (kind) {
    case 'tee':
      return fabric === 'rib' ? 'henley' : 'plain'
    case 'sweat':
      if (fabric === 'wool') return 'fine-knit'
      if (!accent) return 'plain'
      return fabric === 'rib' ? 'quarter-zip' : 'hood'
    case 'jacket':
      return accent && lightnessOf(accent) < HORN ? 'work-jacket' : 'plain'
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
