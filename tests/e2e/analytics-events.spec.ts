import { COOKIE } from '#contracts/shop/visitor.ts'
import { expect, test } from '#tests/support/kept-page.ts'
import { ANSWERS } from '#tests/support/shopper/finder.ts'
import { carryFit } from '#tests/support/shopper/fit.ts'
import { readSentEvents, recordBatches } from './sent-events.ts'

test.use({ consent: 'necessary,analytics' })

/** What the journal shows of names, codes and cart ids. */
const HIDDEN = '[hidden]'
const IN_GB = { store_location: 'gb', logged_in: false }
const IN_US = { store_location: 'us', logged_in: false }
const GB = { ...IN_GB, currency: 'GBP', brand: 'SPOKE' }
const US = { ...IN_US, currency: 'USD', brand: 'SPOKE' }
const HEROES = { product_id: '2001', name: HIDDEN, category: 'Trousers' }
/** The first ten styles of the collection, each in the colour that its card shows. */
const FIRST_TEN = [
  ['2001', 'TRHERONAVYXXXX', '129.00'],
  ['2021', 'TRJULYSTONEXXX', '125.00'],
  ['2042', 'TRWINTCAMELXXX', '139.00'],
  ['2066', 'TRPLEAOLIVEXXX', '145.00'],
  ['2082', 'TREASYBLACKXXX', '125.00'],
  ['2101', 'TRFRSTNAVYXXXX', '189.00'],
  ['2226', 'TRFIVETOBACCOX', '129.00'],
  ['2243', 'TRENDUCHARCOAL', '155.00'],
  ['2265', 'TRRIDGBURGUNDY', '139.00'],
  ['2281', 'TRSIESOATXXXXX', '135.00'],
] as const
const LIST = {
  list: 'trousers',
  products: FIRST_TEN.map(([product_id, sku, price], index) => ({
    ...HEROES,
    product_id,
    sku,
    price,
    position: index + 1,
  })),
}

const TOP = { size: 'M+', chest: '40', cut: 'Slim', length: 'Regular' }

