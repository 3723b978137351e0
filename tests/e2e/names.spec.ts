import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'

/** Names of people, and a word that is longer than a phone's line. No font needs to have their letters. */
const ARABIC = 'محمد عبد الرحمن'
const HEBREW = 'יוסף בן־דוד'
const CHINESE = '長谷川健太郎左衛門之助正統後継者第十七代目当主'
const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

const getExcessWidth = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)

for (const width of [360, 1280])
  test.describe(`on a screen ${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('long names and other scripts fit in sign-in, account and addresses [ACC-04] [ACC-06] [OPS-05]', async ({
      page,
      world,
      shopper,
    }) => {
      const customer = { firstName: ARABIC, lastName: LONG, signedIn: false }
      const { email } = await world.control.seedCustomer(world.id, customer)
      await page.goto('/account?page=overview')
      await expect(page.getByRole('radio', { name: email })).toBeVisible()
      expect.soft(await getExcessWidth(page), 'sign-in').toBeLessThanOrEqual(0)
      await shopper.account.signInAs(email)
      const main = page.getByRole('main')
      await expect(main.getByText(LONG)).toBeVisible()
      expect.soft(await getExcessWidth(page), 'overview').toBeLessThanOrEqual(0)

      await page.goto('/account?page=addresses&edit=new')
      const fields = { 'First name (optional)': ARABIC, 'Last name': HEBREW, Address: CHINESE, 'Town or city': LONG }
      for (const [label, text] of Object.entries(fields)) await main.getByLabel(label, { exact: true }).fill(text)
      const getDirection = (label: string) =>
        main.getByLabel(label, { exact: true }).evaluate((field) => getComputedStyle(field).direction)
      expect(await Promise.all(Object.keys(fields).map(getDirection))).toEqual(['rtl', 'rtl', 'ltr', 'ltr'])
      await main.getByLabel('Postcode', { exact: true }).fill('SW1A 1AA')
      await main.getByRole('button', { name: 'Save address' }).click()
      const tile = main.getByRole('listitem').filter({ hasText: HEBREW })
      await expect(tile).toContainText(CHINESE)
      // between English words each name keeps to its own direction
      await expect(tile.locator('bdi').first()).toHaveText(`${ARABIC} ${HEBREW}`)
      expect.soft(await getExcessWidth(page), 'addresses').toBeLessThanOrEqual(0)
    })
  })
