import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { waitForRest } from './wait-for-rest.ts'

const getPrompt = (page: Page, name: RegExp) => page.getByRole('dialog', { name })
const readCookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name)?.value

test.describe('a visitor located in the USA by the CDN', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'US' } })

  test('can switch from the UK shop to the same US page [REG-06]', { tag: '@https' }, async ({ page }) => {
    await page.goto('/products/heroes-navy?w=34')
    const prompt = getPrompt(page, /right shop/)
    await expect(prompt).toContainText('This is our shop for the UK, in pounds.')
    expect(await readCookie(page, 'geo_region_code')).toBe('US')
    await prompt.getByRole('button', { name: 'Switch to the USA, in dollars' }).click()
    await expect(page).toHaveURL('/us/products/heroes-navy?w=34')
    expect(await readCookie(page, 'th_chosen')).toBe('us')
  })

  test('can stay with Escape and is not asked again [REG-06]', async ({ page }) => {
    await page.goto('/pages/about-us')
    await getPrompt(page, /right shop/).press('Escape')
    await expect(getPrompt(page, /right shop/)).toBeHidden()
    await expect.poll(() => readCookie(page, 'th_chosen')).toBe('gb')
    // opening the cart waits for the page's late scripts
    await page.goto('/collections/belts')
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Basket/ })
      .click()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(page.getByRole('dialog', { name: 'Your basket' })).toBeVisible()
  })

  test('sees no country prompt in the US shop [REG-06]', async ({ page }) => {
    const location = page.waitForResponse('**/api/where')
    await page.goto('/us/pages/about-us')
    await location
    await waitForRest(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('a visitor from a country without a shop', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'AU' } })

  test('can choose any shop [REG-06]', async ({ page }) => {
    await page.goto('/')
    const prompt = getPrompt(page, /suits you/)
    await expect(prompt.getByRole('button')).toHaveText([/USA/, /Europe/, /Stay/, ''])
    await prompt.getByRole('button', { name: 'Stay in the UK shop' }).click()
    await expect(prompt).toBeHidden()
    await expect.poll(() => readCookie(page, 'th_chosen')).toBe('gb')
  })
})

test('a visitor who chose another shop is offered it again [REG-06]', async ({ page, context, baseURL }) => {
  await context.addCookies([
    { name: 'th_chosen', value: 'eu', url: baseURL ?? '' },
    { name: 'geo_region_code', value: 'GB', url: baseURL ?? '' },
  ])
  await page.goto('/')
  const prompt = getPrompt(page, /usual shop/)
  await prompt.getByRole('button', { name: 'Switch to Europe, in euros' }).click()
  await expect(page).toHaveURL('/eu')
})

test('pages do not depend on the visitor’s location [OPS-03] [REG-06]', async ({ request }) => {
  const getPage = (country: string) => request.get('/pages/about-us', { headers: { 'cf-ipcountry': country } })
  const [inBritain, inAmerica] = [await getPage('GB'), await getPage('US')]
  expect(await inBritain.text()).toBe(await inAmerica.text())
  expect([inBritain.headers()['set-cookie'], inAmerica.headers()['set-cookie']]).toEqual([undefined, undefined])
  const location = await request.get('/api/where', { headers: { 'cf-ipcountry': 'FR' } })
  expect(location.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'set-cookie': expect.stringContaining('geo_region_code=EU;'),
  })
})

for (const [path, price, hours] of [
  ['/products/heroes-navy', '£', '9-5pm'],
  ['/us/products/heroes-navy', '$', '9-5pm'],
  ['/eu/products/heroes-navy', '€', '10-6pm'],
] as const) {
  test(`${path} has prices in ${price} and support hours ${hours} [REG-02] [REG-07]`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(price)
    await expect(page.getByRole('contentinfo')).toContainText(hours)
    await expect(page.getByRole('contentinfo')).toContainText('within a working day')
  })
}

test('US pages use American spelling [REG-09]', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/us/products/heroes-navy')
  await expect(page.getByRole('main')).toContainText('Color')
  await expect(page.getByRole('main')).not.toContainText('Colour')
})
