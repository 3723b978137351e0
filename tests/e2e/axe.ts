import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** Returns the accessibility violations of a page, or of the part with a selector, one line per element. */
export async function findViolations(page: Page, selector?: string): Promise<string[]> {
  // Half-faded text fails the contrast check, although the finished state passes it.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await waitForAnimations(page)
  // Without axe's second page and its list of passed rules an analysis takes half the time.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await (selector === undefined ? axe : axe.include(selector)).analyze()
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} ${target.join(' ')}`))
}

/** Expects no accessibility violation in a page, or in the part with a selector. */
/** Expects a page, or the part with a selector, to have no accessibility violations. */
export async function expectNoViolations(page: Page, selector?: string) {
  expect(await findViolations(page, selector)).toEqual([])
}

/** Waits until nothing on the page is animated. */
export const waitForAnimations = (page: Page) =>
  page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'))
