import type { Garment } from '#mocks/world/catalogue/catalogue.ts'
import { getConstruction } from '../construction.ts'
import { offset, through } from '../curve.ts'
import { createFrame, type Drawing } from '../drawing.ts'
import type { Frame, Layer } from '../layer.ts'
import { getLightness, getThreadColour, tint, toDye } from '../palette.ts'
import { type Material, piece } from '../piece.ts'
import { stitch } from '../seam.ts'
import { armholeSeams, bodyDrape, bodyOutline } from '../tops/body.ts'
import { drawBodyPattern, drawSleevePattern } from '../tops/body-pattern.ts'
import { getCut } from '../tops/cut.ts'
import { backRib, frontRib, insideBack, raisedRib } from '../tops/neck.ts'
import { placket } from '../tops/placket.ts'
import { createSleeve, sleevePieces } from '../tops/sleeve.ts'
import { createTorso, type Torso } from '../tops/torso.ts'

const RIB = 16

/** Draws a T-shirt with short or long sleeves. */
export function drawTee(garment: Garment, from: 'front' | 'back'): Drawing {
  const dye = toDye(garment.colour)
  const material = { dye, cloth: garment.fabric }
  const thread = getThreadColour(dye)
  const body = createTorso(getCut(garment))
  const length = garment.sleeve ?? 'short'
  const arms = [body.left, body.right].flatMap(({ side, armhole }) => {
    const arm = createSleeve(body, side, length)
    const hem = [15, 18.5].map((up) => stitch(offset(arm.cuff, side === 'left' ? -up : up), thread, 0.5))
    return sleevePieces(arm, armhole, material, [...drawSleevePattern(garment, arm), ...hem])
  })
  const trunk = piece(bodyOutline(body, from === 'front' ? body.neckFront : body.neckBack), {
    ...material,
    level: 6.2,
    details: [
      ...bodyDrape(body, from === 'front' ? 1 : 0.8, from),
      ...drawBodyPattern(garment),
      stitch(offset(body.hem, -19), thread, 0.5),
      stitch(offset(body.hem, -22.5), thread, 0.5),
    ],
  })
  const behind = from === 'front' ? [...insideBack(body, material), ...backRib(body, dye, RIB)] : []
  const henley = from === 'front' && getConstruction(garment) === 'henley' ? buttons(body, { ...material, thread }) : []
  const neck = from === 'front' ? [...henley, ...frontRib(body, dye, RIB, thread)] : raisedRib(body, dye, RIB, thread)
  return {
    frame: createFrame([400, 484], length === 'long' ? 790 : 716),
    layers: [...behind, ...arms, trunk, ...armholeSeams(body), ...neck],
  }
}

/** A henley placket of twill with three buttons. */
function buttons({ cut }: Torso, material: Material & { thread: string }): Layer[] {
  const [top, bottom] = [cut.front - 14, cut.front + 132]
  const colour = getLightness(material.dye) > 0.7 ? '#efe8da' : tint(material.dye, -0.14)
  return [
    ...placket(
      {
        top,
        bottom,
        width: 30,
        buttons: [22, 64, 106].map((dy) => cut.front + dy),
        size: 6,
        colour,
        hasUprightButtonholes: true,
      },
      { ...material, cloth: 'twill' },
      6.9,
    ),
    stitch(through`386 ${bottom - 8}, 400 ${bottom - 8}, 414 ${bottom - 8}`, material.thread, 0.5),
  ]
}

/** The close-up of neck and shoulder. */
export const getTeeCloseUpFrame = (): Frame => createFrame([436, 262], 190)
