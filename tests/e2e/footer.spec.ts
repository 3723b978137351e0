import { expect, test } from '#tests/support/kept-page.ts'

test('the footer has four columns, contact, payment icons and countries [NAV-10]', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/us/pages/about-us')
  const footer = page.getByRole('contentinfo')
  for (const column of ['About', 'Help', 'Shop', 'Top colors'])
    await expect(footer.getByText(column, { exact: true }).filter({ visible: true })).toBeVisible()
  await expect(footer.getByRole('link', { name: /\(212\) 555-0142/ })).toHaveAttribute('href', 'tel:+12125550142')
  await expect(footer.getByRole('link', { name: 'help@spoke.example' })).toBeVisible()
  await expect(footer.getByRole('link', { name: 'press@spoke.example' })).toBeVisible()
  await expect(footer.getByRole('list', { name: 'Follow us' }).getByRole('link')).toHaveCount(3)
  await expect(footer.getByRole('img', { name: /Mastercard/ })).toBeAttached()
  await expect(footer.getByRole('button', { name: /^Europe/ })).toBeVisible()
})

const COLUMNS = {
  About: ['/pages/about-us', '/pages/fit-finder-fit-proposition', '/refer-a-friend', '/pages/privacy', '/pages/terms'],
  Help: [
    '/pages/faqs',
    '/pages/contact-us',
    '/order-status',
    '/returns',
    '/pages/return-policy',
    '/trousers-size-chart',
    '/spoke-feedback',
  ],
  Shop: [
    '/collections/trousers',
    '/collections/denim',
    '/collections/shorts',
    '/collections/tops',
    '/collections/underwear',
    '/collections/gift-cards',
  ],
  'Top colours': [
    '/collections/navy-chinos',
    '/collections/black-chinos',
    '/collections/beige-chinos',
    '/collections/black-tops',
    '/collections/blue-tops',
    '/collections/green-tops',
  ],
}

test('the columns of the footer hold these links and no other [NAV-10]', async ({ page }) => {
  await page.goto('/pages/about-us')
  const columns = await page
    .getByRole('contentinfo')
    .evaluate((footer) =>
      [...footer.querySelectorAll('section:has(details)')].map((column) => [
        column.querySelector('h2')?.textContent,
        [...column.querySelectorAll('a')].map((link) => link.getAttribute('href')),
      ]),
    )
  expect(Object.fromEntries(columns)).toEqual(COLUMNS)
})

test('the FAQs open in a new tab [NAV-10]', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/pages/about-us')
  const footer = page.getByRole('contentinfo')
  const section = footer.locator('summary', { hasText: 'Help' })
  if (await section.isVisible()) await section.click()
  const faqs = footer.getByRole('link', { name: /^FAQs/ })
  await expect(faqs).toHaveAttribute('target', '_blank')
  await expect(faqs).toHaveAttribute('href', '/pages/faqs')
})

test('support hours depend on the region [REG-07]', async ({ page }) => {
  for (const [path, hours] of [
    ['/pages/privacy', '9-5pm'],
    ['/us/pages/privacy', '9-5pm'],
    ['/eu/pages/privacy', '10-6pm'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('contentinfo').getByText(`Monday to Friday, ${hours}`)).toBeVisible()
  }
})

test('an email address is subscribed once and confirmed [FORM-02]', { tag: ['@smoke', '@phone'] }, async ({
  page,
  shopper,
  world,
}) => {
  await page.goto('/eu/pages/about-us')
  const { email, submit } = await shopper.newsletter.findFooterForm()
  await email.fill('tom@spoke.example')
  await submit.click()
  await expect(shopper.newsletter.confirmation).toContainText('We’ve emailed your discount code to tom@spoke.example')
  expect(await world.requests('mailingList')).toHaveLength(1)
})

test('the account page has no newsletter form [NAV-10]', async ({ page }) => {
  const html = await (await page.request.get('/account?page=overview')).text()
  expect(html).toContain('<footer')
  expect(html).not.toContain('action="/newsletter"')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the newsletter form works [FORM-02] [OPS-06]', async ({ page, world }) => {
    await page.goto('/us/pages/privacy', { waitUntil: 'domcontentloaded' })
    await page.getByRole('contentinfo').getByLabel('Email address').fill('tom@spoke.example')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Sign up' }).click()
    await expect(page).toHaveURL('/us/newsletter?result=joined')
    await expect(page.getByRole('heading', { level: 1, name: 'You’re on the list' })).toBeVisible()
    expect(await world.requests('mailingList')).toHaveLength(1)
  })
})
