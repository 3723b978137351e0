import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getResponse } from 'msw'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCatalogue, garments } from './garments.fixtures.ts'
import { createImageHandlers } from './handlers.ts'
import { createRenderer, type Renderer } from './rendering/renderer.ts'
import { createPictureStore, type PictureStore } from './store.ts'

const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const catalogue = createCatalogue({
  'heroes-navy': garments.trouser,
  'heroes-navy-again': garments.trouser,
  'tee-grey': garments.tee,
  'trunk-red': garments.trunk,
  'belt-tan': garments.belt,
})

let dir: string
let store: PictureStore
const renders: string[] = []
const renderer = createRenderer()
const spyRenderer: Renderer = {
  ...renderer,
  render(picture, width) {
    renders.push('scene' in picture ? picture.scene : `${picture.garment.kind} ${picture.view} ${width}`)
    return renderer.render(picture, width)
  },
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'spoke-images-'))
  store = createPictureStore({ dir, renderer: spyRenderer })
})

afterAll(async () => {
  await store.whenIdle()
  await renderer.close()
  await rm(dir, { recursive: true, force: true })
})

async function request(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const handlers = createImageHandlers({ catalogue }, store)
  const response = await getResponse(handlers, new Request(`http://localhost:4010/images/${path}`, { headers }))
  if (!response) throw new Error(`No handler for /images/${path}`)
  return response
}

const readMetadata = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata()

test('the first AVIF request gets WebP at once, later ones get AVIF [SIM-07]', async () => {
  const first = await request('tee-grey/front.jpg?width=320', { accept: BROWSER })
  expect(first.headers.get('content-type')).toBe('image/webp')
  expect(first.headers.get('cache-control')).toBe('public, max-age=60')
  expect(await readMetadata(first)).toMatchObject({ format: 'webp', width: 320, height: 400 })

  await store.whenIdle()
  const second = await request('tee-grey/front.jpg?width=320', { accept: BROWSER })
  expect(second.headers.get('content-type')).toBe('image/avif')
  expect(second.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await readMetadata(second)).toMatchObject({ format: 'heif', width: 320, height: 400 })
})

test.each([
  ['image/webp,*/*', '', 'image/webp'],
  ['*/*', '', 'image/jpeg'],
  ['image/webp,*/*', '&format=jpeg', 'image/jpeg'],
  ['*/*', '&format=avif', 'image/avif'],
])('Accept "%s" with query "%s" returns %s', async (accept, query, type) => {
  const response = await request(`belt-tan/front.jpg?width=96${query}`, { accept })
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('vary')).toBe('accept')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('cache-control')).toContain('immutable')
})

test('concurrent requests for all widths share one rendering', async () => {
  renders.length = 0
  const paths = [96, 160, 320, 640].flatMap((width) => [
    `trunk-red/front.jpg?width=${width}`,
    `trunk-red/front.jpg?width=${width - 1}`,
  ])
  const responses = await Promise.all(paths.map((path) => request(path)))
  expect(responses.map(({ status }) => status)).toEqual(paths.map(() => 200))
  expect(renders).toEqual(['trunk front 800'])
})

test('two products of one garment lie differently on the table', async () => {
  renders.length = 0
  const [one, other] = await Promise.all([
    request('heroes-navy/back.jpg?width=96'),
    request('heroes-navy-again/back.jpg?width=96'),
  ])
  expect(one.headers.get('etag')).not.toBe(other.headers.get('etag'))
  expect(renders).toEqual(['trouser back 800', 'trouser back 800'])
})

test('a rendered picture survives a restart', async () => {
  await request('belt-tan/front.jpg?width=96')
  renders.length = 0
  store = createPictureStore({ dir, renderer: spyRenderer })
  const again = await request('belt-tan/front.jpg?width=96')
  expect(await readMetadata(again)).toMatchObject({ format: 'jpeg', width: 96 })
  expect(renders).toEqual([])
  const [version = ''] = await readdir(dir)
  const files = await readdir(join(dir, version), { recursive: true })
  expect(files.filter((file) => file.endsWith('.tmp'))).toEqual([])
})

test.each(['tee-grey/front.jpg&width=96', 's/files/1/0000/0001/files/tee-grey-front.jpg?v=1&width=96'])(
  '%s is the picture of its product [SIM-10]',
  async (path) => {
    const response = await request(path)
    expect(response.status).toBe(200)
    expect(await readMetadata(response)).toMatchObject({ width: 96 })
  },
)

