import { expect, test } from '#tests/support/kept-page.ts'
import { test as newTab } from '#tests/support/shop.ts'
import { carryFit } from '#tests/support/shopper/fit.ts'
import { expectNoViolations, waitForAnimations } from './axe.ts'
import { FIT } from './visitor.ts'

const HEROES = '/products/heroes-navy'
const CHOSEN_SIZE = `${HEROES}?w=34&b=B&l=32`

test('a saved fit preselects the size and never reaches shared pages [PDP-02]', async ({
  page,
  shopper,
  context,
  baseURL,
}) => {
  await carryFit(context, baseURL, FIT)
  await page.goto(HEROES)
  await expect(page.getByText('Your fit: 34 / B / 32')).toBeVisible()
  await expect(page.getByText('Your size: 34 / B / 32')).toBeVisible()
  await expect(shopper.product.value('Leg', '32')).toBeChecked()
  await shopper.product.choose('Waist', '36')
  await expect(page).toHaveURL(`${HEROES}?w=36&b=B&l=32`)
  await expect(page.getByText('Your size: 36 / B / 32')).toBeVisible()
  await page.getByRole('button', { name: 'Choose it' }).click()
  await expect(page).toHaveURL(CHOSEN_SIZE)
  expect(await (await page.request.get(HEROES)).text()).not.toContain('Your fit')
  // options in the address override the fit
  await page.goto(`${HEROES}?w=33`)
  await expect(page.getByText('Your size: 33 / B / 32')).toBeVisible()
})

newTab('a size that is pressed before hydration is chosen [PDP-01] [OPS-06]', async ({ page, shopper }) => {
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  const loading = page.goto(HEROES)
  await shopper.product.choose('Waist', '34')
  scripts.resolve()
  await loading
  await expect(page).toHaveURL(`${HEROES}?w=34`)
  await shopper.product.choose('Build', 'Build B')
  await expect(page).toHaveURL(`${HEROES}?w=34&b=B`)
})

test.describe('a size that is sold out', () => {
  test.use({ scenario: ['variant-sold-out', 'back-in-stock-down'] })

  test('is explained at its field and can be requested once [PDP-03] [PDP-05] [PDP-10]', async ({
    page,
    shopper,
    world,
  }) => {
    await page.goto(`${HEROES}?w=34&b=B`)
    await shopper.product.pressSoldOut('Leg', '32, sold out')
    await expect(page.getByText('Leg 32 is sold out in waist 34, build B.')).toBeVisible()
    await expect(shopper.product.value('Leg', '32, sold out')).not.toBeChecked()
    await expect(page.getByRole('link', { name: '34 / B / 33' })).toBeVisible()

    const requestButton = page
      .getByRole('radiogroup', { name: 'Leg' })
      .getByRole('button', { name: 'Tell me when it’s back' })
    await requestButton.click()
    const modal = shopper.product.backInStock
    await expect(modal.getByLabel('Leg')).toHaveValue(/.+/)
    await waitForAnimations(page)
    await expectNoViolations(page)
    await page.keyboard.press('Escape')
    await expect(requestButton).toBeFocused()
    await requestButton.click()

    await modal.getByLabel('Email address').fill('jo@nowhere')
    await modal.getByRole('button', { name: 'Email me' }).click()
    await expect(modal.getByText('Email is incorrectly formatted')).toBeVisible()
    await modal.getByLabel('Email address').fill('jo@example.com')
    await modal.getByRole('button', { name: 'Email me' }).click()
    await expect(modal.getByRole('alert')).toHaveText('Oops! Something went wrong! Try again later')
    await expect(modal.getByLabel('Email address')).toHaveValue('jo@example.com')

    await world.control.clearFaults(world.id)
    await modal.getByRole('button', { name: 'Email me' }).dblclick()
    await expect(
      modal.getByText('Thank you! We will be in touch when this product becomes available', { exact: true }),
    ).toBeVisible()
    expect((await world.requests('outOfStock')).map(({ status }) => status)).toEqual([503, 200])
  })

  test('that matches the saved fit offers neighbouring sizes [PDP-02]', async ({ page, context, baseURL }) => {
    await carryFit(context, baseURL, FIT)
    await page.goto(HEROES)
    await expect(page.getByText('Your fit, 34 / B / 32, is sold out')).toBeVisible()
    await page.getByRole('button', { name: 'What’s close?' }).click()
    await page.getByRole('link', { name: '34 / B / 33' }).click()
    await expect(page).toHaveURL(`${HEROES}?w=34&b=B&l=33`)
    await expect(page.getByRole('button', { name: 'Add to basket' })).toBeVisible()
  })
})

