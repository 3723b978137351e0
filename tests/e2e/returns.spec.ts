import type { Page } from '@playwright/test'
import { type Effort, getSeconds } from '#tests/support/human-pace.ts'
import { expect, test } from '#tests/support/kept-page.ts'
import { getServerFunction } from '#tests/support/server-function.ts'
import { expectNoViolations } from './axe.ts'

const ORDER = '/returns?order=SP1001'
const STORED = 'spoke_return'

for (const [prefix, label] of [
  ['', 'Email or postcode'],
  ['/us', 'Email or Zipcode'],
  ['/eu', 'Email or postcode'],
] as const) {
  test(`${prefix}/returns has no header or footer and asks for the order [NAV-20] [NAV-11] [RET-01]`, async ({
    page,
    shopper,
  }) => {
    const response = await page.goto(`${prefix}/returns`)
    expect(response?.status()).toBe(200)
    expect(response?.headers()['cache-control']).toMatch(/^public/)
    await expect(page).toHaveTitle('Returns - SPOKE')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('heading', { level: 1, name: 'Returns and exchanges' })).toBeVisible()
    await expect(page.getByRole('banner')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expect(page.getByText('You have 200 days from delivery')).toBeVisible()
    await expect(page.getByText('Step 1 of 4')).toBeVisible()
    await expect(page.getByLabel(label)).toHaveAttribute('inputmode', 'email')
    await expect(shopper.returns.orderNumber()).toHaveAttribute('autocapitalize', 'characters')
    const mail = page.getByRole('link', { name: 'help@spoke.example' })
    await expect(mail).toHaveAttribute('href', 'mailto:help@spoke.example?subject=Return')
    await page.getByRole('link', { name: 'SPOKE, home' }).click()
    await expect(page).toHaveURL(prefix || '/')
  })
}

test('the footer’s Returns leads to the returns page [NAV-20]', async ({ page }) => {
  await page.goto('/eu/pages/about-us')
  const footer = page.getByRole('contentinfo')
  const section = footer.locator('summary', { hasText: 'Help' })
  if (await section.isVisible()) await section.click()
  await footer.getByRole('link', { name: 'Returns', exact: true }).click()
  await expect(page).toHaveURL('/eu/returns')
  await expect(page.getByRole('heading', { level: 1, name: 'Returns and exchanges' })).toBeVisible()
})

/** Words that a shopper reads of a step: its heading, questions and choices, without what only screen readers read. */
const countWords = (page: Page) =>
  page.locator('main :is(h2, legend, label):visible').evaluateAll((elements) => {
    const isHidden = (node: Node) => node.parentElement?.closest('.visually-hidden, p[role=alert]') != null
    let count = 0
    for (const element of elements) {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        if (!isHidden(node)) count += node.textContent?.match(/\p{L}{2,}/gu)?.length ?? 0
    }
    return count
  })

