import { expect, type Page } from '@playwright/test'

/** Returns what a shopper does and sees on a product page. */
export function createProduct(page: Page) {
  const value = (option: string, name: string | RegExp) =>
    page.getByRole('radiogroup', { name: option, exact: true }).getByRole('radio', { name, exact: true })
  /** Clicks the visible label, scrolled to where nothing covers it. */
  const press = (option: string, name: string) => value(option, name).locator('..').click()
  return {
    /** The radio button of an option's value, like ('Waist', '34'). */
    value,
    /** Chooses a size and waits until the address has it. */
    async choose(option: string, name: string) {
      await press(option, name)
      await expect(value(option, name)).toBeChecked()
    },
    /** Presses a sold-out value, which does not choose it. */
    pressSoldOut: press,
    add: () => page.getByRole('button', { name: /^Add to (basket|cart)$/ }).click(),
    /** The back-in-stock request. */
    backInStock: page.getByRole('dialog', { name: /^Tell me when it’s (back|here)$/ }),
  }
}
