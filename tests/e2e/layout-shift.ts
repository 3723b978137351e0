import type { Page } from '@playwright/test'

type LayoutShift = { value: number; moved: string }

/** Records the layout shifts of the next pages, apart from those within 500 ms of input, as the CLS metric does. */
export const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    type Source = { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
    const shifts: LayoutShift[] = []
    Object.assign(window, { shifts })
    const toCorner = ({ x, y }: DOMRect) => `${x},${y}`
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        // a space between words moves unseen when the next word arrives
        const visible = sources.filter(({ node }) => node?.nodeName !== '#text' || node.textContent?.trim())
        if (hadRecentInput || (sources.length > 0 && visible.length === 0)) continue
        const moved = visible.map(
          ({ node, previousRect, currentRect }) =>
            `${node?.nodeName}.${node?.className} ${toCorner(previousRect)} to ${toCorner(currentRect)}`,
        )
        shifts.push({ value, moved: moved.join('; ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The recorded shifts of the current page. */
export async function readLayoutShifts(page: Page): Promise<LayoutShift[]> {
  // The observer reports once a frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  return page.evaluate(() => (window as typeof window & { shifts: LayoutShift[] }).shifts)
}

/** The Cumulative Layout Shift of the current page; below 0.01 nothing visible moves. */
export const readTotalShift = async (page: Page): Promise<number> =>
  (await readLayoutShifts(page)).reduce((total, { value }) => total + value, 0)
