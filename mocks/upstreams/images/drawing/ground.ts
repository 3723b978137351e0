import type { Frame, Layer } from './layer.ts'
import { tint } from './palette.ts'
import { createRandom } from './random.ts'

const PLASTER = '#cdc5b8'

/** A plastered table under a window: lighter towards the light, in large soft patches. */
export function layPlaster({ x, y, width, height }: Frame): Layer {
  const random = createRandom(29)
  const edge = `x="${x - 2}" y="${y - 2}" width="${width + 4}" height="${height + 4}"`
  const light = `<linearGradient id="window" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".3"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="${tint(PLASTER, -0.4)}" stop-opacity=".2"/></linearGradient>`
  const soft = (id: string, colour: string) =>
    `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity=".11"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`
  const patches = Array.from({ length: 22 }, (_, i) => {
    const [cx, cy] = [x + (width * (1 + random())) / 2, y + (height * (1 + random())) / 2]
    const size = width * (0.2 + 0.09 * random())
    return `<ellipse cx="${cx.toFixed(0)}" cy="${cy.toFixed(0)}" rx="${size.toFixed(0)}" ry="${(size * 0.6).toFixed(0)}" fill="url(#${i % 2 ? 'pale' : 'dim'})" transform="rotate(${(random() * 80).toFixed(0)} ${cx.toFixed(0)} ${cy.toFixed(0)})"/>`
  })
  return {
    table: `${light}${soft('pale', '#fff')}${soft('dim', tint(PLASTER, -0.3))}<rect ${edge} fill="${PLASTER}"/>${patches.join('')}<rect ${edge} fill="url(#window)"/>`,
  }
}