test('pages of one product in two sizes read it once [OPS-07]', async ({ page, world }) => {
  for (const size of ['w=34', 'w=36'])
    expect((await page.request.get(`/products/heroes-navy?${size}`)).status()).toBe(200)
  expect(await world.requests('product')).toHaveLength(1)
})

test('a sold-out colour takes back-in-stock requests with errors by field [PDP-05] [PDP-10]', async ({
  page,
  shopper,
}) => {
  await page.goto('/products/julys-ecru')
  await expect(page.getByText('This colour is sold out in every size.')).toBeVisible()
  await page.getByRole('button', { name: 'Tell me when a size is back' }).click()
  const modal = shopper.product.backInStock
  await modal.getByLabel('Waist').selectOption('34')
  await modal.getByRole('button', { name: 'Email me' }).click()
  await expect(modal.getByLabel('Waist')).not.toHaveAttribute('aria-invalid')
  await expect(modal.getByLabel('Build')).toHaveAccessibleDescription('Choose build')
  await expect(modal.getByLabel('Build')).toBeFocused()
  await expect(modal.getByLabel('Leg')).toHaveAccessibleDescription('Choose leg')
  await expect(modal.getByLabel('Email address')).toHaveAccessibleDescription('Please enter an email')
})

for (const [path, colours] of [
  ['/products/julys-ecru', ['#012169', '#c8102e']],
  ['/us/products/julys-ecru', ['#b31942', '#0a3161']],
  ['/eu/products/julys-ecru', ['#003399', '#ffcc00']],
] as const)
  test(`the size dropdowns of ${path} show the region’s flag and a label [PDP-05]`, async ({ page, shopper }) => {
    await page.goto(path)
    await page.getByRole('button', { name: 'Tell me when a size is back' }).click()
    for (const name of ['Waist', 'Build', 'Leg']) {
      const label = shopper.product.backInStock.locator('label', { hasText: name })
      await expect(label).toBeVisible()
      const flag = label.locator('svg')
      await expect(flag).toBeVisible()
      for (const colour of colours) expect(await flag.innerHTML()).toContain(colour)
    }
  })

