import type { Page } from '@playwright/test'

/** How long after its frame an interaction's entry arrives at the latest. Milliseconds. */
const ENTRY_MS = 300

/** Milliseconds of each interaction to the next frame, as Interaction to Next Paint counts them. */
export async function measureInteractions(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(() => {
    const durations: number[] = []
    Object.assign(window, { durations })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (Reflect.get(entry, 'interactionId')) durations.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
  })
  await act()
  await page.evaluate((ms) => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, ms))), ENTRY_MS)
  // Interactions shorter than a frame have no entry.
  return [16, ...(await page.evaluate(() => Reflect.get(window, 'durations') as number[]))]
}
