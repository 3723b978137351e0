import { expect, test } from '#tests/support/kept-page.ts'
import type { World } from '#tests/support/shop.ts'
import { ANSWERS } from '#tests/support/shopper/finder.ts'
import { carryFit, readCarriedFit } from '#tests/support/shopper/fit.ts'

/** What upstreams leave out is no failure: nothing is reported, and every response kept its contract. */
async function expectNothingReported(world: World) {
  expect((await world.reports()).map(({ message }) => message)).toEqual([])
  const requests = await world.requests()
  expect(requests.filter(({ contract }) => contract === 'broken')).toEqual([])
  expect(new Set(requests.map(({ profile }) => profile)).size).toBe(1)
}

for (const shapes of ['usual', 'plain'] as const)
  test.describe(`bare upstreams of ${shapes} shapes`, () => {
    // the object comes first: see the fixture
    const bare = { name: 'upstreams-bare', params: { shapes } }

    test.use({ scenario: [bare] })

    test.describe('a cart', () => {
      test.use({ scenario: [bare, 'cart-with-lines'] })

      test('of bare upstreams changes, takes a message and a code, and is paid [SIM-09] [CART-01]', async ({
        page,
        shopper,
        world,
      }) => {
        await page.goto('/cart')
        const line = shopper.cart.lines().first()
        await expect(line).toContainText('£98.00')
        await expect(line.locator('img')).toBeVisible()
        await line.getByRole('button', { name: /^Increase/ }).click()
        await shopper.cart.waitForTotals()
        await shopper.cart.expectCount(2)
        await expect(shopper.cart.total()).toHaveText('£196.00')

        await page.getByText('Add a gift message').click()
        await page.getByRole('textbox', { name: 'Gift message' }).fill('Happy birthday')
        await page.getByRole('button', { name: 'Save message' }).click()
        await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
        await page.getByText('Add a discount code').click()
        const code = page.getByRole('textbox', { name: 'Discount code' })
        await code.fill('UNKNOWN')
        await code.press('Enter')
        await expect(page.getByText('UNKNOWN does not apply to this basket')).toBeVisible()
        await code.fill('SORTED')
        await page.getByRole('button', { name: 'Apply' }).click()
        await expect(shopper.cart.total()).toHaveText('£176.40')

        await page.reload()
        await expect(page.getByRole('textbox', { name: 'Gift message' })).toHaveValue('Happy birthday')
        await shopper.cart.checkout().click()
        await expect(page.getByText('£176.40').first()).toBeVisible()
        await expectNothingReported(world)
      })
    })

    test('the Fit Finder recommends and saves a fit with bare upstreams [SIM-09] [FIT-02]', async ({
      page,
      context,
      shopper,
      world,
    }) => {
      await shopper.finder.restoreAnswers(ANSWERS)
      await page.goto('/fit-finder?step=style')
      await shopper.finder.next()
      // nothing is said about confidence, because nothing is known of it
      const bottom = shopper.finder.half('Bottom half')
      await expect(bottom.getByRole('link', { name: /^Shop trousers in/ })).toHaveAttribute(
        'href',
        /\/collections\/trousers\?w=\d\d&b=[ABC]&l=\d\d$/,
      )
      await expect(bottom).not.toContainText(/% of men|Why this size|undefined|NaN/)
      await expect(shopper.finder.half('Top half').getByRole('link', { name: /^Shop tops in/ })).toBeVisible()

      await page.getByRole('button', { name: 'Save my fit' }).click()
      await page.getByLabel('Email (optional)').fill('jo@example.com')
      await page.getByRole('checkbox', { name: /^Tell me/ }).check()
      await page.getByRole('button', { name: 'Save my fit' }).click()
      await expect(page.getByText(/^Your fit is saved/)).toBeVisible()
      await expect.poll(() => readCarriedFit(context)).toMatchObject({ bottom: { build: /^[ABC]$/ } })
      await expect.poll(async () => (await world.requests('mailingList')).map(({ status }) => status)).toEqual([204])

      await page.goto('/pages/about-us')
      await expect(page.getByRole('banner').getByRole('link', { name: 'My Fit' })).toBeVisible()
      await expectNothingReported(world)
    })

    test('a saved fit is edited, deleted and honestly not found by email [SIM-09] [FIT-10]', async ({
      page,
      context,
      baseURL,
      shopper,
      world,
    }) => {
      await carryFit(context, baseURL)
      await page.goto('/pages/about-us?saved_fit_modal=true')
      await shopper.fit.edit()
      await shopper.fit.choose('Waist', '35')
      await shopper.fit.save().click()
      await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
      await expect(page.getByRole('dialog')).toContainText('Waist 35')
      await expect.poll(() => readCarriedFit(context)).toMatchObject({ bottom: { waist: '35' } })
      expect((await world.requests('updateFit')).map(({ status }) => status)).toEqual([201])

      await world.control.seedFit(world.id, { email: 'jo@example.com', fit: { bottom: { waist: '38' } } })
      await page.goto('/fit-finder')
      await page.getByRole('button', { name: 'Already have a saved fit - find it here' }).click()
      const find = page.getByRole('button', { name: 'Find my fit' })
      await page.getByLabel('Email').fill('nobody@example.com')
      await find.click()
      await expect(page.getByRole('alert').filter({ hasText: 'No Fit Finder Results' })).toBeVisible()
      await expect(find).toHaveAttribute('data-state', 'ready')
      await page.getByLabel('Email').fill('jo@example.com')
      await find.click()
      await expect(page.getByRole('alert').filter({ hasText: 'no way to email it' })).toBeVisible()
      await expect(page.getByText('38')).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /\/account/)
      await expectNothingReported(world)
    })

    test('a customer sees orders, addresses and fit, and signs out [SIM-09] [ACC-04]', async ({
      page,
      context,
      world,
      shopper,
    }) => {
      const { email, customerId } = await world.control.seedCustomer(world.id, {
        firstName: 'Ann',
        lastName: 'Archer',
        signedIn: false,
        addresses: 2,
      })
      const { name } = await world.control.seedOrder(world.id, { customerId, placedDaysAgo: 3 })
      const number = name.replace('#', '')
      await world.control.seedFit(world.id, { customerId, email })
      await page.goto('/')
      await shopper.account.open()
      await shopper.account.signInAs(email)
      await expect(page.getByRole('heading', { level: 1, name: 'Hello, Ann' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Latest order' })).toContainText(number)
      await expect(page.getByRole('region', { name: 'Latest address' })).toContainText('Ann Archer')
      const fit = page.getByRole('region', { name: 'Your fit' })
      await expect(fit).toContainText('Waist 34')
      await fit.getByRole('button', { name: 'Too tight' }).click()
      await expect(fit.getByText('Thank you.')).toBeVisible()
      await fit.getByRole('button', { name: 'Delete my fit' }).click()
      await fit.getByRole('button', { name: 'Delete it' }).click()
      await expect(fit.getByText('We have no way to delete it at our fit service from here')).toBeVisible()

      await shopper.account.openTab('Orders')
      await page.getByRole('main').getByRole('link', { name: number }).click()
      await expect(page.getByRole('article', { name: number })).toContainText('Heroes')
      await shopper.account.openTab('Addresses')
      await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Ann Archer' })).toHaveCount(2)
      await shopper.account.openTab('Details')
      await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible()
      await page.reload()
      await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible()

      await shopper.account.signOut()
      // without an id token the sign-in service asks whose wish it is, on a page of its own
      await expect(page).toHaveURL(/\/logout\?/)
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(() => page.evaluate(() => localStorage.getItem('access_tokens'))).toBeNull()
      expect((await context.cookies()).map((cookie) => cookie.name)).not.toContain('customerId')
      await expectNothingReported(world)
    })

    test('the newsletter and content pages work with bare upstreams [SIM-09] [FORM-02] [PAGE-01]', async ({
      page,
      world,
    }) => {
      await page.goto('/pages/return-policy')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Return policy')
      await expect(page.getByRole('main')).toContainText('200')
      const footer = page.getByRole('contentinfo')
      await footer.scrollIntoViewIfNeeded()
      await expect(footer.getByRole('button', { name: 'Sign up' })).toHaveAttribute('aria-disabled', 'true')
      await footer.getByLabel('Email address').fill('tom@spoke.example')
      await footer.getByRole('button', { name: 'Sign up' }).click()
      await expect(footer.getByText('You’re on the list')).toBeVisible()
      expect((await world.requests('mailingList')).map(({ status }) => status)).toEqual([204])

      for (const path of ['/contact-us', '/colors', '/heroes', '/pages/faqs', '/returns', '/denim-size-chart']) {
        const response = await page.goto(path)
        expect(response?.status(), path).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      }
      // no room is left for the picture that the home page lacks
      await page.setViewportSize({ width: 390, height: 700 })
      await page.goto('/')
      await expect(page.getByRole('main').getByRole('link', { name: 'Find your fit' }).first()).toBeInViewport()
      await expectNothingReported(world)
    })

    test('goods count towards their offers and are sold without options of unnamed kinds [SIM-09] [PDP-13]', async ({
      page,
      shopper,
      world,
    }) => {
      // of this product the type tells its kind, of a tee its name at Shopify alone
      await page.goto('/products/the-belt-tan')
      await expect(page.getByRole('main').getByText('Price £69 Was £89')).toBeVisible()
      await page.goto('/products/everyday-tee-navy')
      await shopper.product.choose('Size', 'M')
      await shopper.product.choose('Cut', 'Slim')
      await shopper.product.choose('Length', 'Regular')
      await shopper.product.add()
      await expect(shopper.cart.lines()).toHaveCount(1)
      await expect(page.getByText('T-shirts: add 2 more, and 3 cost £115.')).toBeVisible()
      await page.goto('/products/trunks-black')
      await shopper.product.choose('Size', 'M')
      await shopper.product.choose('Leg', '3')
      await shopper.product.add()
      await expect(shopper.cart.lines()).toHaveCount(2)
      await page.goto('/products/gift-card-ink')
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Gift Card')
      await expectNothingReported(world)
    })

    test('a product is found in one reading of its collection [COL-12]', async ({ context, world }) => {
      // the page alone, whose later parts read further collections
      const response = await context.request.get('/products/heroes-navy')
      expect(response.status()).toBe(200)
      expect(await response.text()).toContain('Add to basket')
      const paths = (await world.requests('collection')).map(({ path }) => path)
      // a small one tells that products are known by their collections alone
      expect(paths).toEqual(['/backend/collections/gb/belts.json', '/backend/collections/gb/trousers.json'])
    })

    test.describe('a shop', () => {
      test.use({ expectedErrors: [/404/] })

      test('is browsed by menu, filter, order and search [SIM-09] [COL-12]', async ({ page, shopper, world }) => {
        await page.goto('/')
        await page.locator('[data-interactive]').waitFor()
        await page.getByRole('banner').getByRole('link', { name: 'Tops', exact: true }).click()
        await expect(page).toHaveURL('/collections/tops')
        await expect(page.getByRole('heading', { level: 1, name: 'Tops' })).toBeVisible()
        await expect(shopper.collection.cards().first()).toContainText(/£\d/)
        await page.mouse.move(640, 780)

        const count = await shopper.collection.getCount('Size', 'M+')
        await shopper.collection.box('Size', 'M+').check()
        await expect(page).toHaveURL('/collections/tops?s=M%2B')
        await shopper.collection.expectCount(count)
        await page.getByRole('main').getByLabel('Sort by').selectOption('Price, high to low')
        await expect(page).toHaveURL('/collections/tops?s=M%2B&sort=price-down')
        await shopper.collection.cards().first().getByRole('link').first().click()
        await expect(page).toHaveURL(/\/products\//)
        await expect(shopper.product.value('Size', 'M+')).toBeChecked()

        await page.goto('/pages/search?q=navy')
        await expect(page.getByRole('status').filter({ hasText: 'results for “navy”' })).toBeVisible()
        await page.getByRole('main').getByRole('article').getByRole('link').first().click()
        await expect(page).toHaveURL(/\/products\//)
        await expect(page.getByRole('button', { name: 'Add to basket' })).toBeVisible()
        for (const path of ['/collections/no-such-thing', '/products/no-such-thing']) {
          expect((await page.goto(path))?.status()).toBe(404)
          await expect(page.getByText('Sorry, we couldn')).toBeVisible()
        }
        await expectNothingReported(world)
      })
    })

    test.describe('a shop with a size that is out', () => {
      test.use({ scenario: [bare, 'variant-sold-out'] })

      test('sells a size and takes a request for one that is out [SIM-09] [COL-12] [PDP-01] [PDP-10]', async ({
        page,
        shopper,
        world,
      }) => {
        await page.goto('/collections/trousers')
        await shopper.collection.cards().first().getByRole('link').first().click()
        await expect(page).toHaveURL(/\/products\//)
        await expect(page.getByRole('main').getByText('£98').first()).toBeVisible()
        const picture = page
          .getByRole('main')
          .getByRole('link', { name: /^Enlarge/ })
          .first()
          .locator('img')
        await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
        await shopper.product.choose('Waist', '34')
        await shopper.product.choose('Build', 'Build B')
        await shopper.product.pressSoldOut('Leg', '32, sold out')
        await page
          .getByRole('radiogroup', { name: 'Leg' })
          .getByRole('button', { name: 'Tell me when it’s back' })
          .click()
        const modal = shopper.product.backInStock
        await modal.getByLabel('Email address').fill('jo@example.com')
        await modal.getByRole('button', { name: 'Email me' }).click()
        await expect(
          modal.getByText('Thank you! We will be in touch when this product becomes available'),
        ).toBeVisible()
        expect((await world.requests('outOfStock')).map(({ status }) => status)).toEqual([200])
        await page.keyboard.press('Escape')

        await shopper.product.choose('Leg', '33')
        await expect(page.getByText('Your size: 34 / B / 33')).toBeVisible()
        await shopper.product.add()
        await expect(shopper.cart.lines()).toHaveCount(1)
        await expect(shopper.cart.lines().first()).toContainText('Waist: 34')
        await expect(shopper.cart.total()).toHaveText('£98.00')
        await expectNothingReported(world)
      })
    })
  })
