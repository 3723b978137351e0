import { type Curve, mirror, offset, outline, type Point, reverse, sample, through } from '../curve.ts'
import { crease, fold, glow } from '../fold.ts'
import type { Layer } from '../layer.ts'
import { tint } from '../palette.ts'
import { type Material, piece } from '../piece.ts'
import { stitch } from '../seam.ts'
import { button } from '../trim.ts'

/** The left leaf of a turned-down collar, in drawing units. */
export type Collar = {
  /** Where the leaf turns over beside the neck, and where both leaves meet in front. */
  roll: Point
  meet: Point
  /** The tip of the leaf. */
  tip: Point
  /** Where its outer edge crosses the shoulder. */
  wing: Point
  /** Height of the fold behind the neck. */
  behind: number
}

type Finish = { thread: string; stitchSize: number; tipping?: string; buttonDown?: string; details?: readonly Layer[] }

/** The inside of the collar behind the neck. */
export function collarBehind(collar: Collar, material: Material): Layer[] {
  const [x, y] = collar.roll
  const top: Curve = through`${x - 2} ${y + 2}, ${400 - (400 - x) * 0.55} ${collar.behind + 4}, 400 ${collar.behind}, ${400 + (400 - x) * 0.55} ${collar.behind + 4}, ${802 - x} ${y + 2}`
  const low: Curve = through`${x - 2} ${y + 30}, ${400 - (400 - x) * 0.5} ${collar.behind + 46}, 400 ${collar.behind + 50}, ${400 + (400 - x) * 0.5} ${collar.behind + 46}, ${802 - x} ${y + 30}`
  return [
    piece(outline(top, reverse(low)), {
      ...material,
      dye: tint(material.dye, -0.06),
      level: 4.8,
      grain: 90,
      looseness: 0.1,
      details: [glow(low, 30, -0.2), crease(offset(low, -8), 5, -0.25)],
    }),
  ]
}

/** Both leaves of the collar. */
export function collarLeaves(collar: Collar, material: Material, finish: Finish, level = 9): Layer[] {
  return (['left', 'right'] as const).flatMap((side) =>
    leaf(collar, side, material, finish, level + (side === 'right' ? 0.3 : 0)),
  )
}

function leaf(
  { roll, meet, tip, wing, behind }: Collar,
  side: 'left' | 'right',
  material: Material,
  finish: Finish,
  level: number,
): Layer[] {
  const onSide = (curve: Curve) => (side === 'left' ? curve : mirror(curve))
  const pointOnSide = ([x, y]: Point): Point => (side === 'left' ? [x, y] : [800 - x, y])
  const rolled = onSide([
    roll,
    [roll[0] + (meet[0] - roll[0]) * 0.26, roll[1] + (meet[1] - roll[1]) * 0.42],
    [roll[0] + (meet[0] - roll[0]) * 0.64, roll[1] + (meet[1] - roll[1]) * 0.78],
    meet,
  ])
  const front = onSide([meet, [(meet[0] + tip[0]) / 2 + 3, (meet[1] + tip[1]) / 2 - 1], tip])
  const outer = onSide([tip, [(tip[0] + wing[0]) / 2 + 1, (tip[1] + wing[1]) / 2 + 4], wing])
  const over = onSide([wing, [wing[0] + (roll[0] - wing[0]) * 0.45, behind + 11], roll])
  const shape = outline(rolled, front, outer, over)
  const inset = side === 'left' ? 5 : -5
  const edge = [...sample(offset(outer, inset), 20).slice(1, -2)]
  const lap = [...sample(offset(front, inset), 20).slice(2, -2)]
  return [
    piece(shape, {
      ...material,
      level,
      grain: side === 'left' ? 60 : 120,
      looseness: 0.25,
      details: [
        ...(finish.details ?? []),
        ...(finish.tipping
          ? [
              {
                dye: `<path d="${outline(lap.length ? offset(lap, 3 * Math.sign(inset)) : [], reverse(offset(lap, -1.5 * Math.sign(inset))))}" fill="${finish.tipping}"/><path d="${outline(offset(edge, 3 * Math.sign(inset)), reverse(offset(edge, -1.5 * Math.sign(inset))))}" fill="${finish.tipping}"/>`,
              },
            ]
          : []),
        fold(rolled, 26, 0.5),
        fold(offset(rolled, side === 'left' ? 22 : -22), 26, -0.14),
        glow(rolled, 12, 0.06),
        ...(finish.stitchSize
          ? [stitch(lap, finish.thread, finish.stitchSize), stitch(edge, finish.thread, finish.stitchSize)]
          : []),
      ],
    }),
    ...(finish.buttonDown ? button(pointOnSide([tip[0] + 5, tip[1] - 12]), 4.4, finish.buttonDown, level + 0.9) : []),
  ]
}

/** A turned-down collar from behind. */
export function collarFromBehind(
  { roll, wing, behind }: Collar,
  material: Material,
  finish: Finish,
  level = 9,
): Layer[] {
  const top: Curve = through`${wing[0]} ${wing[1]}, ${wing[0] + (roll[0] - wing[0]) * 0.5} ${behind + 13}, ${roll[0] + 6} ${behind + 4}, 400 ${behind}, ${794 - roll[0]} ${behind + 4}, ${800 - wing[0] - (roll[0] - wing[0]) * 0.5} ${behind + 13}, ${800 - wing[0]} ${wing[1]}`
  const low: Curve = through`${wing[0]} ${wing[1]}, ${wing[0] + 30} ${wing[1] + 16}, 400 ${wing[1] + 24}, ${770 - wing[0]} ${wing[1] + 16}, ${800 - wing[0]} ${wing[1]}`
  const edge = sample(offset(low, -5), 30).slice(2, -2)
  const tip: Layer[] = finish.tipping
    ? [{ dye: `<path d="${outline(offset(low, -9), reverse(offset(low, -4.5)))}" fill="${finish.tipping}"/>` }]
    : []
  return [
    piece(outline(top, reverse(low)), {
      ...material,
      level,
      grain: 90,
      looseness: 0.2,
      details: [
        ...(finish.details ?? []),
        fold(offset(top, 4), 30, 0.5),
        ...tip,
        ...(finish.stitchSize ? [stitch(edge, finish.thread, finish.stitchSize)] : []),
      ],
    }),
  ]
}
