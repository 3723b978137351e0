import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getResponse } from 'msw'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLab, type Lab } from './darkroom/lab.ts'
import { catalogueOf, garments } from './garments.fixtures.ts'
import { createImageHandlers } from './handlers.ts'
import { createPictureStore, type PictureStore } from './store.ts'

const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const catalogue = catalogueOf({
  'heroes-navy': garments.trouser,
  'heroes-navy-again': garments.trouser,
  'tee-grey': garments.tee,
  'trunk-red': garments.trunk,
  'belt-tan': garments.belt,
})

let dir: string
let store: PictureStore
const drawn: string[] = []
const lab = createLab()
const watchedLab: Lab = {
  ...lab,
  develop(picture, width) {
    drawn.push('scene' in picture ? picture.scene : `${picture.garment.kind} ${picture.view} ${width}`)
    return lab.develop(picture, width)
  },
}

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'spoke-images-'))
  store = createPictureStore({ dir, lab: watchedLab })
})

afterAll(async () => {
  await store.idle()
  await lab.close()
  await rm(dir, { recursive: true, force: true })
})

async function ask(path: string, headers: Record<string, string> = {}): Promise<Response> {
  const handlers = createImageHandlers({ catalogue }, store)
  const response = await getResponse(handlers, new Request(`http://localhost:4010/images/${path}`, { headers }))
  if (!response) throw new Error(`Nobody answers /images/${path}`)
  return response
}

const decoded = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata()

test('the first to ask for AVIF gets another real picture at once, and the next one AVIF [SIM-07]', async () => {
  const first = await ask('tee-grey/front.jpg?width=320', { accept: BROWSER })
  expect(first.headers.get('content-type')).toBe('image/webp')
  expect(first.headers.get('cache-control')).toBe('public, max-age=60')
  expect(await decoded(first)).toMatchObject({ format: 'webp', width: 320, height: 400 })

  await store.idle()
  const second = await ask('tee-grey/front.jpg?width=320', { accept: BROWSER })
  expect(second.headers.get('content-type')).toBe('image/avif')
  expect(second.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  expect(await decoded(second)).toMatchObject({ format: 'heif', width: 320, height: 400 })
})

test.each([
  ['image/webp,*/*', '', 'image/webp'],
  ['*/*', '', 'image/jpeg'],
  ['image/webp,*/*', '&format=jpeg', 'image/jpeg'],
  ['*/*', '&format=avif', 'image/avif'],
])('a client that accepts %s and asks "%s" gets %s', async (accept, query, type) => {
  const response = await ask(`belt-tan/front.jpg?width=96${query}`, { accept })
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('vary')).toBe('accept')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('cache-control')).toContain('immutable')
})

test('every width is made from one drawing, and many who ask at once share it', async () => {
  drawn.length = 0
  const paths = [96, 160, 320, 640].flatMap((width) => [
    `trunk-red/front.jpg?width=${width}`,
    `trunk-red/front.jpg?width=${width - 1}`,
  ])
  const responses = await Promise.all(paths.map((path) => ask(path)))
  expect(responses.map(({ status }) => status)).toEqual(paths.map(() => 200))
  expect(drawn).toEqual(['trunk front 800'])
})

test('products that look the same share a picture', async () => {
  drawn.length = 0
  const [one, other] = await Promise.all([
    ask('heroes-navy/back.jpg?width=96'),
    ask('heroes-navy-again/back.jpg?width=96'),
  ])
  expect(one.headers.get('etag')).toBe(other.headers.get('etag'))
  expect(drawn).toEqual(['trouser back 800'])
})

test('a picture is kept from one run to the next', async () => {
  await ask('belt-tan/front.jpg?width=96')
  drawn.length = 0
  store = createPictureStore({ dir, lab: watchedLab })
  const again = await ask('belt-tan/front.jpg?width=96')
  expect(await decoded(again)).toMatchObject({ format: 'jpeg', width: 96 })
  expect(drawn).toEqual([])
  const [edition = ''] = await readdir(dir)
  const files = await readdir(join(dir, edition), { recursive: true })
  expect(files.filter((file) => file.endsWith('.draft'))).toEqual([])
})

test('a client that has the picture is told so', async () => {
  const { headers } = await ask('belt-tan/front.jpg?width=96')
  const again = await ask('belt-tan/front.jpg?width=96', { 'if-none-match': headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

test.each([
  'nobody/front.jpg',
  'tee-grey/inside.jpg',
  'tee-grey/front.gif',
  'tee-grey/front',
  'scenes/nowhere.jpg',
  'scenes/toString.jpg',
])('%s is not found', async (path) => {
  const response = await ask(path)
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toContain('text/plain')
})

test('scenes are pictures too', async () => {
  const response = await ask('scenes/promo-multibuy.jpg?width=253')
  expect(await decoded(response)).toMatchObject({ format: 'jpeg', width: 253, height: 191 })
})

test('people can look at everything on one page', async () => {
  const page = await (await ask('')).text()
  expect(page).toContain('heroes-navy/folded.jpg')
  expect(page).toContain('scenes/hero.jpg')
})
