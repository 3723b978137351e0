import type { Page } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'
import { test as newTab } from '#tests/support/shop.ts'
import { expectNoViolations } from './axe.ts'

/** Opens a page and waits for the menu's script; until then the menu works by CSS alone. */
async function openPage(page: Page, path = '/pages/about-us') {
  await page.goto(path)
  await page.locator('[data-interactive]').waitFor()
  const bar = page.getByRole('banner')
  return {
    bar,
    link: (name: string) => bar.getByRole('link', { name, exact: true }),
    panels: bar.locator('[data-panel]'),
  }
}

test.describe('the mega-menu', () => {
  test('opens on hover and closes on leaving the header [NAV-05]', { tag: ['@smoke', '@quick'] }, async ({ page }) => {
    const { link, panels } = await openPage(page)
    await link('Trousers').hover()
    await expect(link('Casual trousers')).toBeVisible()
    await page.mouse.move(640, 760)
    await expect(panels.filter({ visible: true })).toHaveCount(0)
    await link('Trousers').hover()
    await link('Casual trousers').click()
    await expect(page).toHaveURL('/collections/casual-trousers')
    await expect(panels.filter({ visible: true })).toHaveCount(0)
  })

  newTab('stays open while the mouse crosses other links [NAV-05]', async ({ page }) => {
    await page.clock.install()
    const { link } = await openPage(page)
    await link('Trousers').hover()
    await expect(link('Casual trousers')).toBeVisible()
    const from = await link('Trousers').boundingBox()
    const over = await link('Denim').boundingBox()
    if (!from || !over) throw new Error('the links are not visible')
    // a fast diagonal move across the corner of the next link into the panel: no time passes on the way
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    await page.mouse.move(over.x - 4, over.y + 4)
    await page.mouse.move(over.x + 60, over.y + over.height + 40, { steps: 5 })
    await page.clock.runFor(1_000)
    await expect(link('Casual trousers')).toBeVisible()
    await expect(link('Featherweights')).toBeHidden()
  })

  test('shows groups, pictures and badges of visible items only [NAV-06] [NAV-08]', async ({ page }) => {
    const { bar, link } = await openPage(page)
    await expect(link('Black Friday')).toHaveCount(0)
    await link('Trousers').hover()
    await expect(
      bar.getByRole('list', { name: 'Casual, for weekends and most offices' }).getByRole('listitem'),
    ).toHaveCount(5)
    await expect(bar.getByText('Beta', { exact: true })).toBeVisible()
    const picture = bar.getByRole('link', { name: /Four hundred and twenty sizes/ }).locator('img')
    await expect(picture).toHaveAttribute('width', '490')
    await expect(picture).toHaveAttribute('height', '370')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await link('Accessories').hover()
    await expect(link('Belts')).toBeVisible()
    await expect(link('Hats')).toHaveCount(0)
  })

  test('has one grid for all its panels [NAV-06]', async ({ page }) => {
    const { bar, link } = await openPage(page)
    const lefts = new Set<number>()
    const heights: number[] = []
    for (const name of ['New in', 'Trousers', 'Denim', 'Shorts', 'Tops', 'Underwear', 'Accessories', 'Gifts']) {
      await link(name).focus()
      await page.keyboard.press('ArrowDown')
      const panel = bar.locator('[data-open] [data-panel]')
      await expect(panel).toHaveCSS('opacity', '1')
      const parts = panel.locator('section[data-kind=primary], a[data-kind]')
      for (const part of await parts.all()) lefts.add(Math.round((await part.boundingBox())?.x ?? -1))
      heights.push((await panel.boundingBox())?.height ?? 0)
      await page.keyboard.press('Escape')
    }
    // four columns of links and two of pictures
    expect(lefts.size).toBeLessThanOrEqual(6)
    expect(Math.max(...heights)).toBeLessThan(620)
  })

  newTab('loads its pictures at the pointer, before it opens [NAV-05] [NAV-06]', async ({ page }) => {
    await page.clock.install()
    const { bar, link } = await openPage(page)
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000))
    const picture = page.waitForRequest(/scenes\/featured-denim/)
    await link('Denim').hover()
    await picture
    await expect(bar.locator('[data-open]')).toHaveCount(0)
  })

  newTab(
    'opens at the pointer and at the focus before any script loads [NAV-05] [OPS-07]',
    async ({ context, world: _world }) => {
      // a page of its own, because the fixture's waits for hydration
      const page = await context.newPage()
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto('/pages/about-us')
      const bar = page.getByRole('banner')
      const link = (name: string) => bar.getByRole('link', { name, exact: true })
      await expect(bar.locator('[data-panel]:visible')).toHaveCount(0)
      await link('Trousers').hover()
      await expect(link('Casual trousers')).toBeVisible()
      await expect(bar.locator('[data-panel]:visible')).toHaveCount(1)
      await page.mouse.move(640, 760)
      await link('Denim').focus()
      await expect(link('Featherweights')).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(link('Shop Denim')).toBeFocused()
    },
  )

  test('works by keyboard with buttons, arrows and Escape [NAV-05]', async ({ page }) => {
    const { bar, link } = await openPage(page)
    await link('New in').focus()
    await page.keyboard.press('ArrowRight')
    await expect(link('Trousers')).toBeFocused()
    await page.keyboard.press('Tab')
    const button = bar.getByRole('button', { name: 'Trousers: open menu' })
    await expect(button).toBeFocused()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(link('Shop Trousers')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(link('Casual trousers')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link('Trousers')).toBeFocused()
    await expect(link('Casual trousers')).toBeHidden()
    await page.keyboard.press('ArrowDown')
    await expect(link('Shop Trousers')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/collections/trousers')
  })

  test('closes when focus leaves it [NAV-05]', async ({ page }) => {
    const { link } = await openPage(page)
    await link('Gifts').focus()
    await page.keyboard.press('ArrowDown')
    await expect(link('Shop Gifts')).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.press('Tab')
    await expect(link('The gift edit')).toBeHidden()
    await expect(link('Sale')).toBeFocused()
  })

  test('has no accessibility violations while open [OPS-05]', async ({ page }) => {
    const { link } = await openPage(page)
    for (const name of ['Trousers', 'New in']) {
      await link(name).focus()
      await page.keyboard.press('ArrowDown')
      await expect(page.getByRole('banner').locator('[data-open] [data-panel]')).toHaveCSS('opacity', '1')
      await expectNoViolations(page, 'header')
      await page.keyboard.press('Escape')
    }
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('opens on hover and its links work [NAV-05] [OPS-06]', async ({ page }) => {
      await page.goto('/us/pages/privacy', { waitUntil: 'domcontentloaded' })
      const bar = page.getByRole('banner')
      await bar.getByRole('link', { name: 'Denim', exact: true }).hover()
      await expect(bar.getByRole('link', { name: 'Shop Denim', exact: true })).toHaveAttribute(
        'href',
        '/us/collections/denim',
      )
      await expect(bar.getByRole('link', { name: 'Shop Denim', exact: true })).toBeVisible()
    })
  })
})

