import { NotFoundError } from './not-found.ts'
import type { Shopper } from './shopper.ts'

/*
 * Pages of the simulated backend, to which a shop leads: its checkout and its sign-in.
 */

/** How long an action on such a page may take, in ms. */
const ACTION_MS = 5_000

/** Pays at the checkout on which the shopper is. */
export async function payAtCheckout({ page, settle }: Shopper): Promise<void> {
  const complete = page.getByRole('button', { name: 'Complete order' })
  if ((await complete.count()) === 0)
    throw new NotFoundError(`no checkout at ${page.url()}`, 'the checkout of the simulated store')
  await page.getByLabel('Email for the order confirmation').fill('survivor@example.com', { timeout: ACTION_MS })
  await complete.click({ timeout: ACTION_MS })
  await settle()
}

/** Signs in as the customer whom the simulated store knows. */
export async function signInAsCustomer({ page, settle }: Shopper): Promise<void> {
  const customer = page.getByRole('radio', { name: /Jo Marsh/ })
  await customer.check({ timeout: ACTION_MS }).catch(() => {
    throw new NotFoundError(`no sign-in at ${page.url()}`, 'the sign-in of the simulated store, with its customer')
  })
  await page.getByRole('button', { name: 'Continue' }).click({ timeout: ACTION_MS })
  await settle()
}
