import { expect, type Page } from '@playwright/test'
import { holdCall } from '#tests/support/hold-call.ts'
import { test } from '#tests/support/kept-page.ts'
import { test as newTab } from '#tests/support/shop.ts'
import { ANSWERS } from '#tests/support/shopper/finder.ts'
import { findViolations } from './axe.ts'

const STEPS = Object.keys(ANSWERS)
const getTitle = (page: Page) => page.locator('[data-screen-title]')

test('the page has no header and survives reload, Back and Forward [FIT-01] [FIT-02] [FIT-03]', {
  tag: ['@smoke', '@quick'],
}, async ({ page, shopper }) => {
  await page.goto('/fit-finder')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expect(getTitle(page)).toHaveText('Discover your perfect size in 60 seconds')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByLabel('Height in feet').fill('5')
  await page.getByLabel('Height in inches').fill('11')
  await page.keyboard.press('Enter')
  await page.getByLabel('kilograms').check({ force: true })
  await page.getByLabel('Weight in kilograms').fill('82')
  await shopper.finder.next()
  await expect(getTitle(page)).toHaveText('How old are you?')
  await expect(page).toHaveURL(/step=age$/)

  await page.reload()
  await expect(getTitle(page)).toHaveText('How old are you?')
  await page.goBack()
  await expect(getTitle(page)).toHaveText('What do you weigh?')
  await expect(page.getByLabel('Weight in kilograms')).toHaveValue('82')
  await page.goForward()
  await expect(getTitle(page)).toHaveText('How old are you?')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(getTitle(page)).toHaveText('What do you weigh?')
  await expect(page).toHaveURL(/step=weight$/)

  await page.goto('/fit-finder')
  await expect(page.getByText('You have answered 2 of 11 questions.')).toBeVisible()
  await page.getByRole('button', { name: 'Carry on' }).click()
  await expect(getTitle(page)).toHaveText('What do you weigh?')
  await expect.poll(() => shopper.finder.answers()).toEqual({ height: 180.34, weight: 82 })
})

newTab('Back while the page hydrates leads to the step of its address [FIT-01] [FIT-03]', async ({ page }) => {
  await page.goto('/fit-finder')
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.getByLabel('Height in feet').fill('5')
  await page.keyboard.press('Enter')
  await expect(getTitle(page)).toHaveText('What do you weigh?')
  await page.addInitScript(() => {
    // The page around is hydrated, the Fit Finder in it is not.
    new MutationObserver((_, observer) => {
      if (!('hydrated' in document.documentElement.dataset) || !location.search.includes('weight')) return
      observer.disconnect()
      history.back()
    }).observe(document.getRootNode(), { attributes: true, subtree: true })
  })
  await page.reload()
  await expect(page).toHaveURL(/step=height$/)
  await expect(getTitle(page)).toHaveText('How tall are you?')
})

test('Back while the drawer loads leaves the page as it was [FIT-01] [NAV-13]', async ({ page }) => {
  const { promise: code, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/finder-drawer*.js', async (route) => {
    await code
    await route.continue()
  })
  await page.goto('/pages/about-us')
  const link = page.getByRole('banner').getByRole('link', { name: 'Find your Fit' })
  await link.click()
  await expect(page).toHaveURL('/pages/about-us#fit_finder_open')
  await page.goBack()
  await expect(page).toHaveURL('/pages/about-us')
  release()
  const drawer = page.locator('dialog[aria-label="Fit Finder"]')
  await expect(drawer).toHaveCount(1)
  await expect(drawer).not.toHaveAttribute('open')
  await link.click()
  await expect(getTitle(page)).toBeFocused()
})