test.describe('an order', () => {
  test.use({ scenario: ['order-to-return'] })

  test('goes back from a mail’s link with eight taps, and the code is mailed [RET-01] [RET-04]', {
    tag: '@smoke',
  }, async ({ page, shopper, world }) => {
    const { returns } = shopper
    await page.goto(ORDER)
    await page.evaluate(() => {
      Object.assign(window, { taps: 0 })
      addEventListener('pointerdown', () => Object.assign(window, { taps: Reflect.get(window, 'taps') + 1 }), true)
    })
    let words = await countWords(page)
    await expect(returns.orderNumber()).toHaveValue('SP1001')
    await expectNoViolations(page)
    await returns.find()

    await expect(returns.heading('What is coming back?')).toBeFocused()
    await expect(page).toHaveURL('/returns?step=items')
    await returns.choose('Heroes in Navy', 'Too tight')
    words += await countWords(page)
    await expectNoViolations(page)
    await returns.press('Continue')

    await expect(returns.heading('Another size, or your money?')).toBeFocused()
    await expect(page.getByText('We suggest 35 / B / 32.')).toBeVisible()
    await expect(page.getByText('You said it was too tight, and this is the next waist up.')).toBeVisible()
    await expect(page.getByRole('radio', { name: '35', exact: true }).first()).toBeChecked()
    words += await countWords(page)
    await expectNoViolations(page)
    await returns.press('Continue')

    await expect(returns.heading('How will you send it?')).toBeFocused()
    await expect(returns.carrier('DPD')).toBeVisible()
    for (const carrier of ['Evri', 'Royal Mail', 'DPD']) await expect(returns.carrier(carrier)).not.toBeChecked()
    await expect(page.getByRole('region', { name: 'Your return' })).toContainText('1 × Heroes in Navy, 34 / B / 32')
    await expect(page.getByRole('region', { name: 'Your return' })).toContainText('You get 35 / B / 32')
    words += await countWords(page)
    await expectNoViolations(page)
    await returns.create('Evri')

    await expect(returns.heading('Your return is created')).toBeFocused()
    await expect(page.getByText('RET-1001-1')).toBeVisible()
    await expect(page.getByText('We have emailed your QR code to j•••@example.com.')).toBeVisible()
    await expectNoViolations(page)
    // the first one opened the mail's link; the field takes one more
    const taps = 1 + (await page.evaluate(() => Number(Reflect.get(window, 'taps'))))
    const effort: Effort = { keys: 'jo@example.com'.length, taps: taps + 1, decisions: 4, words }
    console.log(
      `A return from a mail’s link: ${taps} taps, ${effort.keys} keys, ${words} words; ${getSeconds(effort).toFixed(0)} s at a human pace`,
    )
    expect(taps).toBeLessThanOrEqual(8)
    expect(getSeconds(effort)).toBeLessThan(60)
    expect(await world.control.outbox(world.id)).toMatchObject([
      { kind: 'return-qr', to: 'jo@example.com', subject: 'Your return RET-1001-1: QR code' },
    ])
    expect(await world.reports()).toEqual([])
  })

  test('reads the carriers once, however fast the next step is [RET-01]', async ({ shopper, world }) => {
    const fault = { upstream: 'backend', operation: 'returnCarriers' }
    await world.control.addFault(world.id, { ...fault, respond: { delayMs: 1_000 } })
    await shopper.returns.reachCarriers()
    await expect(shopper.returns.carrier('Evri')).toBeVisible()
    expect(await world.requests('returnCarriers')).toHaveLength(1)
  })

  test('reads the carriers again where that failed before they were shown [RET-01] [RET-05]', async ({
    page,
    shopper: { returns },
    world,
  }) => {
    const fault = { upstream: 'backend', operation: 'returnCarriers', respond: { status: 503 }, times: 1 }
    await world.control.addFault(world.id, fault)
    await page.goto('/returns?order=SP1001')
    await returns.find()
    await returns.choose('Everyday Tee', 'Other')
    const failed = page.waitForResponse(getServerFunction('readCarriersFn'))
    await returns.press('Continue')
    await (await failed).finished()
    await returns.heading('Another size, or your money?').waitFor()
    await returns.press('Continue')
    await expect(returns.carrier('Evri')).toBeVisible()
    await expect(returns.alert()).toHaveCount(0)
    expect(await world.requests('returnCarriers')).toHaveLength(2)
  })

  test('gives another size and money, more of it later, and prints [RET-01] [RET-03]', async ({ page, shopper }) => {
    const { returns } = shopper
    await page.goto(ORDER)
    await returns.find('LS14AP')
    const belt = returns.item('The Belt in Black')
    await expect(belt.getByRole('checkbox')).toBeDisabled()
    await expect(belt.getByRole('checkbox')).toHaveAccessibleDescription(
      'Personalised items cannot be exchanged or returned',
    )
    await returns.choose('Heroes', 'Length not right')
    await expect(returns.item('Heroes').getByRole('radio')).toHaveCount(6)
    await returns.item('Heroes').getByRole('button', { name: 'One more of Heroes in Navy' }).click()
    await expect(returns.item('Heroes').getByRole('spinbutton')).toHaveValue('2')
    await returns.item('Heroes').getByRole('button', { name: 'One fewer of Heroes in Navy' }).click()
    await returns.choose('Everyday Tee', 'Poor quality / faulty')
    await returns.press('Continue')

    await expect(returns.item('Everyday Tee').getByRole('radio', { name: 'My money back, £45' })).toBeChecked()
    const leg = returns.item('Heroes').getByRole('radiogroup', { name: /^Leg/ })
    await leg.getByRole('radio', { name: '31' }).check()
    await expect(returns.item('Heroes').getByText('You get 34 / B / 31, in stock.')).toBeVisible()
    await leg.getByRole('radio', { name: '32' }).check()
    await returns.press('Continue')
    await expect(returns.item('Heroes').getByText('That is the size you bought.')).toBeVisible()
    await leg.getByRole('radio', { name: '33' }).check()
    await returns.press('Continue')
    await returns.carrier('DPD').check()
    const summary = page.getByRole('region', { name: 'Your return' })
    await expect(summary).toContainText('You get back£45.00')
    await expect(summary).toContainText('You pay£3.50')
    await returns.press('Create return')

    await expect(page.getByText('You get £45.00 back the way you paid')).toBeVisible()
    await expect(page.getByText('We will ask you for £3.50 by email.')).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button', { name: 'Print this' })).toBeHidden()
    await expect(page.getByText('Rather ask a person?')).toBeHidden()
    await expect(page.getByText('1 × Everyday Tee in White')).toBeVisible()
    await page.emulateMedia({ media: 'screen' })

    await returns.press('Return something else from this order')
    await expect(returns.item('Heroes')).toContainText('1 of 2 can still go back')
    await expect(returns.item('Everyday Tee')).toContainText('Returned already')
  })

  test('keeps every answer over Back, a reload and a second tab [RET-01] [RET-05]', async ({
    page,
    shopper,
    world,
    openTab,
  }) => {
    const { returns } = shopper
    await page.goto(ORDER)
    await returns.find()
    await returns.choose('Heroes', 'Other')
    await returns
      .item('Heroes')
      .getByLabel(/^What is it/)
      .fill('سروال 👖')
    await returns.press('Continue')
    await returns.item('Heroes').getByRole('radio', { name: 'Another size' }).check()
    await returns.item('Heroes').getByRole('radio', { name: '36' }).first().check()
    await returns.press('Continue')
    await expect(page.getByText('You get 36 / B / 32')).toBeVisible()

    await page.goBack()
    await expect(page).toHaveURL('/returns?step=outcome')
    await expect(returns.item('Heroes').getByRole('radio', { name: '36' }).first()).toBeChecked()
    await page.goBack()
    await expect(returns.item('Heroes').getByLabel(/^What is it/)).toHaveValue('سروال 👖')
    await page.goForward()
    await returns.press('Back')
    await expect(page).toHaveURL('/returns?step=items')
    await page.reload()
    await expect(returns.item('Heroes').getByRole('radio', { name: 'Other' })).toBeChecked()
    await expect(returns.item('Heroes').getByLabel(/^What is it/)).toHaveValue('سروال 👖')

    const second = await openTab()
    await second.goto('/returns?step=send')
    await expect(second.getByText('You get 36 / B / 32')).toBeVisible()
    await returns.item('Heroes').getByRole('radio', { name: 'Too loose' }).check()
    await expect(second).toHaveURL('/returns?step=send')
    await second.goto('/returns?step=items')
    await expect(second.getByRole('radio', { name: 'Too loose' }).first()).toBeChecked()

    await returns.press('Continue')
    await returns.heading('Another size, or your money?').waitFor()
    await returns.press('Continue')
    await returns.carrier('Evri').check()
    await second.goto('/returns?step=send')
    await expect(second.getByRole('radio', { name: 'Evri' })).toBeChecked()
    const pressTwice = (tab: Page) =>
      tab.getByRole('button', { name: 'Create return' }).evaluate((button: HTMLElement) => {
        button.click()
        button.click()
      })
    await Promise.all([pressTwice(page), pressTwice(second)])
    for (const tab of [page, second]) await expect(tab.getByText('RET-1001-1')).toBeVisible()
    await second.reload()
    await expect(second.getByText('RET-1001-1')).toBeVisible()
    expect(await world.control.outbox(world.id)).toHaveLength(1)
  })

  test('asks again for what is wrong, keeps it, and ignores broken storage [RET-01] [FORM-07] [FORM-08]', async ({
    page,
    shopper,
    world,
  }) => {
    const { returns } = shopper
    await page.goto('/returns?step=items')
    await expect(page).toHaveURL('/returns')
    await page.evaluate((key) => localStorage.setItem(key, '{"region":"gb","answers":'), STORED)
    await page.reload()
    await returns.press('Find my order')
    await expect(returns.alert()).toHaveText('2 things need another look')
    await expect(returns.orderNumber()).toBeFocused()
    await expect(returns.orderNumber()).toHaveAccessibleDescription(/Please enter your order number/)
    await returns.orderNumber().fill('AMZ-123-4567890')
    await returns.find('Leeds 👖')
    await expect(returns.orderNumber()).toHaveAccessibleDescription(/They look like SP1001/)
    await expect(returns.proof()).toHaveAccessibleDescription(/neither an email nor a postcode/)
    await expectNoViolations(page)
    expect(await world.requests('lookUpOrder')).toEqual([])

    await returns.orderNumber().fill('#sp 1001')
    await returns.find(' ls1 4ap ')
    await returns.press('Continue')
    await expect(page.getByText('Please choose what is coming back')).toBeVisible()
    await returns.choose('Heroes', 'Other')
    const comment = returns.item('Heroes').getByLabel(/^What is it/)
    await comment.fill('👖'.repeat(5_000))
    await returns.item('Heroes').getByRole('spinbutton').fill('3')
    await returns.press('Continue')
    await expect(comment).toBeFocused()
    await expect(comment).toHaveAccessibleDescription(
      'That is 9500 characters more than we can take: 500 at most, please',
    )
    expect((await comment.inputValue()).length).toBe(10_000)
    await expect(returns.item('Heroes').getByRole('spinbutton')).toHaveAccessibleDescription(/from 1 to 2/)
    await expectNoViolations(page)
    await comment.fill('')
    await returns.item('Heroes').getByRole('spinbutton').fill('2')
    await returns.item('Heroes').getByRole('spinbutton').press('Enter')
    await expect(returns.heading('Another size, or your money?')).toBeFocused()
    await expect(page.getByRole('radio', { name: 'My money back, £196' })).toBeChecked()
  })

  test('goes back by keyboard alone [RET-01] [OPS-05] [FORM-07]', async ({ page, shopper }) => {
    const { returns } = shopper
    const tabTo = async (control: ReturnType<typeof returns.proof>) => {
      const hasFocus = () => control.evaluate((element) => element === document.activeElement)
      for (let press = 0; press < 20 && !(await hasFocus()); press += 1) await page.keyboard.press('Tab')
      await expect(control).toBeFocused()
    }
    await page.goto('/returns')
    await tabTo(returns.orderNumber())
    await page.keyboard.type('1001')
    await page.keyboard.press('Tab')
    await page.keyboard.type('ls14ap')
    await page.keyboard.press('Enter')
    await expect(returns.heading('What is coming back?')).toBeFocused()
    await tabTo(returns.item('Heroes').getByRole('checkbox'))
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(returns.item('Heroes').getByRole('radio', { name: 'Too loose' })).toBeChecked()
    await page.keyboard.press('Enter')
    await expect(returns.heading('Another size, or your money?')).toBeFocused()
    await tabTo(page.getByRole('radio', { name: 'Another size' }))
    await tabTo(page.getByRole('radio', { name: '33', exact: true }).first())
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText('You get 32 / B / 32')).toBeVisible()
    await tabTo(page.getByRole('button', { name: 'Continue' }))
    await page.keyboard.press('Enter')
    await tabTo(returns.carrier('Evri'))
    await page.keyboard.press('Space')
    await tabTo(page.getByRole('button', { name: 'Create return' }))
    await page.keyboard.press('Enter')
    await expect(returns.heading('Your return is created')).toBeFocused()
  })

  test('fits 320 px at every step, with large targets [RET-01] [OPS-05]', async ({ page, shopper }) => {
    const { returns } = shopper
    await page.setViewportSize({ width: 320, height: 640 })
    const expectToFit = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      for (const target of await page
        .locator('main :is(button, label:has(input[type=radio], input[type=checkbox])):visible')
        .all())
        expect((await target.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44)
    }
    await page.goto(ORDER)
    await expectToFit()
    await returns.find()
    await returns.choose('Heroes', 'Too loose')
    await expectToFit()
    await returns.press('Continue')
    await expect(page.getByText('We suggest 33 / B / 32.')).toBeVisible()
    await expectToFit()
    await returns.press('Continue')
    await expect(returns.carrier('Evri')).toBeVisible()
    await expectToFit()
    await returns.create()
    await expect(returns.heading('Your return is created')).toBeVisible()
    await expectToFit()
  })
})

