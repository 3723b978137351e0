import { expect, type Page } from '@playwright/test'

/** Returns what a shopper does and sees on a collection page. */
export function createCollection(page: Page) {
  const main = page.getByRole('main')
  return {
    cards: () => main.getByRole('list', { name: 'Products' }).getByRole('article'),
    /** The checkbox of a filter value, like ('Waist', '34'). */
    box: (scale: string, value: string) =>
      main.getByRole('checkbox', { name: new RegExp(`^${scale} ${value.replace('+', '\\+')} \\(\\d+\\)$`) }),
    /** Reads the product count that a filter value shows. */
    async getCount(scale: string, value: string) {
      const label = this.box(scale, value).locator('xpath=..')
      return Number(/\((\d+)\)/.exec(await label.innerText())?.[1])
    },
    /** The list of active filters. */
    active: () => main.getByRole('list', { name: 'Active filters' }).getByRole('listitem'),
    clearAll: () => main.getByRole('link', { name: 'Clear all' }).first().click(),
    /** Waits until the page says that it shows this many products. */
    async expectCount(count: number) {
      await expect(main.getByRole('status').filter({ hasText: 'product' })).toHaveText(
        new RegExp(`^${count}( of \\d+)? products?$`),
      )
    },
    onlyMyFit: () => main.getByRole('button', { name: 'Only my fit' }),
  }
}
