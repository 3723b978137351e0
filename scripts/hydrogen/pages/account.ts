import { CUSTOMER_DETAILS_STEPS } from './customer-details.ts'
import { expect, type Step } from './step.ts'

/** The account of a customer, from sign-in to sign-out. */
export const ACCOUNT_STEPS: readonly Step[] = [
  [
    'sign-in',
    async (page, shop) => {
      await page.goto(`${shop}/account/login`)
      await page.getByRole('radio', { name: /Jo Marsh/ }).check()
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page).toHaveURL(new RegExp(`^${shop}/account`))
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome, Jo')
    },
  ],
  [
    'orders',
    async (page, shop) => {
      await page.goto(`${shop}/account/orders`)
      await expect(page.getByText('#1001')).toBeVisible()
    },
  ],
  [
    'order',
    async (page) => {
      await page
        .getByRole('link', { name: /View Order/ })
        .first()
        .click()
      await expect(page.getByRole('heading', { name: /^Order #/ })).toBeVisible()
      await expect(page.locator('.account-order')).toContainText('Heroes, Navy')
      // it opens in a new tab
      const link = page.getByRole('link', { name: /View Order Status/ })
      await page.goto((await link.getAttribute('href')) ?? '')
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Order #SP\d+ is (?:delivered|on its way)/)
    },
  ],
  ...CUSTOMER_DETAILS_STEPS,
  [
    'sign-out',
    async (page, shop) => {
      await page.goto(`${shop}/account/orders`)
      await page.waitForLoadState('networkidle')
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page).toHaveURL(`${shop}/`)
      await page.goto(`${shop}/account`)
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Who is signing in')
    },
  ],
]
