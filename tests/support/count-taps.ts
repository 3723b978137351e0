import type { Page } from '@playwright/test'

/** Counts the presses on a test's page from now on, over all its documents. Returns a function that reads the number. */
export async function countTaps(page: Page): Promise<() => number> {
  let taps = 0
  await page.exposeFunction('countTap', () => {
    taps += 1
  })
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => Reflect.get(window, 'countTap')(), true)
  })
  return () => taps
}
