import { COOKIE } from '#contracts/shop/visitor.ts'
import { expect, test } from '#tests/support/kept-page.ts'
import { waitForRest } from './wait-for-rest.ts'

const SOLD_ELSEWHERE = { name: 'sold-elsewhere', params: { region: 'us' } }
/** Chromium says the status of a page in the console. */
const NOT_FOUND = [/404 \(Not Found\)/]
const CHOSEN = 'w=34&b=B&l=32'
const NOT_HERE = 'We do not sell Heroes, Navy in our US shop'
const EXPLANATION = 'Another of our shops does. What you chose goes with you, and every cart stays where it is.'

for (const javaScriptEnabled of [true, false])
  test.describe(`goods that the US shop lacks, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
    test.use({
      javaScriptEnabled,
      expectedErrors: NOT_FOUND,
      scenario: [SOLD_ELSEWHERE, 'cart-with-lines'],
    })

    test('are said to be sold elsewhere after a change of country, and the way back loses nothing [REG-11]', async ({
      page,
    }) => {
      await page.goto(`/products/heroes-navy?${CHOSEN}`)
      await page.getByRole('contentinfo').getByRole('button', { name: 'USA' }).click()
      await expect(page).toHaveURL(`/us/products/heroes-navy?${CHOSEN}`)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(NOT_HERE)
      await expect(main).toContainText(EXPLANATION)
      const nearest = main.getByRole('region', { name: 'The closest we have here' })
      await expect(nearest.getByRole('link', { name: /^Heroes/ })).toHaveCount(1)
      await expect(nearest.getByRole('listitem')).toHaveCount(4)

      await main.getByRole('button', { name: 'Go to the UK shop' }).click()
      await expect(page).toHaveURL(`/products/heroes-navy?${CHOSEN}`)
      await expect(main.getByRole('heading', { level: 1, name: 'Heroes, Navy' })).toBeVisible()
      await expect(main.getByRole('radio', { name: /^34/ }).first()).toBeChecked()
      await page.goto('/cart')
      await expect(main.getByRole('list', { name: 'In your basket' })).toContainText('Waist: 34')
    })

    test('are in the shops that a link finds them in, as are collections with their filters [REG-11]', async ({
      page,
    }) => {
      const response = await page.goto(`/us/products/heroes-navy?${CHOSEN}`)
      expect(response?.status()).toBe(404)
      const main = page.getByRole('main')
      await expect(main.getByRole('button')).toHaveText(['Go to the UK shop', 'Go to the European shop'])

      expect((await page.goto('/us/collections/belts?colour=black'))?.status()).toBe(404)
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('We do not sell Belts in our US shop')
      await expect(main.getByRole('navigation', { name: 'Where to go from here' }).getByRole('link')).toHaveCount(4)
      await main.getByRole('button', { name: 'Go to the European shop' }).click()
      await expect(page).toHaveURL('/eu/collections/belts?colour=black')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Belts')
    })

    test('that no shop has are a page not found, with a search in any script [PAGE-03]', async ({ page }) => {
      for (const path of ['/us/products/capes-navy', '/us/collections/capes']) {
        expect((await page.goto(path))?.status()).toBe(404)
        const main = page.getByRole('main')
        await expect(main.getByRole('heading', { level: 1 })).toHaveText('Page not found')
        const field = main.getByRole('searchbox', { name: 'Search the shop' })
        await field.fill('قميص')
        expect(await field.evaluate((input) => getComputedStyle(input).direction)).toBe('rtl')
      }
    })
  })

test.describe('a visitor whom the country question sends to a shop without these goods', () => {
  test.use({
    extraHTTPHeaders: { 'cf-ipcountry': 'US' },
    expectedErrors: NOT_FOUND,
    scenario: [SOLD_ELSEWHERE],
  })

  test('comes back with the size they chose, and is not asked again [REG-06] [REG-11]', async ({ page, context }) => {
    await page.goto(`/products/heroes-navy?${CHOSEN}`)
    await page.getByRole('dialog').getByRole('button', { name: 'Switch to the USA, in dollars' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_HERE)
    await page.getByRole('button', { name: 'Go to the UK shop' }).click()
    await expect(page).toHaveURL(`/products/heroes-navy?${CHOSEN}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Heroes, Navy' })).toBeVisible()
    await waitForRest(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    // without the choice this page would ask
    await context.clearCookies({ name: COOKIE.chosenRegion })
    await page.reload()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  test('who follows a link within the shop finds the same page [REG-11]', async ({ page }) => {
    await page.goto('/us/products/the-belt-black')
    await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Belts' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We do not sell Belts in our US shop')
    await page.getByRole('button', { name: 'Go to the UK shop' }).click()
    await expect(page).toHaveURL('/collections/belts')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Belts')
  })
})
