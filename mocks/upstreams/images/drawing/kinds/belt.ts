import type { Article } from '../article.ts'
import { type BeltColours, getBeltColours } from '../belt-colours.ts'
import { type Curve, outline, type Point, reverse, through } from '../curve.ts'
import { createFrame, type Drawing } from '../drawing.ts'
import { haze } from '../fold.ts'
import type { Frame, Layer } from '../layer.ts'
import { tint } from '../palette.ts'
import { type Material, piece } from '../piece.ts'
import { stitch } from '../seam.ts'
import { circle, rectangle } from '../trim.ts'

const MIDDLE: Point = [400, 440]
const HEIGHT = 84
/** Half axes of each turn of the roll, the outermost first. */
const TURNS = [
  [170, 64],
  [152, 56],
  [135, 48.5],
] as const
const [RX, RY] = TURNS[0]

/** Part of an ellipse around the centre of the roll; degrees run clockwise from the right. */
function arc(rx: number, ry: number, from: number, to: number, dy = 0, count = 25): Curve {
  return Array.from({ length: count }, (_, i) => {
    const t = ((from + ((to - from) * i) / (count - 1)) * Math.PI) / 180
    return [MIDDLE[0] + rx * Math.cos(t), MIDDLE[1] + ry * Math.sin(t) + dy] as const
  })
}

/** Draws a rolled belt, standing on its edge. */
export function drawBeltFront(article: Article): Drawing {
  const colours = getBeltColours(article)
  const strap = { dye: colours.dye, cloth: colours.cloth }
  const well = outline(arc(RX - 2, RY - 1, 0, 180), arc(RX - 2, RY - 1, 180, 360))
  const face = outline(arc(RX, RY, 180, 0), reverse(arc(RX, RY, 180, 0, HEIGHT)))
  return {
    frame: createFrame([400, 476], 460),
    layers: [
      piece(outline(arc(RX, RY, 180, 360), arc(RX, RY, 0, 180, HEIGHT)), {
        dye: colours.edge,
        cloth: 'none',
        level: 5,
        looseness: 0,
      }),
      piece(well, { dye: tint(colours.lining, -0.5), cloth: colours.cloth, level: 3, looseness: 0 }),
      ...TURNS.flatMap(([rx, ry], i) => turn(rx, ry, colours, i)),
      piece(face, {
        ...strap,
        level: 7,
        looseness: 0.2,
        details: [...round(colours), ...edges(RX, RY, 178, 2, colours)],
      }),
      ...tail(strap, colours),
      ...(colours.isCut ? keeper(strap, colours.thread) : []),
      ...(colours.cloth === 'webbing'
        ? plate(colours.metal)
        : buckle(colours.metal, colours.cloth === 'leather' ? 9 : 24)),
    ],
  }
}

/** One inner turn of the roll: the lining of its far side and its cut edge. */
function turn(rx: number, ry: number, { lining, edge, cloth }: BeltColours, i: number): Layer[] {
  const far = outline(arc(rx - 3, ry - 2, 180, 360), reverse(arc(rx - 3, ry - 2, 180, 360, 40)))
  const well = outline(arc(rx - 3, ry - 2, 0, 180), arc(rx - 3, ry - 2, 180, 360))
  const lip = `${outline(arc(rx, ry, 0, 180), arc(rx, ry, 180, 360))}${outline(reverse(arc(rx - 6, ry - 4, 180, 360)), reverse(arc(rx - 6, ry - 4, 0, 180)))}`
  return [
    piece(well, {
      dye: lining,
      cloth,
      level: 3.2 + i * 0.2,
      looseness: 0,
      details: [haze([400, 440 + ry * 0.5], rx * 1.1, ry * 1.2, -0.75), haze([400 - rx, 440], rx * 0.7, ry, -0.3)],
    }),
    piece(far, {
      dye: lining,
      cloth,
      level: 3.3 + i * 0.2,
      looseness: 0,
      details: [haze([400, 440 - ry + 44], rx * 1.2, 34, -0.55), haze([400 - rx, 430], rx * 0.6, ry, -0.35)],
    }),
    piece(lip, { dye: edge, cloth: 'none', level: 6, looseness: 0 }),
  ]
}

/** Light on a cylinder: bright left of the middle, dark at both ends. Leather shines, suede and webbing do not. */
const round = ({ cloth }: BeltColours): Layer[] => {
  const shine = cloth === 'leather' || cloth === 'plait' ? 1 : 0.45
  return [
    haze([400 - RX + 4, 480], 60, 150, -0.55),
    haze([400 + RX - 4, 480], 100, 150, -0.62),
    haze([400 - 72, 520], 62, 130, 0.24 * shine),
    haze([400 - 84, 516], 20, 130, 0.3 * shine),
    haze([400 + 132, 500], 22, 110, 0.16 * shine),
  ]
}

/** A row of stitches along each edge of leather. */
const edges = (rx: number, ry: number, from: number, to: number, { isCut, thread }: BeltColours): Layer[] =>
  isCut ? [7, HEIGHT - 7].map((dy) => stitch(arc(rx, ry, from, to, dy), thread, 0.72)) : []

