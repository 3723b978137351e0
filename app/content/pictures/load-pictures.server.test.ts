import { expect, test } from 'vitest'
import { createContentClient } from '#contracts/content/client.ts'
import { noRetry } from '#contracts/retry.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { createPictureLoader } from './load-pictures.server.ts'

const tokens = { deliveryToken: 'simulated-delivery', previewToken: 'simulated-preview' }

async function givenLoader(scenario: string, openUrl = async (url: string) => url) {
  const { backend, fetch } = await givenScenario(scenario)
  const client = createContentClient({ baseUrl: `${backend.origin}/content/graphql`, fetch, ...tokens, retry: noRetry })
  const failures: unknown[] = []
  const reads = { asset: (id: string) => client.asset({ id }), openUrl }
  const loader = createPictureLoader(reads, (cause) => failures.push(cause))
  return { loader, failures, client }
}

const embed = (id: string) => ({
  nodeType: 'embedded-asset-block',
  data: { target: { sys: { id, type: 'Link', linkType: 'Asset' } } },
  content: [],
})

test('embedded pictures are read by the ids of their assets [CONT-02]', async () => {
  const { loader, failures } = await givenLoader('default-shop')
  const pictures = await loader.loadEmbedded({ content: [embed('scene-featured-trousers')] })
  expect([...pictures]).toEqual([
    [
      'scene-featured-trousers',
      {
        src: expect.stringMatching(/\/images\/scenes\/featured-trousers\.jpg$/),
        alt: 'Folded trousers in olive, stone and navy.',
        width: 1470,
        height: 1110,
      },
    ],
  ])
  expect([failures, loader.areComplete()]).toEqual([[], true])
})

test.each(['content-asset-missing', 'content-down'])(
  '%s: failed pictures get placeholders and one report [CONT-03]',
  async (scenario) => {
    const { loader, failures } = await givenLoader(scenario)
    const pictures = await loader.loadEmbedded({ content: [embed('scene-hero'), embed('scene-hero-tall')] })
    expect([...pictures.values()]).toEqual(Array(2).fill({ src: null, alt: '', width: 3, height: 2 }))
    expect([failures.length, loader.areComplete()]).toEqual([1, false])
  },
)

test('a picture that cannot be signed keeps its size and its text [CONT-03]', async () => {
  const { loader, failures } = await givenLoader('default-shop', async () => {
    throw new Error('no key')
  })
  const asset = { title: 'Chinos', url: 'https://files.test/a.jpg', width: 1200, height: 1500 }
  expect(await loader.load(asset)).toEqual({ src: null, alt: 'Chinos', width: 1200, height: 1500 })
  expect(failures).toHaveLength(1)
})

test('an asset that is not a picture is left out', async () => {
  const { loader, failures } = await givenLoader('default-shop')
  expect(await loader.load({ title: 'Terms', url: 'https://files.test/a.pdf', width: null, height: null })).toBeNull()
  expect(await loader.load(null)).toBeNull()
  expect(failures).toEqual([])
})