test('a matching If-None-Match gets 304', async () => {
  const { headers } = await request('belt-tan/front.jpg?width=96')
  const again = await request('belt-tan/front.jpg?width=96', { 'if-none-match': headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

test.each([
  'unknown/front.jpg',
  'tee-grey/inside.jpg',
  'belt-tan/outfit.jpg',
  'tee-grey/front.gif',
  'tee-grey/front',
  'scenes/nowhere.jpg',
  'scenes/toString.jpg',
])('%s responds with 404', async (path) => {
  const response = await request(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toContain('text/plain')
})

test.each([
  ['', 1600, 2000],
  ['width=2400', 1600, 2000],
  ['width=77', 77, 96],
  ['v=1&width=77', 77, 96],
  ['height=200', 160, 200],
  ['width=200&height=100', 200, 100],
  ['width=50&height=200&crop=left', 50, 200],
  ['width=100&height=100&pad_color=ff0000', 100, 100],
])('a picture with "%s" has exactly %i by %i pixels [SIM-10]', async (query, width, height) => {
  const response = await request(`belt-tan/front.jpg?${query}`)
  expect(response.headers.get('cache-control')).toContain('immutable')
  expect(await readMetadata(response)).toMatchObject({ format: 'jpeg', width, height })
})

/** The pixels of a picture, as rows of RGB. */
async function readPixels(path: string) {
  const { data, info } = await sharp(Buffer.from(await (await request(path)).arrayBuffer()))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const getRow = (y: number) => data.subarray(y * info.width * 3, (y + 1) * info.width * 3)
  const getColumn = (x: number) =>
    Buffer.concat(Array.from({ length: info.height }, (_, y) => getRow(y).subarray(x * 3, x * 3 + 3)))
  return { ...info, getRow, getColumn }
}

const getDifference = (a: Buffer, b: Buffer) =>
  a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length

test.each(['top', 'bottom'])('the crop %s keeps that end of the picture [SIM-10]', async (crop) => {
  const whole = await readPixels('tee-grey/front.jpg?width=160&format=png')
  const part = await readPixels(`tee-grey/front.jpg?width=160&height=80&crop=${crop}&format=png`)
  expect([part.width, part.height]).toEqual([160, 80])
  const [shownRow, cutRow] = crop === 'top' ? [0, 120] : [120, 0]
  expect(getDifference(part.getRow(40), whole.getRow(shownRow + 40))).toBeLessThan(3)
  expect(getDifference(part.getRow(40), whole.getRow(cutRow + 40))).toBeGreaterThan(3)
})

test('the crops left, right and centre keep that part [SIM-10]', async () => {
  const whole = await readPixels('tee-grey/front.jpg?width=160&format=png')
  for (const [crop, offset] of [['left', 0] as const, ['center', 60] as const, ['right', 120] as const]) {
    const part = await readPixels(`tee-grey/front.jpg?width=40&height=200&crop=${crop}&format=png`)
    expect([part.width, part.height]).toEqual([40, 200])
    expect(getDifference(part.getColumn(20), whole.getColumn(offset + 20))).toBeLessThan(3)
  }
})

test('a padded picture keeps all and fills the rest with the colour [SIM-10]', async () => {
  const padded = await readPixels('tee-grey/front.jpg?width=400&height=200&pad_color=ff0000&format=png')
  const whole = await readPixels('tee-grey/front.jpg?width=160&format=png')
  expect([...padded.getRow(100).subarray(0, 3)]).toEqual([255, 0, 0])
  expect(getDifference(padded.getColumn(200), whole.getColumn(80))).toBeLessThan(3)
})

test.each([
  ['png', 'image/png', 'png'],
  ['pjpg', 'image/jpeg', 'jpeg'],
  ['webp', 'image/webp', 'webp'],
])('the format %s is made of any size [SIM-10]', async (format, type, decoded) => {
  const response = await request(`tee-grey/front.jpg?width=77&height=33&format=${format}`, { accept: BROWSER })
  expect(response.headers.get('content-type')).toBe(type)
  expect(await readMetadata(response)).toMatchObject({ format: decoded, width: 77, height: 33 })
})

test('a transformed picture has a tag of its own', async () => {
  const tags = await Promise.all(
    ['width=100&height=50', 'width=100&height=50&crop=top', 'height=50', 'width=101'].map(async (query) =>
      (await request(`belt-tan/front.jpg?${query}`)).headers.get('etag'),
    ),
  )
  expect(new Set(tags).size).toBe(4)
})

test('scenes are served like product pictures', async () => {
  const response = await request('scenes/promo-multibuy.jpg?width=253')
  expect(await readMetadata(response)).toMatchObject({ format: 'jpeg', width: 253, height: 191 })
})

test('the index page shows every product and scene', async () => {
  const page = await (await request('')).text()
  expect(page).toContain('heroes-navy/folded.jpg')
  expect(page).toContain('scenes/hero.jpg')
})
