import { expect, type Page, test } from '@playwright/test'
import { COOKIE } from '#contracts/shop/visitor.ts'
import { ENLARGED_COLLECTION, startEnlargedShop } from '#scripts/bench/enlarged-shop.ts'
import { waitUntilIdle } from '#scripts/bench/open-visit.ts'
import { createCollection } from '#tests/support/shopper/collection.ts'
import { readLayoutShifts, recordLayoutShifts } from './layout-shift.ts'

/** The collection of tops with copies of its products as further styles, on a shop of its own. */
let shop: Awaited<ReturnType<typeof startEnlargedShop>>

// one worker, because each would start a shop
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  shop = await startEnlargedShop(600)
})
test.afterAll(() => shop.stop())

test.beforeEach(async ({ page, context }) => {
  await context.addCookies([
    { name: COOKIE.privacyConsent, value: 'necessary', url: shop.origin },
    { name: COOKIE.hideNewsletterPrompt, value: 'true', url: shop.origin },
    // the page makes room for it at its foot
    { name: COOKIE.hideFitFinderHint, value: 'true', url: shop.origin },
  ])
  // pictures of copies do not exist
  await page.route(/\/(images|cdn)\//, (route) => route.abort())
  await page.goto(shop.origin + ENLARGED_COLLECTION)
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await createCollection(page).expectCount(600)
})

type Press = { box: readonly [name: string, value: string] } | { sort: string }

/** Presses something, and returns what changes in the list until the frame that shows it. */
const press = (page: Page, action: Press) =>
  page.evaluate(
    (pressed) =>
      new Promise<{ renders: number; cardsAdded: number; elementsAdded: number }>((resolve) => {
        const counts = { renders: 0, cardsAdded: 0, elementsAdded: 0 }
        const list = document.querySelector('main ul[aria-label=Products]')
        if (!list) throw new Error('The page has no list of products.')
        // what is rendered when the browser is idle is not of the press
        const { requestIdleCallback } = window
        const later: (() => void)[] = []
        window.requestIdleCallback = (work, options) => later.push(() => requestIdleCallback(work, options))
        const finish = () => {
          window.requestIdleCallback = requestIdleCallback
          for (const wait of later) wait()
          observer.disconnect()
          resolve(counts)
        }
        const observer = new MutationObserver((records) => {
          if (counts.renders === 0) requestAnimationFrame(finish)
          const added = records.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element)
          counts.renders += 1
          counts.cardsAdded += added.filter((node) => node.querySelector('article')).length
          counts.elementsAdded += added.reduce((sum, node) => sum + 1 + node.querySelectorAll('*').length, 0)
        })
        // a task of its own, as a press is
        setTimeout(() => {
          observer.observe(list, { childList: true })
          if ('box' in pressed) {
            const [name, value] = pressed.box
            document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)?.click()
          } else {
            const select = document.querySelector<HTMLSelectElement>('select[name=sort]')
            if (!select) throw new Error('The page has no sort order.')
            select.value = pressed.sort
            select.dispatchEvent(new Event('change', { bubbles: true }))
          }
        })
      }),
    action,
  )

test('a press among 600 styles renders once, one screen of cards [COL-11] [OPS-07]', async ({ page }) => {
  const collection = createCollection(page)
  // the filtering code loads when the page is idle, or at the first press
  await collection.box('Size', 'M+').check()
  await expect(page).toHaveURL(/\?s=M%2B$/)
  const presses: readonly [action: Press, query: RegExp][] = [
    [{ box: ['c', 'Slim'] }, /\?s=M%2B&c=Slim$/],
    [{ box: ['c', 'Slim'] }, /\?s=M%2B$/],
    [{ sort: 'price-up' }, /\?s=M%2B&sort=price-up$/],
    [{ sort: 'name' }, /\?s=M%2B&sort=name$/],
  ]
  for (const [action, query] of presses) {
    await waitUntilIdle(page)
    const { renders, cardsAdded, elementsAdded } = await press(page, action)
    expect(renders).toBe(1)
    expect(cardsAdded).toBeLessThanOrEqual(12)
    expect(elementsAdded).toBeLessThanOrEqual(420)
    await expect(page).toHaveURL(query)
  }
})

