import type { Locator, Page } from '@playwright/test'
import { COOKIE } from '#contracts/shop/visitor.ts'
import { expect, test } from '#tests/support/shop.ts'
import { readLayoutShifts, readTotalShift, recordLayoutShifts } from './layout-shift.ts'

const MESSAGE = /Take 10% off your first order/

test('the flash banner shows its content and colours before any script [NAV-09]', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/collections/belts')
  const banner = page.getByRole('region', { name: 'Announcement' })
  await expect(banner.getByText(MESSAGE).filter({ visible: true })).toBeVisible()
  await expect(banner.getByText('Use SORTED').filter({ visible: true })).toBeVisible()
  await expect(banner).toHaveCSS('background-color', 'rgb(0, 30, 60)')
  await expect(banner).toHaveCSS('color', 'rgb(255, 255, 255)')
  const html = await (await page.request.get('/collections/belts')).text()
  expect(html).toContain('New here? Take 10% off your first order. The fit is free.')
})

test('a dismissed flash banner stays away without layout shift [NAV-09]', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/collections/belts')
  const banner = page.getByRole('region', { name: 'Announcement' })
  await banner.getByRole('button', { name: 'Hide announcement' }).click()
  await expect(banner).toBeHidden()
  await recordLayoutShifts(page)
  await page.goto('/pages/about-us')
  await expect(banner).toBeHidden()
  expect(await readTotalShift(page)).toBeLessThan(0.01)
})

/** Opens a page whose time goes on with `runFor` alone, and lets it go on until the page shows something. */
async function openInSteps(page: Page, path: string, shown: Locator) {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  const opened = page.goto(path)
  await expect(async () => {
    await page.clock.runFor(300)
    await expect(shown).toBeVisible({ timeout: 500 })
  }).toPass({ intervals: [0] })
  await opened
}

const APPLIED = 'SORTED comes off at checkout'
/** Presses the code's button, once what answers it in place has loaded; before, the form posts. */
async function useCode(page: Page, code = 'SORTED') {
  await page.locator('[data-notifications]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: `Use ${code}` }).click()
}
const readCode = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === COOKIE.discountCode)?.value

for (const width of [360, 1280])
  test.describe(`the flash banner’s code on a screen ${width} px wide`, () => {
    test.use({ viewport: { width, height: 740 } })

    test('is kept for the first addition, and the banner says so [NAV-09] [CART-14]', async ({ page, shopper }) => {
      await page.goto('/products/heroes-navy?w=34&b=B&l=32')
      await useCode(page)
      await expect(page.getByRole('strong').filter({ hasText: APPLIED })).toBeFocused()
      await expect(page).toHaveURL(/\/products\/heroes-navy/)
      await expect.poll(() => readCode(page)).toBe('SORTED')
      await page.goto('/products/heroes-navy?w=34&b=B&l=32')
      await expect(page.getByText(APPLIED)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Use SORTED' })).toBeHidden()
      await shopper.product.add()
      await expect(shopper.cart.drawer.getByText('SORTED is applied')).toBeVisible()
    })

    test('opens no Fit Finder: only its link does [NAV-09]', async ({ page }) => {
      await page.goto('/collections/belts')
      const banner = page.getByRole('region', { name: 'Announcement' })
      await banner.getByText(MESSAGE).filter({ visible: true }).click()
      await useCode(page)
      await expect(page).toHaveURL('/collections/belts')
      await banner.getByRole('link', { name: 'Find your fit' }).click()
      await expect(page).toHaveURL('/fit-finder')
    })
  })

test('the flash banner’s code moves nothing when it is kept already [NAV-09]', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: COOKIE.discountCode, value: 'SORTED', url: baseURL ?? '' }])
  await recordLayoutShifts(page)
  await page.goto('/collections/belts')
  await expect(page.getByText(APPLIED)).toBeVisible()
  expect(await readLayoutShifts(page)).toEqual([])
})

