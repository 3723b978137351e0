import type { BrowserContext } from '@playwright/test'
import { expect, test } from '#tests/support/shop.ts'

const PRODUCT = '/products/heroes-navy'

/**
 * Opens a product page whose largest picture arrives when `release` is called. Its clock stands still, because the scripts load
 * after two seconds in any case.
 */
async function openWithSlowPicture(context: BrowserContext) {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  const [scripts, pictures] = [[] as string[], [] as string[]]
  // a page of its own, because the fixture's waits for hydration
  const page = await context.newPage()
  page.on('request', (request) => {
    const lists: Readonly<Record<string, string[]>> = { script: scripts, image: pictures }
    const { pathname, protocol } = new URL(request.url())
    if (protocol !== 'data:') lists[request.resourceType()]?.push(pathname)
  })
  await page.route(/\/images\/heroes-navy\/front/, async (route) => {
    await promise
    await route.continue()
  })
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto(PRODUCT, { waitUntil: 'commit' })
  await expect(page.getByRole('button', { name: 'Add to basket' })).toBeVisible()
  return { page, scripts, pictures, release, hydrated: page.locator('html[data-hydrated]') }
}

test('a page loads no script and no other picture before its largest one, and then all [OPS-07]', async ({
  context,
  world: _world,
}) => {
  const { page, scripts, pictures, release, hydrated } = await openWithSlowPicture(context)
  await expect(page.locator('link[rel=modulepreload]')).toHaveCount(0)
  expect(scripts).toEqual([])
  expect(pictures).toEqual(['/cdn/images/heroes-navy/front.jpg'])
  release()
  await expect.poll(() => scripts.length).toBeGreaterThan(3)
  await page.clock.resume()
  await expect(hydrated).toBeAttached()
  await expect.poll(() => pictures).toContain('/cdn/images/heroes-navy/back.jpg')
})

test('a shopper who scrolls before that sees the pictures that come into view [OPS-07]', async ({
  context,
  world: _world,
}) => {
  const { page, pictures, release } = await openWithSlowPicture(context)
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, 1_000)
  await expect.poll(() => pictures).toContain('/cdn/images/heroes-navy/back.jpg')
  release()
})

test('scripts load at the first key, and without a picture that is late [OPS-07]', async ({
  context,
  world: _world,
}) => {
  const atKey = await openWithSlowPicture(context)
  await atKey.page.keyboard.press('Tab')
  await expect.poll(() => atKey.scripts.length).toBeGreaterThan(3)
  const inAnyCase = await openWithSlowPicture(context)
  expect(inAnyCase.scripts).toEqual([])
  await inAnyCase.page.clock.resume()
  await expect(inAnyCase.hydrated).toBeAttached()
  atKey.release()
  inAnyCase.release()
})

test('a button that is pressed before the scripts acts once when they are there [OPS-07]', async ({
  context,
  world: _world,
}) => {
  const { page, release, hydrated } = await openWithSlowPicture(context)
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  const banner = page.getByRole('region', { name: 'Announcement' })
  await banner.getByRole('button', { name: 'Hide announcement' }).click()
  await expect(banner).toBeVisible()
  scripts.resolve()
  await page.clock.resume()
  await expect(banner).toBeHidden()
  await expect(hydrated).toBeAttached()
  release()
})

test('the Fit Finder says that it waits for its questions [OPS-07]', async ({ page }) => {
  const questions = Promise.withResolvers<void>()
  await page.route('**/later-screens-*.js', async (route) => {
    await questions.promise
    await route.continue()
  })
  await page.goto('/fit-finder')
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
  await page.getByRole('button', { name: 'Begin' }).click()
  const screen = page.locator('[data-screen]')
  await expect(screen.getByText('Fetching your questions')).toBeVisible()
  // the server's drawing stays
  await expect(screen.locator('svg[viewBox="-6 -36 252 596"]')).toBeVisible()
  questions.resolve()
  await expect(page.getByRole('heading', { name: 'How tall are you?' })).toBeFocused()
  await page.getByLabel('Height in feet').fill('6')
  await expect(page.getByText('A drawing of a man, 6 ft 0 in tall.')).toBeAttached()
})

test('Back before the scripts shows the page of its address [FIT-01] [OPS-07]', async ({ page }) => {
  await page.goto('/fit-finder')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByLabel('Height in feet').fill('5')
  await page.keyboard.press('Enter')
  const title = page.locator('[data-screen-title]')
  await expect(title).toHaveText('What do you weigh?')
  await page.route('**/assets/*.js', () => {})
  await page.reload({ waitUntil: 'commit' })
  await expect(page).toHaveURL(/step=weight$/)
  await page.locator('script[type=later], script[type=module]').first().waitFor({ state: 'attached' })
  await page.evaluate(() => history.back())
  await expect(title).toHaveText('How tall are you?')
})

test('the style of a first visit is in the page, without a file [OPS-07]', async ({ request }) => {
  const html = await (await request.get(PRODUCT)).text()
  expect(html.includes('<style data-tsr-inline-css="">')).toBe(true)
  expect(html.includes('rel="stylesheet"')).toBe(false)
})

test('the browser loads no style that is in the page already [OPS-07]', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => void (request.resourceType() === 'stylesheet' && loaded.push(request.url())))
  await page.goto(PRODUCT)
  const inline = (await page.locator('style[data-tsr-inline-css]').textContent()) ?? ''
  expect(loaded.filter((url) => inline.includes(new URL(url).pathname.slice(1)))).toEqual([])
  expect(inline).toContain('assets/')
})

/** Runs in the page: the characters of each font file that the texts on the screen need. */
async function listFontsOfScreen(): Promise<string[]> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  let texts = ''
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    range.selectNodeContents(text)
    const { top, bottom, width } = range.getBoundingClientRect()
    if (width > 0 && bottom > 0 && top < innerHeight) texts += text.textContent?.trim() ?? ''
  }
  const fonts = await document.fonts.load('16px "Instrument Sans Variable"', texts)
  return fonts.map(({ unicodeRange }) => unicodeRange)
}

for (const path of ['/', PRODUCT, '/us/cart', '/collections/trousers', '/pages/search?q=chino']) {
  test(`the first screen of ${path} needs one font file, preloaded last [OPS-07]`, async ({
    context,
    world: _world,
  }) => {
    const page = await context.newPage()
    const fonts: string[] = []
    page.on('request', (request) => void (request.resourceType() === 'font' && fonts.push(request.url())))
    await page.goto(path)
    await expect(page.locator('html[data-hydrated]')).toBeAttached()
    // of the first screen alone, because what is below it may need the other file
    expect(await page.evaluate(listFontsOfScreen)).toHaveLength(1)
    expect(fonts.slice(0, 1).map((url) => new URL(url).pathname.replace(/-[\w-]{8}\.woff2$/, ''))).toEqual([
      '/assets/instrument-sans-first',
    ])
    await expect(page.locator('head link[rel=preload]').last()).toHaveAttribute('as', 'font')
  })
}