test.describe('a saved fit', () => {
  test.use({ scenario: ['order-to-return'] })

  test('says which size to exchange for [RET-04]', async ({ page, shopper, context }) => {
    const fit = { top: {}, bottom: { waist: '36', build: 'C', leg: '32' } }
    await page.goto(ORDER)
    await context.addCookies([{ name: 'saved_fit', value: encodeURIComponent(JSON.stringify(fit)), url: page.url() }])
    await shopper.returns.find()
    await shopper.returns.choose('Heroes', 'Too tight')
    await shopper.returns.press('Continue')
    await expect(page.getByText('We suggest 36 / C / 32.')).toBeVisible()
    await expect(page.getByText('Your saved fit is 36 / C / 32, and you said it was too tight.')).toBeVisible()
  })
})

test.describe('an order of a signed-in customer', () => {
  test.use({ scenario: ['returning-customer', 'order-to-return'] })

  test('is looked up already, and forgotten with the session [RET-01] [ACC-03]', async ({ page, shopper }) => {
    await page.goto(ORDER)
    await expect(shopper.returns.heading('What is coming back?')).toBeVisible()
    await expect(page).toHaveURL('/returns?step=items')
    await page.goto('/account?page=overview')
    await shopper.account.signOut()
    await page.waitForURL((url) => !url.pathname.startsWith('/account'))
    await page.goto('/returns')
    expect(await page.evaluate((key) => localStorage.getItem(key), STORED)).toBeNull()
  })

  test('is looked up as typed where the account’s address comes while the shopper types [RET-01]', async ({
    page,
    shopper,
    world,
  }) => {
    await world.control.addFault(world.id, {
      upstream: 'customer-account',
      operation: 'customer',
      respond: { delayMs: 1_000 },
    })
    const isRead = page.waitForResponse((response) => response.url().includes('readCustomer'))
    await page.goto(ORDER)
    await shopper.returns.proof().focus()
    await isRead
    await page.keyboard.type('jo@example.com')
    await expect(shopper.returns.proof()).toHaveValue('jo@example.com')
    await shopper.returns.press('Find my order')
    await expect(shopper.returns.heading('What is coming back?')).toBeVisible()
  })

  test('is forgotten by a page that comes back after the sign-out [RET-01] [ACC-03]', async ({ page, shopper }) => {
    await page.goto(ORDER)
    await expect(shopper.returns.heading('What is coming back?')).toBeVisible()
    // a page in the back/forward cache hears nothing of the sign-out
    await page.evaluate((key) => {
      localStorage.removeItem(key)
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    }, STORED)
    await expect(page.getByLabel('Order number')).toHaveValue('')
    expect(await page.evaluate((key) => localStorage.getItem(key), STORED)).toBeNull()
  })
})

