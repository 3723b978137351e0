import type { Page } from '@playwright/test'
import { expect, test as shop } from '#tests/support/kept-page.ts'
import { waitForRest } from '../wait-for-rest.ts'
import { GOLDEN_CASES } from './golden-cases.ts'
import { recordResponse, recordScript } from './record-page.ts'

const test = shop.extend<object, { parser: Page }>({
  parser: [
    async ({ browser }, use) => {
      const page = await browser.newPage()
      await use(page)
      await page.context().close()
    },
    { scope: 'worker' },
  ],
})

test.use({ consent: 'necessary,analytics' })

for (const { file, path, hasShell = false, scenario = [], act, expectedErrors = [] } of GOLDEN_CASES) {
  test.describe(file, () => {
    test.use({ scenario, expectedErrors })

    test(`the page ${path} (${file}) is as its golden file has it [OPS-16]`, async ({
      page,
      calls,
      context,
      parser,
      world,
      shopper,
      baseURL,
    }) => {
      const recording = {
        path,
        shop: baseURL ?? '',
        backend: process.env.BACKEND_ORIGIN ?? '',
        world,
        hasShell,
        parser,
      }
      const response = await recordResponse(context, recording)
      const since = (await world.requests()).at(-1)?.seq ?? 0
      await page.goto(path)
      // a form that is sent before would load another page
      if (act) await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
      await act?.(shopper)
      // the code of parts that wait for an idle moment may come long after it
      const settle = () => calls.settle({ withScripts: true, longestMs: 30_000 })
      do {
        await waitForRest(page)
      } while (await settle())
      const script = await recordScript(page, recording, { markup: response.markup, since }, settle)
      expect(`${response.text}\n${script}\n`).toMatchSnapshot(`${file}.txt`.split('/'))
    })
  })
}