test('pre-order products are explained and cannot be added [PDP-03]', async ({ page, shopper }) => {
  await page.goto('/products/pleats-ecru')
  await expect(page.getByText('This colour is on its way')).toBeVisible()
  await page.goto('/products/pleats-ecru?w=34&b=B&l=32')
  await expect(page.getByText('Waist 34 is on its way, and can be ordered once it is here.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add to basket' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Tell me when it’s here' }).click()
  await expect(shopper.product.backInStock).toContainText('One email, when it is on the shelf.')
})

for (const { path, collection, query, name, words, bar, button, title } of [
  {
    path: '/products/julys-ecru',
    collection: '/collections/casual-trousers?colour=white',
    query: 'julys ecru',
    name: 'Julys, Ecru',
    words: 'Sold out',
    bar: 'Sold out in every size.',
    button: 'Tell me when a size is back',
    title: 'Tell me when it’s back',
  },
  {
    path: '/products/pleats-ecru',
    collection: '/collections/smart-trousers?colour=white',
    query: 'pleats ecru',
    name: 'Pleats, Ecru',
    words: 'On its way',
    bar: 'On its way.',
    button: 'Tell me when it’s here',
    title: 'Tell me when it’s here',
  },
])
  test(`${words}: ${name} says it on card, page, bar, notice and search [PDP-03] [PDP-10]`, async ({
    page,
    context,
    baseURL,
    shopper,
  }) => {
    await carryFit(context, baseURL, FIT)
    await page.goto(collection)
    const card = shopper.collection.cards().filter({ has: page.getByRole('heading', { name }) })
    await expect(card).toContainText(words)
    await expect(card).not.toContainText('Your size is out')
    await expect(card.getByRole('button', { name: /^Add / })).toHaveCount(0)
    await context.clearCookies({ name: 'saved_fit' })
    await page.goto(path)
    const status = page.locator('#buy-bar [aria-live]')
    await expect(status).toContainText(bar)
    await expect(status).not.toContainText('Choose your')
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click()
    const drawer = page.getByRole('dialog', { name: 'Search' })
    await drawer.getByRole('searchbox').fill(query)
    await expect(drawer.getByRole('link', { name: new RegExp(name) })).toContainText(words)
  })

test('a pressed colour is shown in its frame, and of several the last opens [PDP-01] [OPS-07]', async ({
  page,
  shopper,
}) => {
  await page.goto(CHOSEN_SIZE)
  await expect(shopper.product.value('Leg', '32')).toBeEnabled()
  const colours = page.getByRole('navigation', { name: 'Colour' })
  const stone = await colours.getByRole('link', { name: /^Stone/ }).elementHandle()
  const shown = await colours.getByRole('link', { name: /^Black/ }).evaluate(async (black: HTMLElement, other) => {
    if (other instanceof HTMLElement) other.click()
    black.click()
    await null
    return ['pressed' in black.dataset, location.pathname]
  }, stone)
  expect(shown).toEqual([true, HEROES])
  await expect(page).toHaveURL('/products/heroes-black?w=34&b=B&l=32')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName('Heroes, Black')
})

test('the comparison offers no colour that is sold out in every size [PDP-03]', async ({ page, world }) => {
  await page.goto('/products/julys-navy#compare=julys-ecru')
  const dialog = page.getByRole('dialog', { name: 'Compare colours' })
  const choice = dialog.getByLabel('Colour to compare with')
  await expect(choice.getByRole('option')).toHaveText(['Stone', 'Sand', 'Sky', 'Sage', 'Olive', 'Coral', 'Black'])
  await expect(dialog.getByRole('link', { name: 'Choose Stone' })).toBeVisible()
  // sold out since the page was made
  await page.goto('/products/heroes-black#compare=heroes-stone')
  await expect(dialog.getByRole('link', { name: 'Choose Stone' })).toBeVisible()
  await world.control.load(world.id, ['colour-sold-out'])
  await choice.selectOption('Navy')
  await expect(dialog.getByText('This colour is sold out in every size.')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Choose Navy' })).toHaveCount(0)
})

test('missing options show at their fields, and a double click adds once [PDP-05] [CART-16] [FORM-08]', async ({
  page,
  shopper,
  world,
}) => {
  await page.goto(`${HEROES}?w=34`)
  await shopper.product.add()
  const build = page.getByRole('radiogroup', { name: 'Build' })
  await expect(build).toHaveAccessibleDescription('Choose your build.')
  await expect(page.getByRole('radiogroup', { name: 'Leg' })).toHaveAccessibleDescription('Choose your leg.')
  await expect(build.getByRole('radio').first()).toBeFocused()
  expect(await world.requests('cartCreate')).toEqual([])

  await shopper.product.choose('Build', 'Build B')
  await shopper.product.choose('Leg', '32')
  await shopper.product.value('Leg', '32').press('Enter')
  await expect(shopper.cart.lines()).toHaveCount(1)
  await page.keyboard.press('Escape')
  // the button says 'Added to basket' for two seconds: looked for and pressed at once, because a moment later a press counts
  await page.evaluate(() => document.querySelector<HTMLElement>('#buy-bar [data-state=success]')?.click())
  await page.getByRole('button', { name: 'Add to basket' }).dblclick()
  await shopper.cart.expectCount(2)
})

newTab(
  'personalisation needs acknowledgement and adds five delivery days [PDP-07] [PDP-06]',
  async ({ page, shopper, world }) => {
    await world.clock.set('2026-11-23T10:00:00Z')
    await page.goto('/products/oxford-shirt-white?s=M&c=Slim&lh=Regular')
    await page.getByRole('button', { name: 'Add your letters, £10' }).click()
    await page.getByLabel('Your letters').fill('Bartholomew')
    await expect(page.getByText('10 letters at most')).toBeVisible()
    await expect(page.getByText('Order today: Mon 7 Dec to Thu 10 Dec.')).toBeVisible()
    await page.getByLabel('Your letters').fill(' J.S. ')
    await expect(page.getByRole('status').filter({ hasText: 'J.S.' })).toHaveText('J.S.')
    await shopper.product.add()
    const acknowledgement = page.getByLabel('I acknowledge that personalised items cannot be exchanged or returned.')
    await expect(acknowledgement).toBeFocused()
    await expect(shopper.cart.drawer).toBeHidden()
    await waitForAnimations(page)
    await expectNoViolations(page)
    await acknowledgement.check()
    await shopper.product.add()
    await expect(shopper.cart.drawer).toContainText('Personalisation: J.S.')
    await expect(shopper.cart.total()).toHaveText('£89.00')
  },
)

test.describe('an addition that fails', () => {
  test.use({ scenario: ['add-to-cart-fails'] })

  test('keeps the chosen size and message for a retry [CART-16] [CART-03]', async ({ page, shopper, world }) => {
    await page.goto('/products/gift-card-ink?amount=50')
    await page.getByLabel('Your message').fill('Many happy returns, but not of this')
    await shopper.product.add()
    await expect(page.getByRole('alert')).toHaveText(
      "There was a problem adding this product to basket. Please try again, if that doesn't work please contact Customer Service.",
    )
    await expect(page.getByLabel('Your message')).toHaveValue('Many happy returns, but not of this')
    await expect(shopper.product.value('Amount', '£50')).toBeChecked()
    await world.control.clearFaults(world.id)
    await shopper.product.add()
    await expect(shopper.cart.lines()).toContainText('Many happy returns, but not of this')
    await expect(shopper.cart.total()).toHaveText('£50.00')
  })
})

test('gift cards, socks, belts and made-to-order products have their own options [PDP-08] [PDP-09] [PDP-15]', async ({
  page,
  shopper,
}) => {
  await page.goto('/us/products/gift-card-ink')
  await expect(page.getByRole('radiogroup', { name: 'Amount' }).getByRole('radio')).toHaveCount(5)
  await shopper.product.choose('Amount', '$150')
  await expect(page.getByRole('main').getByText('Vouchers are valid for 6 months.', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByText('100-day money-back guarantee, should nothing fit.')).toBeVisible()
  await expect(page.getByText('Not sure of your size?')).toHaveCount(0)
  await waitForAnimations(page)
  await expectNoViolations(page)

  await page.goto('/products/everyday-socks-navy')
  await shopper.product.choose('Size', 'M/L')
  await shopper.product.choose('Pack', '3 Pack')
  await expect(page.getByText('£22', { exact: true })).toBeVisible()
  await expect(page.getByText('Not sure of your size?')).toHaveCount(0)

  await page.goto('/products/webbing-belt-navy')
  await expect(page.getByRole('radio')).toHaveCount(0)
  await shopper.product.add()
  await expect(shopper.cart.lines()).toHaveCount(1)

  await page.goto('/products/firsts-navy')
  await expect(page.getByText('Made to order: cut for you once you have ordered.')).toBeVisible()
})

test('pictures can be browsed and enlarged, and focus returns [PDP-01]', { tag: '@smoke' }, async ({ page }) => {
  await page.goto(HEROES)
  const dots = page.getByRole('region', { name: 'Pictures of Heroes, Navy' }).getByRole('link', { name: /^Picture/ })
  await expect(async () => {
    await dots.nth(2).click()
    await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true', { timeout: 1_000 })
  }).toPass()
  const picture = page.getByRole('link', { name: 'Enlarge: Heroes in Navy, outfit' })
  await picture.click()
  const dialog = page.getByRole('dialog', { name: 'Heroes, Navy' })
  await expect(dialog.getByText('Picture 3 of 6')).toBeVisible()
  for (const _ of [4, 5, 6, 1]) await page.keyboard.press('ArrowRight')
  await expect(dialog.getByText('Picture 1 of 6')).toBeVisible()
  await dialog.getByRole('button', { name: 'Zoom in' }).click()
  await expect(dialog.getByRole('button', { name: 'Zoom out' })).toBeVisible()
  await waitForAnimations(page)
  await expectNoViolations(page)
  await page.keyboard.press('Escape')
  await expect(picture).toBeFocused()
})

test('an enlarged picture shows at once what the page has of it [PDP-01]', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.goto(HEROES)
  const first = page.getByRole('link', { name: 'Enlarge: Heroes in Navy', exact: true })
  await expect(first.locator('img')).toHaveJSProperty('complete', true)
  const loaded = await first.locator('img').evaluate((img) => (img as HTMLImageElement).currentSrc)
  // every other picture arrives late
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() === 'image' && route.request().url() !== loaded) await released
    await route.continue()
  })
  await first.click()
  const dialog = page.getByRole('dialog', { name: 'Heroes, Navy' })
  const copy = dialog.locator('img').first()
  await expect(copy).toHaveAttribute('src', loaded)
  await expect(copy).toHaveJSProperty('complete', true)
  await waitForAnimations(page)
  const [shown, controls] = [await copy.boundingBox(), await dialog.getByText('Picture 1 of 6').boundingBox()]
  expect(shown?.height ?? 0).toBeGreaterThan(300)
  expect((shown?.y ?? 0) + (shown?.height ?? 0)).toBeLessThanOrEqual(controls?.y ?? 0)
  release()
  await expect(dialog.getByRole('img', { name: 'Heroes in Navy' })).toHaveJSProperty('complete', true)
})

