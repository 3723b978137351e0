import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { test as newTab } from '#tests/support/shop.ts'
import { carryFit } from '#tests/support/shopper/fit.ts'
import { expectNoViolations, waitForAnimations } from './axe.ts'

const HEROES = '/products/heroes-navy'
const GIFT_CARD = '/products/gift-card-ink'
const getPromises = (page: Page) => page.getByRole('list', { name: 'Delivery and returns' })

test('what a build is, a size guide and own sizes are at the sizes [PDP-01] [FIT-08]', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto(`${HEROES}?w=34`)
  const main = page.getByRole('main')
  await main.getByText('What is a build?').click()
  await expect(main.locator('form details').getByRole('listitem')).toHaveText(['A slimmer', 'B average', 'C roomier'])
  await expect(main.locator('form details svg')).toHaveCount(3)
  await expectNoViolations(page, 'main form')
  await main.getByRole('button', { name: 'I know my sizes' }).click()
  await expect(page.getByRole('dialog', { name: 'Your fit' })).toBeVisible()
  await page.keyboard.press('Escape')
  await main.getByRole('link', { name: 'Size guide' }).click()
  const guide = page.getByRole('dialog', { name: 'Size guide' })
  await expect(guide).toBeVisible()
  await page.goBack()
  await expect(guide).toBeHidden()
  await expect(page).toHaveURL(`${HEROES}?w=34`)

  await carryFit(context, baseURL)
  await page.goto(HEROES)
  await expect(page.getByText('Your fit: 34 / B / 32')).toBeVisible()
  await expect(page.getByText('Not sure of your size?')).toHaveCount(0)
  await expect(main.getByRole('button', { name: 'I know my sizes' })).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'Size guide' })).toBeVisible()
})

test('a size guide leads to the chart of its goods [PDP-01]', async ({ page }) => {
  for (const [path, chart] of [
    ['/products/everyday-tee-white', /^\/tops-size-chart/],
    ['/products/bulletproof-black', /^\/denim-size-chart/],
    ['/products/everyday-socks-navy', /^\/accessories-size-chart/],
  ] as const) {
    await page.goto(path)
    const link = page.getByRole('main').getByRole('link', { name: 'Size guide' })
    await expect(link).toHaveAttribute('href', chart)
    await link.click()
    await expect(page.getByRole('dialog', { name: 'Size guide' }).getByRole('table').first()).toBeVisible()
  }
  await page.goto(GIFT_CARD)
  await expect(page.getByRole('main').getByRole('link', { name: 'Size guide' })).toHaveCount(0)
})

for (const [path, shown, hidden] of [
  ['/products/firsts-navy', ['Cut for you first: allow about 3 weeks.'], ['Order today', 'working days']],
  ['/products/pleats-ecru', ['Free delivery over £100, otherwise £5'], ['Order today']],
  ['/products/julys-ecru', ['Standard delivery, 5-8 working days'], ['Order today']],
  [GIFT_CARD, ['Sent by email, with nothing to pay for delivery'], ['Order today', 'working days', '200 day returns']],
] as const)
  test(`delivery at ${path} agrees with the goods [PDP-06]`, async ({ page }) => {
    await page.goto(path)
    for (const text of shown) await expect(getPromises(page)).toContainText(text)
    await page.waitForFunction(() => document.querySelector('#buy-bar')?.hasAttribute('data-bar'))
    for (const text of hidden) await expect(getPromises(page)).not.toContainText(text)
  })

test('a size that is sold out names no day [PDP-06]', async ({ page, shopper, world }) => {
  await world.control.load(world.id, ['variant-sold-out'])
  await page.goto(`${HEROES}?w=34&b=B&l=33`)
  const date = getPromises(page).getByText(/^Order today/)
  await expect(date).toBeVisible()
  await page.goto(`${HEROES}?w=34&b=B&l=32`)
  await expect(page.getByRole('button', { name: 'Tell me when it’s back' })).toBeVisible()
  await expect(date).toBeHidden()
  await shopper.product.choose('Leg', '33')
  await expect(date).toBeVisible()
})

