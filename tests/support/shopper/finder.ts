import type { Page } from '@playwright/test'
import { COOKIE } from '#contracts/visitor.ts'

/** Everything that a man of these tests answers, as the browser keeps it. */
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

/** The Fit Finder, wherever it stands. */
export function finderOf(page: Page) {
  return {
    heading: (name: string | RegExp) => page.getByRole('heading', { name, exact: typeof name === 'string' }),
    half: (name: 'Bottom half' | 'Top half') => page.getByRole('region', { name }),
    next: () => page.getByRole('button', { name: 'Next' }).click(),
    /** A browser that kept these answers, and the places that were seen. */
    async kept(answers: object, visited: readonly string[] = Object.keys(answers)) {
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
    /** What the browser keeps now. */
    async answers(): Promise<unknown> {
      const cookies = await page.context().cookies()
      const found = cookies.find(({ name }) => name === COOKIE.fitFinderAnswers)
      return found && JSON.parse(decodeURIComponent(found.value))
    },
  }
}