test.describe('a backend that sends what the specification gives', () => {
  test.use({ scenario: ['upstreams-bare'] })
  const OWN_ADDRESS = '/products/trheronavyxxxx'

  test('has whole product pages, at one address each [COL-12] [PDP-01] [PDP-04]', async ({ page, shopper, world }) => {
    await page.goto(`${HEROES}?w=34&b=B&l=32`)
    await expect(page).toHaveURL(`${OWN_ADDRESS}?w=34&b=B&l=32`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toHaveAccessibleName('Trousers, Navy')
    await expect(main.getByText('£98', { exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Enlarge: Trousers, Navy' }).locator('img')).toBeVisible()
    await expect(main.getByText('Your size: 34 / B / 32')).toBeVisible()
    await expect(main.getByText('Standard delivery, 5-8 working days')).toBeVisible()
    await main.getByRole('heading', { name: 'Care' }).click()
    await expect(main.locator('details[open]').filter({ hasText: 'Care' })).toContainText(/wash/i)
    await expect(main.locator('details[open]').filter({ hasText: 'Size and fit' })).toContainText('28 to 46')
    await expect(main.getByRole('heading', { name: 'Product details' })).toHaveCount(0)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\w/)

    await main.getByRole('navigation', { name: 'Colour' }).getByRole('link', { name: 'Stone' }).click()
    await expect(page).toHaveURL('/products/trherostonexxx?w=34&b=B&l=32')
    await expect(main.getByRole('heading', { level: 1 })).toHaveAccessibleName('Trousers, Stone')
    await shopper.product.add()
    await expect(shopper.cart.lines()).toHaveCount(1)

    expect((await world.reports()).map(({ message }) => message)).toEqual([])
  })

  test('adds a size from its cards [COL-12] [CART-16]', async ({ page, context, baseURL, shopper }) => {
    await carryFit(context, baseURL, FIT)
    await page.goto('/collections/trousers')
    await shopper.collection.cards().first().hover()
    await page.getByRole('button', { name: 'Add 34 / B / 32 to basket: Trousers, Navy' }).first().click()
    await expect(shopper.cart.lines()).toHaveCount(1)
    await expect(shopper.cart.lines().first()).toContainText('Waist: 34')
  })

  test('answers an unknown address from memory [COL-12] [OPS-03]', async ({ page, world }) => {
    const missing = await page.request.get('/products/no-such-thing')
    expect(missing.status()).toBe(404)
    expect(await missing.text()).toContain('Sorry, we couldn')
    const count = async () => (await world.requests('collection')).length
    const before = await count()
    expect(before).toBeGreaterThan(18)
    expect((await page.request.get('/products/no-such-thing-either')).status()).toBe(404)
    expect(await count()).toBe(before)
  })
})
