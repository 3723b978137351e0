import { type CatalogueCode, type CatalogueRow, errorCatalogue } from '#contracts/errors/catalogue.ts'
import { onScreen, type RowOnScreen } from '../catalogue/on-screen.ts'
import { expect, test } from '../support/shop.ts'

const rows = Object.entries(onScreen) as [keyof typeof onScreen, RowOnScreen][]

/** The status of a page that failed, and React's word of it. */
const FAILED = [/500|Error: [0-9a-f-]{36}/]

for (const [code, { scenario, openBefore, consent = 'necessary', alsoReported = [], act, ...looks }] of rows) {
  const row: CatalogueRow = errorCatalogue[code]
  const { isErrorPage, inConsole } = looks
  const expectedErrors = [...(isErrorPage ? FAILED : []), ...(inConsole ? [inConsole] : [])]

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
      const codes = async () => (await world.reports()).map((report) => report.code as CatalogueCode).toSorted()
      const due = [...(row.reported ? [code] : []), ...alsoReported].toSorted()
      await expect.poll(codes, 'each row is reported once, and nothing else is').toEqual(due)
      const report = (await world.reports()).find((each) => each.code === code)
      if (row.reported) expect(report?.message).toMatch(wordsOf(row))
      expect(report?.level).toBe(row.reported && (row.level ?? 'error'))
    })
  })
}

/** What the report reads: the row's own words, with the cause behind them or in the place of the three dots. */
function wordsOf({ reported = '', withCause }: CatalogueRow): RegExp {
  const words = reported.split('…').map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(`^${words.join('.+')}${withCause ? ': .+' : ''}$`, 's')
}

test.describe('an upstream that breaks the connection', () => {
  test.use({ scenario: ['upstream-trouble'], expectedErrors: FAILED })

  test('is nothing to report: Network Error is left out [ERR-01] [ANA-04]', async ({ page, world }) => {
    await world.control.load(world.id, [
      { name: 'upstream-trouble', params: { upstream: 'backend', operation: 'collection', how: 'reset' } },
    ])
    await page.goto('/collections/belts')
    await expect(page.getByRole('heading', { name: "Oops, something's gone wrong" })).toBeVisible()
    expect(await world.reports()).toEqual([])
  })
})
