import type { BrowserContext, Page } from '@playwright/test'
import { COOKIE } from '#contracts/visitor.ts'

/** A man of average size, complete. */
export const FIT = {
  top: { size: 'M', chest: '40', cut: 'Slim', length: 'Regular' },
  bottom: { waist: '34', build: 'B', leg: '32', taper: 'Standard' },
}

/** Lets the browser carry a fit. */
export const carryFit = (context: BrowserContext, url: string | undefined, fit: unknown = FIT) =>
  context.addCookies([{ name: COOKIE.savedFit, value: encodeURIComponent(JSON.stringify(fit)), url: url ?? '' }])

/** The fit that the browser carries now, as the cookie has it. */
export async function carriedFit(context: BrowserContext): Promise<unknown> {
  const cookie = (await context.cookies()).find(({ name }) => name === COOKIE.savedFit)
  return cookie ? JSON.parse(decodeURIComponent(cookie.value)) : null
}

/** The saved-fit card, wherever it stands. */
export function fitOf(page: Page) {
  return {
    edit: () => page.getByRole('button', { name: 'Edit my fit' }).click(),
    /** Chooses a size, like ('Waist', '34'). */
    choose: (option: string, value: string) =>
      page
        .getByRole('group', { name: new RegExp(`^${option}`) })
        .getByRole('radio', { name: value, exact: true })
        .check(),
    save: () => page.getByRole('button', { name: 'Save my fit' }),
  }
}
