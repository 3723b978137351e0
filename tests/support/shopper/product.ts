import { expect, type Page } from '@playwright/test'

/** A product's page. */
export function productOf(page: Page) {
  const value = (option: string, name: string | RegExp) =>
    page.getByRole('group', { name: option, exact: true }).getByRole('radio', { name, exact: true })
  return {
    /** A value of an option, like ('Waist', '34'). */
    value,
    /** A size is chosen once the address says so, which is a moment after the press. */
    async choose(option: string, name: string) {
      await value(option, name).click({ force: true })
      await expect(value(option, name)).toBeChecked()
    },
    /** Presses a value that is sold out, which does not choose it. */
    press: (option: string, name: string) => value(option, name).click({ force: true }),
    add: () => page.getByRole('button', { name: 'Add to basket' }).click(),
    /** The question which size to look out for, and whom to tell. */
    backInStock: page.getByRole('dialog', { name: 'Tell me when it’s back' }),
  }
}
