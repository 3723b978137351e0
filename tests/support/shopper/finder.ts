import type { Page } from '@playwright/test'
import { COOKIE } from '#contracts/shop/visitor.ts'

/** A full set of answers, as the browser stores them. */
export const ANSWERS = {
  height: 180,
  weight: 82,
  age: 38,
  waist: '34',
  'size-up': 'no',
  'slim-fit': 'regular',
  build: { belly: 'average', seat: 'average', thigh: 'more' },
  watch: '3',
  't-shirt': 'L',
  jacket: '40',
  style: 'Standard',
} as const

/** Returns what a shopper does and sees in the Fit Finder, on its page or in its drawer. */
export function createFinder(page: Page) {
  return {
    heading: (name: string | RegExp) => page.getByRole('heading', { name, exact: typeof name === 'string' }),
    half: (name: 'Bottom half' | 'Top half') => page.getByRole('region', { name }),
    next: () => page.getByRole('button', { name: 'Next' }).click(),
    /** Stores answers and visited steps in the browser, as an earlier visit would have. */
    async restoreAnswers(answers: object, visited: readonly string[] = Object.keys(answers)) {
      const cookie = (name: string, value: unknown) => ({
        name,
        value: encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value)),
        url: process.env.SHOP_ORIGIN ?? '',
      })
      await page
        .context()
        .addCookies([
          cookie(COOKIE.fitFinderAnswers, answers),
          cookie(COOKIE.fitFinderHistory, visited),
          cookie(COOKIE.fitFinderIsNewCustomer, 'true'),
        ])
    },
    /** Reads the stored answers; undefined where there are none. */
    async answers(): Promise<unknown> {
      const cookies = await page.context().cookies()
      const cookie = cookies.find(({ name }) => name === COOKIE.fitFinderAnswers)
      return cookie && JSON.parse(decodeURIComponent(cookie.value))
    },
  }
}
