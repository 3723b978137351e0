import { type BrowserContext, expect, type Page } from '@playwright/test'
import { COOKIE } from '#contracts/shop/visitor.ts'
import { waitForRest } from '#tests/e2e/wait-for-rest.ts'

/** A complete fit of average size. */
export const FIT = {
  top: { size: 'M', chest: '40', cut: 'Slim', length: 'Regular' },
  bottom: { waist: '34', build: 'B', leg: '32', taper: 'Standard' },
}

/** Stores a fit in the browser. */
export const carryFit = (context: BrowserContext, url: string | undefined, fit: unknown = FIT) =>
  context.addCookies([{ name: COOKIE.savedFit, value: encodeURIComponent(JSON.stringify(fit)), url: url ?? '' }])

/** Reads the fit that is stored in the browser; null where there is none. */
export async function readCarriedFit(context: BrowserContext): Promise<unknown> {
  const cookie = (await context.cookies()).find(({ name }) => name === COOKIE.savedFit)
  return cookie ? JSON.parse(decodeURIComponent(cookie.value)) : null
}

/** Scrolls on until the Fit Finder hint shows: it gives way to the page's own calls. */
export async function scrollToHint(page: Page): Promise<void> {
  const hint = page.getByRole('complementary', { name: 'Fit Finder' })
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 120))
    await expect(hint).toBeVisible({ timeout: 500 })
    // a part that loads late may bring a call of its own
    await waitForRest(page)
    await expect(hint).toBeVisible({ timeout: 500 })
  }).toPass({ intervals: [0] })
}

/** Returns what a shopper does on the saved-fit card. */
export function createFitCard(page: Page) {
  return {
    edit: () => page.getByRole('button', { name: 'Edit my fit' }).click(),
    /** Chooses a size, like ('Waist', '34'). */
    choose: (option: string, value: string) =>
      page
        .getByRole('radiogroup', { name: new RegExp(`^${option}`) })
        .getByRole('radio', { name: value, exact: true })
        .check(),
    save: () => page.getByRole('button', { name: 'Save my fit' }),
  }
}
