import { expect, test } from '#tests/support/kept-page.ts'

const JUNK = 'You have won, call 0800 123 456'

/** Every parameter that some page reads, apart from those of a sign-in. */
const PARAMETERS = [
  'discount',
  'result',
  'problem',
  'error',
  'page',
  'step',
  'tab',
  'unit',
  'saved_fit_modal',
  'checkout_id',
  'pageHandle',
  'sort',
  'show',
  'name',
  'message',
  'order',
]
const JUNK_QUERY = `?${PARAMETERS.map((name) => `${name}=${encodeURIComponent(JUNK)}`).join('&')}`

for (const path of [
  '/',
  '/thank-your-friend',
  '/us/thank-your-friend',
  '/refer-a-friend',
  '/newsletter',
  '/spoke-feedback',
  '/unsubscribe',
  '/returns',
  '/order-status',
  '/cart',
  '/fit-finder',
  '/trousers-size-chart',
  '/collections/trousers',
  '/products/heroes-navy',
  '/pages/search',
  '/pages/about-us',
])
  test(`${path} shows no text of its address [OPS-04]`, async ({ page, context }) => {
    await page.goto(path + JUNK_QUERY)
    await expect(page.locator('body')).not.toContainText('You have won')
    expect((await context.cookies()).filter(({ value }) => decodeURIComponent(value).includes('won'))).toEqual([])
  })

test('without script a friend’s page shows no text of its address [OPS-04]', async ({ page }) => {
  const visibleText = async (discount: string) =>
    (await (await page.request.get(`/thank-your-friend?discount=${encodeURIComponent(discount)}`)).text()).replaceAll(
      /<script[\s\S]*?<\/script>/g,
      '',
    )
  expect(await visibleText('FRIEND20')).toContain('Your code')
  for (const text of [JUNK, 'evil.example', '<b>x</b>', 'x'.repeat(41)])
    expect(await visibleText(text), text).not.toContain('Your code')
})

test('a search shows what was typed, as text and bounded [OPS-04] [NAV-16]', async ({ page }) => {
  await page.goto(`/pages/search?q=${encodeURIComponent(`<i>${'x'.repeat(3_000)}`)}`)
  const field = page.getByRole('main').getByRole('searchbox')
  await expect(field).toHaveValue(/^<i>x+$/)
  expect((await field.inputValue()).length).toBeLessThanOrEqual(200)
  await expect(page.locator('main i')).toHaveCount(0)
})

test('an invitation carries no links, and keeps what was typed [FORM-06] [OPS-04]', async ({ page, world }) => {
  await page.goto('/refer-a-friend')
  await page.getByLabel('Your name').fill('win at evil.example')
  await page.getByLabel('Your email').fill('tom@example.com')
  await page.getByLabel('His email').fill('sam@example.com')
  await page.getByLabel('A line from you').fill('Have a look: evil . com')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Your name, please, without a web address')
  await expect(page.getByLabel('A line from you')).toHaveAccessibleDescription(/^Please leave web addresses out\./)
  await expect(page.getByLabel('A line from you')).toHaveValue('Have a look: evil . com')
  expect(await world.requests('referAFriend')).toEqual([])

  await page.getByLabel('Your name').fill('J.P. O’Brien')
  await page.getByLabel('A line from you').fill('They fit. Come and see.')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByRole('heading', { name: 'It is on its way' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('an invitation with a link is shown again with the reason [FORM-06] [OPS-06]', async ({ page, world }) => {
    await page.goto('/refer-a-friend', { waitUntil: 'domcontentloaded' })
    await page.getByLabel('Your name').fill('Tom')
    await page.getByLabel('Your email').fill('tom@example.com')
    await page.getByLabel('His email').fill('sam@example.com')
    await page.getByLabel('A line from you').fill('https://evil.example/win')
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(page.getByLabel('A line from you')).toHaveAccessibleDescription(/^Please leave web addresses out\./)
    await expect(page.getByLabel('A line from you')).toHaveValue('https://evil.example/win')
    expect(await world.requests('referAFriend')).toEqual([])
  })
})
