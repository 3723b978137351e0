import { type Article, getCloth } from './article.ts'
import { getConstruction } from './construction.ts'
import { getLightness, tint, toDye } from './palette.ts'

export type BeltColours = ReturnType<typeof getBeltColours>

/** The colours of a belt by part, and its material. */
export function getBeltColours(article: Article) {
  const dye = toDye(article.colour)
  const isDark = getLightness(dye) < 0.4
  const cloth = getConstruction(article) === 'webbing' ? ('webbing' as const) : getCloth(article)
  return {
    dye,
    lining: tint(dye, isDark ? 0.16 : 0.22, 0.7),
    edge: tint(dye, -0.28),
    thread: tint(dye, isDark ? 0.2 : -0.25),
    metal: article.accent ?? '#b9b4aa',
    cloth,
    /** Webbing and plaits have neither stitches nor holes. */
    isCut: cloth === 'leather' || cloth === 'suede',
  }
}