test('the drawer opens from the header; Escape and Back close it [FIT-01] [NAV-13]', async ({ page }) => {
  await page.goto('/pages/about-us')
  await page.getByRole('banner').getByRole('link', { name: 'Find your Fit' }).click()
  const drawer = page.getByRole('dialog', { name: 'Fit Finder' })
  await expect(getTitle(page)).toBeFocused()
  await expect(page).toHaveURL('/pages/about-us#fit_finder_open')
  await drawer.getByRole('button', { name: 'Begin' }).click()
  await drawer.getByLabel('Height in feet').fill('6')
  await page.keyboard.press('Enter')
  await expect(getTitle(page)).toHaveText('What do you weigh?')
  await expect(page).toHaveURL('/pages/about-us#fit_finder_open')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL('/pages/about-us')

  await page.goto('/pages/about-us#fit_finder_open')
  await page.reload()
  await expect(getTitle(page)).toHaveText('What do you weigh?')
  await drawer.getByRole('button', { name: 'Close the Fit Finder' }).click()
  await expect(page).toHaveURL('/pages/about-us')
  await page.getByRole('banner').getByRole('link', { name: 'Find your Fit' }).click()
  await expect(getTitle(page)).toHaveText('What do you weigh?')
  await page.goBack()
  await expect(drawer).toBeHidden()
})

test('an invalid answer stays with an explanation and a suggestion [FIT-03] [FORM-08]', async ({ page, shopper }) => {
  await page.goto('/fit-finder?step=height')
  const feet = page.getByLabel('Height in feet')
  await shopper.finder.next()
  await expect(feet).toHaveAccessibleDescription(/^We need this one/)
  await expect(feet).toBeFocused()
  await feet.fill('tall')
  await page.keyboard.press('Enter')
  await expect(feet).toHaveAccessibleDescription(/^Numbers only/)
  await expect(feet).toHaveValue('tall')
  await feet.fill('180')
  await page.keyboard.press('Enter')
  await expect(feet).toHaveAccessibleDescription(/180 looks like centimetres\./)
  await expect(feet).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Use 5 ft 11 in' }).click()
  await expect(feet).toHaveValue('5')
  await page.getByLabel('centimetres').check({ force: true })
  await expect(page.getByLabel('Height in centimetres')).toHaveValue('180')
  await page.getByRole('slider').press('ArrowRight')
  await expect(page.getByLabel('Height in centimetres')).toHaveValue('181')
  await expect(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '181 cm')
  await shopper.finder.next()
  await page.getByLabel('Weight in stone').fill('13')
  await shopper.finder.next()
  for (const [input, message] of [
    ['2031', '2031 is still to come'],
    ['1985', '1985 looks like a year of birth'],
    ['140', 'up to 110'],
  ] as const) {
    await page.getByLabel('Age in years').fill(input)
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('Age in years')).toHaveAccessibleDescription(new RegExp(message))
  }
  await page.getByLabel('Age in years').fill('15')
  await page.keyboard.press('Enter')
  await expect(getTitle(page)).toHaveText('You are still growing')
  expect(await shopper.finder.answers()).toBeUndefined()
  await page.getByRole('button', { name: 'I mistyped my age' }).click()
  await page.getByLabel('Age in years').fill('51')
  await page.keyboard.press('Enter')
  await expect(getTitle(page)).toHaveText(/trouser waist/)
  await expect.poll(() => shopper.finder.answers()).toMatchObject({ height: 181, age: 51 })
})

test('invalid answer cookies are cleared and the quiz restarts', async ({ page, shopper }) => {
  await shopper.finder.restoreAnswers({ height: 9000 }, ['height', 'moon'])
  await page.goto('/fit-finder?step=jacket')
  await expect(getTitle(page)).toHaveText('How tall are you?')
  await expect(page).toHaveURL(/step=height$/)
  await expect.poll(() => shopper.finder.answers()).toEqual({})
})

