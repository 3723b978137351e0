import { expect, test } from 'vitest'
import { createAssetsClient, MAX_ASSET_KEY_SECONDS, signAssetUrl } from '#contracts/assets/client.ts'
import { createContentClient } from '#contracts/content/client.ts'
import { createFetch } from '#mocks/package/world-fetch.ts'
import { createSimulatedBackend } from '../../backend.ts'

const backend = await createSimulatedBackend({ strict: true, origin: 'https://backend.test' })
const HOUR_MS = 60 * 60_000

/** Creates a world with clients and the URL of an embargoed picture from the content service. */
async function givenEmbargo(id: string) {
  const world = backend.worlds.get(id)
  const fetch = createFetch(backend, id)
  const assets = createAssetsClient({ baseUrl: `${backend.origin}/assets`, token: 'simulated-delivery', fetch })
  const tokens = { deliveryToken: 'simulated-delivery', previewToken: 'simulated-preview' }
  const content = createContentClient({ baseUrl: `${backend.origin}/content/graphql`, ...tokens, fetch })
  const { url } = (await content.asset({ id: 'spring-2027' })) ?? {}
  const inMs = (ms: number) => new Date(world.clock.now().getTime() + ms)
  return { world, fetch, assets, url: url ?? '', inMs }
}

test('a signed URL opens an embargoed picture [CONT-02]', async () => {
  const { fetch, assets, url, inMs } = await givenEmbargo('signed')
  expect((await fetch(url)).status).toBe(403)
  const key = await assets.createAssetKey(inMs(HOUR_MS))
  const picture = await fetch(await signAssetUrl(url, key, inMs(HOUR_MS)))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
})

test('a signed URL and its key both expire [CONT-02]', async () => {
  const { world, fetch, assets, url, inMs } = await givenEmbargo('late')
  const key = await assets.createAssetKey(inMs(HOUR_MS))
  const [shortUrl, longUrl] = [
    await signAssetUrl(url, key, inMs(60_000)),
    await signAssetUrl(url, key, inMs(9 * HOUR_MS)),
  ]
  world.clock.advance(61_000)
  expect([(await fetch(shortUrl)).status, (await fetch(longUrl)).status]).toEqual([403, 200])
  world.clock.advance(HOUR_MS)
  expect((await fetch(longUrl)).status).toBe(403)
})

test('a key expires within the next two days [CONT-02]', async () => {
  const { assets, inMs } = await givenEmbargo('too-far')
  await expect(assets.createAssetKey(inMs(MAX_ASSET_KEY_SECONDS * 1000))).resolves.toHaveProperty('secret')
  for (const ms of [(MAX_ASSET_KEY_SECONDS + 2) * 1000, -1000])
    await expect(assets.createAssetKey(inMs(ms))).rejects.toMatchObject({ status: 422 })
})

test('a signature is valid for one URL in one world', async () => {
  const { fetch, assets, url, inMs } = await givenEmbargo('forged')
  const key = await assets.createAssetKey(inMs(HOUR_MS))
  const elsewhere = await signAssetUrl('https://backend.test/assets/files/other/cover.jpg', key, inMs(HOUR_MS))
  const forged = [
    url + new URL(elsewhere).search,
    await signAssetUrl(url, { ...key, secret: 'guessed' }, inMs(HOUR_MS)),
    await signAssetUrl(url, { ...key, policy: 'bm90aGluZw' }, inMs(HOUR_MS)),
    `${url}?token=a.b.c&policy=x`,
  ]
  for (const forgedUrl of forged) expect((await fetch(forgedUrl)).status, forgedUrl).toBe(403)
  const signed = await signAssetUrl(url, key, inMs(HOUR_MS))
  expect((await createFetch(backend, 'another-world')(signed)).status).toBe(403)
})

test('unauthorised and missing requests get Contentful’s errors [CONT-03]', async () => {
  const { fetch, inMs } = await givenEmbargo('unauthorised')
  const unauthorised = createAssetsClient({ baseUrl: `${backend.origin}/assets`, token: 'unknown', fetch })
  await expect(unauthorised.createAssetKey(inMs(HOUR_MS))).rejects.toMatchObject({ status: 401 })
  const missing = await fetch(`${backend.origin}/assets/files/none/cover.jpg`)
  expect(await missing.json()).toMatchObject({
    sys: { type: 'Error', id: 'NotFound' },
    message: 'The resource could not be found.',
  })
})
