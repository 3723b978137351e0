import { expect, type Page } from '@playwright/test'

/** Returns what a shopper does and sees on a collection page. */
export function createCollection(page: Page) {
  const main = page.getByRole('main')
  return {
    cards: () => main.getByRole('list', { name: 'Products' }).getByRole('article'),
    /** The checkbox of a filter value, like ('Waist', '34'). */
    box: (scale: string, value: string) =>
      main.getByRole('checkbox', { name: new RegExp(`^${scale} ${value.replace('+', '\\+')} \\(\\d+\\)$`) }),
    /** Opens the filters where they are a sheet. */
    async openFilters() {
      if ((page.viewportSize()?.width ?? 0) < 1024) await main.getByRole('button', { name: /^Filter and sort/ }).click()
    },
    /** Closes the sheet of filters where there is one. */
    async closeFilters() {
      if ((page.viewportSize()?.width ?? 0) < 1024)
        await page.getByRole('button', { name: /^Show \d+ styles?$/ }).click()
    },
    /** Sorts in the sheet of filters where it is one, once it is open; else above the products. */
    async sortBy(order: string) {
      if ((page.viewportSize()?.width ?? 0) < 1024)
        await page.getByRole('group', { name: 'Sort by' }).getByRole('button', { name: order }).click()
      else await main.getByLabel('Sort by').selectOption(order)
    },
    /** Reads the number of styles that a filter value shows. */
    async getCount(scale: string, value: string) {
      return Number(/\((\d+)\)/.exec((await this.box(scale, value).getAttribute('aria-label')) ?? '')?.[1])
    },
    /** The list of active filters. */
    active: () => main.getByRole('list', { name: 'Active filters' }).getByRole('listitem'),
    clearAll: () => main.getByRole('link', { name: 'Clear all' }).first().click(),
    /** The text that says how many styles and colours are listed. */
    status: () => main.getByRole('status').filter({ hasText: 'style' }),
    /** Waits until the page says that it shows this many styles. */
    async expectCount(count: number) {
      await expect(this.status()).toHaveText(new RegExp(`^${count}( of \\d+)? styles?( in \\d+ colou?rs?)?$`))
    },
    onlyMyFit: () => main.getByRole('button', { name: 'Only my fit' }),
  }
}
