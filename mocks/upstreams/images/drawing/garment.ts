import type { Garment, Snapshot } from '#mocks/world/catalogue/catalogue.ts'
import type { View } from '../views.ts'
import type { Article } from './article.ts'
import { drawCloth } from './cloth.ts'
import type { Drawing } from './drawing.ts'
import { drawBeltFront, getBeltCloseUpFrame } from './kinds/belt.ts'
import { drawBeltLaidOut } from './kinds/belt-laid-out.ts'
import { drawFoldedTop } from './kinds/folded-top.ts'
import { drawGiftCardApart, drawGiftCardFront, drawGiftCardSealed, getGiftCardCloseUpFrame } from './kinds/gift-card.ts'
import { drawJacket, getJacketCloseUpFrame } from './kinds/jacket.ts'
import { drawPolo, getPoloCloseUpFrame } from './kinds/polo.ts'
import { drawShirt, getShirtCloseUpFrame } from './kinds/shirt.ts'
import { drawSocks, drawSocksFolded, getSockCloseUpFrame } from './kinds/sock.ts'
import { drawSweat, getSweatCloseUpFrame } from './kinds/sweat.ts'
import { drawSwim, drawSwimFolded, getSwimCloseUpFrame } from './kinds/swim.ts'
import { drawTee, getTeeCloseUpFrame } from './kinds/tee.ts'
import { drawTrousersBack, drawTrousersFolded, drawTrousersFront, getTrousersCloseUpFrame } from './kinds/trousers.ts'
import { drawTrunk, drawTrunkFolded, getTrunkCloseUpFrame } from './kinds/trunk.ts'
import type { Frame } from './layer.ts'
import { drawOutfit } from './outfit.ts'
import { drawSnapshot } from './snapshot.ts'

type DrawGarment = (article: Article) => Drawing
type KindDrawings = { front: DrawGarment; back: DrawGarment; folded: DrawGarment; closeUp: (article: Article) => Frame }

const trousers: KindDrawings = {
  front: drawTrousersFront,
  back: drawTrousersBack,
  folded: drawTrousersFolded,
  closeUp: getTrousersCloseUpFrame,
}

const createTop = (
  draw: (article: Article, from: 'front' | 'back') => Drawing,
  closeUp: KindDrawings['closeUp'],
): KindDrawings => ({
  front: (article) => draw(article, 'front'),
  back: (article) => draw(article, 'back'),
  folded: (article) => drawFoldedTop(article, draw(article, 'front')),
  closeUp,
})

const KINDS: Record<Garment['kind'], KindDrawings> = {
  trouser: trousers,
  chino: trousers,
  denim: trousers,
  short: trousers,
  swim: { ...createTop(drawSwim, getSwimCloseUpFrame), folded: drawSwimFolded },
  tee: createTop(drawTee, getTeeCloseUpFrame),
  polo: createTop(drawPolo, getPoloCloseUpFrame),
  shirt: createTop(drawShirt, getShirtCloseUpFrame),
  sweat: createTop(drawSweat, getSweatCloseUpFrame),
  jacket: createTop(drawJacket, getJacketCloseUpFrame),
  trunk: { ...createTop(drawTrunk, getTrunkCloseUpFrame), folded: drawTrunkFolded },
  sock: { ...createTop(drawSocks, getSockCloseUpFrame), folded: drawSocksFolded },
  belt: { front: drawBeltFront, back: drawBeltLaidOut, folded: drawBeltLaidOut, closeUp: getBeltCloseUpFrame },
  'gift-card': {
    front: drawGiftCardFront,
    back: drawGiftCardSealed,
    folded: drawGiftCardApart,
    closeUp: getGiftCardCloseUpFrame,
  },
}

/** How much finer threads are in a close-up of a detail. */
const CLOSE_UP_FINENESS = 2

/** Draws a garment in a view. The same arguments always give the same textures. */
export function drawGarment(article: Article, view: View | Snapshot): Drawing {
  if (view === 'cloth') return drawCloth(article)
  if (view === 'outfit') return drawOutfit(article, drawFront)
  const kind = KINDS[article.kind]
  if (view === 'floor' || view === 'bed') return drawSnapshot(article, view, kind.front(article), kind.folded(article))
  if (view === 'detail')
    return { layers: kind.front(article).layers, frame: { ...kind.closeUp(article), fineness: CLOSE_UP_FINENESS } }
  return kind[view](article)
}

const drawFront = (article: Article): Drawing => KINDS[article.kind].front(article)
