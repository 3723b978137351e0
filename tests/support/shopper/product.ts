import type { Page } from '@playwright/test'

/** A product's page. */
export function productOf(page: Page) {
  return {
    /** Chooses a value of an option, like ('Waist', '34'). */
    choose: (option: string, value: string) =>
      page
        .getByRole('group', { name: option, exact: true })
        .getByRole('radio', { name: value, exact: true })
        .check({ force: true }),
    add: () => page.getByRole('button', { name: 'Add to basket' }).click(),
  }
}
