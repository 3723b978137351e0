import type { Garment } from '../../../../world/catalogue.ts'
import { beside } from '../curve.ts'
import { type Drawing, framed } from '../drawing.ts'
import type { Frame } from '../layer.ts'
import { dyed, threadFor } from '../palette.ts'
import { piece } from '../piece.ts'
import { stitch } from '../seam.ts'
import { armholeSeams, bodyShape, drapeOfBody } from '../tops/body.ts'
import { backRib, frontRib, insideBack, raisedRib } from '../tops/neck.ts'
import { patternOnBody, patternOnSleeve } from '../tops/patterned.ts'
import { sleeve, sleevePieces } from '../tops/sleeve.ts'
import { cutOf } from '../tops/tee-cut.ts'
import { torso } from '../tops/torso.ts'

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
  const neck = from === 'front' ? frontRib(body, dye, RIB, thread) : raisedRib(body, dye, RIB, thread)
  return {
    frame: framed([400, 484], length === 'long' ? 790 : 716),
    layers: [...behind, ...arms, trunk, ...armholeSeams(body), ...neck],
  }
}

/** The neck and the shoulder. */
export const teeCloseUp = (): Frame => framed([436, 262], 190)
