import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { COOKIE, WORLD_BAGGAGE } from '#contracts/shop/visitor.ts'
import { expect, test } from '#tests/support/kept-page.ts'
import { test as newTab } from '#tests/support/shop.ts'
import { carryFit, FIT, readCarriedFit, scrollToHint } from '#tests/support/shopper/fit.ts'
import { expectNoViolations } from './axe.ts'
import { findCookie } from './visitor.ts'
import { waitForRest } from './wait-for-rest.ts'

const PROMPT = '/pages/about-us?saved_fit_modal=true'
/** Changes the leg to 32 and saves the fit. */
async function saveLeg32(page: Page) {
  await page.getByRole('button', { name: 'Edit my fit' }).click()
  await page.getByRole('radiogroup', { name: /^Leg/ }).getByRole('radio', { name: '32', exact: true }).check()
  await page.getByRole('button', { name: 'Save my fit' }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
}

const getPrompt = (page: Page) => page.getByRole('dialog', { name: 'Is this still your fit?' })

test.describe('the card', () => {
  test.use({ consent: 'necessary,analytics' })

  test('saves a changed fit and reverts on cancel [FIT-08] [FIT-09]', async ({
    page,
    context,
    baseURL,
    shopper,
    world,
  }) => {
    await carryFit(context, baseURL)
    await page.goto(PROMPT)
    await expect(getPrompt(page)).toContainText(/Waist 34.*Build B.*Leg 32.*Size M.*Cut Slim.*Length Regular/)
    await expectNoViolations(page)

    await shopper.fit.edit()
    await expect(shopper.fit.save()).toHaveAttribute('aria-disabled', 'true')
    await page.getByText('How to know your build').click()
    await expect(page.getByText('B is average for that waist')).toBeVisible()
    await expectNoViolations(page)

    await shopper.fit.choose('Waist', '36')
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(getPrompt(page)).toContainText('Waist 34')
    await shopper.fit.edit()
    await shopper.fit.choose('Waist', '35')
    await shopper.fit.save().click()
    await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
    await expect(getPrompt(page)).toContainText('Waist 35')
    await expect(page.getByRole('button', { name: 'Edit my fit' })).toBeVisible()

    expect(await readCarriedFit(context)).toMatchObject({ bottom: { waist: '35', taper: 'Standard' } })
    expect(await world.requests('updateFit')).toHaveLength(1)
    await expect.poll(async () => (await world.events()).map(({ name }) => name)).toContain('Fit Updated')
  })
})

newTab(
  'Save acts once however often it is pressed, and is ready after two seconds [FIT-09]',
  async ({ page, context, baseURL, shopper, world }) => {
    await carryFit(context, baseURL)
    await page.clock.install()
    await page.goto(PROMPT)
    await shopper.fit.edit()
    await shopper.fit.choose('Waist', '36')
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    await world.control.addFault(world.id, { upstream: 'fit', operation: 'updateFit', respond: { delayMs: 500 } })
    const save = shopper.fit.save()
    await save.evaluate((button: HTMLButtonElement) => {
      button.click()
      button.click()
    })
    const saved = page.getByRole('button', { name: 'Saved' })
    await expect(saved).toHaveAttribute('data-state', 'success')
    await saved.click()
    await page.clock.runFor(1_999)
    await expect(saved).toBeVisible()
    await page.clock.runFor(1)
    await expect(page.getByRole('button', { name: 'Edit my fit' })).toBeVisible()
    expect(await world.requests('updateFit')).toHaveLength(1)
  },
)

for (const [savedDaysAgo, since] of [
  [400, 'Your fit since 17 Oct 2025.'],
  [30, 'Your fit since 22 Oct.'],
] as const)
  test.describe(`a fit that was saved ${savedDaysAgo} days ago`, () => {
    newTab(
      'says since when, and that its leg is long [FIT-17] [REG-10] [COL-09]',
      async ({ page, context, world, baseURL }) => {
        await world.clock.set('2026-11-21T12:00:00Z')
        const fit = { bottom: { leg: '34' } }
        const { visitor } = await world.control.seedFit(world.id, { customerId: '7001', savedDaysAgo, fit })
        await context.addCookies(visitor.cookies.map(({ name, value }) => ({ name, value, url: baseURL ?? '' })))
        await page.goto('/pages/about-us')
        await expect.poll(() => readCarriedFit(context)).toMatchObject({ bottom: { leg: '34' } })
        await page.goto(PROMPT)
        await expect(getPrompt(page)).toContainText(since)
        await expect(getPrompt(page)).toContainText('Leg 34 long')
        await saveLeg32(page)
        await expect(getPrompt(page)).toContainText('Your fit since 21 Nov.')
        await expect(getPrompt(page)).not.toContainText('long')
      },
    )
  })

test('a first fit can be entered by hand and lists missing sizes [FIT-08]', async ({ page, context, shopper }) => {
  await page.goto(PROMPT)
  await page.getByRole('button', { name: 'I know my sizes' }).click()
  await expect(page.getByText('Fill in trousers, tops or both.')).toBeVisible()
  await expect(shopper.fit.save()).toHaveAttribute('aria-disabled', 'true')
  const sizes = [
    ['Waist', '36'],
    ['Build', 'Build C'],
    ['Leg', '34'],
    ['Size', 'L+'],
    ['Cut', 'Straight'],
    ['Length', 'Long'],
  ] as const
  for (const [option, value] of sizes) {
    await shopper.fit.choose(option, value)
    if (option === 'Waist') await expect(page.getByText('Still to choose: Build, Leg')).toBeVisible()
    if (option === 'Size') await expect(page.getByText('Still to choose: Cut, Length')).toBeVisible()
  }
  await shopper.fit.save().click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  await expect
    .poll(() => readCarriedFit(context))
    .toEqual({
      top: { size: 'L+', cut: 'Straight', length: 'Long' },
      bottom: { waist: '36', build: 'C', leg: '34' },
    })
})

for (const [half, path, sizes, fit] of [
  [
    'trousers',
    '/trousers-size-chart',
    { Waist: '36', Build: 'Build C', Leg: '34' },
    { top: {}, bottom: { waist: '36', build: 'C', leg: '34' } },
  ],
  [
    'tops',
    '/fit-finder',
    { Size: 'L+', Cut: 'Straight', Length: 'Long' },
    { top: { size: 'L+', cut: 'Straight', length: 'Long' }, bottom: {} },
  ],
] as const)
  test(`sizes of ${half} alone can be used, and stay on this device [FIT-08]`, async ({
    page,
    context,
    shopper,
    world,
  }) => {
    await page.goto(path)
    // a link on the size charts, a button on the Fit Finder
    await page.locator('a, button').filter({ hasText: 'I know my sizes' }).click()
    for (const [option, value] of Object.entries(sizes)) await shopper.fit.choose(option, value)
    await expect(page.getByText('We keep these on this device.')).toBeVisible()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Use these sizes' }).click()
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
    await expect.poll(() => readCarriedFit(context)).toEqual(fit)
    expect(await world.requests('createFit')).toHaveLength(0)
    await expect(page.getByRole('button', { name: 'Edit my fit' })).toBeVisible()
  })

test('a plain link opens the sizes to fill in, as often as pressed [FIT-08]', async ({ page }) => {
  const card = page.getByRole('dialog', { name: 'Your fit' })
  await page.goto('/pages/about-us?saved_fit_modal=edit')
  for (let press = 0; press < 2; press++) {
    await expect(card.getByRole('radiogroup', { name: /^Waist/ })).toBeVisible()
    await expect(page).toHaveURL('/pages/about-us')
    await card.getByRole('button', { name: 'Close' }).click()
    await expect(card).toBeHidden()
    if (press === 0) await page.goto('/pages/about-us?saved_fit_modal=edit')
  }
})

test.describe('a save that fails', () => {
  test.use({ scenario: ['fit-save-fails'], expectedErrors: [/500/] })

  test('leaves edit mode, shows an error and keeps the selection [FIT-08] [ERR-02]', async ({
    page,
    context,
    baseURL,
    shopper,
  }) => {
    await carryFit(context, baseURL)
    await page.goto(PROMPT)
    await shopper.fit.edit()
    await shopper.fit.choose('Waist', '36')
    await shopper.fit.save().click()
    await expect(page.getByRole('button', { name: 'Not saved' })).toHaveAttribute('data-state', 'error')
    await expect(page.getByRole('radio')).toHaveCount(0)
    await expect(getPrompt(page)).toContainText('Waist 34')
    expect(await readCarriedFit(context)).toEqual(FIT)
    await shopper.fit.edit()
    await expect(page.getByRole('radiogroup', { name: 'Waist' }).getByRole('radio', { name: '36' })).toBeChecked()
  })
})

test('the prompt opens by address and stays closed for the session [FIT-12]', async ({ page, context, baseURL }) => {
  await carryFit(context, baseURL)
  await page.goto(PROMPT)
  await getPrompt(page).getByRole('button', { name: 'Yes, that’s still my size' }).click()
  await expect(getPrompt(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('hide_saved_fit_modal'))).toBe('true')
  await page.goto('/collections/belts?saved_fit_modal=true')
  await page.evaluate(() => window.scrollTo(0, 400))
  await waitForRest(page)
  // a visitor with a fit sees no Fit Finder hint either
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('complementary', { name: 'Fit Finder' })).toHaveCount(0)
})