test.describe('a size that costs more', () => {
  test.use({ scenario: ['returns-with-difference'] })

  test('says so before it is chosen for good [RET-01]', async ({ page, shopper }) => {
    await page.goto(ORDER)
    await shopper.returns.find()
    await shopper.returns.choose('Heroes', 'Too tight')
    await shopper.returns.press('Continue')
    await expect(page.getByText('It costs £10 more than you paid.')).toBeVisible()
    await shopper.returns.press('Continue')
    await expect(page.getByRole('region', { name: 'Your return' })).toContainText('You pay£10.00')
    await expect(page.getByText('Nothing is charged now: we will ask for it by email.')).toBeVisible()
  })
})

test.describe('a size that is sold meanwhile', () => {
  test.use({ scenario: ['returns-size-gone'] })

  test('is named at its line, and the other choices stay [RET-02]', async ({ page, shopper, world }) => {
    const { returns } = shopper
    await page.goto(ORDER)
    await returns.find()
    await returns.choose('Heroes', 'Too tight')
    await returns.choose('Everyday Tee', 'Other')
    await returns.press('Continue')
    await returns.heading('Another size, or your money?').waitFor()
    await returns.press('Continue')
    await returns.create('DPD')
    await expect(returns.heading('Another size, or your money?')).toBeVisible()
    await expect(returns.alert()).toContainText('We couldn’t create your return.')
    await expect(returns.item('Heroes').getByText('This size is sold out.')).toBeVisible()
    await expect(returns.item('Heroes').getByRole('radio', { name: '35, sold out in this size' })).toBeChecked()
    await expect(returns.item('Everyday Tee').getByRole('radio', { name: 'My money back, £45' })).toBeChecked()
    await expectNoViolations(page)
    await returns.item('Heroes').getByRole('radio', { name: '36', exact: true }).first().check()
    await returns.press('Continue')
    await expect(returns.carrier('DPD')).toBeChecked()
    expect(await world.control.outbox(world.id)).toEqual([])
  })
})

