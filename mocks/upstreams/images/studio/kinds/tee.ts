import type { Garment } from '../../../../world/catalogue.ts'
import { beside, through } from '../curve.ts'
import { type Drawing, framed } from '../drawing.ts'
import type { Frame, Layer } from '../layer.ts'
import { makeOf } from '../make.ts'
import { dyed, lightnessOf, threadFor, tinted } from '../palette.ts'
import { piece, type Stuff } from '../piece.ts'
import { stitch } from '../seam.ts'
import { armholeSeams, bodyShape, drapeOfBody } from '../tops/body.ts'
import { cutOf } from '../tops/cut.ts'
import { backRib, frontRib, insideBack, raisedRib } from '../tops/neck.ts'
import { patternOnBody, patternOnSleeve } from '../tops/patterned.ts'
import { placket } from '../tops/placket.ts'
import { sleeve, sleevePieces } from '../tops/sleeve.ts'
import { type Torso, torso } from '../tops/torso.ts'

const RIB = 16

/** A T-shirt, short or long in the sleeve. */
export function drawTee(garment: Garment, from: 'front' | 'back'): Drawing {
  const dye = dyed(garment.colour)
  const stuff = { dye, cloth: garment.fabric }
  const thread = threadFor(dye)
  const body = torso(cutOf(garment))
  const length = garment.sleeve ?? 'short'
  const arms = [body.left, body.right].flatMap(({ side, armhole }) => {
    const arm = sleeve(body, side, length)
    const hem = [15, 18.5].map((up) => stitch(beside(arm.cuff, side === 'left' ? -up : up), thread, 0.5))
    return sleevePieces(arm, armhole, stuff, [...patternOnSleeve(garment, arm), ...hem])
  })
  const trunk = piece(bodyShape(body, from === 'front' ? body.neckFront : body.neckBack), {
    ...stuff,
    level: 6.2,
    on: [
      ...drapeOfBody(body, from === 'front' ? 1 : 0.8, from),
      ...patternOnBody(garment),
      stitch(beside(body.hem, -19), thread, 0.5),
      stitch(beside(body.hem, -22.5), thread, 0.5),
    ],
  })
  const behind = from === 'front' ? [...insideBack(body, stuff), ...backRib(body, dye, RIB)] : []
  const henley = from === 'front' && makeOf(garment) === 'henley' ? buttons(body, { ...stuff, thread }) : []
  const neck = from === 'front' ? [...henley, ...frontRib(body, dye, RIB, thread)] : raisedRib(body, dye, RIB, thread)
  return {
    frame: framed([400, 484], length === 'long' ? 790 : 716),
    layers: [...behind, ...arms, trunk, ...armholeSeams(body), ...neck],
  }
}

/** A henley's three buttons, on a placket faced in twill. */
function buttons({ cut }: Torso, stuff: Stuff & { thread: string }): Layer[] {
  const [top, bottom] = [cut.front - 14, cut.front + 132]
  const colour = lightnessOf(stuff.dye) > 0.7 ? '#efe8da' : tinted(stuff.dye, -0.14)
  return [
    ...placket(
      { top, bottom, width: 30, buttons: [22, 64, 106].map((dy) => cut.front + dy), size: 6, colour, upright: true },
      { ...stuff, cloth: 'twill' },
      6.9,
    ),
    stitch(through`386 ${bottom - 8}, 400 ${bottom - 8}, 414 ${bottom - 8}`, stuff.thread, 0.5),
  ]
}

/** The neck and the shoulder. */
export const teeCloseUp = (): Frame => framed([436, 262], 190)