test('the result explains its confidence, follows changes and links to sizes [FIT-07] [FIT-16]', async ({
  page,
  shopper,
}) => {
  await shopper.finder.restoreAnswers(ANSWERS)
  await page.goto('/us/fit-finder?step=result')
  const bottom = shopper.finder.half('Bottom half')
  await expect(bottom.getByText(/^3\d is your best match\.$/)).toBeVisible()
  await expect(page.getByText('in trousers and a top of your sizes')).toBeAttached()
  const share = bottom.getByText(/\d+% of men with your answers wear 3\d/)
  await expect(share).toBeHidden()
  await bottom.getByText('How sure?').click()
  await expect(share).toBeVisible()
  await expect(bottom.getByText(/Take 35 if you like room at the waist/)).toBeVisible()
  await expect(bottom.getByRole('listitem').filter({ hasText: /^35\s*\d+%$/ })).toBeVisible()
  const percents = await bottom
    .locator('ol')
    .first()
    .getByText(/^\d+%$/)
    .allTextContents()
  expect(percents.length).toBeGreaterThan(3)
  expect(percents.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(100)
  await expect(bottom.getByText('Why this size')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)

  const initialHref = await bottom.getByRole('link').getAttribute('href')
  await page.getByRole('button', { name: 'Change usual waist' }).click()
  const liveResult = page.getByRole('term').filter({ hasText: 'Bottom half' }).locator('xpath=..')
  const sizes = await liveResult.textContent()
  // a new question takes the focus when it is there
  await expect(getTitle(page)).toBeFocused()
  // arrow keys select without moving to the next question
  await page.getByRole('radio', { name: '34' }).focus()
  for (let press = 0; press < 5; press++) await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: '40' })).toBeChecked()
  await expect.poll(() => liveResult.textContent()).not.toBe(sizes)
  await page.keyboard.press('Enter')
  await expect(bottom.getByRole('link')).not.toHaveAttribute('href', initialHref ?? '')

  await shopper.finder
    .half('Top half')
    .getByRole('link', { name: /^Shop tops in/ })
    .click()
  await expect(page).toHaveURL(/\/us\/collections\/tops\?s=[A-Z%0-9]+&c=\w+&lh=\w+$/)
  await page.goBack()
  await bottom.getByRole('link', { name: /^Shop trousers in/ }).click()
  await expect(page).toHaveURL(/\/us\/collections\/trousers\?w=\d\d&b=[ABC]&l=\d\d$/)
})

test('odds of long sizes never run into each other on a narrow phone [FIT-16]', async ({ page, shopper }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await shopper.finder.restoreAnswers({ ...ANSWERS, weight: 96, 't-shirt': 'XL', jacket: '44' })
  await page.goto('/fit-finder?step=result')
  const top = shopper.finder.half('Top half')
  await top.getByText('How sure?').click()
  const rows = top
    .getByRole('listitem')
    .filter({ hasText: /^(M|M\+|L|L\+|XL|XXL|Short|Regular|Long|Slim|Straight)\s*(\d|under|nearly)/ })
  await expect.poll(() => rows.count()).toBeGreaterThan(7)
  const boxes = await rows.evaluateAll((elements) =>
    elements.map((element) => element.getBoundingClientRect().toJSON()),
  )
  for (const [index, box] of boxes.entries()) {
    expect(box.right).toBeLessThanOrEqual(360)
    expect(box.top).toBeGreaterThanOrEqual((boxes[index - 1]?.bottom ?? 0) - 0.5)
  }
})

test('answers that contradict each other make a guess, and are named [FIT-16]', async ({ page, shopper }) => {
  await shopper.finder.restoreAnswers({ ...ANSWERS, height: 205, weight: 55 })
  await page.goto('/fit-finder?step=result')
  await expect(shopper.finder.half('Bottom half').getByText('28 is our best guess.')).toBeVisible()
  const doubts = page.getByRole('region', { name: 'Read this first' })
  await expect(doubts).toContainText('We measured few men of your height and weight, so this result is less certain')
  await expect(doubts).toContainText('Some of your answers don’t agree with the rest')
  await expect(page.getByText('best match')).toHaveCount(0)
  await doubts.getByRole('button', { name: 'Look at weight again' }).click()
  await expect(getTitle(page)).toHaveText('What do you weigh?')
})

