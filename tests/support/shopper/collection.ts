import { expect, type Page } from '@playwright/test'

/** A collection's page. */
export function collectionOf(page: Page) {
  const main = page.getByRole('main')
  return {
    cards: () => main.getByRole('list', { name: 'Products' }).getByRole('article'),
    /** A value to narrow by, like ('Waist', '34'). */
    box: (scale: string, value: string) =>
      main.getByRole('checkbox', { name: new RegExp(`^${scale} ${value.replace('+', '\\+')} \\(\\d+\\)$`) }),
    /** How many products a value says that it leaves. */
    async countOf(scale: string, value: string) {
      const label = this.box(scale, value).locator('xpath=..')
      return Number(/\((\d+)\)/.exec(await label.innerText())?.[1])
    },
    /** What the collection is narrowed to, as it says so. */
    active: () => main.getByRole('list', { name: 'Active filters' }).getByRole('listitem'),
    clearAll: () => main.getByRole('link', { name: 'Clear all' }).first().click(),
    /** Waits until so many are left. */
    async leaves(count: number) {
      await expect(main.getByRole('status').filter({ hasText: 'product' })).toHaveText(
        new RegExp(`^${count}( of \\d+)? products?$`),
      )
    },
    onlyMyFit: () => main.getByRole('button', { name: 'Only my fit' }),
  }
}
