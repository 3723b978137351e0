import type { Article } from '../article.ts'
import { getConstruction } from '../construction.ts'
import { JEANS } from './jeans-makes.ts'
import { jeansMake, type Make, plainMake, shortsMake, tailoredMake } from './make.ts'
import { SHORTS, SWIMS } from './shorts-makes.ts'
import { TROUSERS } from './trouser-makes.ts'

/** Widths of the cuts of spec 3, for trousers without a style. */
const CUTS = {
  slim: { thigh: 96, knee: 75, hem: 62 },
  standard: {},
  straight: { thigh: 101, knee: 93, hem: 83 },
} as const satisfies Record<string, Partial<Make>>

const INCH = 20.5

/** How an article is made: after its style, or after its kind and cut if its style is unknown. */
export function getMake(article: Article): Make {
  const { kind, style = '', cut = 'standard' } = article
  if (kind === 'short' || kind === 'swim') {
    const make = { ...shortsMake, hem: 100, ...SHORTS[style], ...SWIMS[style] }
    return { ...make, bottom: make.fork + (article.legInches ?? (kind === 'swim' ? 6 : 8)) * INCH }
  }
  const base = kind === 'trouser' ? tailoredMake : kind === 'denim' ? jeansMake : plainMake
  const own = TROUSERS[style] ?? JEANS[style]
  if (own) return { ...base, ...own }
  return { ...base, ...CUTS[cut], ...(getConstruction(article) === 'pleated' && TROUSERS.Pleats) }
}
