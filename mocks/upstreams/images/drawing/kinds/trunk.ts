import { type Article, getCloth } from '../article.ts'
import { getConstruction } from '../construction.ts'
import { type Curve, mirror, offset, outline, reverse, sample, through } from '../curve.ts'
import { createFrame, type Drawing } from '../drawing.ts'
import { crease, fold, glow } from '../fold.ts'
import { drawFolded } from '../folded.ts'
import { gathers } from '../gather.ts'
import type { Frame, Layer } from '../layer.ts'
import { getLightness, getThreadColour, tint, toDye } from '../palette.ts'
import { drawPattern } from '../pattern.ts'
import { type Material, piece } from '../piece.ts'
import { seam, stitch } from '../seam.ts'
import { button, rectangle } from '../trim.ts'
import { wordmark } from '../wordmark.ts'

const INCH = 20.5
const TOP = 300
const BAND = 34

type TrunkSpec = Material & { thread: string; leg: number; width: number; band: string; ink: string; article: Article }

const createTrunkSpec = (article: Article): TrunkSpec => {
  const dye = toDye(article.colour)
  const band = article.accent ? toDye(article.accent) : tint(dye, -0.14)
  return {
    dye,
    cloth: getCloth(article),
    thread: getThreadColour(dye),
    leg: (article.legInches ?? 5) * INCH,
    width: getConstruction(article) === 'boxer' ? 18 : 0,
    band,
    ink: getLightness(band) > 0.6 ? '#1b2c44' : '#f4f0e8',
    article,
  }
}

/** The seams of the left half, in drawing units. */
function createCut({ leg, width }: Pick<TrunkSpec, 'leg' | 'width'>) {
  const fork = TOP + BAND + 172
  const hem = fork + leg - 14
  return {
    fork,
    side: through`248 ${TOP + BAND}, ${238 - width * 0.5} ${TOP + 96}, ${231 - width * 0.8} ${TOP + 160}, ${226 - width} ${fork}, ${220 - width * 1.3 - leg * 0.03} ${hem}`,
    hem: through`${220 - width * 1.3 - leg * 0.03} ${hem}, 302 ${hem + 12}, ${388 - leg * 0.04} ${hem + 15}`,
    inner: through`${388 - leg * 0.04} ${hem + 15}, 394 ${fork + leg * 0.5}, 399 ${fork + 8}, 400 ${fork}`,
    // edge of the front pouch
    panel: through`352 ${TOP + BAND}, 336 ${TOP + 90}, 334 ${TOP + 140}, 352 ${fork - 34}, 390 ${fork - 2}`,
  }
}

/** Draws boxer trunks or woven boxers. */
export function drawTrunk(article: Article, from: 'front' | 'back'): Drawing {
  const spec = createTrunkSpec(article)
  const cut = createCut(spec)
  const pattern = drawPattern(article, { x: 190, y: 320, width: 420, height: 420 })
  return {
    frame: createFrame([400, TOP + (cut.fork + spec.leg - TOP) / 2 + 2], 470),
    layers: [
      ...(from === 'front' ? insideBand(spec) : []),
      ...(['left', 'right'] as const).flatMap((side) => legPiece(side, spec, cut, pattern)),
      ...(getConstruction(article) === 'boxer'
        ? fly(spec, cut, from, pattern)
        : from === 'front'
          ? pouch(spec, cut, pattern)
          : seat(spec, cut)),
      ...elastic(spec),
    ],
  }
}

function legPiece(
  legSide: 'left' | 'right',
  spec: TrunkSpec,
  { fork, side, hem, inner }: Cut,
  pattern: readonly Layer[],
): Layer[] {
  const onSide = (curve: Curve) => (legSide === 'left' ? curve : mirror(curve))
  const sign = legSide === 'left' ? 1 : -1
  const behind = outline(onSide(hem), reverse(offset(onSide(hem), 7 * sign)))
  return [
    piece(behind, { ...spec, dye: tint(spec.dye, -0.3), level: 3.6, looseness: 0 }),
    piece(outline(onSide(side), onSide(hem), onSide(inner), through`400 ${fork}, 400 ${TOP + BAND}`), {
      ...spec,
      level: legSide === 'left' ? 6 : 6.05,
      grain: legSide === 'left' ? 4 : 176,
      looseness: 0.7,
      details: [
        ...pattern,
        fold(onSide(through`296 ${TOP + 50}, 288 ${TOP + 140}, 300 ${fork + 60}`), 120, 0.4),
        fold(onSide(through`392 ${fork + 4}, 350 ${fork - 6}, 300 ${fork - 40}, 254 ${fork - 80}`), 24, 0.24, 0.3),
        fold(onSide(through`394 ${fork + 20}, 354 ${fork + 34}, 306 ${fork + 30}, 250 ${fork + 8}`), 24, -0.22, 0.3),
        fold(onSide(through`262 ${fork + 20}, 258 ${fork + 60}, 262 ${fork + spec.leg}`), 24, -0.14),
        crease(onSide(through`398 ${fork + 4}, 376 ${fork + 6}, 350 ${fork - 4}`), 5, 0.3, 0.3),
        ...gathers(onSide(through`250 ${TOP + BAND}, 325 ${TOP + BAND + 4}, 398 ${TOP + BAND + 6}`), 34 * sign, 9),
        stitch(offset(onSide(hem), -17 * sign), spec.thread, 0.42),
        stitch(offset(onSide(hem), -20 * sign), spec.thread, 0.42),
        glow(onSide(inner), 26, -0.2),
      ],
    }),
  ]
}