test.describe('a lost answer', () => {
  test.use({ scenario: ['returns-lost-answer'] })

  test('is looked up, and makes one return [RET-05]', async ({ page, shopper, world }) => {
    await shopper.returns.reachCarriers()
    await shopper.returns.create()
    await expect(page.getByText('RET-1001-1')).toBeVisible()
    expect(await world.requests('createReturn')).toHaveLength(1)
    expect(await world.control.outbox(world.id)).toHaveLength(1)
  })

  test('that cannot be looked up is checked, not sent again [RET-05]', async ({ page, shopper, world }) => {
    await shopper.returns.reachCarriers()
    await world.control.addFault(world.id, { upstream: 'backend', operation: 'lookUpOrder', respond: { reset: true } })
    await shopper.returns.create()
    await expect(shopper.returns.alert()).toContainText('We do not know yet whether your return was created.')
    await expect(page.getByRole('button', { name: 'Create return' })).toHaveCount(0)
    await expectNoViolations(page)
    await world.control.clearFaults(world.id)
    await shopper.returns.press('Check again')
    await expect(page.getByText('RET-1001-1')).toBeVisible()
    expect(await world.requests('createReturn')).toHaveLength(1)
  })
})

/** What each failure leaves to do. Words and reports are asserted by e2e/error-catalogue.spec.ts. */
const AT_THE_ORDER = [
  ['returns-order-not-found', /can’t find an order/],
  ['returns-all-returned', /has already been returned/],
  ['returns-system-down', /is having a moment/],
  ['returns-maintenance', /working on our returns page/],
] as const

