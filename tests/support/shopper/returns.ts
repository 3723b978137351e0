import type { Page } from '@playwright/test'

/** Returns what a shopper does to return something of order SP1001. */
export function createReturns(page: Page) {
  const main = page.getByRole('main')
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
  const item = (title: string) => main.getByRole('listitem').filter({ hasText: title })
  const returns = {
    heading: (name: string) => main.getByRole('heading', { level: 2, name }),
    alert: () => main.getByRole('alert'),
    item,
    orderNumber: () => main.getByLabel('Order number'),
    proof: () => main.getByLabel(/^Email or (postcode|Zipcode)/),
    press,
    async find(proof = 'jo@example.com') {
      await returns.proof().fill(proof)
      await press('Find my order')
    },
    async choose(title: string, reason: string) {
      await item(title).getByRole('checkbox').check()
      await item(title).getByRole('radio', { name: reason, exact: true }).check()
    },
    carrier: (name: string) => main.getByRole('radio', { name }),
    /** Opens the returns and goes to the carriers, with the tee for its money. */
    async reachCarriers() {
      await page.goto('/returns?order=SP1001')
      await returns.continueToCarriers()
    },
    /** Goes from the first step to the carriers, with the tee for its money. */
    async continueToCarriers() {
      await returns.find()
      await returns.choose('Everyday Tee', 'Other')
      await press('Continue')
      await returns.heading('Another size, or your money?').waitFor()
      await press('Continue')
      await returns.heading('How will you send it?').waitFor()
    },
    async create(carrier = 'Evri') {
      await returns.carrier(carrier).check()
      await press('Create return')
    },
  }
  return returns
}
