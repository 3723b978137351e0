import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { test as newTab, type World } from '#tests/support/shop.ts'
import { expectNoViolations } from './axe.ts'

const DRAFT = '/preview?key=simulated-preview-key-for-drafts&path=/pages/spring-2027'
const COVER = 'Stone chinos, navy trousers, a white T-shirt and a brown belt'

const countKeys = async (world: World) => (await world.requests('createAssetKey')).length
const readReports = async (world: World) => (await world.reports()).map(({ code, message }) => `${code}: ${message}`)

/** The width and height of a picture on the page, in CSS pixels. */
async function measure(page: Page, name: string) {
  const box = await page.getByRole('main').getByRole('img', { name, exact: true }).first().boundingBox()
  return box && { width: Math.round(box.width), height: Math.round(box.height) }
}

test.describe('a draft with a picture under embargo', () => {
  test.use({ scenario: ['embargoed-picture'] })

  test('shows it through a signed address, and keeps the secret [CONT-02]', async ({ page, world }) => {
    await page.goto(DRAFT)
    const cover = page.getByRole('main').getByRole('img', { name: COVER, exact: true })
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const url = new URL((await cover.getAttribute('src')) ?? '')
    const [, claims = ''] = (url.searchParams.get('token') ?? '').split('.')
    const { sub, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString())
    expect(sub).toBe(url.origin + url.pathname)
    const secondsAhead = exp - Date.now() / 1000
    expect(secondsAhead).toBeLessThanOrEqual(172_800)
    expect(secondsAhead).toBeGreaterThan(3_600)
    const html = await (await page.request.get('/pages/spring-2027?preview=true')).text()
    expect(html).toContain('policy=')
    expect(html).not.toMatch(/"?secret"?\s*:/)
    expect(await readReports(world)).toEqual([])
  })

  test('asks for one key, however often it is opened [CONT-02]', async ({ page, world }) => {
    await page.goto(DRAFT)
    for (let times = 0; times < 3; times++) await page.reload()
    expect(await countKeys(world)).toBe(1)
    const [request] = await world.requests('createAssetKey')
    expect([request?.status, request?.contract]).toEqual([201, 'ok'])
  })

  test('shows an embedded picture by the id of its asset [CONT-02]', async ({ page, world }) => {
    await page.goto(DRAFT)
    await expect(page.getByRole('img', { name: 'Folded trousers in olive, stone and navy.' })).toBeVisible()
    expect((await world.requests('asset')).length).toBeGreaterThanOrEqual(2)
  })

  test('is a 404 page to everybody else [CONT-02] [NAV-18]', async ({ context, world: _world }) => {
    expect((await context.request.get('/pages/spring-2027')).status()).toBe(404)
  })
})

test.describe('an embargoed picture without a key', () => {
  test.use({ scenario: ['embargoed-picture-refused'] })

  test('keeps its place and its text, and is reported once [CONT-03]', async ({ page, world }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const response = await page.goto(DRAFT)
    expect(response?.status()).toBe(200)
    await expect(page.getByRole('heading', { level: 1, name: 'Spring 2027' })).toBeVisible()
    // The embedded cover is 1200 x 1500.
    const description = 'Cover of the spring 2027 lookbook. Not before 1 March.'
    const { width = 0, height = 0 } = (await measure(page, description)) ?? {}
    expect(width).toBeGreaterThan(300)
    expect(Math.abs(height / width - 1500 / 1200)).toBeLessThan(0.02)
    await expect(page.getByText(description)).toBeVisible()
    await expect.poll(() => readReports(world)).toEqual(['content.image-failed: Failed to get Contentful image'])
    await expectNoViolations(page)
  })
})

test.describe('an embedded picture that does not exist', () => {
  test.use({ scenario: ['content-asset-missing'] })

  test('keeps a place, is reported once, and its page is not cached [CONT-03]', async ({ page, world }) => {
    const response = await page.goto('/pages/about-us')
    expect([response?.status(), response?.headers()['cache-control']]).toEqual([200, 'private, no-store'])
    await expect(page.getByRole('img', { name: 'This picture could not be loaded.' })).toBeVisible()
    await expect.poll(() => readReports(world)).toEqual(['content.image-failed: Failed to get Contentful image'])
  })
})

test.describe('pictures that the browser cannot load', () => {
  test.use({ scenario: ['content-picture-down'], expectedErrors: [/502/] })

  // another world's picture may be in the cache of a kept tab
  newTab('keep their place and their text, and are reported once [CONT-03]', async ({ page, world }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/pages/about-us')
    const text = 'Corduroy trousers in tobacco, folded.'
    const picture = page.getByRole('main').locator(`img[alt="${text}"]`)
    await picture.scrollIntoViewIfNeeded()
    await expect(picture).toHaveAttribute('data-failed', '')
    const box = await picture.boundingBox()
    expect(Math.abs((box?.height ?? 0) / (box?.width ?? 1) - 2000 / 1600)).toBeLessThan(0.02)
    await expect.poll(() => readReports(world)).toEqual(['content.image-failed: Failed to get Contentful image'])
  })
})

test.describe('a content service that answers NotFound', () => {
  test.use({ scenario: ['content-not-found'], expectedErrors: [/404/] })

  test('makes a 404 page and reports its sentence once [CONT-03]', async ({ page, world }) => {
    expect((await page.goto('/us/pages/about-us'))?.status()).toBe(404)
    await expect(page.getByText("Sorry, we couldn't find that page.")).toBeVisible()
    await expect(page.getByRole('banner')).toBeVisible()
    await expect.poll(() => readReports(world)).toEqual(['content.not-found: The resource could not be found.'])
    expect(await world.requests('pageCollection')).toHaveLength(1)
  })
})

test.describe('a content service that refuses a request', () => {
  test.use({ scenario: ['content-invalid'], expectedErrors: [/503|Error: [0-9a-f-]{36}/] })

  test('is reported with its sentence and not asked again [CONT-03] [CONT-01]', async ({ page, world }) => {
    expect((await page.goto('/pages/about-us'))?.status()).toBe(503)
    await expect
      .poll(() => readReports(world))
      .toEqual([
        expect.stringMatching(
          /^content\.page-failed: Failed to fetch content page: content page: status 422: Validation error/,
        ),
      ])
    expect(await world.requests('pageCollection')).toHaveLength(1)
  })
})
