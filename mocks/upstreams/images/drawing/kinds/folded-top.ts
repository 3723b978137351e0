import { type Article, getCloth } from '../article.ts'
import { type Construction, getConstruction } from '../construction.ts'
import type { Drawing } from '../drawing.ts'
import { drawFolded } from '../folded.ts'
import { toDye } from '../palette.ts'
import { getCut } from '../tops/cut.ts'

/** How far a collar or hood reaches above the shoulders. */
const RISES: Partial<Record<Construction, number>> = { hood: 118, 'roll-neck': 72 }

/** Draws a top folded to slightly more than the width of its collar. */
export function drawFoldedTop(article: Article, front: Drawing): Drawing {
  const { top } = getCut(article)
  const rise = RISES[getConstruction(article)] ?? 60
  return drawFolded({
    front: front.layers,
    box: { left: 282, right: 518, top: top - rise, bottom: top + 318 },
    shoulder: top + 32,
    material: { dye: toDye(article.colour), cloth: getCloth(article) },
    width: 400,
  })
}
