import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'

/** A page whose layout changes at each breakpoint. */
const PAGES = [
  [350, '/products/heroes-navy'],
  [600, '/pages/about-us'],
  [700, '/fit-finder'],
  [768, '/pages/about-us'],
  [1024, '/collections/trousers'],
  [1281, '/pages/about-us'],
  [1600, '/collections/trousers'],
] as const

/** How the page is laid out at a width: the styles of each class that do not follow the width step by step. */
async function readLayout(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 800 })
  return page.evaluate(() => {
    const countTracks = (tracks: string) => (tracks === 'none' ? 'none' : String(tracks.split(' ').length))
    const layouts = [...document.querySelectorAll('header [class], main [class], footer [class]')].map((element) => {
      const style = getComputedStyle(element)
      const { display, position, flexDirection, order, minHeight } = style
      // widths in characters follow the size of the type
      const hasMaxWidth = String(style.maxWidth !== 'none')
      const own = [
        display,
        position,
        flexDirection,
        order,
        hasMaxWidth,
        minHeight,
        countTracks(style.gridTemplateColumns),
      ]
      return `${element.getAttribute('class')} ${own.join(' ')}`
    })
    return [...new Set(layouts)].toSorted()
  })
}

for (const [breakpoint, path] of PAGES) {
  test(`the layout of ${path} changes at ${breakpoint} px and not beside it [NAV-17]`, async ({ page }) => {
    await page.setViewportSize({ width: breakpoint, height: 800 })
    await page.goto(path)
    // parts that load when the browser is idle may appear meanwhile
    await expect(async () => {
      const [before, below, at, after] = [
        await readLayout(page, breakpoint - 2),
        await readLayout(page, breakpoint - 1),
        await readLayout(page, breakpoint),
        await readLayout(page, breakpoint + 1),
      ]
      expect(before).toEqual(below)
      expect(after).toEqual(at)
      expect(at).not.toEqual(below)
    }).toPass()
  })
}

test('the phone’s menu is used up to 767 px, one below tablets [NAV-17] [NAV-03]', async ({ page }) => {
  await page.goto('/pages/about-us')
  const bar = page.getByRole('banner')
  for (const [width, isPhone] of [
    [767, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(bar.getByRole('link', { name: 'Menu' })).toBeVisible({ visible: isPhone })
    await expect(bar.getByRole('link', { name: 'Denim', exact: true })).toBeVisible({ visible: !isPhone })
  }
})
