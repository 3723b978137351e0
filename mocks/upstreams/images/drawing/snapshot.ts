import type { Snapshot } from '#mocks/world/catalogue/catalogue.ts'
import type { Article } from './article.ts'
import { createFrame, type Drawing } from './drawing.ts'
import type { Layer } from './layer.ts'
import { tint } from './palette.ts'
import { createRandom } from './random.ts'
import { placeLayers } from './scenes/placement.ts'
import { rectangle } from './trim.ts'

const WIDTH = 800
const HEIGHT = 1000

const OAK = '#9c8062'
const LINEN = '#c3ccd6'

/**
 * Draws a photo as a buyer takes it: the garment spread on floorboards, or folded on a striped bedspread, never quite
 * straight. `spread` and `folded` are drawings of the same article.
 */
export function drawSnapshot(article: Article, place: Snapshot, spread: Drawing, folded: Drawing): Drawing {
  const random = createRandom(article.seed ?? 1)
  const next = () => (random() + 1) / 2
  const { layers, frame } = place === 'floor' ? spread : folded
  const angle = (next() < 0.5 ? -1 : 1) * (4 + next() * 7)
  return {
    frame: createFrame([WIDTH / 2, HEIGHT / 2], WIDTH),
    layers: [
      ...(place === 'floor' ? layFloorboards(next) : spreadBedding()),
      placeLayers(layers, {
        anchor: [frame.x + frame.width / 2, frame.y + frame.height / 2],
        position: [WIDTH / 2 + (next() - 0.5) * 60, HEIGHT / 2 + (next() - 0.5) * 40],
        rotation: angle,
        scale: (WIDTH / frame.width) * 0.84,
      }),
    ],
  }
}

const fill = (x: number, y: number, width: number, height: number, colour: string): Layer => ({
  table: `<path d="${rectangle(x, y, width, height)}" fill="${colour}"/>`,
})

/** Boards with a grain of their own and dark gaps, at the angle of a room. */
function layFloorboards(next: () => number): Layer[] {
  const board = 132
  const boards = Array.from({ length: 14 }, (_, at) => {
    const x = at * board - 500
    const grain = Array.from({ length: 9 }, () => {
      const at = x + next() * board
      const sway = (next() - 0.5) * 26
      return `<path d="M${at} -500C${at + sway} 0 ${at - sway} 800 ${at + sway} 1600" fill="none" stroke="#3d2815" stroke-opacity="${0.05 + next() * 0.1}" stroke-width="${1 + next() * 3}"/>`
    })
    const end = -300 + next() * 1500
    return {
      table: `${fill(x, -500, board - 3, 2200, tint(OAK, (next() - 0.5) * 0.1)).table}${grain.join('')}<path d="M${x} ${end}h${board}" stroke="#2c1c0f" stroke-width="3"/>`,
    }
  })
  const floor = [fill(-600, -600, 2400, 2400, '#2c1c0f'), ...boards].map(({ table }) => table).join('')
  return [{ table: `<g transform="rotate(17 ${WIDTH / 2} ${HEIGHT / 2})">${floor}</g>` }]
}

/** Ticking: wide pale stripes with a thin dark line beside each. */
function spreadBedding(): Layer[] {
  const stripes = Array.from({ length: 22 }, (_, at) => {
    const x = at * 78 - 500
    return `${fill(x, -600, 30, 2400, '#9fb0c4').table}${fill(x + 38, -600, 4, 2400, '#6d8199').table}`
  })
  const cloth = fill(-600, -600, 2400, 2400, LINEN).table
  return [{ table: `<g transform="rotate(-24 ${WIDTH / 2} ${HEIGHT / 2})">${cloth}${stripes.join('')}</g>` }]
}
