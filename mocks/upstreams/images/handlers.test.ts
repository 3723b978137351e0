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

test('scenes are served like product pictures', async () => {
  const response = await request('scenes/promo-multibuy.jpg?width=253')
  expect(await readMetadata(response)).toMatchObject({ format: 'jpeg', width: 253, height: 191 })
})

test('the index page shows every product and scene', async () => {
  const page = await (await request('')).text()
  expect(page).toContain('heroes-navy/folded.jpg')
  expect(page).toContain('scenes/hero.jpg')
})
