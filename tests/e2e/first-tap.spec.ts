import { gzipSync } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'
import { expect, test } from '#tests/support/shop.ts'
import { createShopper } from '#tests/support/shopper/shopper.ts'

const PRODUCT = '/products/heroes-navy'
const PHONE = { width: 412, height: 823 }

/** A page whose script files never arrive; its inline scripts run. Of its own, because the fixture's waits for hydration. */
async function openWithoutScriptFiles(context: BrowserContext, path: string, viewport = { width: 1280, height: 800 }) {
  const page = await context.newPage()
  await page.setViewportSize(viewport)
  await page.route('**/assets/*.js', () => {})
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return { page, shopper: createShopper(page), banner: page.getByRole('banner') }
}

const getCompressedLength = (texts: readonly string[]) => gzipSync(texts.join('\n'), { level: 9 }).length

test('a size is chosen and added before any script file arrives [OPS-07]', async ({ context, world: _world }) => {
  const { page, shopper, banner } = await openWithoutScriptFiles(context, PRODUCT)
  await shopper.product.choose('Waist', '34')
  await shopper.product.choose('Build', 'Build B')
  await shopper.product.choose('Leg', '32')
  await shopper.product.add()
  await expect(page).toHaveURL('/cart')
  await expect(shopper.cart.lines()).toContainText('Waist: 34')
  await shopper.cart
    .lines()
    .getByRole('button', { name: /^Increase/ })
    .click()
  await expect(shopper.cart.lines().getByRole('spinbutton')).toHaveValue('2')
  await page.goto(PRODUCT, { waitUntil: 'domcontentloaded' })
  await banner.getByRole('link', { name: 'Basket' }).click()
  await expect(page).toHaveURL('/cart')
  await expect(shopper.cart.lines().getByRole('spinbutton')).toHaveValue('2')
})

test('another colour opens before any script file arrives [OPS-07]', async ({ context, world: _world }) => {
  const { page } = await openWithoutScriptFiles(context, PRODUCT)
  await page.getByRole('main').getByRole('link', { name: 'Black', exact: true }).first().click()
  await expect(page).toHaveURL('/products/heroes-black')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Heroes')
})

test('the mega menu opens and leads on before any script file [OPS-07]', async ({ context, world: _world }) => {
  const { page, banner } = await openWithoutScriptFiles(context, PRODUCT)
  await banner.getByRole('link', { name: 'Trousers', exact: true }).hover()
  await banner.getByRole('link', { name: 'Casual trousers' }).click()
  await expect(page).toHaveURL(/\/collections\//)
})

test('a phone’s menu leads on before any script file arrives [OPS-07]', async ({ context, world: _world }) => {
  const { page, banner } = await openWithoutScriptFiles(context, PRODUCT, PHONE)
  const denim = banner.getByRole('link', { name: 'Denim', exact: true })
  await expect(denim).toBeHidden()
  await banner.getByRole('link', { name: 'Menu' }).click()
  await denim.click()
  await expect(page).toHaveURL('/collections/denim')
})

test('search and countries answer before any script file arrives [OPS-07]', async ({ context, world: _world }) => {
  const { page, banner } = await openWithoutScriptFiles(context, '/')
  await banner.getByRole('link', { name: 'Search' }).click()
  await page.getByRole('searchbox').fill('belt')
  await page.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/pages/search?q=belt')
  await page.goto(PRODUCT, { waitUntil: 'domcontentloaded' })
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^Europe/ })
    .click()
  await expect(page).toHaveURL('/eu/products/heroes-navy')
})

test('filters answer before any script file arrives [OPS-07]', async ({ context, world: _world }) => {
  const { page, shopper } = await openWithoutScriptFiles(context, '/collections/trousers?w=34&b=B')
  await shopper.collection.active().filter({ hasText: 'B' }).getByRole('link').click()
  await expect(page).toHaveURL('/collections/trousers?w=34')
  await page.setViewportSize(PHONE)
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Filter and sort/ })
    .click()
  await shopper.collection.box('Waist', '36').check()
  await expect(shopper.collection.box('Waist', '36')).toBeChecked()
})

test('a page stays where it was scrolled before the scripts [COL-11]', async ({ context, world: _world }) => {
  const page = await context.newPage()
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/collections/trousers', { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => scrollTo(0, 600))
  held.resolve()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  expect(await page.evaluate(() => scrollY)).toBe(600)

  // an event alone, because a click scrolls to what it clicks
  await page.getByRole('main').locator('a[href*="/products/"]').first().dispatchEvent('click')
  await expect(page).toHaveURL(/\/products\//)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600)
})

for (const [path, budget] of [
  [PRODUCT, 4_900],
  ['/', 4_400],
  ['/collections/trousers', 10_900],
  ['/cart', 2_800],
] as const)
  test(`${path} has few inline scripts, and little code in them [OPS-07]`, async ({ request, world: _world }) => {
    const html = await (await request.get(path)).text()
    const scripts = [...html.matchAll(/<script\b(?![^>]*\b(?:src|type)=)[^>]*>([\s\S]*?)<\/script>/g)].map(
      ([, text = '']) => text,
    )
    expect(getCompressedLength(scripts)).toBeLessThanOrEqual(budget)
    // without the data for hydration, which answers no tap
    const code = scripts.filter((text) => !text.includes('$_TSR.router='))
    expect(code).toHaveLength(scripts.length - 1)
    expect(getCompressedLength(code)).toBeLessThanOrEqual(1_900)
  })