for (const [scenario, message] of AT_THE_ORDER) {
  test.describe(scenario, () => {
    test.use({ scenario: [scenario] })

    test(`${scenario} is announced and keeps what was typed [RET-02] [RET-05]`, async ({ page, shopper }) => {
      await page.goto(ORDER)
      await shopper.returns.find()
      await expect(shopper.returns.alert()).toContainText(message)
      await expect(shopper.returns.proof()).toHaveValue('jo@example.com')
      await expect(page.getByRole('button', { name: 'Find my order' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'help@spoke.example' }).first()).toHaveAttribute('href', /SP1001/)
      await expectNoViolations(page)
    })
  })
}

const AT_THE_CARRIERS = [
  ['returns-carrier-problem', /can’t reach this carrier/],
  ['returns-not-issued', /couldn’t create your return/],
] as const

for (const [scenario, message] of AT_THE_CARRIERS) {
  test.describe(scenario, () => {
    test.use({ scenario: [scenario] })

    test(`${scenario} is announced and leaves the carriers to choose [RET-02]`, async ({ page, shopper }) => {
      await shopper.returns.reachCarriers()
      await shopper.returns.create()
      await expect(shopper.returns.alert()).toContainText(message)
      await expect(shopper.returns.carrier('Evri')).toBeChecked()
      await expect(page.getByText('1 × Everyday Tee in White')).toBeVisible()
      await expectNoViolations(page)
      await expect(page.locator('main [data-state="ready"]')).toBeVisible()
      await shopper.returns.create('Royal Mail')
      if (scenario === 'returns-carrier-problem') await expect(page.getByText('RET-1001-1')).toBeVisible()
      else await expect(shopper.returns.alert()).toContainText(message)
    })
  })
}

test.describe('an old order', () => {
  test.use({ scenario: ['order-outside-window'] })

  test('says of each item when its window ended [RET-03]', async ({ page, shopper }) => {
    await page.goto(ORDER)
    await shopper.returns.find()
    await expect(shopper.returns.item('Heroes')).toContainText(/The 200 days to return it ended on \d+ [A-Z][a-z]+/)
    await expect(page.getByRole('checkbox').first()).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Continue' })).toHaveCount(0)
  })
})