test('browsing and choosing a size send each event once, whole [ANA-01] [ANA-06]', async ({ page, shopper, world }) => {
  const batches = await recordBatches(page)
  await page.goto('/us/collections/trousers?utm_source=mail')
  // it waits until the page's own call has left the screen
  await expect(async () => {
    await page.mouse.wheel(0, 150)
    await expect(page.getByRole('complementary', { name: 'Fit Finder' })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  // a filter that is chosen before the filtering code has loaded is part of the first view
  await expect.poll(async () => Object.keys(await readSentEvents(world))).toContain('Product List Viewed')
  await shopper.collection.box('Waist', '34').check()
  await expect(page).toHaveURL(/[?&]w=34/)
  await page.getByRole('link', { name: 'Heroes, Navy', exact: true }).click()
  await expect(page).toHaveURL(/\/us\/products\/heroes-navy/)
  await shopper.product.choose('Build', 'Build B')
  await shopper.product.choose('Leg', '32')
  await shopper.product.choose('Leg', '34')
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: /^United Kingdom/ })
    .click()
  await expect(page).toHaveURL(/\/products\/heroes-navy/)

  const viewed = { ...HEROES, sku: 'TRHERONAVYXXXX' }
  const size = { ...HEROES, sku: 'TRHERONAVYXXXX-34B32', variant: '34 / B / 32' }
  const longer = { ...HEROES, sku: 'TRHERONAVYXXXX-34B34', variant: '34 / B / 34' }
  await expect
    .poll(() => readSentEvents(world))
    .toEqual({
      page: [
        { title: 'Trousers - SPOKE', path: '/collections/trousers', utm_source: 'mail', ...IN_US },
        { title: 'Heroes, Navy - SPOKE', path: '/products/heroes-navy', ...IN_US },
        { title: 'Heroes, Navy - SPOKE', path: '/products/heroes-navy', ...IN_GB },
      ],
      // as it was opened, and with the filter
      'Product List Viewed': [
        { ...LIST, ...US },
        { ...LIST, ...US },
      ],
      'Fit banner viewed': [{ place: 'collections', ...US }],
      'Product Viewed': [
        { ...viewed, price: '129.00', ...US },
        { ...viewed, price: '98.00', ...GB },
      ],
      'Product SKU Viewed': [
        { ...size, price: '129.00', ...US },
        { ...longer, price: '129.00', ...US },
        // the size is kept in the other country's shop
        { ...longer, price: '98.00', ...GB },
      ],
      Click: [{ place: 'Footer', label: 'Country', value: 'gb', ...US }],
    })
  expect(batches.join()).toContain('"name":"Heroes, Navy"')
})

test('a basket sends each event once, whole, and a linked code none [ANA-01] [ANA-02] [ANA-06]', async ({
  page,
  context,
  baseURL,
  shopper,
  world,
}) => {
  await context.addCookies([{ name: COOKIE.hideFitFinderHint, value: 'true', url: baseURL ?? '' }])
  const batches = await recordBatches(page)
  // the code of the link is stored, so that the first addition tries it, and this is shown for five seconds
  const shown = expect(page.getByText('Your discount will be applied at the checkout.')).toBeVisible()
  await Promise.all([shown, page.goto('/products/heroes-navy?w=34&b=B&l=32&discount=MATES20')])
  await shopper.product.add()
  const { drawer } = shopper.cart
  const line = shopper.cart.lines().first()
  await line.getByRole('button', { name: /^Increase/ }).click()
  await shopper.cart.waitForTotals()
  await line.getByRole('button', { name: /^Decrease/ }).click()
  await shopper.cart.waitForTotals()
  // the fold is open, because the code of the link does not apply
  await drawer.getByRole('textbox', { name: 'Discount code' }).fill('SORTED')
  await drawer.getByRole('button', { name: 'Apply' }).click()
  await expect(drawer.getByText('SORTED is applied')).toBeVisible()
  await drawer.getByText('Add a gift message').click()
  await drawer.getByRole('textbox', { name: 'Gift message' }).fill('Happy birthday')
  await drawer.getByRole('button', { name: 'Save message' }).click()
  await expect(drawer.getByRole('button', { name: 'Saved' })).toBeVisible()
  await line.getByRole('button', { name: /^Remove/ }).click()
  await expect(drawer.getByText('Your basket is empty.')).toBeVisible()

  const sku = 'TRHERONAVYXXXX-34B32'
  const inBasket = { ...HEROES, sku, variant: 'Waist: 34, Build: B, Leg: 32', price: '98.00', quantity: 1 }
  const basket = { cart_id: HIDDEN, products: [inBasket], ...GB }
  await expect
    .poll(() => readSentEvents(world))
    .toEqual({
      page: [{ title: 'Heroes, Navy - SPOKE', path: '/products/heroes-navy', ...IN_GB }],
      'Product Viewed': [{ ...HEROES, sku: 'TRHERONAVYXXXX', price: '98.00', ...GB }],
      'Product SKU Viewed': [{ ...HEROES, sku, variant: '34 / B / 32', price: '98.00', ...GB }],
      'Basket Created': [{ ...basket, total: '98.0' }],
      'Product Added': [{ ...basket, total: '196.0', products: [{ ...inBasket, quantity: 2 }], product: inBasket }],
      'Product Removed': [{ ...basket, total: '98.0', product: inBasket }],
      // that of the link was not entered
      'Coupon Entered': [{ code: HIDDEN, ...GB }],
      'Basket Updated': [
        { ...basket, total: '88.2' },
        { ...basket, total: '88.2' },
      ],
      'Basket Emptied': [{ cart_id: HIDDEN, ...GB }],
    })
  expect(batches.join()).toContain('"code":"SORTED"')
  expect(batches.join()).toMatch(/"cart_id":"gid:\/\/shopify\/Cart\/\w+"/)
  expect(batches.join()).not.toMatch(/\?key=|Happy birthday/)
})

test('a fit and the newsletter send each event once, whole [ANA-01] [ANA-06]', async ({ page, shopper, world }) => {
  await shopper.finder.restoreAnswers(ANSWERS)
  await page.goto('/fit-finder?step=result')
  await page.getByRole('button', { name: 'Save my fit' }).click()
  await page.getByLabel('Email (optional)').fill('jo@example.com')
  await page.getByRole('checkbox', { name: /^Tell me/ }).check()
  await page.getByRole('button', { name: 'Save my fit' }).click()
  await expect(page.getByText('Your fit is saved, and on its way to jo@example.com.')).toBeVisible()

  await page.goto('/pages/about-us?saved_fit_modal=true')
  const prompt = page.getByRole('dialog', { name: /fit/i })
  await shopper.fit.edit()
  await shopper.fit.choose('Waist', '38')
  await shopper.fit.save().click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  // closing is no choice after that
  await prompt.getByRole('button', { name: 'Close' }).click()
  await expect(prompt).toBeHidden()

  const { offer, confirmation } = shopper.newsletter
  await page.evaluate(() => sessionStorage.clear())
  await shopper.newsletter.openByLeaving('/us/pages/about-us')
  await offer.getByLabel('Email address').fill('tom@example.com')
  await offer.getByRole('button', { name: 'Sign up' }).click()
  await confirmation.getByRole('button', { name: 'Continue shopping' }).click()
  await page.evaluate(() => sessionStorage.clear())
  await shopper.newsletter.openByLeaving('/us/pages/about-us')
  const { number, submit } = await shopper.newsletter.choosePhone()
  await number.fill('(212) 555-0142')
  await submit.click()
  await confirmation.getByRole('button', { name: 'Continue shopping' }).click()
  const footer = await shopper.newsletter.findFooterForm()
  await footer.email.fill('ann@example.com')
  await footer.submit.click()
  await confirmation.getByRole('button', { name: 'Continue shopping' }).click()

  await expect
    .poll(() => readSentEvents(world))
    .toEqual({
      page: [
        { title: 'Find your Fit - SPOKE', path: '/fit-finder', ...IN_GB },
        { title: 'About us - SPOKE', path: '/pages/about-us', ...IN_GB },
        { title: 'About us - SPOKE', path: '/pages/about-us', ...IN_US },
        { title: 'About us - SPOKE', path: '/pages/about-us', ...IN_US },
      ],
      'Fit Updated': [
        { top: TOP, bottom: { waist: '34', build: 'B', leg: '32', taper: 'Standard' }, method: 'fit_finder', ...GB },
        { top: TOP, bottom: { waist: '38', build: 'B', leg: '32', taper: 'Standard' }, method: 'fit_refresh', ...GB },
      ],
      'Fit Update Prompt': [{ choice: 'edited', ...GB }],
      'Newsletter Sign Up': [
        { source: 'Fit Finder', channel: 'email', ...GB },
        { source: 'Newsletter Modal', channel: 'email', ...US },
        { source: 'Newsletter Modal', channel: 'sms', ...US },
        { source: 'Footer', channel: 'email', ...US },
      ],
    })
})

test('signing in identifies once, and a fit of the account is updated, without personal data [ANA-01] [ANA-06]', async ({
  page,
  context,
  baseURL,
  world,
  shopper,
}) => {
  await carryFit(context, baseURL)
  const { email } = await world.control.seedCustomer(world.id, { firstName: 'Ann', signedIn: false })
  const batches = await recordBatches(page)
  await page.goto('/account?page=overview')
  await shopper.account.signInAs(email)
  await expect(page.getByRole('heading', { name: 'Hello, Ann' })).toBeVisible()
  await shopper.fit.edit()
  await shopper.fit.choose('Waist', '38')
  await shopper.fit.save().click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  await page.goto('/pages/about-us')

  const signedIn = { ...IN_GB, logged_in: true }
  await expect
    .poll(() => readSentEvents(world))
    .toEqual({
      identify: [signedIn],
      // as many as there are on the way to the sign-in service and back
      page: expect.any(Array),
      'Fit Updated': [
        {
          top: { ...TOP, size: 'M' },
          bottom: { waist: '38', build: 'B', leg: '32', taper: 'Standard' },
          method: 'fit_refresh',
          ...GB,
          logged_in: true,
        },
      ],
    })
  expect(batches.join()).not.toMatch(/Ann|@|code=/)
})

test.describe('a fit that was mailed', () => {
  test.use({ scenario: ['fit-mailed'] })

  test('is claimed without being updated, and keeping it is the choice of its prompt [ANA-01] [ANA-06]', async ({
    page,
    world,
  }) => {
    await page.goto('/?saved_fit_modal=a-key-from-a-mail')
    await page.getByRole('button', { name: 'Use this fit' }).click()
    await page.getByRole('button', { name: 'Continue shopping' }).click()
    await expect
      .poll(() => readSentEvents(world))
      .toEqual({
        page: [{ title: 'SPOKE: men’s clothes that fit', path: '/', ...IN_GB }],
        'Fit Update Prompt': [{ choice: 'kept', ...GB }],
      })
  })
})

test('leaving a page sends each of its web vitals once, whole [ANA-01] [ANA-06]', async ({ page, world }) => {
  await page.goto('/us/pages/about-us')
  // a browser looks for the largest paint until the first input
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver(resolve).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await page.keyboard.press('Tab')
  await expect.poll(async () => (await world.events()).length).toBeGreaterThan(0)
  await page.goto('/pages/privacy')
  const readVitals = async () =>
    (await world.events())
      .filter(({ name }) => name === 'web_vitals')
      .map(({ properties }) => properties)
      .filter(({ path }) => path === '/pages/about-us')
      .toSorted((one, other) => String(one.metric).localeCompare(String(other.metric)))
  await expect.poll(readVitals).toEqual(
    ['CLS', 'FCP', 'FID', 'INP', 'LCP', 'TTFB'].map((metric) => ({
      metric,
      value: expect.any(Number),
      rating: expect.stringMatching(/^(good|needs-improvement|poor)$/),
      path: '/pages/about-us',
      ...US,
    })),
  )
})

test.describe('a visitor who has not agreed', () => {
  test.use({ consent: null })

  test('sends nothing before consent, nothing when refused, and nothing of before after it [ANA-01] [ANA-06] [NAV-14]', async ({
    page,
    shopper,
    world,
  }) => {
    const batches = await recordBatches(page)
    await page.goto('/collections/trousers')
    const banner = page.getByRole('region', { name: 'Cookies' })
    await expect(banner).toBeVisible()
    await page.getByRole('link', { name: 'Heroes, Navy', exact: true }).click()
    await shopper.product.choose('Waist', '34')
    await banner.getByRole('button', { name: 'Only necessary' }).click()
    await shopper.product.choose('Build', 'Build B')
    await shopper.product.choose('Leg', '32')
    await shopper.product.add()
    await shopper.cart.expectCount(1)
    await page.goto('/pages/about-us')
    const footer = await shopper.newsletter.findFooterForm()
    await footer.email.fill('ann@example.com')
    await footer.submit.click()
    await shopper.newsletter.confirmation.getByRole('button', { name: 'Continue shopping' }).click()
    // leaving would send what waits
    await page.goto('/pages/privacy')
    expect(batches).toEqual([])

    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click()
    await page.getByRole('dialog', { name: 'Cookie settings' }).getByRole('button', { name: 'Accept all' }).click()
    const thisPage = { page: [{ title: 'Privacy - SPOKE', path: '/pages/privacy', ...IN_GB }] }
    await expect.poll(() => readSentEvents(world)).toEqual(thisPage)
    expect(batches).toHaveLength(1)
  })
})

test.describe('who signs out', () => {
  test.use({ scenario: ['returning-customer'] })

  test('leaves their events to themselves, and nothing to the next visitor [ANA-01] [ACC-03]', async ({ page }) => {
    const batches = await recordBatches(page)
    await page.goto('/')
    await expect.poll(() => batches.length).toBeGreaterThan(0)
    // they leave in the two seconds in which an event waits for others
    await page.evaluate(async (customerId) => {
      const { title } = document
      const isThere = (path: string) => location.pathname === path && document.title !== title
      document.querySelector<HTMLAnchorElement>('header a[href="/collections/denim"]')?.click()
      while (!isThere('/collections/denim')) await new Promise((resolve) => setTimeout(resolve, 10))
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0)))
      // biome-ignore lint/suspicious/noDocumentCookie: at once, as the shop writes it
      document.cookie = `${customerId}=; Path=/; Max-Age=0`
      localStorage.removeItem('access_tokens')
      document.dispatchEvent(new Event('visibilitychange'))
    }, COOKIE.customerId)
    await expect.poll(() => batches.join()).toContain('/collections/denim')
    await page.goto('/pages/about-us')
    await expect.poll(() => batches.join()).toContain('/pages/about-us')

    const identify = (path: string) => {
      const { anonymousId, userId } = JSON.parse(batches.find((batch) => batch.includes(`"${path}"`)) ?? '{}')
      return { anonymousId, userId }
    }
    const [first, last, next] = ['/', '/collections/denim', '/pages/about-us'].map(identify)
    expect(first?.userId).toEqual(expect.any(String))
    expect(last).toEqual(first)
    expect(next?.userId).toBeUndefined()
    expect(next?.anonymousId).not.toBe(first?.anonymousId)
  })
})