/** The end of the belt with its holes and pointed tip. */
function tail(strap: Material, colours: BeltColours): Layer[] {
  const [rx, ry] = [RX + 6, RY + 5]
  const [upper, lower] = [arc(rx, ry, 118, 34), arc(rx, ry, 118, 34, HEIGHT)]
  const tip: Curve = [
    upper.at(-1) ?? MIDDLE,
    arc(rx, ry, 27, 27, HEIGHT * 0.26, 2)[0] ?? MIDDLE,
    arc(rx, ry, 24, 24, HEIGHT * 0.5, 2)[0] ?? MIDDLE,
    arc(rx, ry, 27, 27, HEIGHT * 0.76, 2)[0] ?? MIDDLE,
    lower.at(-1) ?? MIDDLE,
  ]
  const hole = (degrees: number): Layer => {
    const [x, y] = arc(rx, ry, degrees, degrees, HEIGHT / 2, 2)[0] ?? MIDDLE
    return piece(circle(x, y, 3.4), { dye: '#15110d', cloth: 'none', level: 6.6, looseness: 0 })
  }
  return [
    piece(outline(upper, tip, reverse(lower)), {
      ...strap,
      level: 8,
      looseness: 0.2,
      details: [...round(colours), ...edges(rx, ry, 118, 36, colours)],
    }),
    ...(colours.isCut ? [82, 56, 43].map(hole) : []),
  ]
}

/** The keeper loop that holds the end. */
function keeper(strap: Material, thread: string): Layer[] {
  const [rx, ry] = [RX + 10, RY + 9]
  const shape = outline(arc(rx, ry, 74, 67, -4, 4), reverse(arc(rx, ry, 74, 67, HEIGHT + 3, 4)))
  const [x, y] = arc(rx, ry, 70.5, 70.5, 0, 2)[0] ?? MIDDLE
  return [
    piece(shape, {
      ...strap,
      dye: tint(strap.dye, -0.05),
      level: 9.2,
      looseness: 0,
      details: [
        stitch(through`${x - 7} ${y}, ${x - 7} ${y + HEIGHT}`, thread, 0.5),
        stitch(through`${x + 7} ${y}, ${x + 7} ${y + HEIGHT}`, thread, 0.5),
      ],
    }),
  ]
}

/** Where the buckle lies: left of the middle of the roll. */
function getBuckleBox() {
  const [x, y] = arc(RX + 7, RY + 5, 104, 104, 0, 2)[0] ?? MIDDLE
  return [x - 34, y - 10, 66, HEIGHT + 20] as const
}

/** The solid plate of a webbing belt, brushed along its length. */
function plate(metal: string): Layer[] {
  const [x, y, w, h] = getBuckleBox()
  const line = (dx: number, colour: string, opacity: number) =>
    `<path d="M${x + dx} ${y + 8}V${y + h - 8}" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="3"/>`
  return [
    piece(rectangle(x - 6, y, w + 10, h, 7), { dye: metal, cloth: 'none', level: 10.5, looseness: 0 }),
    { tone: line(2, '#fff', 0.35) + line(16, '#fff', 0.14) + line(w - 4, '#000', 0.3) },
    piece(rectangle(x + 6, y + 12, w - 14, h - 24, 4), {
      dye: tint(metal, -0.12),
      cloth: 'none',
      level: 9.9,
      looseness: 0,
    }),
  ]
}

/** A frame of brushed metal with its prong; `round` is the radius of its corners. */
function buckle(metal: string, round: number): Layer[] {
  const [x, y, w, h] = getBuckleBox()
  const frame = `${rectangle(x, y, w, h, round)}M${x + 10} ${y + 15}v${h - 30}q0 5 5 5h${w - 30}q5 0 5-5v${30 - h}q0-5-5-5h${30 - w}q-5 0-5 5Z`
  const gleam = (d: string, colour: string, width: number, opacity: number) =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round"/>`
  return [
    piece(frame, { dye: metal, cloth: 'none', level: 10.5, looseness: 0 }),
    {
      tone:
        gleam(`M${x + 3} ${y + h - 9}V${y + 9}q0-6 6-6h${w - 18}`, '#fff', 2.4, 0.55) +
        gleam(`M${x + w - 3} ${y + 10}V${y + h - 9}q0 6-6 6h${20 - w}`, '#000', 2.4, 0.4),
    },
    piece(rectangle(x + 4, y + h / 2 - 4.5, w - 2, 9, 4), { dye: metal, cloth: 'none', level: 11.5, looseness: 0 }),
    { tone: gleam(`M${x + 8} ${y + h / 2 - 2}h${w - 12}`, '#fff', 1.8, 0.6) },
  ]
}

/** The close-up of buckle and strap. */
export const getBeltCloseUpFrame = (article: Article): Frame =>
  createFrame([getBeltColours(article).cloth === 'webbing' ? 410 : 368, 549], 62)
