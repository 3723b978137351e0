import type { Page } from '@playwright/test'
import { hasOrderedCookie } from '#contracts/shop/visitor.ts'
import { expect, test } from '#tests/support/shop.ts'
import { expectNoViolations } from './axe.ts'

/** Whether the prompt was open in this visit: known at once, while the modal's code may still be loading. */
const wasPrompted = (page: Page) => page.evaluate(() => sessionStorage.getItem('spoke_newsletter_prompted') !== null)

const readHideCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'hideNewsletterPrompt')?.value

/** Opens a page whose time the test moves, and waits for what loads when the browser is idle. */
async function openQuietly(page: Page, path: string) {
  await page.clock.install()
  await page.goto(path)
  await page.locator('[data-notifications]').waitFor({ state: 'attached' })
}

/** Does what prompts elsewhere: is idle for a minute, and leaves with the mouse. */
async function beIdleAndLeave(page: Page) {
  await page.clock.runFor(60_000)
  await page.mouse.move(200, 300)
  await page.mouse.move(200, 5)
  await page.clock.runFor(1_000)
}

test('the footer’s sign-up ends in the confirmation, and gets the focus back [FORM-02] [FORM-07]', {
  tag: '@phone',
}, async ({ page, shopper, world }) => {
  await page.goto('/us/pages/about-us')
  const { email, submit } = await shopper.newsletter.findFooterForm()
  await email.fill('tom@spoke.example')
  await submit.focus()
  await page.keyboard.press('Enter')
  const { confirmation } = shopper.newsletter
  await expect(confirmation.getByRole('heading', { name: 'You’re on the list' })).toBeVisible()
  await expect(confirmation).toContainText('We’ve emailed your discount code to tom@spoke.example')
  const goOn = confirmation.getByRole('button', { name: 'Continue shopping' })
  await expect(goOn).toBeFocused()
  await expectNoViolations(page)
  await page.keyboard.press('Enter')
  await expect(confirmation).toBeHidden()
  await expect(submit).toBeFocused()
  expect(await world.control.outbox(world.id)).toMatchObject([{ to: 'tom@spoke.example', kind: 'welcome' }])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  for (const [path, label, button] of [
    ['/pages/privacy', 'Email address', 'Sign up'],
    ['/newsletter', 'Email address', 'Sign up'],
    ['/refer-a-friend', 'His email', 'Send the invitation'],
  ] as const)
    test(`a wrong address on ${path} has air above the button [FORM-01] [FORM-08]`, async ({ page }) => {
      await page.goto(path)
      const form = page.locator('form', { has: page.getByRole('button', { name: button }) })
      const field = form.getByLabel(label, { exact: true })
      const problem = form.getByText('Email is incorrectly formatted')
      // the footer's form hydrates when it is first used
      await expect(async () => {
        await field.fill('')
        await field.fill('tom@spoke')
        await field.blur()
        await expect(problem).toBeVisible({ timeout: 1_000 })
      }).toPass()
      const [text, below] = await Promise.all([
        problem.boundingBox(),
        form.getByRole('button', { name: button }).boundingBox(),
      ])
      expect((below?.y ?? 0) - (text?.y ?? 0) - (text?.height ?? 0)).toBeGreaterThanOrEqual(8)
    })
})

