import type { BrowserContext, Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { PAGE_ROUTES } from '#tests/support/page-routes.ts'
import { carryFit } from '#tests/support/shopper/fit.ts'

const PATHS = [
  ...Object.values(PAGE_ROUTES).filter((path) => !/^\/(account|fit-finder)/.test(path)),
  '/collections/trousers',
  '/collections/tops',
  '/products/everyday-tee-white',
  '/pages/search?q=my+size',
  '/pages/fit-finder-fit-proposition',
]

/** What the result leaves in the session (COL-03). */
const SIZES = { waist: '34', build: 'B', leg: '32', size: 'M', cut: 'Slim', length: 'Regular' }

type Visit = { context: BrowserContext; baseURL: string | undefined; page: Page }

const VISITORS = {
  'without a fit': async () => {},
  'with a result of the Fit Finder': async ({ page }: Visit) => {
    await page.goto('/')
    await page.evaluate((sizes) => {
      for (const [key, value] of Object.entries(sizes)) sessionStorage.setItem(key, JSON.stringify([value]))
    }, SIZES)
  },
  'with a saved fit': ({ context, baseURL }: Visit) => carryFit(context, baseURL),
}

for (const [visitor, prepare] of Object.entries(VISITORS))
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
    [1600, 900],
  ] as const)
    test(`no screen ${width} px wide calls to the Fit Finder twice, ${visitor} [COL-10]`, async ({
      page,
      context,
      baseURL,
    }) => {
      await page.setViewportSize({ width, height })
      await prepare({ page, context, baseURL })
      for (const path of PATHS) {
        await page.goto(path)
        expect(await listRepeatedCalls(page), path).toEqual([])
      }
    })

test('the hint waits until the call above the products has left the screen [COL-10]', async ({ page }) => {
  await page.goto('/collections/trousers')
  await page.evaluate(() => window.scrollTo(0, 150))
  await expect(page.getByRole('main').getByRole('link', { name: 'Find your fit' })).toBeInViewport()
  const hint = page.getByRole('complementary', { name: 'Fit Finder', includeHidden: true })
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await expect(hint).toHaveCount(0)
  await page.evaluate(() => window.scrollTo(0, 900))
  await expect(hint).toHaveCount(1)
})

/** Opens each disclosure, then lists the screens of the page that hold more than one call, by their texts. */
const listRepeatedCalls = (page: Page) =>
  page.evaluate(() => {
    for (const details of document.querySelectorAll('main details')) details.setAttribute('open', '')
    const calls = [
      ...document.querySelectorAll<HTMLElement>('main a[href*="/fit-finder"], aside a[href*="/fit-finder"]'),
    ]
      .filter((link) => link.checkVisibility({ visibilityProperty: true }))
      .map((link) => ({ text: link.textContent, top: link.getBoundingClientRect().top }))
    return calls
      .toSorted((a, b) => a.top - b.top)
      .flatMap(({ text, top }, at, sorted) => {
        const next = sorted[at + 1]
        return next && next.top - top < innerHeight
          ? [`${text} and ${next.text}, ${Math.round(next.top - top)} px below`]
          : []
      })
  })

test('after a result the way to the other half stands in place of the call [COL-10] [FIT-20]', async ({ page }) => {
  await VISITORS['with a result of the Fit Finder']({ page, context: page.context(), baseURL: undefined })
  await page.goto('/collections/trousers')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Tops in my size' })).toHaveCount(1)
  await expect(main.getByRole('link', { name: 'Find your fit' })).toHaveCount(0)
})
