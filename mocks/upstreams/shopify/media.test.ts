import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSimulatedBackend } from '#mocks/backend.ts'
import { buildGoodsCatalogue } from '../../world/goods-file/build-goods-catalogue.ts'
import { createTestStore } from './shopify.fixtures.ts'

const FIELDS = `id alt mediaContentType previewImage { url }
  ... on Video { sources { url format mimeType width height } }
  ... on ExternalVideo { host embedUrl originUrl }
  ... on Model3d { sources { url format mimeType filesize } }
  ... on MediaImage { image { url } }`

const PICTURE = { originalSource: 'https://cdn.test/a.png' }
const VIDEO = {
  originalSource: 'https://cdn.test/a.mp4',
  contentType: 'VIDEO' as const,
  alt: 'Worn',
  width: 640,
  height: 360,
}
const MODEL = { originalSource: 'https://cdn.test/a.glb', contentType: 'MODEL_3D' as const }
const external = (originalSource: string) => ({ originalSource, contentType: 'EXTERNAL_VIDEO' as const })

test('a product shows videos and 3D models between its images, in their order [SIM-10]', async () => {
  const files = [VIDEO, PICTURE, MODEL, external('https://youtu.be/abc-123'), external('https://vimeo.com/99')]
  const catalogue = buildGoodsCatalogue(
    { products: [{ handle: 'mug', title: 'Mug', price: '1', files }] },
    { source: 'media', seed: 1 },
  )
  const { query } = createTestStore({ catalogue })
  type Medium = { id: string }
  const { product } = await query<{ product: { media: { nodes: Medium[] }; images: { nodes: object[] } } }>(
    `{ product(handle: "mug") { media(first: 9) { nodes { __typename ${FIELDS} } } images(first: 9) { nodes { url } } } }`,
  )
  const previewImage = { url: 'https://cdn.test/a.png' }
  expect(product.images.nodes).toEqual([previewImage])
  expect(product.media.nodes).toMatchObject([
    {
      __typename: 'Video',
      alt: 'Worn',
      mediaContentType: 'VIDEO',
      previewImage,
      sources: [{ url: 'https://cdn.test/a.mp4', format: 'mp4', mimeType: 'video/mp4', width: 640, height: 360 }],
    },
    { __typename: 'MediaImage', image: previewImage },
    {
      __typename: 'Model3d',
      sources: [{ url: 'https://cdn.test/a.glb', format: 'glb', mimeType: 'model/gltf-binary', filesize: 0 }],
    },
    { __typename: 'ExternalVideo', host: 'YOUTUBE', embedUrl: 'https://www.youtube.com/embed/abc-123' },
    { __typename: 'ExternalVideo', host: 'VIMEO', embedUrl: 'https://player.vimeo.com/video/99' },
  ])
  for (const { id } of product.media.nodes)
    expect(await query(`{ node(id: "${id}") { id } }`)).toEqual({ node: { id } })
})

test('videos and models beside the file are served [SIM-10]', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'media-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'a.glb'), 'glTF')
  const files = [{ originalSource: './a.glb', contentType: 'MODEL_3D' }]
  await writeFile(
    join(folder, 'goods.json'),
    JSON.stringify({ products: [{ handle: 'mug', title: 'Mug', price: '1', files }] }),
  )
  const backend = await createSimulatedBackend({ catalogue: join(folder, 'goods.json'), strict: true })
  onTestFinished(() => backend.close())
  const body = JSON.stringify({ query: `{ product(handle: "mug") { media(first: 1) { nodes { ${FIELDS} } } } }` })
  const response = await backend.handle(
    new Request(`${backend.origin}/shopify/gb/api/2026-04/graphql`, { method: 'POST', body }),
  )
  const [{ sources, previewImage }] = (await response.json()).data.product.media.nodes
  expect(sources[0].filesize).toBe(4)
  expect(previewImage.url).toContain('mug-placeholder.svg')
  const file = await backend.handle(new Request(sources[0].url))
  expect([file.headers.get('content-type'), await file.text()]).toEqual(['model/gltf-binary', 'glTF'])
})

test.each([
  [
    external('https://videos.test/1'),
    'products[0].files[0].originalSource: "https://videos.test/1" is no video of YouTube or Vimeo',
  ],
  [
    { ...VIDEO, originalSource: 'https://cdn.test/a.png' },
    'products[0].files[0].originalSource: "https://cdn.test/a.png" is no VIDEO: expected .mp4, .webm, .mov, .m3u8',
  ],
  [{ ...MODEL, originalSource: 'https://cdn.test/a.mp4' }, 'is no MODEL_3D: expected .glb, .usdz'],
])('%j is refused at its path [SIM-10]', (file, message) => {
  const products = [{ handle: 'mug', title: 'Mug', price: '1', files: [file] }]
  expect(() => buildGoodsCatalogue({ products }, { source: 'wrong', seed: 1 })).toThrow(message)
})