test('a fit can be saved with or without email and consent [FIT-02] [FIT-05]', async ({ page, shopper, world }) => {
  await shopper.finder.restoreAnswers(ANSWERS)
  await page.goto('/fit-finder?step=result')
  await page.getByRole('button', { name: 'Save my fit' }).click()
  await expect(page.getByText(/^We keep your sizes, your answers/)).toBeVisible()
  await page.getByLabel('Email (optional)').fill('jo@example')
  await page.getByLabel('Email (optional)').press('Enter')
  await expect(page.getByText('Email is incorrectly formatted')).toBeVisible()
  await page.getByLabel('Email (optional)').fill('jo@example.com')
  await page.getByRole('checkbox', { name: /^Tell me/ }).check()
  await page.getByRole('button', { name: 'Save my fit' }).click()
  await expect(page.getByText('Your fit is saved, and on its way to jo@example.com.')).toBeVisible()
  await expect(getTitle(page)).toHaveText('Mission successful')
  await expect.poll(() => world.requests('mailingList')).toHaveLength(1)
  await expect.poll(async () => JSON.stringify(await world.control.outbox(world.id))).toContain('jo@example.com')

  await page.goto('/pages/about-us')
  await expect(page.getByRole('banner').getByRole('link', { name: 'My Fit' })).toBeVisible()
  await page.goto('/fit-finder')
  await expect(shopper.finder.heading('Your saved fit')).toBeVisible()
  await page.goto('/fit-finder?step=save')
  await page.getByRole('button', { name: 'Save my fit' }).click()
  await expect(page.getByText('Your fit is saved in this browser.')).toBeVisible()
})

test('answers survive a failing fit service, and retrying works [FIT-04] [ERR-01]', async ({
  page,
  shopper,
  world,
}) => {
  await shopper.finder.restoreAnswers(ANSWERS)
  await page.goto('/fit-finder?step=style')
  for (const [respond, press] of [
    [{ status: 503 }, 'Next'],
    [{ wrongShape: true }, 'Try again'],
  ] as const) {
    await world.control.addFault(world.id, { upstream: 'fit', operation: 'recommend', respond })
    await page.getByRole('button', { name: press }).click()
    await expect(getTitle(page)).toHaveText('That didn’t work')
    await world.control.clearFaults(world.id)
  }
  await expect
    .poll(async () => (await world.reports()).map(({ code }) => code))
    .toEqual(['fit.recommend-failed', 'fit.recommend-failed'])
  expect(await shopper.finder.answers()).toEqual(ANSWERS)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(shopper.finder.half('Bottom half')).toBeVisible()
})

newTab('a slow recommendation shows its loading steps [FIT-04]', async ({ page, shopper }) => {
  await shopper.finder.restoreAnswers(ANSWERS)
  await page.clock.install()
  await page.goto('/fit-finder?step=style')
  const answer = await holdCall(page, 'recommendFn')
  // each step is shown for a second
  await page.clock.pauseAt(Date.now() + 60_000)
  await shopper.finder.next()
  for (const step of ['Calculating', 'Crunching numbers'])
    await expect(async () => {
      await page.clock.runFor(300)
      await expect(getTitle(page)).toHaveText(step, { timeout: 500 })
    }).toPass({ intervals: [0] })
  await page.clock.resume()
  await answer.release()
  await expect(getTitle(page)).toHaveText('Your fit')
})

test('saving and opening the shop show their loading messages [FIT-04]', async ({ page, shopper }) => {
  await shopper.finder.restoreAnswers(ANSWERS)
  await page.goto('/fit-finder?step=result')
  await page.getByRole('button', { name: 'Save my fit' }).click()
  const save = await holdCall(page, 'saveFitFn')
  await page.getByRole('button', { name: 'Save my fit' }).click()
  await expect(getTitle(page)).toHaveText('Saving fit')
  await save.release()
  await expect(getTitle(page)).toHaveText('Mission successful')
  const open = await holdCall(page, 'getCollection')
  await page.getByRole('link', { name: /^Shop trousers/ }).dispatchEvent('click')
  await expect(getTitle(page)).toHaveText('Redirecting')
  await open.release()
  await expect(page).toHaveURL(/\/collections\/trousers\?w=\d\d&b=[ABC]&l=\d\d$/)
})

