import { waitUntilIdle } from '#scripts/bench/open-visit.ts'
import { expect, test } from '#tests/support/shop.ts'

/**
 * What is hydrated on a phone before anybody touches a page: islands, and elements that React has taken over. A little more
 * elements than there are, so that a part that hydrates without need fails here (app/DECISIONS.md).
 */
const BUDGETS = [
  { path: '/', islands: 0, elements: 340 },
  { path: '/collections/trousers', islands: 0, elements: 960 },
  { path: '/products/heroes-navy', islands: 0, elements: 260 },
  { path: '/cart', islands: 1, elements: 200, scenario: ['cart-with-lines'] },
]

test.use({ viewport: { width: 412, height: 823 } })

for (const { path, islands, elements, scenario = [] } of BUDGETS)
  test.describe(path, () => {
    test.use({ scenario })

    test(`${path} hydrates few parts before the first tap [OPS-07]`, async ({ page }) => {
      await page.goto(path)
      await waitUntilIdle(page)
      const hydrated = await page.evaluate(() => {
        const isHydrated = (node: Node | null) =>
          node !== null && Object.keys(node).some((key) => key.startsWith('__reactFiber$'))
        // the element of an island holds a Suspense boundary, which React marks with a comment
        const waiting = [...document.querySelectorAll('div')].filter(
          ({ firstChild }) => firstChild instanceof Comment && firstChild.data === '$',
        )
        return {
          islands: waiting.filter(({ firstElementChild }) => isHydrated(firstElementChild)).length,
          elements: [...document.querySelectorAll('*')].filter(isHydrated).length,
        }
      })
      expect(hydrated.islands).toBeLessThanOrEqual(islands)
      expect(hydrated.elements).toBeLessThanOrEqual(elements)
      // fewer: React has another mark for its elements, and the limits above hold nothing
      expect(hydrated.elements).toBeGreaterThan(20)
    })
  })