test('600 styles scroll without a shift and render by screens [COL-11] [OPS-07]', async ({ page }) => {
  const collection = createCollection(page)
  const list = page.getByRole('main').getByRole('list', { name: 'Products' })
  await recordLayoutShifts(page)
  await page.reload()
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  const getHeight = () => page.evaluate(() => document.documentElement.scrollHeight)
  const height = await getHeight()
  expect(await list.locator('*').count()).toBeLessThanOrEqual(1_100)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2))
  await expect(collection.cards().filter({ visible: true }).nth(20)).toBeAttached()
  // twelve cards for each of some screens above and below, and places for the others
  await expect(page.locator('[data-place="108"]')).toBeAttached()
  await expect(page.locator('[data-place="552"]')).toBeAttached()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - 2_400))
  await expect(collection.cards().last()).toBeVisible()
  // heights of rows are rounded
  await expect.poll(async () => Math.abs((await getHeight()) - height)).toBeLessThanOrEqual(2)
  expect(await readLayoutShifts(page)).toEqual([])
})

test('Back and Forward keep filter, sort and place among 600 styles [COL-11]', async ({ page }) => {
  const collection = createCollection(page)
  const getScroll = () => page.evaluate(() => scrollY)
  await collection.box('Size', 'M+').check()
  await expect(page).toHaveURL(/\?s=M%2B$/)
  const status = collection.status()
  // the address changes before the list
  await expect(status).toContainText('520 of 600 styles')
  const firstTitle = collection.cards().first().getByRole('heading')
  const ownOrderTitle = (await firstTitle.textContent()) ?? ''
  const filteredCount = (await status.textContent()) ?? ''
  await page.getByRole('main').getByLabel('Sort by').selectOption('Price, high to low')
  await expect(page).toHaveURL(/\?s=M%2B&sort=price-down$/)
  await expect(firstTitle).not.toHaveText(ownOrderTitle)
  const dearestTitle = (await firstTitle.textContent()) ?? ''

  await page.evaluate(() => scrollTo(0, 12_000))
  const link = collection.cards().filter({ visible: true }).nth(60).getByRole('link')
  // as it is pressed, because what presses it may scroll first, so that cards are rendered and another is the sixtieth
  const pressed = page.evaluate(
    () =>
      new Promise<{ place: number; href: string | null }>((resolve) =>
        addEventListener(
          'click',
          ({ target }) => {
            const pressedLink = target instanceof Element ? target.closest('a') : null
            resolve({ place: scrollY, href: pressedLink?.getAttribute('href') ?? null })
          },
          { capture: true, once: true },
        ),
      ),
  )
  await link.click()
  const { place, href } = await pressed
  expect(place).toBeGreaterThan(8_000)
  await expect(page).toHaveURL(/\/products\//)

  const expectSameList = async () => {
    await expect(page).toHaveURL(/\?s=M%2B&sort=price-down$/)
    // heights of rows are rounded
    await expect.poll(async () => Math.abs((await getScroll()) - place)).toBeLessThanOrEqual(2)
    await expect(collection.box('Size', 'M+')).toBeChecked()
    await expect(page.getByRole('main').getByLabel('Sort by')).toHaveValue('price-down')
    await expect(firstTitle).toHaveText(dearestTitle)
    await expect(page.getByRole('main').locator(`a[href="${href}"]`)).toBeInViewport()
  }
  await page.goBack()
  await expectSameList()
  await page.goForward()
  await expect(page).toHaveURL(/\/products\//)
  await page.goBack()
  await expectSameList()

  await page.goBack()
  await expect(page).toHaveURL(/\?s=M%2B$/)
  await expect(firstTitle).toHaveText(ownOrderTitle)
  await expect(status).toHaveText(filteredCount)
  await page.goForward()
  await expect(page).toHaveURL(/\?s=M%2B&sort=price-down$/)
  await expect(firstTitle).toHaveText(dearestTitle)
})
