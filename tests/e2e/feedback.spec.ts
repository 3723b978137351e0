import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { expectNoViolations } from './axe.ts'

const MISSED = 'We think you might have missed a question'
const RECOMMEND = 'How likely are you to recommend us to a friend?'
const FIT = 'How well does what you bought fit?'
const DELIVERY = 'How would you rate our delivery and service?'
const VALUE = 'How good is the value for the price?'
const SITE = 'How easy is it to find your way around our site?'

const rate = (page: Page, question: string, value: string) =>
  page.getByRole('radiogroup', { name: question }).getByRole('radio', { name: value }).check()

async function rateAll(page: Page) {
  await rate(page, RECOMMEND, '10, Extremely likely')
  await rate(page, FIT, '4')
  await rate(page, DELIVERY, '5, Excellent')
  await rate(page, VALUE, '3')
  await rate(page, SITE, '1, Very hard')
}

async function fillAddress(page: Page, change: Record<string, string> = {}) {
  const address = { 'First name': 'محمد', 'Last name': 'O’Brien-👨‍👩‍👦', Postcode: 'ls1 4ap', ...change }
  for (const [label, text] of Object.entries(address)) await page.getByLabel(label).fill(text)
  await page.getByLabel('Address', { exact: true }).fill('1 Mill Lane\nLeeds')
}

const getAlert = (page: Page) => page.getByRole('main').getByRole('alert')
const sendSurvey = (page: Page) => page.getByRole('button', { name: 'Send my feedback' })
const stopCatalogue = (page: Page) => page.getByRole('button', { name: 'Stop sending it' })

test('a survey is answered by keyboard, its missing ratings are named, one is sent [FORM-04] [FORM-07] [FORM-08]', {
  tag: '@smoke',
}, async ({ page, world }) => {
  await page.goto('/eu/spoke-feedback')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await page.getByRole('radiogroup', { name: RECOMMEND }).getByRole('radio').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '1', exact: true }).first()).toBeChecked()

  await sendSurvey(page).click()
  const fit = page.getByRole('radiogroup', { name: FIT })
  await expect(getAlert(page)).toHaveText(MISSED)
  await expect(fit.getByRole('radio').first()).toBeFocused()
  await expect(fit).toHaveAccessibleDescription(MISSED)
  await expect(page.getByRole('radiogroup', { name: RECOMMEND })).not.toHaveAttribute('aria-invalid')
  await expect(page.getByText(MISSED)).toHaveCount(5)
  await expectNoViolations(page)
  expect(await world.requests('survey')).toEqual([])

  await rateAll(page)
  await expect(page.getByText(MISSED)).toHaveCount(0)
  await page.getByLabel('How could we improve the fit?').fill('Longer legs 👖\nplease')
  await sendSurvey(page).dblclick()
  await expect(page.getByRole('heading', { name: 'Thank you for your feedback.' })).toBeFocused()
  await expect(page.getByRole('form')).toHaveCount(0)
  await expectNoViolations(page)
  const requests = await world.requests('survey')
  expect(requests.map(({ path, status }) => [path, status])).toEqual([['/backend/feedback/eu/survey', 200]])
})

test('the second press of a double click does not press what has taken the button’s place', async ({ page }) => {
  await page.goto('/spoke-feedback')
  await rateAll(page)
  await sendSurvey(page).click()
  const thanks = page.getByRole('heading', { name: 'Thank you for your feedback.' })
  await expect(thanks).toBeFocused()
  await page.getByRole('main').getByRole('link').hover()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await expect(thanks).toBeFocused()
  await page.mouse.down()
  await page.mouse.up()
  await expect(page).toHaveURL('/')
})

