import type { Garment } from '../../../world/catalogue.ts'
import type { Drawing } from './drawing.ts'
import { beltCloseUp, beltFront } from './kinds/belt.ts'
import { beltLaidOut } from './kinds/belt-laid-out.ts'
import { topFolded } from './kinds/folded-top.ts'
import { giftCardApart, giftCardCloseUp, giftCardFront, giftCardSealed } from './kinds/gift-card.ts'
import { drawJacket, jacketCloseUp } from './kinds/jacket.ts'
import { drawPolo, poloCloseUp } from './kinds/polo.ts'
import { drawShirt, shirtCloseUp } from './kinds/shirt.ts'
import { drawSocks, sockCloseUp, socksFolded } from './kinds/sock.ts'
import { drawSweat, sweatCloseUp } from './kinds/sweat.ts'
import { drawSwim, swimCloseUp, swimFolded } from './kinds/swim.ts'
import { drawTee, teeCloseUp } from './kinds/tee.ts'
import { trousersBack, trousersCloseUp, trousersFolded, trousersFront } from './kinds/trousers.ts'
import { drawTrunk, trunkCloseUp, trunkFolded } from './kinds/trunk.ts'
import type { Frame } from './layer.ts'

export const VIEWS = ['front', 'back', 'detail', 'folded'] as const
export type View = (typeof VIEWS)[number]

type Draw = (garment: Garment) => Drawing
type Kind = { front: Draw; back: Draw; folded: Draw; closeUp: (garment: Garment) => Frame }

const trousers: Kind = { front: trousersFront, back: trousersBack, folded: trousersFolded, closeUp: trousersCloseUp }

const top = (draw: (garment: Garment, from: 'front' | 'back') => Drawing, closeUp: Kind['closeUp']): Kind => ({
  front: (garment) => draw(garment, 'front'),
  back: (garment) => draw(garment, 'back'),
  folded: (garment) => topFolded(garment, draw(garment, 'front')),
  closeUp,
})

const KINDS: Record<Garment['kind'], Kind> = {
  trouser: trousers,
  chino: trousers,
  denim: trousers,
  short: trousers,
  swim: { ...top(drawSwim, swimCloseUp), folded: swimFolded },
  tee: top(drawTee, teeCloseUp),
  polo: top(drawPolo, poloCloseUp),
  shirt: top(drawShirt, shirtCloseUp),
  sweat: top(drawSweat, sweatCloseUp),
  jacket: top(drawJacket, jacketCloseUp),
  trunk: { ...top(drawTrunk, trunkCloseUp), folded: trunkFolded },
  sock: { ...top(drawSocks, sockCloseUp), folded: socksFolded },
  belt: { front: beltFront, back: beltLaidOut, folded: beltLaidOut, closeUp: beltCloseUp },
  'gift-card': { front: giftCardFront, back: giftCardSealed, folded: giftCardApart, closeUp: giftCardCloseUp },
}

/** Draws a garment as one of its pictures. The same garment and view always give the same plates. */
export function drawGarment(garment: Garment, view: View): Drawing {
  const kind = KINDS[garment.kind]
  if (view === 'detail') return { layers: kind.front(garment).layers, frame: kind.closeUp(garment) }
  return kind[view](garment)
}