test.describe('a fit service that has no call to mail a fit', () => {
  test.use({ scenario: ['fit-calls-missing'] })

  test('says so, offers the quiz and signing in, and shows no size [FIT-06]', async ({ page, world }) => {
    await page.goto('/fit-finder')
    await page.getByRole('button', { name: 'Already have a saved fit - find it here' }).click()
    await page.getByLabel('Email').fill('jo@example.com')
    await page.getByRole('button', { name: 'Find my fit' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'We found your fit' })).toHaveText(
      'We found your fit, but we have no way to email it to you. Retake the Fit Finder, which takes 60 seconds, or sign in if your fit is in your account.',
    )
    await expect(page.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/account?page=overview')
    await expect(page.getByText(/Waist|Leg|Build/)).toHaveCount(0)
    expect(await world.control.outbox(world.id)).toEqual([])
    await page.getByRole('button', { name: 'Retake the Fit Finder' }).click()
    await expect(getTitle(page)).toHaveText('Discover your perfect size in 60 seconds')
  })
})

test('a saved fit is mailed and never shown; a missing one is an error [FIT-06] [ERR-01]', async ({
  page,
  shopper,
  world,
}) => {
  await world.control.seedFit(world.id, { email: 'jo@example.com', fit: { bottom: { waist: '38' } } })
  await page.goto('/fit-finder')
  await page.getByRole('button', { name: 'Already have a saved fit - find it here' }).click()
  await page.getByLabel('Email').fill('nobody@example.com')
  await page.getByRole('button', { name: 'Find my fit' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'No Fit Finder Results' })).toHaveText(
    'No Fit Finder Results found for this email address, please enter a different email address or retake the Fit Finder.',
  )
  const find = page.getByRole('button', { name: 'Find my fit' })
  await expect(find).toHaveAttribute('data-state', 'ready')
  await page.getByLabel('Email').fill('jo@example.com')
  await find.click()
  await expect(getTitle(page)).toHaveText('Your fit is coming')
  await expect(page.getByText('38')).toHaveCount(0)
  expect(JSON.stringify(await world.control.outbox(world.id))).toContain('jo@example.com')
  await page.getByRole('button', { name: 'Retake the Fit Finder' }).click()
  await expect(shopper.finder.heading('Discover your perfect size in 60 seconds')).toBeVisible()
})

test('every screen has no accessibility violations [OPS-05]', async ({ page, shopper }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const violations: string[] = []
  const check = async (screen: string) =>
    violations.push(...(await findViolations(page)).map((violation) => `${screen}: ${violation}`))
  await page.goto('/fit-finder')
  await check('start')
  await shopper.finder.restoreAnswers(ANSWERS)
  await page.goto('/fit-finder?step=style')
  for (let step = STEPS.length; step > 0; step--) {
    await check((await getTitle(page).textContent()) ?? '')
    if (step > 1) await page.getByRole('button', { name: 'Back' }).click()
    if (step > 1) await expect(page.getByRole('status').filter({ hasText: `${step - 1} of 11` })).toBeVisible()
  }
  await page.goto('/fit-finder?step=result')
  await expect(shopper.finder.half('Bottom half')).toBeVisible()
  await check('result')
  await page.getByRole('button', { name: 'Change age' }).click()
  await page.getByLabel('Age in years').fill('x')
  await page.keyboard.press('Enter')
  await check('error and live result')
  await page.goto('/fit-finder?step=save')
  await expect(page.getByLabel('Email (optional)')).toBeVisible()
  await check('save')
  await page.goto('/pages/about-us#fit_finder_open')
  await expect(page.getByLabel('Email (optional)')).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(shopper.finder.half('Bottom half')).toBeVisible()
  await check('drawer')
  expect(violations).toEqual([])
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the page asks for script and links to the size charts', async ({ page }) => {
    await page.goto('/eu/fit-finder')
    await expect(getTitle(page)).toHaveText('Discover your perfect size in 60 seconds')
    const notice = page.locator('noscript p')
    await expect(notice).toContainText('The Fit Finder needs JavaScript')
    await notice.locator('a').click()
    await expect(page).toHaveURL('/eu/trousers-size-chart')
  })
})