test.describe('a tablet', () => {
  test.use({ hasTouch: true, viewport: { width: 820, height: 1180 } })

  test('opens a panel on the first tap and navigates on the second [NAV-05]', async ({ page }) => {
    const { link } = await openPage(page)
    await link('Denim').tap()
    await expect(link('Featherweights')).toBeVisible()
    await expect(page).toHaveURL('/pages/about-us')
    await link('Denim').tap()
    await expect(page).toHaveURL('/collections/denim')
  })
})

test.describe('the phone menu', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('has two levels and restores focus on going back [NAV-04]', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog')
    await menu.getByRole('button', { name: 'Trousers' }).click()
    await expect(page.getByRole('dialog', { name: 'Trousers' })).toBeVisible()
    await expect(menu.getByRole('button', { name: 'Back' })).toBeFocused()
    const picture = menu.getByRole('link', { name: 'Four hundred and twenty sizes' }).locator('img')
    await expect(picture).toHaveAttribute('width', '190')
    await expect(picture).toHaveAttribute('height', '190')
    // the families of trousers, with what each is for
    await expect(menu.getByRole('heading', { level: 3 })).toHaveText([
      'Casual, for weekends and most offices',
      'Smart, for desks, weddings and dinners',
      'Technical, for rain, bicycles and golf',
      'Seasonal, warm for winter, light for summer',
      'By colour',
      'Help',
    ])
    await menu.getByRole('button', { name: 'Back' }).click()
    await expect(menu.getByRole('button', { name: 'Trousers' })).toBeFocused()
    await menu.getByRole('button', { name: 'Denim' }).click()
    await page.keyboard.press('Escape')
    await expect(menu.getByRole('button', { name: 'Denim' })).toBeFocused()
    await menu.getByRole('button', { name: 'Denim' }).click()
    await menu.getByRole('link', { name: 'Shop Denim', exact: true }).click()
    await expect(page).toHaveURL('/collections/denim')
    await expect(menu).toBeHidden()
  })

  newTab.describe('without the second level', () => {
    newTab.use({ viewport: { width: 360, height: 740 }, expectedErrors: [/ERR_FAILED/] })

    newTab('offers the range of a link whose panel cannot be loaded [NAV-04]', async ({ page }) => {
      await page.goto('/pages/about-us')
      await page.route('**/_serverFn/**', (route) => route.abort())
      await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
      const menu = page.getByRole('dialog')
      await menu.getByRole('button', { name: 'Denim' }).click()
      await expect(menu.getByRole('link', { name: 'Shop Denim', exact: true })).toBeVisible()
      await page.unroute('**/_serverFn/**')
      await menu.getByRole('link', { name: 'Shop Denim', exact: true }).click()
      await expect(page).toHaveURL('/collections/denim')
    })
  })

  test('links to account, FAQs, returns and contact [NAV-04] [NAV-20]', async ({ page }) => {
    await page.goto('/us/pages/about-us')
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
    const more = page.getByRole('dialog').getByRole('list', { name: 'More' })
    const getLink = (name: RegExp) => more.getByRole('link', { name })
    await expect(getLink(/^My Account/)).toHaveAttribute('href', '/us/account?page=overview')
    await expect(getLink(/^FAQs/)).toHaveAttribute('target', '_blank')
    await expect(getLink(/^Contact Us/)).toHaveAttribute('href', '/us/pages/contact-us')
    await getLink(/^Returns/).click()
    await expect(page).toHaveURL('/us/returns')
    await expect(page.getByRole('banner')).toHaveCount(0)
  })

  newTab('closes the Fit Finder and removes its fragment [NAV-04] [NAV-13]', async ({ page }) => {
    // delay the drawer: once open, it would cover the header
    const drawerScript = Promise.withResolvers<void>()
    await page.route('**/assets/finder-drawer-*.js', async (route) => {
      await drawerScript.promise
      await route.continue()
    })
    await page.goto('/pages/about-us#fit_finder_open')
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
    await expect(page).toHaveURL('/pages/about-us')
    drawerScript.resolve()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expect(page.getByRole('dialog', { name: 'Fit Finder' })).toBeHidden()
  })

  test('has no accessibility violations on either level [OPS-05]', async ({ page }) => {
    await page.goto('/pages/about-us')
    await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog')
    await expect(menu.getByRole('button', { name: 'Tops' })).toBeVisible()
    await expectNoViolations(page, 'dialog[open]')
    await menu.getByRole('button', { name: 'Tops' }).click()
    await expect(menu.getByRole('link', { name: 'Shop Tops', exact: true })).toBeVisible()
    await menu
      .locator('section')
      .first()
      .evaluate((part) => Promise.all(part.parentElement?.getAnimations().map(({ finished }) => finished) ?? []))
    await expectNoViolations(page, 'dialog[open]')
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('is a list of links [NAV-04] [OPS-06]', async ({ page }) => {
      await page.goto('/pages/privacy', { waitUntil: 'domcontentloaded' })
      await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
      await page.getByRole('banner').getByRole('link', { name: 'Denim', exact: true }).click()
      await expect(page).toHaveURL('/collections/denim')
    })
  })
})