test.describe('the link of a mailed fit', () => {
  test.use({ scenario: ['fit-mailed'] })

  test('restores the fit and removes its key from the address [FIT-06]', async ({ page, context }) => {
    await page.goto('/?saved_fit_modal=a-key-from-a-mail')
    await page.getByRole('button', { name: 'Use this fit' }).click()
    const claimed = page.getByRole('dialog', { name: 'This is your fit' })
    await expect(claimed).toContainText('Waist 34')
    await expect(claimed.locator('p', { hasText: 'It is on this device now' })).toBeFocused()
    await expect(page).toHaveURL('/')
    expect(await readCarriedFit(context)).toMatchObject({ bottom: { waist: '34' } })
    await page.goto('/?saved_fit_modal=a-key-that-was-guessed')
    await page.getByRole('button', { name: 'Use this fit' }).click()
    await expect(page.getByRole('dialog', { name: 'This link has had its day' })).toBeVisible()
  })

  test('changes nothing for a visitor who opens another one’s link and closes it [FIT-19]', async ({
    page,
    context,
    baseURL,
    world,
  }) => {
    await carryFit(context, baseURL, FIT)
    await page.goto('/?saved_fit_modal=a-key-from-a-mail')
    const offer = page.getByRole('dialog', { name: 'Use the fit from your email?' })
    await expect(offer).toContainText('If that is not yours, close this.')
    await expect(offer.getByRole('button', { name: 'Use this fit' })).toBeFocused()
    await expectNoViolations(page)
    await expect(page).toHaveURL('/')
    await offer.getByRole('button', { name: 'Close' }).click()
    await expect(offer).toBeHidden()
    expect(await readCarriedFit(context)).toEqual(FIT)
    expect(await world.requests('claimFit')).toEqual([])
  })
})

