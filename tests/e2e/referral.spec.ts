import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { getServerFunction } from '#tests/support/server-function.ts'
import { expectNoViolations } from './axe.ts'

test.describe('a signed-in customer', () => {
  test.use({ scenario: ['customer-with-orders'] })

  test('invites a friend from the account, and the friend saves at the checkout [FORM-06]', async ({
    page,
    world,
    shopper,
    context,
  }) => {
    await page.goto('/account?page=overview')
    await page.getByRole('main').getByRole('link', { name: 'Refer a friend' }).click()
    await expect(page.getByLabel('Your name')).toHaveValue('Jo Marsh')
    await expect(page.getByLabel('Your email')).toHaveValue('jo@example.com')
    await page.getByLabel('His email').fill('sam@')
    await page.getByLabel('His email').blur()
    await expect(page.getByLabel('His email')).toHaveAccessibleDescription('Email is incorrectly formatted')
    await expectNoViolations(page)
    await page.getByLabel('His email').fill('sam@example.com')
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(page.getByRole('heading', { name: 'It is on its way' })).toBeFocused()
    await expectNoViolations(page)
    await page.getByRole('button', { name: 'Tell someone else' }).click()
    await expect(page.getByLabel('Your name')).toHaveValue('Jo Marsh')

    const [mail] = await world.control.outbox(world.id)
    expect(mail).toMatchObject({ to: 'sam@example.com', text: expect.stringContaining('Jo Marsh') })
    const { pathname, search } = new URL(mail?.links[0]?.href ?? '')
    // the friend is another person, in a browser of his own
    await page.evaluate(() => localStorage.clear())
    await context.clearCookies({ name: 'customerId' })
    await page.goto(pathname + search)
    await expect(page.getByText('FRIEND20')).toBeVisible()
    await expectNoViolations(page)
    await page.goto('/products/heroes-navy?w=34&b=B&l=32')
    await shopper.product.add()
    // it needs £100, and one pair is £98
    await expect(shopper.cart.drawer.getByText(/^FRIEND20 does not apply/)).toBeVisible()
    const line = shopper.cart.lines().first()
    await line.getByRole('button', { name: /^Increase/ }).click()
    await shopper.cart.waitForTotals()
    await shopper.cart.expectCount(2)
    await expect(shopper.cart.drawer.getByText('FRIEND20 is applied')).toBeVisible()
    await shopper.cart.checkout().click()
    await expect(page.getByText('Discount FRIEND20')).toBeVisible()
  })

  /** Lets the page read the account only when the returned function is called. */
  async function holdAccount(page: Page) {
    let release = () => {}
    const answered = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(getServerFunction('readCustomerFn'), async (route) => {
      await answered
      await route.continue()
    })
    return release
  }

  test('is named on a page that comes back for another customer no longer [FORM-06] [ACC-02]', async ({ page }) => {
    await page.goto('/refer-a-friend')
    await expect(page.getByLabel('Your name')).toHaveValue('Jo Marsh')
    // a page in the back/forward cache hears nothing of the sign-out and sign-in between
    await page.evaluate(() => {
      const tokens = JSON.parse(localStorage.getItem('access_tokens') ?? '{}')
      const idToken = `.${btoa(JSON.stringify({ sub: 'somebody-else' }))}.`
      localStorage.setItem('access_tokens', JSON.stringify({ ...tokens, accessToken: 'theirs', idToken }))
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    })
    await expect(page.getByLabel('Your name')).toHaveValue('')
    await expect(page.getByLabel('Your email')).toHaveValue('')
  })

  test('keeps what was typed before the account was known [FORM-06] [FORM-07]', async ({ page }) => {
    const release = await holdAccount(page)
    await page.goto('/refer-a-friend')
    await page.getByLabel('Your name').fill('Joanna')
    release()
    await expect(page.getByLabel('Your email')).toHaveValue('jo@example.com')
    await expect(page.getByLabel('Your name')).toHaveValue('Joanna')
  })

  for (const { label, known, typed } of [
    { label: 'Your email', known: 'jo@example.com', typed: 'tom@example.com' },
    { label: 'Your name', known: 'Jo Marsh', typed: 'Tom' },
  ])
    test(`what is typed in '${label}' replaces what came while it had focus [FORM-06]`, async ({ page }) => {
      const release = await holdAccount(page)
      await page.goto('/refer-a-friend')
      await page.getByLabel(label).focus()
      release()
      await expect(page.getByLabel(label)).toHaveValue(known)
      await page.keyboard.type(typed)
      await expect(page.getByLabel(label)).toHaveValue(typed)
    })
})

test.describe('bare upstreams', () => {
  test.use({ scenario: ['upstreams-bare'] })

  test('cannot invite a friend, and the form says so [FORM-06] [SIM-09]', async ({ page, world }) => {
    await page.goto('/refer-a-friend')
    await page.getByLabel('Your name').fill('محمد 👖')
    await page.getByLabel('Your email').fill('tom@example.com')
    await page.getByLabel('His email').fill('sam@example.com')
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText('We can’t send invitations at the moment.')
    await expect(page.getByLabel('Your name')).toHaveValue('محمد 👖')
    expect(await world.reports()).toEqual([])
  })
})

test('a message of ten thousand characters stays and is named [FORM-06] [FORM-07]', async ({ page, world }) => {
  await page.goto('/refer-a-friend')
  await page.getByLabel('Your name').fill('Tom')
  await page.getByLabel('Your email').fill('tom@example.com')
  await page.getByLabel('His email').fill('sam@example.com')
  const message = page.getByLabel('A line from you')
  await message.fill('x'.repeat(10_000))
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(message).toBeFocused()
  await expect(message).toHaveAccessibleDescription('A line, not a letter: 500 characters at most')
  expect((await message.inputValue()).length).toBe(10_000)
  expect(await world.requests('referAFriend')).toEqual([])
})