/** The front pouch of two shaped halves. */
function pouch(spec: TrunkSpec, { fork, panel }: Cut, pattern: readonly Layer[]): Layer[] {
  const shape = outline(
    panel,
    reverse(mirror(panel)),
    through`448 ${TOP + BAND + 4}, 400 ${TOP + BAND + 8}, 352 ${TOP + BAND}`,
  )
  return [
    piece(shape, {
      ...spec,
      level: 6.4,
      looseness: 0.5,
      details: [
        ...pattern,
        fold(through`400 ${TOP + 60}, 400 ${TOP + 120}, 400 ${fork - 20}`, 120, 0.26, 0.55),
        seam(through`400 ${TOP + BAND + 6}, 401 ${TOP + 120}, 400 ${fork - 2}`, 0.7),
        stitch(through`403 ${TOP + BAND + 10}, 404 ${TOP + 120}, 402 ${fork - 10}`, spec.thread, 0.42),
        ...gathers(through`356 ${TOP + BAND + 2}, 400 ${TOP + BAND + 7}, 444 ${TOP + BAND + 2}`, 26, 5),
      ],
    }),
    ...[panel, mirror(panel)].flatMap((line) => [
      seam(line, 0.7),
      ...[3.5, -3.5].map((gap) => stitch(offset(line, gap), spec.thread, 0.42)),
    ]),
  ]
}

/** The fly of woven boxers with one button; the back has no seam. */
function fly(spec: TrunkSpec, { fork }: Cut, from: 'front' | 'back', pattern: readonly Layer[]): Layer[] {
  if (from === 'back') return [fold(through`400 ${TOP + 60}, 399 ${TOP + 120}, 400 ${fork}`, 60, -0.16)]
  const y = TOP + BAND + 6
  return [
    piece(rectangle(386, y, 32, 118, 2), {
      ...spec,
      level: 6.8,
      looseness: 0.4,
      details: [
        ...pattern,
        ...[390, 414].map((x) => stitch(through`${x} ${y}, ${x} ${y + 116}`, spec.thread, 0.45)),
        stitch(through`388 ${y + 112}, 416 ${y + 112}`, spec.thread, 0.45),
      ],
    }),
    seam(through`400 ${y + 118}, 400 ${fork}`, 0.8),
    ...button([402, y + 54], 5.5, '#f1ece0', 7.8),
  ]
}

/** The seat seam. */
function seat(spec: TrunkSpec, { fork }: Cut): Layer[] {
  const line: Curve = through`400 ${TOP + BAND + 8}, 401 ${TOP + 120}, 400 ${fork}`
  return [
    seam(line, 0.8),
    ...[3.5, -3.5].map((gap) => stitch(offset(line, gap), spec.thread, 0.42)),
    fold(through`396 ${TOP + 70}, 398 ${TOP + 130}, 398 ${fork}`, 30, -0.2),
  ]
}

type Cut = ReturnType<typeof createCut>

const bandCurve = (y: number, sag: number): Curve =>
  through`249 ${y}, 320 ${y + sag * 0.7}, 400 ${y + sag}, 480 ${y + sag * 0.7}, 551 ${y}`

/** The inside of the back waistband. */
function insideBand(spec: TrunkSpec): Layer[] {
  const rim = bandCurve(TOP - 1, -13)
  const low = bandCurve(TOP + BAND, 8)
  return [
    piece(outline(rim, reverse(low)), {
      dye: tint(spec.band, -0.14),
      cloth: 'rib',
      level: 4.4,
      looseness: 0,
      details: [glow(bandCurve(TOP + 6, 8), 26, -0.3)],
    }),
  ]
}

/** The elastic waistband with the wordmark. */
function elastic(spec: TrunkSpec): Layer[] {
  const [top, low] = [bandCurve(TOP, 8), bandCurve(TOP + BAND, 8)]
  const stripe = (at: number, width: number) =>
    `<path d="${outline(bandCurve(TOP + at, 8), reverse(bandCurve(TOP + at + width, 8)))}" fill="${spec.ink}" fill-opacity=".85"/>`
  return [
    piece(outline(top, reverse(low)), {
      dye: spec.band,
      cloth: 'rib',
      level: 7,
      looseness: 0.15,
      details: [
        fold(bandCurve(TOP + BAND / 2, 8), 36, 0.26),
        { dye: stripe(3.5, 1.3) + stripe(BAND - 4.8, 1.3) },
        ...[-126, 0, 126].map((dx) =>
          wordmark(400 + dx, TOP + BAND / 2 + 8 - Math.abs(dx) * 0.03, 66, spec.ink, 0.4, dx * -0.022),
        ),
      ],
    }),
    seam(low, 0.9),
    stitch(sample(offset(low, 3.5), 30), spec.thread, 0.42),
  ]
}

/** Draws trunks folded in three, with the wordmark in front. */
export function drawTrunkFolded(article: Article): Drawing {
  const spec = createTrunkSpec(article)
  const bottom = Math.min(createCut(spec).fork + 8, TOP + 200)
  return drawFolded({
    front: drawTrunk(article, 'front').layers,
    box: { left: 318, right: 482, top: 280, bottom },
    shoulder: TOP + 24,
    material: spec,
    width: 270,
  })
}

/** The close-up of the waistband. */
export const getTrunkCloseUpFrame = (): Frame => createFrame([414, 374], 112)