test.describe('a customer who is signed in', () => {
  test.use({ scenario: ['returning-customer'] })

  test('gets the account’s fit once per session until sign-out [FIT-11]', { tag: '@https' }, async ({
    page,
    context,
    baseURL,
    world,
  }) => {
    await carryFit(context, baseURL, { top: {}, bottom: { waist: '46' } })
    await page.goto('/pages/about-us')
    await expect.poll(() => readCarriedFit(context)).toMatchObject({ bottom: { waist: '34' } })
    await expect(page.getByRole('banner').getByRole('link', { name: 'My Fit' })).toBeVisible()
    const token = await findCookie(context, COOKIE.fitToken)
    expect(token?.httpOnly).toBe(true)
    await page.goto('/account?page=overview')
    await expect(page.getByRole('region', { name: 'Your fit' })).toContainText('Waist 34')
    expect(
      (await world.requests()).filter(({ upstream }) => upstream === 'fit').map(({ operation }) => operation),
    ).toEqual(['token', 'identify', 'savedFit'])
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect.poll(() => readCarriedFit(context)).toBeNull()
    await expect.poll(() => findCookie(context, COOKIE.fitToken)).toBeUndefined()
  })

  test('can give feedback on the fit, download and delete it [FIT-13]', async ({ page, context, world }) => {
    await page.goto('/account?page=overview')
    const card = page.getByRole('region', { name: 'Your fit' })
    await card.getByRole('button', { name: 'Too tight' }).click()
    await expect(card.getByText('Thank you.')).toBeVisible()
    expect((await context.cookies()).find(({ name }) => name === COOKIE.fitResponse)?.value).toBe('too_tight')
    const download = page.waitForEvent('download')
    await card.getByRole('button', { name: 'Download my fit' }).click()
    const file = JSON.parse(await readFile(await (await download).path(), 'utf8'))
    expect(file).toMatchObject({
      updatedAt: expect.stringMatching(/^20\d\d-/),
      email: expect.stringContaining('@'),
      bottom: { waist: '34', build: 'B' },
      top: { size: 'M' },
    })

    await card.getByRole('button', { name: 'Delete my fit' }).click()
    await expect(card.getByRole('button', { name: 'Keep it' })).toBeFocused()
    await expectNoViolations(page)
    await card.getByRole('button', { name: 'Delete it' }).click()
    await expect(card.getByRole('status').filter({ hasText: 'Your fit is deleted' })).toBeVisible()
    expect(await readCarriedFit(context)).toBeNull()
    expect((await world.requests('forgetFit')).map(({ status }) => status)).toContain(200)
  })

  test('lets go of a fit that was deleted on another device, at the next visit [FIT-11] [FIT-19]', async ({
    page,
    context,
    world,
  }) => {
    await page.goto('/pages/about-us')
    await expect.poll(() => readCarriedFit(context)).toMatchObject({ bottom: { waist: '34' } })
    const deleted = await fetch(`${process.env.BACKEND_ORIGIN}/fit/2024-05/fit/7001`, {
      method: 'DELETE',
      headers: { 'x-api-key': 'another-device', baggage: `${WORLD_BAGGAGE}=${world.id}` },
    })
    expect(deleted.status).toBe(200)
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/pages/about-us')
    await expect.poll(() => readCarriedFit(context)).toBeNull()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Find your Fit' })).toBeVisible()
  })

  test('gets a fit token of their own in place of one that was there before [FIT-19]', async ({
    page,
    context,
    baseURL,
    world,
  }) => {
    await context.addCookies([{ name: COOKIE.fitToken, value: 'planted', url: baseURL ?? '', httpOnly: true }])
    await page.goto('/pages/about-us')
    await expect.poll(() => readCarriedFit(context)).toMatchObject({ bottom: { waist: '34' } })
    const token = (await context.cookies()).find(({ name }) => name === COOKIE.fitToken)
    expect(token?.value).not.toBe('planted')
    const operations = (await world.requests()).filter(({ upstream }) => upstream === 'fit')
    expect(operations.map(({ operation }) => operation)).toEqual(['identify', 'token', 'identify', 'savedFit'])
  })
})

