import { expect } from 'vitest'
import { isNotFound } from '#contracts/content/client.ts'
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
  'flash-banner-code-expired': async ({ clients: { content } }) =>
    expect(await content.flashBanner()).toMatchObject({ discount: 'SUMMER25' }),
  'flash-banner-down': async ({ clients: { content } }) => {
    await expectFailure(content.flashBanner(), 503)
    expect(await content.mainMenu()).not.toBeNull()
  },
  'content-not-found': async ({ clients: { content } }) => {
    const error: unknown = await content.page({ handle: 'about-us' }).catch((cause: unknown) => cause)
    expect(error).toMatchObject({ status: 404, detail: 'status 404: The resource could not be found.' })
    expect(isNotFound(error)).toBe(true)
  },
  'content-invalid': async ({ clients: { content } }) => {
    const error: unknown = await content.page({ handle: 'about-us' }).catch((cause: unknown) => cause)
    expect(error).toMatchObject({ status: 422, detail: 'status 422: Validation error' })
    expect(isNotFound(error)).toBe(false)
  },
  'content-picture-down': async ({ backend, fetch }) =>
    expect((await fetch(`${backend.origin}/images/scenes/hero.jpg`)).status).toBe(503),
  'embargoed-picture': async ({ clients: { content }, fetch }) => {
    expect(await content.page({ handle: 'spring-2027' })).toBeNull()
    const page = await content.page({ handle: 'spring-2027', preview: true })
    expect((await fetch(page?.image?.url ?? '')).status).toBe(403)
  },
  'embargoed-picture-refused': async ({ backend, fetch }) =>
    expect((await fetch(`${backend.origin}/assets/asset_keys`, { method: 'POST' })).status).toBe(503),
  'content-asset-missing': async ({ clients: { content } }) =>
    expect(await content.asset({ id: 'scene-hero' })).toBeNull(),
}
