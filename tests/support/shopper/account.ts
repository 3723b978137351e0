import type { Page } from '@playwright/test'

/** Signing in, and the account. */
export function accountOf(page: Page) {
  return {
    /** Presses the header's icon. */
    open: () => page.getByRole('banner').getByRole('link', { name: 'Account' }).click(),
    /** Answers the sign-in service's page as the customer with this address. */
    async signInAs(email: string) {
      await page.getByRole('radio', { name: email }).check()
      await page.getByRole('button', { name: 'Continue' }).click()
    },
    turnTo: (name: string) =>
      page.getByRole('navigation', { name: 'Account pages' }).getByRole('link', { name, exact: true }).click(),
    signOut: () => page.getByRole('button', { name: 'Sign out' }).click(),
  }
}