test.describe('a fit that two devices saved for one address', () => {
  test('is deleted here, and the shopper is told how to delete the other [FIT-19]', async ({
    page,
    context,
    baseURL,
    world,
    shopper,
  }) => {
    await world.control.seedFit(world.id, { email: 'jo@example.com', fit: { bottom: { waist: '38' } } })
    await carryFit(context, baseURL)
    await page.goto('/')
    await page.evaluate(() =>
      localStorage.setItem(
        'spoke_fit_record',
        JSON.stringify({ updatedAt: null, email: 'jo@example.com', status: null }),
      ),
    )
    await page.goto('/products/heroes-navy')
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    const panel = page.getByRole('dialog', { name: 'Your fit' })
    await shopper.fit.edit()
    await panel.getByRole('radiogroup', { name: 'Waist' }).getByRole('radio', { name: '35' }).check()
    await shopper.fit.save().click()
    await panel.getByRole('button', { name: 'Delete my fit' }).click()
    await panel.getByRole('button', { name: 'Delete it' }).click()
    await expect(panel.getByRole('status').filter({ hasText: 'Another device saved one' })).toBeVisible()
    await expectNoViolations(page)
    await panel.getByRole('link', { name: 'Find it by email' }).click()
    await expect(page.getByRole('button', { name: 'Find my fit' })).toBeVisible()
  })
})

