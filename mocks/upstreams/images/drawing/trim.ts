import { type Curve, outline, type Point, reverse } from './curve.ts'
import type { Layer } from './layer.ts'
import { blend, getLightness, tint } from './palette.ts'
import { type Material, piece } from './piece.ts'
import { stitch } from './seam.ts'

/** SVG path data of a circle. */
export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`

/** SVG path data of a rectangle, with rounded corners if `r` is given. */
export const rectangle = (x: number, y: number, width: number, height: number, r = 0): string =>
  r === 0
    ? `M${x} ${y}h${width}v${height}h${-width}Z`
    : `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - width}q${-r} 0 ${-r} ${-r}v${2 * r - height}q0 ${-r} ${r} ${-r}Z`

/** A button sewn on with a cross of thread. */
export function button([x, y]: Point, r: number, colour: string, level: number): Layer[] {
  const thread = getLightness(colour) > 0.6 ? tint(colour, -0.35) : tint(colour, 0.45)
  const hole = r * 0.2
  return [
    piece(circle(x, y, r), { dye: colour, cloth: 'none', level, looseness: 0 }),
    {
      crease: `<path d="${circle(x, y, r * 0.62)}" fill="#000" fill-opacity=".4"/>`,
      tone: `<path d="${circle(x, y, r * 0.62)}" fill="none" stroke="#000" stroke-opacity=".25" stroke-width="${r * 0.14}"/><path d="M${x - r * 0.7} ${y - r * 0.35}A${r * 0.8} ${r * 0.8} 0 0 1 ${x - r * 0.1} ${y - r * 0.8}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="${r * 0.16}" stroke-linecap="round"/>`,
      dye: `<path d="M${x - hole} ${y - hole}L${x + hole} ${y + hole}M${x + hole} ${y - hole}L${x - hole} ${y + hole}" stroke="${thread}" stroke-width="${r * 0.16}" stroke-linecap="round"/>`,
    },
  ]
}

/** A metal rivet or snap. */
export function rivet([x, y]: Point, r: number, metal: string, level: number): Layer[] {
  return [
    piece(circle(x, y, r), { dye: metal, cloth: 'none', level, looseness: 0 }),
    {
      crease: `<path d="${circle(x, y, r * 0.45)}" fill="#fff" fill-opacity=".6"/>`,
      tone: `<path d="${circle(x, y, r * 0.72)}" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="${r * 0.2}"/><path d="${circle(x - r * 0.3, y - r * 0.35, r * 0.25)}" fill="#fff" fill-opacity=".6"/>`,
    },
  ]
}

/** A buttonhole, centred on a point. */
export function buttonhole([x, y]: Point, length: number, degrees: number, thread: string): Layer {
  const d = `M${-length / 2} 0H${length / 2}`
  const turn = `transform="translate(${x} ${y}) rotate(${degrees})"`
  return {
    dye: `<path ${turn} d="${d}" stroke="${thread}" stroke-width="4.2" stroke-linecap="round"/>`,
    crease: `<path ${turn} d="${d}" stroke="#fff" stroke-opacity=".5" stroke-width="4.6" stroke-dasharray="1 .8"/>`,
    tone: `<path ${turn} d="${d}" stroke="#000" stroke-opacity=".5" stroke-width="1.1"/>`,
  }
}

/** A bar tack: a short dense row of stitches for reinforcement. */
export function bartack([x, y]: Point, length: number, degrees: number, thread: string): Layer {
  const attributes = `transform="translate(${x} ${y}) rotate(${degrees})" d="M${-length / 2} 0H${length / 2}" stroke-width="2.6"`
  return {
    dye: `<path ${attributes} stroke="${thread}"/>`,
    crease: `<path ${attributes} stroke="#fff" stroke-opacity=".55" stroke-dasharray="1 .7"/>`,
    tone: `<path ${attributes} stroke="#000" stroke-opacity=".14" stroke-dasharray=".7 1"/>`,
  }
}

/** A belt loop, tacked at both ends. */
export function beltLoop(
  [x, y]: Point,
  height: number,
  lean: number,
  spec: Material & { thread: string; stitchSize: number; isWide: boolean },
): Layer[] {
  const half = spec.isWide ? 7.5 : 5
  const [cos, sin] = [Math.cos((lean * Math.PI) / 180), Math.sin((lean * Math.PI) / 180)]
  const at = (px: number, py: number): Point => [x + px * cos - py * sin, y + px * sin + py * cos]
  const edge = (px: number): Curve => [at(px, 0), at(px, height / 2), at(px, height)]
  return [
    piece(outline(edge(half), reverse(edge(-half))), { ...spec, level: 8.2, looseness: 0 }),
    stitch(edge(half - 2.4), spec.thread, spec.stitchSize * 0.85),
    stitch(edge(2.4 - half), spec.thread, spec.stitchSize * 0.85),
    bartack(at(0, 3), 2 * half - 2, lean, spec.thread),
    bartack(at(0, height - 3), 2 * half - 2, lean, spec.thread),
  ]
}

/** The colour of horn buttons: brown, or nearly black on dark cloth. */
export const getHornColour = (dye: string): string =>
  getLightness(dye) < 0.42 ? blend(dye, '#15120f', 0.7) : '#4a3526'
