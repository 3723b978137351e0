import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Garment } from '#mocks/world/catalogue/catalogue.ts'
import { buildCatalogue } from '#mocks/world/goods-file/build-goods-catalogue.ts'
import { render } from '../rendering/render.ts'
import { getViews } from '../views.ts'
import type { Article } from './article.ts'
import { drawGarment } from './garment.ts'
import { textureToSvg } from './layer.ts'

/** The first colour of every style, all laid out alike. */
const styles: Article[] = [...Map.groupBy(buildCatalogue().products, ({ style }) => style)].flatMap(
  ([style, [first]]) => (first?.garment ? [{ ...first.garment, style }] : []),
)
const listStyles = (...kinds: Garment['kind'][]) => styles.filter(({ kind }) => kinds.includes(kind))
const findStyle = (name: string): Article => {
  const article = styles.find(({ style }) => style === name)
  if (!article) throw new Error(`The catalogue has no style ${name}`)
  return article
}

const [WIDTH, HEIGHT] = [200, 250]

/** Which pixels of the whole canvas the front of an article covers. */
async function traceSilhouette(article: Article): Promise<boolean[]> {
  const { layers } = drawGarment(article, 'front')
  const svg = textureToSvg('dye', layers, { x: 0, y: 0, width: 800, height: 1000 })
  const alpha = await sharp(Buffer.from(svg)).resize(WIDTH, HEIGHT).ensureAlpha().extractChannel(3).raw().toBuffer()
  return [...alpha].map((value) => value > 127)
}

/** The share of the area that either of two silhouettes covers and the other does not. */
function compare(one: boolean[], other: boolean[]): number {
  const covered = one.filter((is, i) => is || other[i]).length
  return one.filter((is, i) => is !== other[i]).length / covered
}

async function listAlike(articles: Article[], share: number): Promise<string[]> {
  const traced = await Promise.all(
    articles.map(async (article) => ({ article, silhouette: await traceSilhouette(article) })),
  )
  return traced.flatMap((one, i) =>
    traced
      .slice(0, i)
      .filter((other) => compare(one.silhouette, other.silhouette) < share)
      .map((other) => `${other.article.style} and ${one.article.style}`),
  )
}

test('no two styles of trousers share a silhouette', async () => {
  const trousers = listStyles('trouser', 'chino', 'denim')
  expect(trousers).toHaveLength(24)
  expect(await listAlike(trousers, 0.03)).toEqual([])
})

test('only printed swim shorts share a silhouette, with plain ones', async () => {
  expect(await listAlike(listStyles('short', 'swim'), 0.03)).toEqual(['Swims and Lidos'])
})

test('no two styles of tops share a silhouette', async () => {
  expect(await listAlike(listStyles('tee', 'polo', 'shirt', 'sweat', 'jacket'), 0.02)).toEqual([])
})

test.each(['Sundays', 'Easies', 'Sunday Shorts', 'Deckhands'])('%s with a drawcord have no belt loops', (name) => {
  expect(countBeltLoops(findStyle(name))).toBe(0)
})

test.each(['Heroes', 'Winters', 'Bulletproof', 'Half Heroes'])('%s have four belt loops in front', (name) => {
  expect(countBeltLoops(findStyle(name))).toBe(4)
})

/** Belt loops are the only pieces at their height above the table. */
const countBeltLoops = (article: Article): number =>
  drawGarment(article, 'front').layers.filter(({ level }) => level?.includes('#525252')).length

test('the side seam runs past the pocket without a step', async () => {
  for (const article of listStyles('trouser', 'chino', 'denim', 'short')) {
    const silhouette = await traceSilhouette(article)
    const edges = Array.from({ length: 40 }, (_, i) => silhouette.indexOf(true, (32 + i) * WIDTH) - (32 + i) * WIDTH)
    const steps = edges.slice(1).map((edge, i) => Math.abs(edge - (edges[i] ?? edge)))
    // a pixel is four units, and the seam leans by less than one a row
    expect(Math.max(...steps), article.style).toBeLessThanOrEqual(1)
  }
})

test('two colours of one style lie in other folds', () => {
  const drawFolds = (seed: number) => {
    const { layers, frame } = drawGarment({ ...findStyle('Heroes'), seed }, 'front')
    return textureToSvg('drape', layers, frame)
  }
  expect(drawFolds(1)).toBe(drawFolds(1))
  expect(drawFolds(1)).not.toBe(drawFolds(2))
})

test('equal arguments give equal bytes', async () => {
  const renderOnce = async () => {
    const { layers, frame } = drawGarment({ ...findStyle('Siestas'), seed: 4 }, 'front')
    return (await render(layers, frame, 96)).data
  }
  expect(Buffer.compare(await renderOnce(), await renderOnce())).toBe(0)
})

test('details and cloth fill their frame, without any table', async () => {
  for (const article of styles) {
    for (const view of getViews(article).filter((name) => name === 'detail' || name === 'cloth')) {
      if (article.kind === 'gift-card') continue
      const { layers, frame } = drawGarment(article, view)
      const alpha = await sharp(Buffer.from(textureToSvg('dye', layers, frame)))
        .resize(40, 50)
        .ensureAlpha()
        .extractChannel(3)
        .raw()
        .toBuffer()
      // seams between two pieces are not quite opaque
      expect(Math.min(...alpha), `${article.style}, ${view}`).toBeGreaterThan(127)
    }
  }
})