test('letters change delivery and returns beside them [PDP-06] [PDP-07]', async ({ page }) => {
  await page.goto('/products/oxford-shirt-white?s=M&c=Slim&lh=Regular')
  await expect(getPromises(page)).toContainText('200 day returns')
  await page.getByRole('button', { name: 'Add your letters, £10' }).click()
  await expect(getPromises(page).getByText('Extended 200 day returns')).toBeHidden()
  await expect(getPromises(page).getByText('With letters, 10-13 working days')).toBeVisible()
  await expect(getPromises(page).getByText('Personalised items cannot be exchanged or returned.')).toBeVisible()
  await expect(page.getByText(/^Order today/).filter({ visible: true })).toHaveCount(0)
  await page.getByRole('button', { name: 'Leave the letters off' }).click()
  await expect(getPromises(page).getByText('Extended 200 day returns')).toBeVisible()
})

test('a pack has its price before a size is chosen [PDP-15]', async ({ page, shopper }) => {
  await page.goto('/products/everyday-socks-navy')
  const main = page.getByRole('main')
  await expect(main.getByText('From £9', { exact: true })).toBeVisible()
  await shopper.product.choose('Pack', '3 Pack')
  await expect(main.getByText('£22', { exact: true })).toBeVisible()
  await expect(main.getByText('(£7.33 a pair)')).toBeVisible()
  await shopper.product.choose('Pack', 'Single')
  await expect(main.getByText('£9', { exact: true })).toBeVisible()
})