test('list, product, size and basket have the price that is paid, with every offer [ANA-01] [ANA-02]', async ({
  page,
  shopper,
  world,
}) => {
  await page.goto('/collections/belts')
  await expect.poll(async () => Object.keys(await readSentEvents(world))).toContain('Product List Viewed')
  await page
    .getByRole('link', { name: /The Belt, Black$/ })
    .first()
    .click()
  await shopper.product.choose('Size', 'M')
  await shopper.product.add()
  await expect(shopper.cart.lines()).toContainText('£69')
  const readPrices = async () => {
    const prices = new Map<string, Set<unknown>>()
    for (const { name, properties } of await world.events()) {
      const products = [properties, properties.product, properties.products].flat()
      for (const product of products) {
        if (typeof product !== 'object' || product === null || !('price' in product)) continue
        if (!('sku' in product) || !String(product.sku).startsWith('BTBELT')) continue
        prices.set(name, (prices.get(name) ?? new Set()).add(product.price))
      }
    }
    return Object.fromEntries([...prices].map(([name, values]) => [name, [...values]]))
  }
  await expect.poll(readPrices).toEqual({
    'Product List Viewed': ['69.00'],
    'Product Viewed': ['69.00'],
    'Product SKU Viewed': ['69.00'],
    'Basket Created': ['69.00'],
  })
})
