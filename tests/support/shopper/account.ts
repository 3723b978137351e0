import type { Page } from '@playwright/test'

/** Returns what a shopper does to sign in and in the account. */
export function createAccount(page: Page) {
  return {
    /** Opens the account from the header. */
    open: () => page.getByRole('banner').getByRole('link', { name: 'Account' }).click(),
    /** Signs in on the sign-in service's page as the customer with this address. */
    async signInAs(email: string) {
      await page.getByRole('radio', { name: email }).check()
      await page.getByRole('button', { name: 'Continue' }).click()
    },
    openTab: (name: string) =>
      page.getByRole('navigation', { name: 'Account pages' }).getByRole('link', { name, exact: true }).click(),
    signOut: () => page.getByRole('button', { name: 'Sign out' }).click(),
  }
}
