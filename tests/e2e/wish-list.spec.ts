import type { Page } from '@playwright/test'
import { enterWorld } from '#mocks/package/enter-world.ts'
import { expect, test } from '#tests/support/kept-page.ts'
import { awaitHydration, test as newTab } from '#tests/support/shop.ts'
import { expectNoViolations } from './axe.ts'
import { getGreeting, signInAnn } from './customers.ts'
import { giveCart } from './visitor.ts'

const HEROES = '/products/heroes-navy?w=34&b=B&l=32'

const getHeart = (page: Page, name: string) => page.getByRole('button', { name: `Save for later: ${name}` })
const getCards = (page: Page) => page.getByRole('list', { name: 'Saved for later' }).getByRole('article')

test('goods are saved on cards and pages, and bought from the list [PDP-16]', async ({ page, shopper, world }) => {
  await page.goto('/collections/tops')
  const heart = getHeart(page, 'Everyday Tee, White')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')

  await page.goto(HEROES)
  await page.getByRole('button', { name: 'Save for later' }).click()
  await page.getByRole('link', { name: 'See your list' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved for later')
  await expect(getCards(page)).toHaveCount(2)
  await expect(getCards(page).first()).toContainText('In stock: 34 / B / 32')
  await expect(page.getByRole('link', { name: 'Choose a size: Heroes, Navy' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Choose a size: Everyday Tee, White' })).toHaveAttribute(
    'href',
    '/products/everyday-tee-white',
  )
  await expectNoViolations(page)
  await page.getByRole('button', { name: 'Add 34 / B / 32 to basket: Heroes, Navy' }).click()
  await expect(shopper.cart.lines()).toContainText('34')
  await page.keyboard.press('Escape')

  await page.reload()
  await page.getByRole('button', { name: 'Remove Heroes, Navy from your list' }).click()
  await expect(page.getByText('Heroes, Navy is removed.')).toBeVisible()
  await expect(getCards(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(getCards(page)).toHaveCount(2)
  await getHeart(page, 'Everyday Tee, White').click()
  await getHeart(page, 'Heroes, Navy').click()
  await expect(page.getByText('Nothing saved yet.')).toBeVisible()
  // nobody is signed in, so nothing was sent
  expect(await world.requests('metafieldsSet')).toEqual([])
})

for (const width of [360, 768, 1280])
  newTab(
    `a pressed heart is counted in the header at ${width} px, and leads to the list [PDP-16] [NAV-02]`,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/collections/belts')
      const link = page.getByRole('banner').getByRole('link', { name: /^Saved for later/ })
      await expect(link).toHaveCount(width < 768 ? 0 : 1)
      const search = page.getByRole('banner').getByRole('link', { name: 'Search' })
      const before = await search.boundingBox()
      const heart = getHeart(page, 'The Belt, Black')
      // the goods below it may have any colour
      await expect(heart.locator('svg')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await heart.click()
      await expect(link).toHaveAccessibleName('Saved for later, 1 item')
      await expect(link).toHaveText('1')
      expect(await search.boundingBox()).toEqual(before)
      await link.click()
      await expect(getCards(page)).toHaveCount(1)
    },
  )

test('what is saved just before the page is left is on the list [PDP-16]', async ({ page }) => {
  await page.goto('/collections/belts')
  await getHeart(page, 'The Belt, Black').evaluate((heart: HTMLElement) => {
    heart.click()
    location.assign('/wish-list')
  })
  await expect(getCards(page)).toContainText('The Belt')
})

newTab('a second tab sees what is saved, and a full list says so [PDP-16]', async ({ page, context }) => {
  await page.goto('/collections/belts')
  const other = await context.newPage()
  await other.goto('/collections/belts')
  await getHeart(page, 'The Belt, Black').click()
  await expect(getHeart(other, 'The Belt, Black')).toHaveAttribute('aria-pressed', 'true')
  await other.close()

  await page.evaluate(() => {
    const items = Array.from({ length: 100 }, (_, at) => ({ handle: `goods-${at}`, size: '', quantity: 1 }))
    localStorage.setItem('spoke_wish_list_gb', JSON.stringify({ items, account: null }))
  })
  await page.reload()
  await getHeart(page, 'The Belt, Black').click()
  await expect(page.getByRole('alert')).toHaveText(
    'Your list is full: it takes 100 things. Remove one to save another.',
  )
  await expect(getHeart(page, 'The Belt, Black')).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/wish-list')
  await expect(page.getByText('100 things on this list are not sold here, or no longer sold.')).toBeVisible()
  await page.getByRole('button', { name: 'Take what is gone off my list' }).click()
  await expect(page.getByText('Nothing saved yet.')).toBeVisible()
})

test('a line of the basket is saved with its size and number [PDP-16] [CART-18]', async ({
  page,
  shopper,
  world,
  context,
  baseURL,
}) => {
  await giveCart(world, context, baseURL, [{ product: 'everyday-tee-white', quantity: 3 }])
  await page.goto('/cart')
  await page.getByRole('button', { name: /^Save for later: Everyday Tee, White/ }).click()
  await expect(page.getByText('Your basket is empty.')).toBeVisible()
  await expect(page.getByRole('status').getByText('Everyday Tee, White is saved for later.')).toBeVisible()
  await page.getByRole('link', { name: 'See your list' }).click()
  await expect(page.getByText('You saved 3 of them.')).toBeVisible()
  await page.getByRole('button', { name: /^Add .* to basket: Everyday Tee, White$/ }).click()
  await expect(shopper.cart.lines().getByRole('spinbutton')).toHaveValue('3')
})

test('undoing a move to the list restores the basket and the list [PDP-16] [CART-08]', async ({
  page,
  shopper,
  world,
  context,
  baseURL,
}) => {
  await giveCart(world, context, baseURL, [{ product: 'everyday-tee-white', quantity: 3 }])
  await page.goto('/collections/belts')
  const readList = () => page.evaluate(() => localStorage.getItem('spoke_wish_list_gb'))
  await shopper.cart.open()
  const saveLine = page.getByRole('button', { name: /^Save for later: Everyday Tee, White/ })
  await saveLine.click()
  await expect(page.getByText('Everyday Tee, White is saved for later.')).toBeVisible()
  await expect.poll(readList).toContain('"quantity":3')
  const listOfThree = (await readList()) ?? ''
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shopper.cart.drawer.getByText('Everyday Tee, White is back in your basket.')).toBeVisible()
  await expect(shopper.cart.lines().getByRole('spinbutton')).toHaveValue('3')
  await expect.poll(readList).toBeNull()

  // what the list had before the move stays on it
  const listOfOne = listOfThree.replace('"quantity":3', '"quantity":1')
  await page.evaluate((list) => localStorage.setItem('spoke_wish_list_gb', list), listOfOne)
  await saveLine.click()
  await expect.poll(readList).toBe(listOfThree)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(readList).toBe(listOfOne)
})

test('what could not leave the basket is not on the list either [PDP-16] [CART-03]', async ({
  page,
  world,
  context,
  baseURL,
}) => {
  await giveCart(world, context, baseURL, [{ product: 'everyday-tee-white', quantity: 3 }])
  await page.goto('/cart')
  await world.control.addFault(world.id, {
    upstream: 'shopify',
    operation: 'cartLinesUpdate',
    respond: { status: 503 },
  })
  await page.getByRole('button', { name: /^Save for later: Everyday Tee, White/ }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('spoke_wish_list_gb'))).toBeNull()
})

newTab(
  'a list is in the account, on every device, and nobody else’s [PDP-16]',
  async ({ page, world, shopper, browser, baseURL }) => {
    await page.goto(HEROES)
    await page.getByRole('button', { name: 'Save for later' }).click()
    await page.getByRole('link', { name: 'See your list' }).waitFor()
    const { email } = await signInAnn({ page, world, shopper })
    await page.goto('/wish-list')
    await expect(getCards(page)).toHaveCount(1)
    await expect(page.getByText('Your list follows your account, to every device.')).toBeVisible()
    await expect.poll(async () => (await world.requests('metafieldsSet')).length).toBe(1)

    // the second device had one of its own
    const { visitor } = await world.control.seedCart(world.id, { region: 'gb', lines: [{ product: 'heroes-navy' }] })
    const device = await browser.newContext({ baseURL })
    await enterWorld(device, { worldId: world.id, visitor, origins: [baseURL ?? ''] })
    const tablet = await device.newPage()
    awaitHydration(tablet, baseURL)
    await tablet.goto('/collections/belts')
    await getHeart(tablet, 'The Belt, Black').click()
    await expect(getHeart(tablet, 'The Belt, Black')).toHaveAttribute('aria-pressed', 'true')
    await tablet.goto('/account?page=overview')
    await tablet.getByRole('radio', { name: email }).check()
    await tablet.getByRole('button', { name: 'Continue' }).click()
    await expect(getGreeting(tablet)).toBeVisible()
    await tablet.goto('/wish-list')
    await expect(getCards(tablet)).toHaveCount(2)
    await tablet.getByRole('button', { name: 'Remove Heroes, Navy from your list' }).click()
    await expect.poll(async () => (await world.requests('metafieldsSet')).length).toBe(3)
    await page.reload()
    await expect(getCards(page).first()).toContainText('The Belt')
    await expect(getCards(page)).toHaveCount(1)
    await device.close()

    await page.goto('/account?page=overview')
    await shopper.account.signOut()
    await expect(page.getByText('You are signed out.')).toBeVisible()
    await page.goto('/wish-list')
    await expect(page.getByText('Nothing saved yet.')).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('spoke_wish_list_gb'))).toBeNull()
  },
)

test('a list that the account cannot take is kept and said [PDP-16]', async ({ page, world, shopper }) => {
  await signInAnn({ page, world, shopper })
  await world.control.addFault(world.id, { upstream: 'customer-account', respond: { status: 503 } })
  await page.goto(HEROES)
  await page.getByRole('button', { name: 'Save for later' }).click()
  await page.getByRole('link', { name: 'See your list' }).waitFor()
  await page.goto('/wish-list')
  await expect(page.getByText('Your account could not be reached. Your list is kept here')).toBeVisible()
  await expect(getCards(page)).toHaveCount(1)
  await world.control.clearFaults(world.id)
  await page.reload()
  await expect(page.getByText('Your account could not be reached.')).toBeHidden()
  await expect.poll(async () => (await world.requests('metafieldsSet')).length).toBe(1)
})

test('a list is shared by a link that names no one [PDP-16]', async ({ page, context }) => {
  await page.goto(HEROES)
  await page.getByRole('button', { name: 'Save for later' }).click()
  await page.getByRole('link', { name: 'See your list' }).click()
  await page.getByRole('button', { name: 'Share this list' }).click()
  const link = page.getByLabel('Link to this list')
  await expect(link).toBeFocused()
  const href = await link.inputValue()
  expect(decodeURIComponent(new URL(href).search)).toBe('?goods=heroes-navy?w=34&b=B&l=32')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy the link' }).click()
  await expect(page.getByText('The link is copied. It names the goods and sizes, not you.')).toBeVisible()

  await page.evaluate(() => localStorage.clear())
  await page.goto(href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A list for you')
  await page.getByRole('button', { name: 'Save all to my list' }).click()
  await expect(page.getByText('Saved to your list.')).toBeVisible()
  await page.getByRole('link', { name: 'See my own list' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved for later')
  await expect(getCards(page)).toContainText('Heroes')
})

test('a shared list offers the size of who looks, and says the one that was saved [PDP-16]', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/wish-list?goods=heroes-navy?w=36%26b=A%26l=34')
  const card = page.getByRole('list', { name: 'Saved for later' }).getByRole('listitem')
  await expect(card.getByRole('link', { name: 'Wanted in 36 / A / 34: in stock' })).toHaveAttribute(
    'href',
    '/products/heroes-navy?w=36&b=A&l=34',
  )
  await expect(card.getByRole('link', { name: 'Choose a size: Heroes, Navy' })).toHaveAttribute(
    'href',
    '/products/heroes-navy',
  )
  await getHeart(page, 'Heroes, Navy').click()
  await expect(getHeart(page, 'Heroes, Navy')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('button', { name: /^Add .* to basket/ })).toHaveCount(0)
  await expectNoViolations(page)
})

test('a saved size is said beside its stock on every screen [PDP-16] [COL-04]', { tag: '@phone' }, async ({ page }) => {
  await page.goto(HEROES)
  await page.getByRole('button', { name: 'Save for later' }).click()
  await page.getByRole('link', { name: 'See your list' }).click()
  const size = getCards(page).getByText(': 34 / B / 32')
  await expect(size).toBeVisible()
  expect((await size.boundingBox())?.width).toBeGreaterThan(40)
  expect(await size.evaluate((element) => getComputedStyle(element).clipPath)).toBe('none')
})

test.describe('a shopper with a saved fit', () => {
  test.use({ scenario: ['fit-saved'] })

  test('is offered his own size of a shared list [PDP-16]', async ({ page }) => {
    await page.goto('/wish-list?goods=heroes-navy?w=36%26b=A%26l=34')
    await expect(page.getByRole('button', { name: /^Add .* to basket: Heroes, Navy$/ })).not.toHaveAccessibleName(/36/)
    await expect(page.getByRole('link', { name: 'Wanted in 36 / A / 34: in stock' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^Choose a size/ })).toHaveCount(0)
  })
})

test('a shared list of 500, of another country, or of nothing says what it shows [PDP-16]', async ({ page }) => {
  const many = ['heroes-navy', 'everyday-tee-white', ...Array.from({ length: 498 }, (_, at) => `goods-${at}`)]
  await page.goto(`/us/wish-list?goods=${many.join('*')}`)
  await expect(page.getByText('This link has more than we show: here are the first 100.')).toBeVisible()
  await expect(page.getByText('98 things on this list are not sold here, or no longer sold.')).toBeVisible()
  await expect(getCards(page)).toHaveCount(2)
  await expect(getCards(page).first()).toContainText('$')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')

  const response = await page.goto('/wish-list?goods=<script>alert(1)</script>*../..')
  expect(response?.status()).toBe(200)
  await expect(page.getByText('There is nothing in this link. Please ask for it again.')).toBeVisible()
  expect(response?.headers()['cache-control']).toMatch(/^public/)
})

newTab.describe('without script', () => {
  newTab.use({ javaScriptEnabled: false })

  newTab('a shared list is shown, and the own one says what it needs [PDP-16] [OPS-06]', async ({ page }) => {
    await page.goto('/wish-list?goods=heroes-navy*the-belt-black')
    await expect(getCards(page)).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'Save all to my list' })).toBeHidden()
    await page.goto('/wish-list')
    await expect(page.locator('noscript p')).toHaveText(
      'Your list is kept in your browser, which needs JavaScript to show it.',
    )
    await expect(page.locator('noscript p')).toBeVisible()
  })
})