test.describe('a gift card', () => {
  test.use({ consent: 'necessary,analytics' })

  newTab('goes to a recipient on a day, and nothing typed is lost [PDP-09]', async ({ page, shopper, world }) => {
    await world.clock.set('2026-11-22T12:00:00Z')
    await page.goto(GIFT_CARD)
    await shopper.product.choose('Amount', '£100')
    await page.getByLabel('Their name').fill('Sam Recipient')
    await shopper.product.add()
    const email = page.getByLabel('Their email address')
    await expect(email).toBeFocused()
    await expect(page.getByText('Type their email address, or clear the name and the day')).toBeVisible()
    await expectNoViolations(page, 'main form')
    await email.fill('sam@nowhere')
    await page.getByLabel('Send it on').fill('2026-11-21')
    await page.getByLabel('Your message').fill('Enjoy the cloth')
    await shopper.product.add()
    await expect(page.getByText('Email is incorrectly formatted')).toBeVisible()
    await expect(page.getByText('Choose today or a later day.')).toBeVisible()
    expect(await world.requests('cartCreate')).toEqual([])
    await email.fill('sam.recipient@example.com')
    await page.getByLabel('Send it on').fill('2026-12-24')

    await shopper.product.choose('Amount', '£150')
    await page.getByRole('navigation', { name: 'Colour' }).getByRole('link', { name: 'Paper' }).click()
    await expect(page).toHaveURL(/gift-card-paper\?amount=150/)
    await expect(page.getByLabel('Their name')).toHaveValue('Sam Recipient')
    await page.reload()
    await expect(email).toHaveValue('sam.recipient@example.com')
    await expect(page.getByLabel('Send it on')).toHaveValue('2026-12-24')
    await expect(page.getByLabel('Your message')).toHaveValue('Enjoy the cloth')

    await shopper.product.add()
    const line = shopper.cart.lines().first()
    for (const text of [
      'Amount: £150',
      'Recipient email: sam.recipient@example.com',
      'Send on: 24 Dec',
      'Enjoy the cloth',
    ])
      await expect(line).toContainText(text)
    await expect(line).not.toContainText('__shopify')
    await expect.poll(async () => (await world.events()).map(({ name }) => name)).toContain('Basket Created')
    const sent = JSON.stringify([await world.events(), await world.reports()])
    for (const secret of ['Recipient', 'sam.', 'Enjoy']) expect(sent).not.toContain(secret)
    await page.reload()
    await expect(page.getByLabel('Their name')).toHaveValue('')
  })

  test('without a recipient goes to the buyer, and advertises no gift card [PDP-09]', async ({ page, shopper }) => {
    await page.goto(`${GIFT_CARD}?amount=50`)
    await expect(page.getByText('Leave it empty, and the card comes to you by email.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Shop gift cards' })).toHaveCount(0)
    await page.getByLabel('Your message').fill('To me')
    await shopper.product.add()
    await expect(shopper.cart.lines()).toContainText('To me')
    await expect(shopper.cart.lines()).not.toContainText('Recipient')
  })
})

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test.describe(`two colours at ${width}`, () => {
    test.use({ viewport: { width, height } })

    test(`two colours are beside each other with the size kept at ${width} [PDP-01]`, async ({ page }) => {
      await page.goto(`${HEROES}?w=34&b=B&l=32`)
      await page.getByRole('link', { name: 'Compare colours' }).click()
      const dialog = page.getByRole('dialog', { name: 'Compare colours' })
      await expect(dialog.getByRole('region', { name: 'Navy' }).getByRole('img')).toBeInViewport()
      await dialog.getByLabel('Colour to compare with').selectOption('Stone')
      const stone = dialog.getByRole('region', { name: 'Stone' })
      await expect(stone.getByRole('img')).toBeInViewport({ ratio: 1 })
      await expect(stone.getByText('34 / B / 32 is in stock')).toBeVisible()
      await expect(page).toHaveURL(`${HEROES}?w=34&b=B&l=32#compare=heroes-stone`)
      await waitForAnimations(page)
      await expectNoViolations(page, 'dialog[open]')

      await page.reload()
      await expect(stone.getByRole('link', { name: 'Choose Stone' })).toBeInViewport({ ratio: 1 })
      await stone.getByRole('link', { name: 'Choose Stone' }).click()
      await expect(page).toHaveURL('/products/heroes-stone?w=34&b=B&l=32')
      await expect(dialog).toBeHidden()
      await expect(page.getByText('Your size: 34 / B / 32')).toBeVisible()

      await page.getByRole('link', { name: 'Compare colours' }).click()
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL('/products/heroes-stone?w=34&b=B&l=32')

      await page.getByRole('link', { name: 'Compare colours' }).click()
      await expect(dialog).toBeVisible()
      await page.goBack()
      await expect(dialog).toBeHidden()
      await expect(page).toHaveURL('/products/heroes-stone?w=34&b=B&l=32')
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, scenario: ['variant-sold-out'] })

  test('a sold-out size is explained in view, with sizes close by [PDP-03]', async ({ page, shopper }) => {
    await page.goto(`${HEROES}?w=34&b=B`)
    await expect(page.locator('#buy-bar')).toHaveAttribute('data-bar', 'floating')
    const pressed = shopper.product.value('Leg', '32, sold out').locator('..')
    await pressed.evaluate((label) => scrollTo(0, label.getBoundingClientRect().bottom + scrollY - innerHeight + 90))
    await pressed.click()
    const bar = page.locator('#buy-bar > div')
    for (const shown of [
      page.getByText('Leg 32 is sold out in waist 34, build B.'),
      page.getByRole('link', { name: '34 / B / 33' }),
      page.getByRole('radiogroup', { name: 'Leg' }).getByRole('button', { name: 'Tell me when it’s back' }),
    ]) {
      await expect(shown).toBeInViewport({ ratio: 1 })
      const measureCovered = async () => {
        const [box, over] = [await shown.boundingBox(), await bar.boundingBox()]
        return (box?.y ?? 0) + (box?.height ?? 0) - (over?.y ?? 0)
      }
      await expect.poll(measureCovered).toBeLessThanOrEqual(0)
    }
  })
})
