import { expect, type Step } from './step.ts'

/** Profile and addresses of the customer who is signed in. */
export const CUSTOMER_DETAILS_STEPS: readonly Step[] = [
  [
    'profile',
    async (page, shop) => {
      await page.goto(`${shop}/account/profile`)
      await page.waitForLoadState('networkidle')
      await page.locator('#firstName').fill('Joanna')
      await page.getByRole('button', { name: 'Update' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome, Joanna')
    },
  ],
  [
    'addresses',
    async (page, shop) => {
      await page.goto(`${shop}/account/addresses`)
      await page.waitForLoadState('networkidle')
      const form = page.locator('form#NEW_ADDRESS_ID')
      const values = {
        firstName: 'Jo',
        lastName: 'Marsh',
        address1: '1 Main Street',
        city: 'Buffalo',
        zoneCode: 'NY',
        zip: '14201',
        territoryCode: 'US',
      }
      for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value)
      await form.getByRole('button', { name: 'Create' }).click()
      const created = page.locator('main form').filter({ has: page.locator('input[name=city][value=Buffalo]') })
      await expect(created).toHaveCount(1)
      await created.locator('[name=city]').fill('Albany')
      const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
      await created.getByRole('button', { name: 'Save' }).click()
      await saved
      await page.reload()
      const changed = page.locator('main form').filter({ has: page.locator('input[name=city][value=Albany]') })
      await expect(changed).toHaveCount(1)
      await changed.getByRole('button', { name: 'Delete' }).click()
      await expect(changed).toHaveCount(0)
    },
  ],
]