test.describe('a phone check that is down', () => {
  test.use({ scenario: ['phone-check-down'] })

  test('keeps the number, then refuses, then sends the code to it [FORM-02] [FORM-03]', { tag: '@phone' }, async ({
    page,
    shopper,
    world,
  }) => {
    await page.goto('/eu/collections/denim')
    const { newsletter } = shopper
    await newsletter.openByLeaving()
    await expectNoViolations(page)
    await newsletter.offer.getByLabel('Email address').fill('tom@spoke')
    const { country, number, submit } = await newsletter.choosePhone()
    await expect(number).toBeFocused()
    await expect(country).toHaveValue('IE')
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await country.selectOption('United Kingdom (+44)')

    await number.fill('12')
    await page.keyboard.press('Enter')
    await expect(number).toHaveAccessibleDescription('Failed to validate the phone number')
    await expect(number).toHaveValue('12')
    await expect(number).toBeFocused()
    await expectNoViolations(page)
    expect(await world.reports()).toEqual([])

    await world.control.clearFaults(world.id)
    await number.blur()
    await expect(number).toHaveAccessibleDescription('This is not a phone number in United Kingdom')
    await expect(submit).toHaveAttribute('aria-disabled', 'true')
    await newsletter.offer.getByRole('button', { name: 'Use my email address instead' }).click()
    await expect(newsletter.offer.getByLabel('Email address')).toHaveValue('tom@spoke')
    await newsletter.choosePhone()
    await expect(number).toHaveValue('12')

    await number.fill('07700 900123')
    await number.blur()
    // a failed button takes no press for two seconds
    await expect(submit).toHaveAttribute('data-state', 'ready')
    await submit.click()
    await expect(newsletter.confirmation).toContainText('We’ve sent your discount code to +447700900123')
    expect(await readHideCookie(page)).toBe('true')
    expect(await world.control.outbox(world.id)).toMatchObject([{ to: '+447700900123', kind: 'welcome' }])
    const checks = (await world.requests('validatePhone')).map(({ status, path }) => [path.split('/').at(-1), status])
    expect(checks.slice(-1), 'leaving the field and submitting are one check').toEqual([['GB', 200]])
    expect(checks.filter(([, status]) => status === 200)).toHaveLength(1)
    await newsletter.confirmation.getByRole('button', { name: 'Continue shopping' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})

test.describe('bare upstreams', () => {
  test.use({ scenario: ['upstreams-bare'] })

  test('take a number as it was typed, and mean success by nothing [FORM-02] [SIM-09]', async ({ page, shopper }) => {
    await page.goto('/collections/denim')
    await shopper.newsletter.openByLeaving()
    const { number, submit } = await shopper.newsletter.choosePhone()
    await number.fill('07700 900123')
    await submit.click()
    await expect(shopper.newsletter.confirmation).toContainText('We’ve sent your discount code to 07700 900123')
  })
})

test.describe('a visitor who has not met the prompt', () => {
  test.use({ newsletterPrompt: true })

  test('an idle visitor is prompted once, and not again for a year [FORM-02]', { tag: '@phone' }, async ({
    page,
    shopper,
    context,
  }) => {
    await openQuietly(page, '/products/heroes-navy')
    const { offer } = shopper.newsletter
    await page.clock.runFor(4_000)
    await expect(offer).toBeVisible()
    // nobody has asked for it, so no field has the focus
    await expect(offer.locator('p', { hasText: 'New styles' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(offer).toBeHidden()
    await expect.poll(() => readHideCookie(page)).toBe('true')
    const cookie = (await context.cookies()).find(({ name }) => name === 'hideNewsletterPrompt')
    expect(Math.round(((cookie?.expires ?? 0) * 1000 - (await page.evaluate(() => Date.now()))) / 86_400_000)).toBe(365)

    // even without the cookie once a visit is enough
    await context.clearCookies({ name: 'hideNewsletterPrompt' })
    await page.reload()
    await page.locator('[data-notifications]').waitFor({ state: 'attached' })
    await beIdleAndLeave(page)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('whoever takes the banner’s code is not prompted [FORM-02] [NAV-09]', async ({ page }) => {
    await openQuietly(page, '/pages/about-us')
    await page.getByRole('button', { name: 'Use SORTED' }).click()
    await expect.poll(() => readHideCookie(page)).toBe('true')
    await beIdleAndLeave(page)
    expect(await wasPrompted(page)).toBe(false)
  })

  test('a customer who has ordered before is not offered a first order’s discount [FORM-02]', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: hasOrderedCookie('gb'), value: '1', url: baseURL ?? '' }])
    await openQuietly(page, '/pages/about-us')
    await beIdleAndLeave(page)
    expect(await wasPrompted(page)).toBe(false)
  })

  test('the cart and black friday are not interrupted, the next page is [FORM-02]', async ({ page, shopper }) => {
    await openQuietly(page, '/pages/black-friday')
    await beIdleAndLeave(page)
    expect(await wasPrompted(page)).toBe(false)
    await page.goto('/cart')
    await page.locator('[data-notifications]').waitFor({ state: 'attached' })
    await beIdleAndLeave(page)
    expect(await wasPrompted(page)).toBe(false)
    await page.getByRole('banner').getByRole('link', { name: 'SPOKE, home' }).click()
    await expect(page).toHaveURL('/')
    await page.mouse.move(200, 300)
    await page.clock.runFor(4_000)
    await expect(shopper.newsletter.offer).toBeVisible()
  })

  test('a drawer and a field that is being filled in are not interrupted [FORM-02]', async ({ page, shopper }) => {
    await openQuietly(page, '/pages/about-us')
    await page.getByRole('banner').getByRole('link', { name: 'Basket' }).click()
    const cart = page.getByRole('dialog', { name: 'Your basket' })
    await expect(cart).toBeVisible()
    await beIdleAndLeave(page)
    expect(await wasPrompted(page)).toBe(false)
    await page.keyboard.press('Escape')
    await expect(cart).toBeHidden()
    const { email } = await shopper.newsletter.findFooterForm()
    await email.focus()
    await beIdleAndLeave(page)
    expect(await wasPrompted(page)).toBe(false)
    await email.blur()
    await page.mouse.move(200, 300)
    await page.clock.runFor(4_000)
    await expect(shopper.newsletter.offer).toBeVisible()
  })

  test.describe('a first visit', () => {
    test.use({ consent: null })

    test('is asked about cookies before it is prompted [FORM-02] [NAV-14]', async ({ page, shopper }) => {
      await openQuietly(page, '/pages/about-us')
      const accept = page.getByRole('button', { name: 'Only necessary' })
      await expect(accept).toBeVisible()
      await beIdleAndLeave(page)
      expect(await wasPrompted(page)).toBe(false)
      await accept.click()
      await page.clock.runFor(4_000)
      await expect(shopper.newsletter.offer).toBeVisible()
    })
  })

  test('a finger at the top of the screen does not mean to leave [FORM-02]', { tag: '@phone-only' }, async ({
    page,
  }) => {
    await openQuietly(page, '/pages/about-us')
    await page.touchscreen.tap(180, 5)
    await page.clock.runFor(1_000)
    expect(await wasPrompted(page)).toBe(false)
  })
})

test.describe('a first visit of three pages', () => {
  test.use({ consent: null })

  test('is interrupted by the question about cookies and nothing else [NAV-21]', async ({ page, context }) => {
    await context.clearCookies({ name: 'hideNewsletterPrompt' })
    await page.clock.install()
    const interruptions: string[] = []
    const lookAround = async () => {
      await page.locator('[data-notifications]').waitFor({ state: 'attached' })
      await page.mouse.wheel(0, 600)
      await beIdleAndLeave(page)
      for (const part of await page.locator('dialog[open], [role=dialog], [role=alertdialog], [role=alert]').all())
        if (await part.isVisible())
          interruptions.push((await part.getAttribute('aria-label')) ?? (await part.innerText()))
    }
    await page.goto('/')
    const question = page.getByRole('region', { name: 'Cookies' })
    await expect(question).toBeVisible()
    await lookAround()
    await page.getByRole('button', { name: 'Only necessary' }).click()
    await expect(question).toHaveCount(0)
    await lookAround()
    await page.goto('/collections/denim')
    await lookAround()
    await page.goto('/products/heroes-navy')
    await lookAround()
    expect(interruptions).toEqual([])
    // from the next page on an idle visitor is prompted
    await page.goto('/pages/about-us')
    await page.locator('[data-notifications]').waitFor({ state: 'attached' })
    await beIdleAndLeave(page)
    expect(await wasPrompted(page)).toBe(true)
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, newsletterPrompt: true })

  test('the page of the newsletter confirms, and hides the prompt [FORM-02] [OPS-06]', async ({ page }) => {
    await page.goto('/pages/privacy', { waitUntil: 'domcontentloaded' })
    await page.getByRole('contentinfo').getByLabel('Email address').fill('tom@spoke.example')
    await page.getByRole('contentinfo').getByRole('button', { name: 'Sign up' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You’re on the list' })).toBeVisible()
    expect(await readHideCookie(page)).toBe('true')
  })
})

for (const [name, consent, isOn, reads, isPrompted] of [
  ['on lets the prompt open', 'necessary,analytics', true, 1, true],
  ['off keeps the prompt closed', 'necessary,analytics', false, 1, false],
  ['not read without consent lets the prompt open', 'necessary', false, 0, true],
] as const)
  test.describe('the newsletter’s flag', () => {
    test.use({
      newsletterPrompt: true,
      consent,
      scenario: [{ name: 'flag-switched', params: { flag: 'newsletter-prompt', isOn } }],
    })

    test(`a flag that is ${name} [ANA-03] [FORM-02]`, async ({ page, shopper, world }) => {
      const readFlagCalls = async () => (await world.requests()).filter(({ upstream }) => upstream === 'flags').length
      const answered = page.waitForResponse(
        async (response) =>
          response.request().method() === 'POST' &&
          (await response.text().catch(() => '')).includes('newsletter-prompt'),
      )
      answered.catch(() => {})
      await openQuietly(page, '/collections/denim')
      if (reads > 0) await answered
      await beIdleAndLeave(page)
      expect(await wasPrompted(page)).toBe(isPrompted)
      await expect(shopper.newsletter.offer).toBeVisible({ visible: isPrompted })
      expect(await readFlagCalls()).toBe(reads)
    })
  })