test('a text of ten thousand characters stays and says what to do [FORM-04] [FORM-07]', async ({ page, world }) => {
  await page.goto('/spoke-feedback')
  await rateAll(page)
  const text = page.getByLabel('Which new products would you like us to make?')
  await text.fill('👖'.repeat(5_000))
  await sendSurvey(page).click()
  await expect(text).toBeFocused()
  await expect(text).toHaveAccessibleDescription('That is more than we can take: 2,000 characters at most, please')
  expect((await text.inputValue()).length).toBe(10_000)
  expect(await world.requests('survey')).toEqual([])
  await text.fill('Hats')
  await expect(text).not.toHaveAttribute('aria-invalid')
  await sendSurvey(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your feedback.' })).toBeVisible()
})

test('answers that were given before hydration are kept and sent [FORM-04] [FORM-07]', async ({ page, world }) => {
  let loadScripts = () => {}
  const answered = new Promise<void>((resolve) => {
    loadScripts = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await answered
    await route.continue()
  })
  const opened = page.goto('/spoke-feedback')
  await rateAll(page)
  await page.getByLabel('How did you hear about the product?').fill('A friend')
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated')
  loadScripts()
  await opened
  await expect(page.getByRole('radio', { name: '10, Extremely likely' })).toBeChecked()
  await sendSurvey(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your feedback.' })).toBeFocused()
  expect(await world.requests('survey')).toHaveLength(1)
})

test('on a phone both forms fit and their targets are large [FORM-04] [FORM-05] [OPS-05]', async ({ page }) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    for (const path of ['/spoke-feedback', '/us/unsubscribe']) {
      await page.goto(path)
      await page
        .getByRole('main')
        .getByRole('button', { name: /^(Send|Stop)/ })
        .click()
      await expect(getAlert(page)).toHaveText(MISSED)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
  await page.goto('/spoke-feedback')
  for (const radio of await page.getByRole('radio').all()) {
    const box = await radio.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(40)
  }
})

test('the catalogue stops for an address, linked from the help pages [FORM-05] [FORM-08]', async ({ page, world }) => {
  await page.goto('/us/pages/privacy')
  await page.getByRole('main').getByRole('link', { name: 'Unsubscribe' }).click()
  await expect(page).toHaveURL('/us/unsubscribe')
  await expect(page.getByRole('heading', { level: 1, name: 'Stop our catalog' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('up to six weeks')
  for (const [label, token] of [
    ['First name', 'given-name'],
    ['Last name', 'family-name'],
    ['Address', 'street-address'],
    ['Zipcode', 'postal-code'],
  ] as const)
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('autocomplete', token)
  await expect(page.getByLabel('Zipcode')).toHaveAttribute('inputmode', 'numeric')

  await page.getByLabel('First name').fill('Jo')
  await page.getByLabel('First name').press('Enter')
  await expect(getAlert(page)).toHaveText(MISSED)
  await expect(page.getByLabel('Last name')).toBeFocused()
  await expect(page.getByLabel('Zipcode')).toHaveAccessibleDescription(MISSED)
  await expect(page.getByLabel('Anything you would like to tell us (optional)')).not.toHaveAttribute('aria-invalid')
  await expectNoViolations(page)

  await page.getByLabel('Last name').fill('Marsh')
  await page.getByLabel('Address', { exact: true }).fill('12 Orchard Avenue')
  await page.getByLabel('Zipcode').fill('97205')
  await stopCatalogue(page).dblclick()
  await expect(
    page.getByRole('heading', { name: 'Thank you. You will stop receiving our catalogue shortly.' }),
  ).toBeFocused()
  await expectNoViolations(page)
  expect((await world.requests('unsubscribe')).map(({ path }) => path)).toEqual(['/backend/unsubscribe/us/catalogue'])
})

test.describe('while nothing can be sent', () => {
  test.use({ scenario: ['feedback-down'], expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('a failure keeps the answers, a press later sends them [FORM-04] [FORM-07] [ERR-03]', async ({
    page,
    world,
  }) => {
    await page.goto('/spoke-feedback')
    await rateAll(page)
    await page.getByLabel('How did you hear about the product?').fill('A friend')
    await sendSurvey(page).click()
    await expect(getAlert(page).getByText(`${MISSED}.`, { exact: true })).toBeVisible()
    await expect(getAlert(page)).toContainText('Nothing you wrote is lost.')
    await expect(page.getByRole('radio', { name: '10, Extremely likely' })).toBeChecked()
    await expect(page.getByLabel('How did you hear about the product?')).toHaveValue('A friend')
    await expectNoViolations(page)
    expect(await world.reports()).toEqual([])

    await world.control.clearFaults(world.id)
    await expect(page.locator('main [data-state="ready"]')).toBeVisible()
    await sendSurvey(page).click()
    await expect(page.getByRole('heading', { name: 'Thank you for your feedback.' })).toBeFocused()
  })

  test('a shopper who is offline is told so [FORM-05] [FORM-07]', async ({ page, context }) => {
    await page.goto('/unsubscribe')
    await fillAddress(page)
    await context.setOffline(true)
    await stopCatalogue(page).click()
    await expect(getAlert(page)).toContainText('You seem to be offline. What you wrote is still here')
    await expect(page.getByLabel('First name')).toHaveValue('محمد')
    await context.setOffline(false)
  })
})

test.describe('a backend that misses an answer', () => {
  test.use({ scenario: ['survey-refused', 'unsubscribe-refused'] })

  test('has it named at its question [FORM-04] [FORM-05]', async ({ page, world }) => {
    await page.goto('/spoke-feedback')
    await rateAll(page)
    await sendSurvey(page).click()
    await expect(page.getByLabel('How did you hear about the product?')).toBeFocused()
    await expect(page.getByLabel('How did you hear about the product?')).toHaveAccessibleDescription(MISSED)
    await page.goto('/unsubscribe')
    await fillAddress(page)
    await stopCatalogue(page).click()
    await expect(page.getByLabel('Postcode')).toBeFocused()
    await expect(getAlert(page)).toHaveText(MISSED)
    await expect(page.getByLabel('Postcode')).toHaveValue('ls1 4ap')
    expect(await world.reports()).toEqual([])
  })
})

test.describe('bare upstreams', () => {
  test.use({ scenario: ['upstreams-bare'] })

  test('cannot take answers, and the forms say so honestly [SIM-09] [FORM-04] [FORM-05] [FORM-06]', async ({
    page,
    world,
  }) => {
    await page.goto('/spoke-feedback')
    await rateAll(page)
    await sendSurvey(page).click()
    await expect(getAlert(page)).toContainText('We can’t take feedback here at the moment.')
    await expect(getAlert(page).getByRole('link')).toHaveAttribute('href', /^mailto:/)
    await expect(page.getByRole('radio', { name: '10, Extremely likely' })).toBeChecked()
    await expectNoViolations(page)
    await page.goto('/unsubscribe')
    await fillAddress(page)
    await stopCatalogue(page).click()
    await expect(getAlert(page)).toContainText('We can’t stop the catalogue here at the moment.')
    await expect(page.getByLabel('Last name')).toHaveValue('O’Brien-👨‍👩‍👦')
    expect(await world.reports()).toEqual([])
  })
})

test.describe('a client that sends too much', () => {
  test.use({ expectedErrors: [/429 \(/] })

  test('is told how long to wait, and keeps its answers [OPS-08] [FORM-05]', async ({ page, world }) => {
    await page.goto('/unsubscribe')
    // from the page, because the test's own requests can have another loopback address
    const statuses = await page.evaluate(async () => {
      const body = new URLSearchParams({ firstName: 'Jo', lastName: 'Marsh', address: '1 Mill Lane', postcode: 'LS1' })
      const post = () => fetch('/unsubscribe', { method: 'POST', body, redirect: 'manual' })
      const responses = []
      for (let count = 0; count < 21; count += 1) responses.push(await post())
      const refused = responses.at(-1)
      const taken = responses.filter(({ type }) => type === 'opaqueredirect').length
      return [taken, refused?.status, refused?.headers.get('cache-control')]
    })
    expect(statuses).toEqual([20, 429, 'private, no-store'])
    await fillAddress(page)
    await stopCatalogue(page).click()
    await expect(getAlert(page)).toHaveText(
      /^You have tried this several times\. Please wait \d minutes? and try again\.$/,
    )
    await expect(page.getByLabel('Postcode')).toHaveValue('ls1 4ap')
    expect((await world.requests('unsubscribe')).length).toBeLessThanOrEqual(21)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a survey is sent, with what is missing named first [FORM-04] [OPS-06]', async ({ page, world }) => {
    await page.goto('/us/spoke-feedback', { waitUntil: 'domcontentloaded' })
    await rate(page, FIT, '2')
    await page.getByLabel('Which new products would you like us to make?').fill('Hats\n"<b>قبعات</b>" 🎩')
    const [response] = await Promise.all([
      page.waitForResponse((candidate) => candidate.request().method() === 'POST'),
      sendSurvey(page).click(),
    ])
    expect(response.headers()['cache-control']).toBe('private, no-store')
    await expect(page).toHaveURL('/us/spoke-feedback')
    await expect(getAlert(page)).toHaveText(MISSED)
    await expect(page.getByRole('radiogroup', { name: RECOMMEND })).toHaveAccessibleDescription(MISSED)
    await expect(page.getByRole('radiogroup', { name: FIT }).getByRole('radio', { name: '2' })).toBeChecked()
    await expect(page.getByLabel('Which new products would you like us to make?')).toHaveValue(
      'Hats\n"<b>قبعات</b>" 🎩',
    )
    await rateAll(page)
    await sendSurvey(page).click()
    await expect(page).toHaveURL('/us/spoke-feedback?result=sent')
    await expect(page.getByRole('heading', { name: 'Thank you for your feedback.' })).toBeVisible()
    await page.reload()
    expect(await world.requests('survey')).toHaveLength(1)
  })

  test('the catalogue stops, and an address too long is kept [FORM-05] [OPS-06]', async ({ page, world }) => {
    await page.goto('/unsubscribe', { waitUntil: 'domcontentloaded' })
    await fillAddress(page, { 'First name': 'x'.repeat(10_000) })
    await stopCatalogue(page).click()
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription(
      'That is more than we can take: 100 characters at most, please',
    )
    expect((await page.getByLabel('First name').inputValue()).length).toBe(10_000)
    await expect(page.getByLabel('Address', { exact: true })).toHaveValue('1 Mill Lane\nLeeds')
    await page.getByLabel('First name').fill('محمد')
    await stopCatalogue(page).click()
    await expect(page).toHaveURL('/unsubscribe?result=sent')
    await expect(
      page.getByRole('heading', { name: 'Thank you. You will stop receiving our catalogue shortly.' }),
    ).toBeVisible()
    expect(await world.requests('unsubscribe')).toHaveLength(1)
  })
})