test.describe('a visitor with a cart', () => {
  test.use({ scenario: ['cart-with-lines'] })

  test('applies the flash banner’s code to it, and removes it again [NAV-09] [CART-12]', async ({ page, world }) => {
    await page.goto('/collections/belts')
    await useCode(page)
    await expect(page.getByText(APPLIED)).toBeVisible()
    await expect.poll(async () => (await world.requests('cartDiscountCodesUpdate')).length).toBe(1)
    await page.goto('/cart')
    await expect(page.getByText('SORTED is applied')).toBeVisible()
    await page.getByRole('button', { name: 'Remove code SORTED' }).click()
    await expect(page.getByRole('button', { name: 'Use SORTED' })).toBeVisible()
    await expect.poll(() => readCode(page)).toBeUndefined()
  })

  test('reads in the cart what a banner of five seconds said [NAV-12] [CART-12] [OPS-05]', async ({ page }) => {
    const banner = page.getByText('Your discount will be applied at the checkout.')
    await openInSteps(page, '/collections/belts?discount=MATES20', banner)
    await page.clock.runFor(3_000)
    await expect(banner).toBeVisible()
    await page.clock.runFor(5_000)
    await expect(banner).toHaveCount(0)
    await page.clock.resume()
    await page.goto('/cart')
    await expect(page.getByRole('list', { name: 'Codes you have entered' })).toContainText('MATES20')
  })

  test.describe('when the code has expired', () => {
    test.use({ scenario: ['cart-with-lines', 'flash-banner-code-expired'] })

    test('reads that it does not apply [NAV-09] [CART-12]', async ({ page }) => {
      await page.goto('/collections/shorts')
      await useCode(page, 'SUMMER25')
      await expect(page.getByText(/^SUMMER25 does not apply to your/)).toBeVisible()
      await expect.poll(() => readCode(page)).toBeUndefined()
      await page.reload()
      await expect(page.getByRole('button', { name: 'Use SUMMER25' })).toBeVisible()
    })
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const [cart, scenario, shown] of [
    ['no cart', [], 'Your 10% discount will be applied at the checkout.'],
    ['a cart', ['cart-with-lines'], 'SORTED is applied'],
    ['a cart and an expired code', ['cart-with-lines', 'flash-banner-code-expired'], /SUMMER25 does not apply to this/],
  ] as const)
    test.describe(`with ${cart}`, () => {
      test.use({ scenario: [...scenario] })

      test(`the flash banner’s code answers with ${cart} [NAV-09] [OPS-06]`, async ({ page }) => {
        await page.goto('/collections/belts')
        await page.getByRole('button', { name: /^Use S/ }).click()
        await expect(page).toHaveURL(/\/cart/)
        await expect(page.getByText(shown)).toBeVisible()
      })
    })
})

test.describe('a customer who has ordered before', () => {
  test.use({ scenario: ['customer-with-orders'] })

  test('is not offered ten percent of a first order, until the sign-out [NAV-12] [NAV-09]', async ({
    page,
    shopper,
    request,
  }) => {
    const banner = page.getByRole('region', { name: 'Announcement' })
    await page.goto('/account?page=overview')
    await expect(page.getByRole('main').getByText('SP1003').first()).toBeVisible()
    await expect(banner).toHaveCount(0)
    await page.goto('/pages/about-us')
    await expect(banner).toBeHidden()
    // pages are the same for everyone: any cache may store them
    const html = await (await request.get('/pages/about-us')).text()
    expect(html).toContain('data-flash-banner')
    await page.goto('/us/pages/about-us')
    await expect(banner).toBeVisible()
    await page.goto('/account?page=overview')
    await shopper.account.signOut()
    await expect(page).toHaveURL('/')
    await expect(banner).toBeVisible()
  })
})

test.describe('a customer without orders', () => {
  test.use({ scenario: ['returning-customer'] })

  test('is offered ten percent of the first order [NAV-12] [NAV-09]', async ({ page }) => {
    await page.goto('/account?page=overview')
    await expect(page.getByRole('main').getByText('No orders yet')).toBeVisible()
    await page.goto('/pages/about-us')
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible()
  })
})

test('the Black Friday page has no flash banner or newsletter [NAV-09] [NAV-10]', async ({ page }) => {
  await page.goto('/pages/black-friday')
  await expect(page.getByRole('region', { name: 'Announcement' })).toHaveCount(0)
  await expect(page.getByRole('contentinfo').getByLabel('Email address')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

for (const [code, message] of [
  ['SORTED', 'Your 10% discount will be applied at the checkout.'],
  ['MATES20', 'Your discount will be applied at the checkout.'],
] as const)
  test(`a link with the code ${code} stores it and shows a banner for five seconds [NAV-12]`, async ({
    page,
    context,
  }) => {
    await openInSteps(page, `/collections/belts?discount=${code}`, page.getByText(message))
    await page.clock.runFor(3_000)
    await expect(page.getByText(message)).toBeVisible()
    expect((await context.cookies()).find(({ name }) => name === 'discount_code')?.value).toBe(code)
    await page.clock.runFor(5_000)
    await expect(page.getByText(message)).toHaveCount(0)
  })

test('a discount banner cannot be dismissed, only waited for [NAV-12]', { tag: '@phone' }, async ({ page }) => {
  const banner = page.getByRole('status').filter({ hasText: 'Your 10% discount' })
  await openInSteps(page, '/collections/belts?discount=SORTED', banner)
  await expect(banner).toBeVisible()
  await expect(banner.getByRole('button')).toHaveCount(0)
})

test.describe('a browser that goes offline', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })
  const LOST = 'You are offline. Pages that are not open yet cannot load until you are back.'

  /** Opens a page and waits for the notification's live region, whose code loads when the browser is idle. */
  async function openPage(page: Page) {
    await page.goto('/pages/privacy')
    await page.locator('[data-notifications]').waitFor({ state: 'attached' })
  }

  test('shows a notification until it is back [NAV-12]', { tag: '@phone' }, async ({ page, context }) => {
    await openPage(page)
    await context.setOffline(true)
    await expect(page.getByText(LOST)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(LOST)).toHaveCount(0)
  })

  test('shows a notification that stays until it is dismissed [NAV-12]', async ({ page, context }) => {
    await page.clock.install()
    await openPage(page)
    await context.setOffline(true)
    await page.clock.runFor(1_000)
    await expect(page.getByText(LOST)).toBeVisible()
    await page.clock.runFor(60_000)
    await expect(page.getByText(LOST)).toBeVisible()
    await page.locator('[data-notifications]').getByRole('button', { name: 'Close' }).click()
    await expect(page.getByText(LOST)).toHaveCount(0)
    await context.setOffline(false)
  })
})

test('an invalid discount code in the address is not stored [OPS-04]', async ({ page, context }) => {
  await page.goto('/collections/belts?discount=%3Cb%3Efree%3C%2Fb%3E')
  await page.locator('[data-interactive]').waitFor({ state: 'attached' })
  expect((await context.cookies()).some(({ name }) => name === 'discount_code')).toBe(false)
})