test.describe('a fit service that has no call to delete a fit', () => {
  test.use({ scenario: ['fit-calls-missing'] })

  test('leaves the fit there, and the shopper is told so', async ({ page, context }) => {
    await page.goto('/pages/about-us')
    await expect.poll(() => readCarriedFit(context)).toMatchObject({ bottom: { waist: '34' } })
    await page.goto('/products/heroes-navy')
    await page.getByText('Your fit: 34').locator('..').getByRole('button', { name: 'Change' }).click()
    const panel = page.getByRole('dialog', { name: 'Your fit' })
    await panel.getByRole('button', { name: 'Delete my fit' }).click()
    await panel.getByRole('button', { name: 'Delete it' }).click()
    await expect(panel.getByRole('status').filter({ hasText: 'deleted on this device' })).toContainText(
      'Your fit is deleted on this device. We have no way to delete it at our fit service from here: tell us, and we will have it deleted.',
    )
    await expect(panel.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/pages/contact-us')
    expect(await readCarriedFit(context)).toBeNull()
  })
})

test.describe('the Fit Finder hint', () => {
  test.use({ consent: 'necessary,analytics' })

  test('shows after scrolling and stays away once dismissed [COL-10]', async ({ page, world }) => {
    const hint = page.getByRole('complementary', { name: 'Fit Finder' })
    await page.goto('/collections/belts')
    await scrollToHint(page)
    await expect(hint.getByRole('link', { name: 'Find your size in 60 seconds' })).toBeVisible()
    await expectNoViolations(page)
    await expect.poll(async () => (await world.events()).map(({ name }) => name)).toContain('Fit banner viewed')
    await hint.getByRole('button', { name: 'Hide this hint' }).click()
    await expect(hint).toBeHidden()
    await page.evaluate(() => sessionStorage.clear())
    await page.goto('/products/heroes-navy')
    await page.evaluate(() => window.scrollTo(0, 300))
    await waitForRest(page)
    await expect(hint).toHaveCount(0)
  })

  test.describe('with larger letters', () => {
    test.use({ condition: 'text-150', viewport: { width: 360, height: 740 } })

    test('is whole on the screen [OPS-14]', async ({ page }) => {
      const hint = page.getByRole('complementary', { name: 'Fit Finder' })
      await page.goto('/collections/belts')
      await scrollToHint(page)
      for (const part of [hint.getByRole('link'), hint.getByRole('button')])
        await expect(part).toBeInViewport({ ratio: 1 })
    })
  })

  test('shows once a session, and not beside a size, a filter or the question itself [COL-10]', async ({ page }) => {
    const hint = page.getByRole('complementary', { name: 'Fit Finder' })
    const scrollTo = (px: number) => page.evaluate((top) => window.scrollTo(0, top), px)
    await page.goto('/products/heroes-navy?w=34')
    await scrollTo(2_000)
    await waitForRest(page)
    await expect(hint).toHaveCount(0)
    await page.goto('/products/heroes-navy')
    await page.getByText('Not sure of your size?').scrollIntoViewIfNeeded()
    await waitForRest(page)
    await expect(hint).toHaveCount(0)
    await scrollTo(2_000)
    await expect(hint).toHaveCount(1)
    await page.goto('/collections/tops')
    await scrollTo(1_000)
    await waitForRest(page)
    await expect(hint).toHaveCount(0)
  })

  test('stays away where nothing has a size [COL-10]', { tag: '@phone' }, async ({ page }) => {
    const hint = page.getByRole('complementary', { name: 'Fit Finder' })
    for (const path of ['/products/gift-card-ink', '/collections/gift-cards']) {
      await page.goto(path)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await waitForRest(page)
      await expect(hint).toHaveCount(0)
    }
    await page.goto('/collections/socks')
    await page.evaluate(() => window.scrollTo(0, 700))
    await expect(hint).toHaveCount(1)
  })

  test('is a bar of its own at the foot of the screen, above which the page ends [COL-10]', {
    tag: '@phone',
  }, async ({ page }) => {
    const hint = page.getByRole('complementary', { name: 'Fit Finder' })
    for (const path of ['/collections/tops', '/products/heroes-navy']) {
      await page.evaluate(() => sessionStorage.clear()).catch(() => {})
      await page.goto(path)
      await scrollToHint(page)
      // no goods show beside it, and at the end of the page nothing is below it
      const width = await hint.evaluate((bar) => bar.getBoundingClientRect().width)
      expect(width).toBe(await page.evaluate(() => document.documentElement.clientWidth))
      const listCovered = () =>
        hint.evaluate((bar) => {
          // what loads on the way makes the page longer
          window.scrollTo(0, document.documentElement.scrollHeight)
          const { top } = bar.getBoundingClientRect()
          const parts = [...document.querySelectorAll('footer :is(a, button, input, p)')]
          const covered = parts.filter((part) => part.checkVisibility() && part.getBoundingClientRect().bottom > top)
          return covered.map(({ textContent }) => textContent)
        })
      await expect.poll(listCovered).toEqual([])
    }
  })
})

test('a stored fit with an unknown size is cleared and reported [FIT-14]', async ({
  page,
  context,
  baseURL,
  world,
}) => {
  await carryFit(context, baseURL, { ...FIT, bottom: { ...FIT.bottom, waist: '<b>34</b>' } })
  await page.goto('/pages/about-us')
  await expect.poll(() => readCarriedFit(context)).toBeNull()
  await expect
    .poll(async () => (await world.reports()).map(({ message }) => message))
    .toEqual(['error on filter sessionStorage parsing'])
})

test('a product page opens the fit card and follows its changes [PDP-02]', { tag: '@smoke' }, async ({
  page,
  context,
  baseURL,
  shopper,
}) => {
  await carryFit(context, baseURL)
  await page.goto('/products/heroes-navy')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const card = page.getByRole('dialog', { name: 'Your fit' })
  await expect(card).toContainText('Waist 34')
  await expectNoViolations(page)
  await shopper.fit.edit()
  await card.getByRole('radiogroup', { name: 'Waist' }).getByRole('radio', { name: '36' }).check()
  await shopper.fit.save().click()
  await expect(card).toContainText('Waist 36')
  await card.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('Your fit: 36 / B / 32')).toBeVisible()
})

test('a fit changed in one tab changes in the other', async ({ page, context, baseURL, shopper, openTab }) => {
  await carryFit(context, baseURL)
  await page.goto(PROMPT)
  await expect(getPrompt(page)).toContainText('Waist 34')
  const other = await openTab()
  await other.goto('/pages/about-us')
  await carryFit(context, baseURL, { ...FIT, bottom: { ...FIT.bottom, waist: '38' } })
  await page.bringToFront()
  await expect(getPrompt(page)).toContainText('Waist 38')
  // editing starts from the new fit
  await shopper.fit.edit()
  await expect(page.getByRole('radiogroup', { name: 'Waist' }).getByRole('radio', { name: '38' })).toBeChecked()
})
