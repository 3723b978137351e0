import { expect } from 'vitest'
import { type Effects, expectDelay, expectFailure } from './effect.ts'

export const contentEffects: Effects = {
  'header-missing': async ({ clients: { content } }) => {
    expect(await content.mainMenu()).toBeNull()
    expect(await content.flashBanner()).not.toBeNull()
  },
  'menu-down': async ({ clients: { content } }) => {
    await expectFailure(content.mainMenu(), 503)
    expect(await content.flashBanner()).not.toBeNull()
  },
  'promos-down': async ({ clients: { content } }) => {
    await expectFailure(content.productsPromo({ productType: 'Trousers' }), 503)
    expect(await content.mainMenu()).not.toBeNull()
  },
  'care-copy-down': async ({ clients: { content } }) => {
    await expectFailure(content.careCopy({ productType: 'Denim' }), 503)
    expect(await content.productDiscount({ productType: 'Tops' })).not.toBeNull()
  },
  'page-down': async ({ clients: { content } }) => {
    await expectFailure(content.page({ handle: 'about-us' }), 503)
    expect(await content.mainMenu()).not.toBeNull()
  },
  'content-down': ({ clients: { content } }) => expectFailure(content.mainMenu(), 503),
  'content-slow': {
    params: { delayMs: 200 },
    check: ({ clients: { content } }) => expectDelay(200, () => content.flashBanner()),
  },
  'content-throttled': {
    params: { times: 2 },
    check: async ({ clients: { content } }) => {
      await expectFailure(content.mainMenu(), 429)
      await expectFailure(content.flashBanner(), 429)
      expect(await content.mainMenu()).not.toBeNull()
    },
  },
  'content-empty': async ({ clients: { content } }) => {
    expect(await content.page({ handle: 'about-us' })).toBeNull()
    expect(await content.careCopy({ productType: 'Denim' })).toBeNull()
    expect(await content.productsPromo({ productType: 'Trousers' })).toEqual([])
    expect(await content.mainMenu()).not.toBeNull()
  },
  'content-asset-missing': async ({ clients: { content } }) =>
    expect(await content.asset({ id: 'scene-hero' })).toBeNull(),
}
