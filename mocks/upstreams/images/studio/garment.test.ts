import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { expose } from '../darkroom/expose.ts'
import { toLab } from '../darkroom/oklab.ts'
import { garments } from '../garments.fixtures.ts'
import { drawGarment, VIEWS } from './garment.ts'
import { PLATES, plate } from './layer.ts'
import { drawScene, SCENE_NAMES } from './scenes/scene.ts'

const kinds = Object.values(garments)
const PAPER_LIGHTNESS = toLab(243, 239, 232).l

describe.each(kinds)('a $kind', (garment) => {
  test('draws plates that rasterise, in every view', async () => {
    const drawn = VIEWS.map((view) => drawGarment(garment, view))
    for (const { frame } of drawn) expect(frame.height / frame.width).toBeCloseTo(1.25, 5)
    const plates = drawn.flatMap(({ layers, frame }) => PLATES.map((name) => Buffer.from(plate(name, layers, frame))))
    const rasters = await Promise.all(plates.map((svg) => sharp(svg, { density: 9 }).raw().toBuffer()))
    for (const raster of rasters) expect(raster.length).toBeGreaterThan(0)
  })

  test('takes any colour from black to white', () => {
    for (const colour of ['#000000', '#ffffff']) {
      for (const view of VIEWS) {
        const { layers, frame } = drawGarment({ ...garment, colour }, view)
        expect(plate('dye', layers, frame)).not.toMatch(/NaN|undefined/)
      }
    }
  })

  test('is the same bytes every time', () => {
    const once = () => {
      const { layers, frame } = drawGarment(garment, 'front')
      return PLATES.map((name) => plate(name, layers, frame)).join('')
    }
    expect(once()).toBe(once())
  })

  test('stands out from the paper in black, with its seams to be seen', async () => {
    const { inside } = await measured({ ...garment, colour: '#000000', accent: '#000000', pattern: 'plain' })
    expect(PAPER_LIGHTNESS - middle(inside)).toBeGreaterThan(garment.kind === 'gift-card' ? 0 : 0.4)
    expect(spread(inside)).toBeGreaterThan(0.04)
  })

  test('stands out from the paper in white, by its shadow and its folds', async () => {
    const { inside, around } = await measured({ ...garment, colour: '#ffffff', accent: '#ffffff', pattern: 'plain' })
    expect(spread(inside)).toBeGreaterThan(0.03)
    expect(PAPER_LIGHTNESS - Math.min(...around)).toBeGreaterThan(0.12)
  })
})

/** How light the goods are, and the paper within a few units of them. */
async function measured(garment: (typeof kinds)[number]) {
  const { layers, frame } = drawGarment(garment, 'front')
  const { data, width, height } = await expose(layers, frame, 120)
  const dye = await sharp(Buffer.from(plate('dye', layers, frame)))
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  const [inside, around]: [number[], number[]] = [[], []]
  for (let i = 0; i < width * height; i++) {
    const alpha = dye[i * 4 + 3] ?? 0
    const { l } = toLab(data[i * 3] ?? 0, data[i * 3 + 1] ?? 0, data[i * 3 + 2] ?? 0)
    if (alpha === 255) inside.push(l)
    else if (alpha === 0) around.push(l)
  }
  return { inside: inside.sort((a, b) => a - b), around }
}

const share = (sorted: number[], at: number) => sorted[Math.floor((sorted.length - 1) * at)] ?? 0
const middle = (sorted: number[]) => share(sorted, 0.5)
const spread = (sorted: number[]) => share(sorted, 0.97) - share(sorted, 0.03)

test('a colour comes out as the catalogue has it', async () => {
  for (const colour of ['#5f6547', '#1f2a44', '#b9a27f', '#c8102e', '#2f6f8f']) {
    const { layers, frame } = drawGarment({ kind: 'tee', colour, fabric: 'jersey' }, 'front')
    const { data, width } = await expose(layers, frame, 120)
    const sum = { l: 0, a: 0, b: 0 }
    for (let y = 60; y < 120; y++) {
      for (let x = 40; x < 80; x++) {
        const i = (y * width + x) * 3
        const { l, a, b } = toLab(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0)
        sum.l += l / 2400
        sum.a += a / 2400
        sum.b += b / 2400
      }
    }
    const wanted = toLab(...bytesOf(colour))
    expect(Math.hypot(sum.l - wanted.l, sum.a - wanted.a, sum.b - wanted.b)).toBeLessThan(0.035)
  }
})

const bytesOf = (hex: string): [number, number, number] =>
  [hex.slice(1, 3), hex.slice(3, 5), hex.slice(5)].map((pair) => Number.parseInt(pair, 16)) as [number, number, number]

test('the paper at the edge of a picture is exactly the shop’s', async () => {
  const { layers, frame } = drawGarment(garments.chino, 'front')
  const { data } = await expose(layers, frame, 160)
  expect([...data.slice(0, 3)]).toEqual([243, 239, 232])
})

test('cuts and lengths are drawn as they are', () => {
  const dyeOf = (garment: (typeof kinds)[number]) => {
    const { layers, frame } = drawGarment(garment, 'front')
    return plate('dye', layers, frame)
  }
  const cuts = (['slim', 'standard', 'straight'] as const).map((cut) => dyeOf({ ...garments.chino, cut }))
  const lengths = [3, 5, 7, 9, 11].map((legInches) => dyeOf({ ...garments.short, legInches }))
  const sleeves = (['short', 'long'] as const).map((sleeve) => dyeOf({ ...garments.tee, sleeve }))
  expect(new Set([...cuts, ...lengths, ...sleeves]).size).toBe(10)
})

test.each(SCENE_NAMES)('the scene %s rasterises', async (name) => {
  const { layers, frame } = drawScene(name)
  const { data, width, height } = await expose(layers, frame, 96)
  expect(data.length).toBe(width * height * 3)
})
