import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { garments } from '../garments.fixtures.ts'
import { rgbToOklab } from '../rendering/oklab.ts'
import { render } from '../rendering/render.ts'
import { VIEWS } from '../views.ts'
import { drawGarment } from './garment.ts'
import { TEXTURES, textureToSvg } from './layer.ts'
import { drawScene, SCENE_NAMES } from './scenes/scene.ts'

const kinds = Object.values(garments)
const PAPER_LIGHTNESS = rgbToOklab(243, 239, 232).l

describe.each(kinds)('a $kind', (garment) => {
  test('has valid textures in every view', async () => {
    const drawings = VIEWS.map((view) => drawGarment(garment, view))
    for (const { frame } of drawings) expect(frame.height / frame.width).toBeCloseTo(1.25, 5)
    const textures = drawings.flatMap(({ layers, frame }) =>
      TEXTURES.map((name) => Buffer.from(textureToSvg(name, layers, frame))),
    )
    const rasters = await Promise.all(textures.map((svg) => sharp(svg, { density: 9 }).raw().toBuffer()))
    for (const raster of rasters) expect(raster.length).toBeGreaterThan(0)
  })

  test('accepts any colour from black to white', () => {
    for (const colour of ['#000000', '#ffffff']) {
      for (const view of VIEWS) {
        const { layers, frame } = drawGarment({ ...garment, colour }, view)
        expect(textureToSvg('dye', layers, frame)).not.toMatch(/NaN|undefined/)
      }
    }
  })

  test('is drawn identically every time', () => {
    const drawFront = () => {
      const { layers, frame } = drawGarment(garment, 'front')
      return TEXTURES.map((name) => textureToSvg(name, layers, frame)).join('')
    }
    expect(drawFront()).toBe(drawFront())
  })

  test('in black stands out from the paper and shows its seams', async () => {
    const { inside } = await measureLightness({ ...garment, colour: '#000000', accent: '#000000', pattern: 'plain' })
    expect(PAPER_LIGHTNESS - getMedian(inside)).toBeGreaterThan(garment.kind === 'gift-card' ? 0 : 0.4)
    expect(getSpread(inside)).toBeGreaterThan(0.04)
  })

  test('in white stands out from the paper by shadow and folds', async () => {
    const { inside, around } = await measureLightness({
      ...garment,
      colour: '#ffffff',
      accent: '#ffffff',
      pattern: 'plain',
    })
    expect(getSpread(inside)).toBeGreaterThan(0.03)
    expect(PAPER_LIGHTNESS - Math.min(...around)).toBeGreaterThan(0.12)
  })
})

/** Lightness of the pixels inside the garment, sorted, and of the paper around it. */
async function measureLightness(garment: (typeof kinds)[number]) {
  const { layers, frame } = drawGarment(garment, 'front')
  const { data, width, height } = await render(layers, frame, 120)
  const dye = await sharp(Buffer.from(textureToSvg('dye', layers, frame)))
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer()
  const [inside, around]: [number[], number[]] = [[], []]
  for (let i = 0; i < width * height; i++) {
    const alpha = dye[i * 4 + 3] ?? 0
    const { l } = rgbToOklab(data[i * 3] ?? 0, data[i * 3 + 1] ?? 0, data[i * 3 + 2] ?? 0)
    if (alpha === 255) inside.push(l)
    else if (alpha === 0) around.push(l)
  }
  return { inside: inside.sort((a, b) => a - b), around }
}

const getQuantile = (sorted: number[], at: number) => sorted[Math.floor((sorted.length - 1) * at)] ?? 0
const getMedian = (sorted: number[]) => getQuantile(sorted, 0.5)
const getSpread = (sorted: number[]) => getQuantile(sorted, 0.97) - getQuantile(sorted, 0.03)

test('a rendered tee has the colour of the catalogue', async () => {
  for (const colour of ['#5f6547', '#1f2a44', '#b9a27f', '#c8102e', '#2f6f8f']) {
    const { layers, frame } = drawGarment({ kind: 'tee', colour, fabric: 'jersey' }, 'front')
    const { data, width } = await render(layers, frame, 120)
    const mean = { l: 0, a: 0, b: 0 }
    for (let y = 60; y < 120; y++) {
      for (let x = 40; x < 80; x++) {
        const i = (y * width + x) * 3
        const { l, a, b } = rgbToOklab(data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0)
        mean.l += l / 2400
        mean.a += a / 2400
        mean.b += b / 2400
      }
    }
    const expected = rgbToOklab(...parseHex(colour))
    expect(Math.hypot(mean.l - expected.l, mean.a - expected.a, mean.b - expected.b)).toBeLessThan(0.035)
  }
})

const parseHex = (hex: string): [number, number, number] =>
  [hex.slice(1, 3), hex.slice(3, 5), hex.slice(5)].map((pair) => Number.parseInt(pair, 16)) as [number, number, number]

test('the background is exactly the colour of the page', async () => {
  const { layers, frame } = drawGarment(garments.chino, 'front')
  const { data } = await render(layers, frame, 160)
  expect([...data.slice(0, 3)]).toEqual([243, 239, 232])
})

test('an outfit lies on a ground of its own', async () => {
  const { layers, frame } = drawGarment(garments.chino, 'outfit')
  const { data } = await render(layers, frame, 160)
  const paper = rgbToOklab(243, 239, 232).l
  expect(paper - rgbToOklab(data[0] ?? 0, data[1] ?? 0, data[2] ?? 0).l).toBeGreaterThan(0.04)
})

test.each(['detail', 'cloth'] as const)('the threads of a %s are finer than those of a whole garment', (view) => {
  expect(drawGarment(garments.chino, view).frame.fineness).toBeGreaterThan(1.5)
})

test('what is tucked in lies under the waistband, and nothing of it below', async () => {
  const magenta = '#ff00ff'
  const shirt = { ...garments.shirt, colour: magenta, pattern: 'plain' as const, style: 'Oxford Shirt' }
  const { layers, frame } = drawGarment(shirt, 'outfit')
  const { data, width, height } = await render(layers, frame, 160)
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) => {
    const i = (y * width + Math.round(width * 0.36)) * 3
    return (data[i] ?? 0) - (data[i + 1] ?? 0) > 90
  })
  expect(rows.length).toBeGreaterThan(height / 5)
  expect(Math.max(...rows)).toBeLessThan(height * 0.46)
})

test('each cut, length and sleeve has its own drawing', () => {
  const drawDye = (garment: (typeof kinds)[number]) => {
    const { layers, frame } = drawGarment(garment, 'front')
    return textureToSvg('dye', layers, frame)
  }
  const cuts = (['slim', 'standard', 'straight'] as const).map((cut) => drawDye({ ...garments.chino, cut }))
  const lengths = [3, 5, 7, 9, 11].map((legInches) => drawDye({ ...garments.short, legInches }))
  const sleeves = (['short', 'long'] as const).map((sleeve) => drawDye({ ...garments.tee, sleeve }))
  expect(new Set([...cuts, ...lengths, ...sleeves]).size).toBe(10)
})

test.each(SCENE_NAMES)('the scene %s renders', async (name) => {
  const { layers, frame } = drawScene(name)
  const { data, width, height } = await render(layers, frame, 96)
  expect(data.length).toBe(width * height * 3)
})
