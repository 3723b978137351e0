import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/shop.ts'

const modal = (page: Page, name: RegExp) => page.getByRole('dialog', { name })
const cookie = async (page: Page, name: string) =>
  (await page.context().cookies()).find((each) => each.name === name)?.value

test.describe('a visitor whom the CDN places in America', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'US' } })

  test('is asked in the UK shop, and taken to the same page of the other [REG-06]', async ({ page }) => {
    await page.goto('/products/heroes-navy?w=34')
    const question = modal(page, /right shop/)
    await expect(question).toContainText('This is our shop for the UK, in pounds.')
    expect(await cookie(page, 'geo_region_code')).toBe('US')
    await question.getByRole('button', { name: 'Switch to the USA, in dollars' }).click()
    await expect(page).toHaveURL('/us/products/heroes-navy?w=34')
    expect(await cookie(page, 'th_chosen')).toBe('us')
  })

  test('may stay, by button or by Escape, and is not asked again [REG-06]', async ({ page }) => {
    await page.goto('/pages/about-us')
    await modal(page, /right shop/).press('Escape')
    await expect(modal(page, /right shop/)).toBeHidden()
    expect(await cookie(page, 'th_chosen')).toBe('gb')
    // what a page does late is done by the time that its cart can be opened
    await page.goto('/collections/belts')
    await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
  })

  test('is asked nothing in the American shop [REG-06]', async ({ page }) => {
    const placed = page.waitForResponse('**/api/where')
    await page.goto('/us/pages/about-us')
    await placed
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('a visitor from a country without a shop', () => {
  test.use({ extraHTTPHeaders: { 'cf-ipcountry': 'AU' } })

  test('chooses one of all [REG-06]', async ({ page }) => {
    await page.goto('/')
    const question = modal(page, /suits you/)
    await expect(question.getByRole('button')).toHaveText([/USA/, /Europe/, /Stay/, ''])
    await question.getByRole('button', { name: 'Stay in the UK shop' }).click()
    await expect(question).toBeHidden()
    expect(await cookie(page, 'th_chosen')).toBe('gb')
  })
})

test('a visitor who chose another shop before is offered it [REG-06]', async ({ page, context, baseURL }) => {
  await context.addCookies([
    { name: 'th_chosen', value: 'eu', url: baseURL ?? '' },
    { name: 'geo_region_code', value: 'GB', url: baseURL ?? '' },
  ])
  await page.goto('/')
  const question = modal(page, /usual shop/)
  await question.getByRole('button', { name: 'Switch to Europe, in euros' }).click()
  await expect(page).toHaveURL('/eu')
})

test('pages say nothing of where their visitor is, so that anybody’s copy serves everybody [OPS-03] [REG-06]', async ({
  request,
}) => {
  const from = (country: string) => request.get('/pages/about-us', { headers: { 'cf-ipcountry': country } })
  const [here, there] = [await from('GB'), await from('US')]
  expect(await here.text()).toBe(await there.text())
  expect([here.headers()['set-cookie'], there.headers()['set-cookie']]).toEqual([undefined, undefined])
  const where = await request.get('/api/where', { headers: { 'cf-ipcountry': 'FR' } })
  expect(where.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'set-cookie': expect.stringContaining('geo_region_code=EU;'),
  })
})

for (const [path, price, hours] of [
  ['/products/heroes-navy', '£', '9-5pm'],
  ['/us/products/heroes-navy', '$', '9-5pm'],
  ['/eu/products/heroes-navy', '€', '10-6pm'],
] as const) {
  test(`${path} is priced in ${price}, and its shop answers ${hours} [REG-02] [REG-07]`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText(price)
    await expect(page.getByRole('contentinfo')).toContainText(hours)
    await expect(page.getByRole('contentinfo')).toContainText('within a working day')
  })
}

test('American pages are spelt as Americans spell [REG-09]', async ({ page }) => {
  await page.goto('/us/products/heroes-navy')
  await expect(page.getByRole('main')).toContainText('Color')
  await expect(page.getByRole('main')).not.toContainText('Colour')
})
