import { type CatalogueCode, type CatalogueRow, errorCatalogue } from '#contracts/errors/catalogue.ts'
import { expect, test } from '#tests/support/kept-page.ts'
import { onScreen, type RowOnScreen } from '../catalogue/on-screen.ts'
import { ERROR_PAGE_IN_CONSOLE } from './error-page.ts'

const rows = Object.entries(onScreen) as [keyof typeof onScreen, RowOnScreen][]

for (const [code, { scenario, openBefore, consent = 'necessary', alsoReported = [], act, ...appearance }] of rows) {
  const row: CatalogueRow = errorCatalogue[code]
  const { isErrorPage, inConsole } = appearance
  const expectedErrors = [...(isErrorPage ? ERROR_PAGE_IN_CONSOLE : []), ...(inConsole ? [inConsole] : [])]

  test.describe(code, () => {
    test.use({ scenario: openBefore ? [] : scenario, consent, expectedErrors })

    test(`${code}: ${row.when} [ERR-01]`, async ({ page, world, shopper }) => {
      if (openBefore) {
        await page.goto(openBefore)
        await world.control.load(world.id, scenario)
      }
      await act({ page, world, shopper })

      if (row.shown) await expect(page.getByText(row.shown).first()).toBeVisible()
      if (isErrorPage) await expect(page.getByRole('heading', { name: "Oops, something's gone wrong" })).toBeVisible()
      const readCodes = async () => (await world.reports()).map((report) => report.code as CatalogueCode).toSorted()
      const expectedCodes = [...(row.reported ? [code] : []), ...alsoReported].toSorted()
      await expect.poll(readCodes, 'each row is reported once, and nothing else is').toEqual(expectedCodes)
      const report = (await world.reports()).find((candidate) => candidate.code === code)
      if (row.reported) expect(report?.message).toMatch(toMessagePattern(row))
      expect(report?.level).toBe(row.reported && (row.level ?? 'error'))
    })
  })
}

/** Matches the row's report message, with the cause after it or in place of the ellipsis. */
function toMessagePattern({ reported = '', withCause }: CatalogueRow): RegExp {
  const parts = reported.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${parts.join('.+')}${withCause ? ': .+' : ''}$`, 's')
}

test.describe('an upstream that breaks the connection', () => {
  test.use({ scenario: ['upstream-trouble'], expectedErrors: ERROR_PAGE_IN_CONSOLE })

  test('is a Network Error, which is not reported [ERR-01] [ANA-04]', async ({ page, world }) => {
    await world.control.load(world.id, [
      { name: 'upstream-trouble', params: { upstream: 'backend', operation: 'collection', how: 'reset' } },
    ])
    await page.goto('/collections/belts')
    await expect(page.getByRole('heading', { name: "Oops, something's gone wrong" })).toBeVisible()
    expect(await world.reports()).toEqual([])
  })
})

test.describe('a call that the visitor does not wait for', () => {
  test.use({ scenario: ['cart-with-lines'] })

  test('is a Request aborted, which is not reported [ERR-01] [ANA-04]', async ({ page, world, shopper }) => {
    // so that the page is left before the answer
    const slow = { upstream: 'shopify', operation: 'cartLinesUpdate', respond: { delayMs: 4_500 } }
    await world.control.addFault(world.id, slow)
    await page.goto('/cart')
    const update = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('_serverFn'))
    await shopper.cart
      .lines()
      .first()
      .getByRole('button', { name: /^Increase/ })
      .click()
    const request = await update
    await page.goto('/pages/about-us')
    expect(request.failure()?.errorText).toContain('ERR_ABORTED')
    // the change is made without the page
    await expect.poll(async () => (await world.requests('cartLinesUpdate')).length).toBe(1)
    expect(await world.reports()).toEqual([])
  })
})