test.describe('somebody who guesses', () => {
  test.use({ scenario: ['order-to-return'], expectedErrors: [/429 \(/] })

  test('is told to wait, with the same answer for every order [OPS-08] [RET-05]', async ({ page, shopper, world }) => {
    await page.goto(ORDER)
    // from the page, because the test's own requests can have another loopback address
    const statuses = await page.evaluate(async () => {
      const post = (proof: string) =>
        fetch('/returns', { method: 'POST', body: new URLSearchParams({ step: 'find', number: 'SP1001', proof }) })
      const statuses = []
      for (let count = 0; count < 31; count += 1) statuses.push((await post(`jo${count}@example.com`)).status)
      return statuses
    })
    expect(statuses.slice(0, 30)).toEqual(Array(30).fill(200))
    expect(statuses.at(-1)).toBe(429)
    await shopper.returns.find()
    await expect(shopper.returns.alert()).toContainText(/You have tried this several times\. Please wait \d minutes?/)
    await expect(shopper.returns.proof()).toHaveValue('jo@example.com')
    expect((await world.requests('lookUpOrder')).length).toBeLessThanOrEqual(31)
  })
})

test.describe('bare upstreams', () => {
  test.use({ scenario: ['upstreams-bare'] })

  test('cannot take returns, and a mail with the number does [SIM-09] [RET-01]', async ({ page, shopper, world }) => {
    await page.goto('/returns')
    await shopper.returns.orderNumber().fill('#sp1001')
    await shopper.returns.find()
    await expect(shopper.returns.alert()).toContainText('Returns cannot be made on this page at the moment.')
    await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute(
      'href',
      'mailto:help@spoke.example?subject=Return%20of%20order%20SP1001',
    )
    await expect(shopper.returns.orderNumber()).toHaveValue('#sp1001')
    await expect(shopper.returns.proof()).toHaveValue('jo@example.com')
    await expectNoViolations(page)
    expect(await world.reports()).toEqual([])
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, scenario: ['order-to-return'] })

  test('the whole way is forms, and Back keeps the answers [RET-01] [OPS-06]', async ({ page, shopper, world }) => {
    const { returns } = shopper
    await page.goto(ORDER, { waitUntil: 'domcontentloaded' })
    await returns.find('ann@example.com')
    await expect(returns.alert()).toContainText('can’t find an order')
    const [response] = await Promise.all([
      page.waitForResponse((candidate) => candidate.request().method() === 'POST'),
      returns.find(),
    ])
    expect(response.headers()['cache-control']).toBe('private, no-store')
    await expect(page).toHaveURL('/returns')
    await returns.choose('Heroes', 'Other')
    await returns
      .item('Heroes')
      .getByLabel(/^What is it/)
      .fill('x'.repeat(10_000))
    await returns.press('Continue')
    await expect(page.getByText('That is 9500 characters more than we can take')).toBeVisible()
    expect(
      (
        await returns
          .item('Heroes')
          .getByLabel(/^What is it/)
          .inputValue()
      ).length,
    ).toBe(10_000)
    await returns.item('Heroes').getByRole('radio', { name: 'Too tight' }).check()
    await returns.press('Continue')
    await expect(page.getByText('We suggest 35 / B / 32.')).toBeVisible()
    await returns.press('Back')
    await expect(returns.item('Heroes').getByRole('radio', { name: 'Too tight' })).toBeChecked()
    await returns.press('Continue')
    await returns.item('Heroes').getByRole('radio', { name: '36' }).first().check()
    await returns.press('Continue')
    await returns.press('Create return')
    await expect(returns.alert()).toContainText('Please choose how you would like to send your parcel back.')
    await returns.create('Royal Mail')
    await expect(page.getByText('RET-1001-1')).toBeVisible()
    await expect(page.getByText('You get 36 / B / 32')).toBeVisible()
    await page.reload()
    await expect(page.getByText('RET-1001-1')).toBeVisible()
    expect(await world.control.outbox(world.id)).toHaveLength(1)
    await returns.press('Return something else from this order')
    await expect(returns.item('Heroes')).toContainText('1 of 2 can still go back')
  })
})
