import { createRandom } from './random.ts'

/** A motif around the origin, about 30 units across: strokes and filled shapes in the ink. */
type Motif = { markup: string; across: number; down: number; turns: boolean }

const fern: Motif = {
  markup:
    '<path stroke-width="1.5" d="M0 11Q1 2 0-10"/><path stroke-width="2.3" d="M0 6Q-5 4-8-1M0 6Q5 4 8-1M0 1Q-5-1-7-6M0 1Q5-1 7-6M0-4Q-3-6-4-10M0-4Q3-6 4-10"/>',
  across: 44,
  down: 40,
  turns: true,
}

/** Motifs by the name of the printed colour. */
const MOTIFS: Readonly<Record<string, Motif>> = {
  Ferns: fern,
  Lemons: {
    markup:
      '<path fill="INK" stroke="none" d="M-11 2Q-10-8 0-9Q10-8 12 1L16 3L12 6Q8 12-1 11Q-10 10-11 2Z"/><path stroke-width="2" d="M-9-5Q-14-10-19-9Q-17-3-10-3"/>',
    across: 58,
    down: 52,
    turns: true,
  },
  Gulls: {
    markup: '<path stroke-width="2.6" d="M-15-2Q-8-9-1 1Q6-10 15-4"/>',
    across: 52,
    down: 38,
    turns: false,
  },
  Pier: {
    markup:
      '<path stroke-width="2.2" d="M-24 0Q-18-8-12 0T0 0T12 0T24 0"/><path stroke-width="1.4" d="M-18 8Q-12 1-6 8T6 8T18 8"/>',
    across: 60,
    down: 30,
    turns: false,
  },
  'Ninety-Nine': {
    markup:
      '<path fill="INK" stroke="none" d="M-7 0L0 19L7 0Z"/><path stroke-width="3.4" d="M-6-2Q-9-8-3-9Q-4-15 2-15Q7-13 4-8Q10-6 6-2Z"/><path stroke-width="2.4" d="M5-12L11-20"/>',
    across: 50,
    down: 54,
    turns: false,
  },
}

type PrintArea = { x: number; y: number; width: number; height: number }

/** Draws a print over an area: a motif on a half-drop repeat, or the stripes of a deckchair. */
export function drawPrint(name = 'Ferns', area: PrintArea, ink: string): string {
  if (name === 'Deckchair') return drawStripes(area, ink)
  const { markup, across, down, turns } = MOTIFS[name] ?? fern
  const random = createRandom(41)
  const { x, y, width, height } = area
  let marks = ''
  for (let column = 0; column * across < width; column++) {
    for (let row = 0; row * down < height + down; row++) {
      const px = x + column * across + random() * 4
      const py = y + row * down + (column % 2) * (down / 2) + random() * 4
      const turn = turns ? (column * 73 + row * 137) % 360 : random() * 6
      marks += `<g transform="translate(${px.toFixed(1)} ${py.toFixed(1)}) rotate(${turn.toFixed(1)})">${markup.replaceAll('INK', ink)}</g>`
    }
  }
  return `<g fill="none" stroke="${ink}" stroke-linecap="round" stroke-linejoin="round" stroke-opacity=".92">${marks}</g>`
}

function drawStripes({ x, y, width, height }: PrintArea, ink: string): string {
  const pitch = 54
  const bars = Array.from({ length: Math.ceil(width / pitch) + 1 }, (_, i) => {
    const at = x + i * pitch
    return `M${at} ${y}v${height}h26v${-height}ZM${at + 31} ${y}v${height}h4v${-height}Z`
  })
  return `<path fill="${ink}" fill-opacity=".94" d="${bars.join('')}"/>`
}
