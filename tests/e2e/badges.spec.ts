import type { Locator } from '@playwright/test'
import { expect, test } from '#tests/support/kept-page.ts'

/** What a badge shows: its type, whether it is small, the editor's colour, and its icon. */
const readBadge = (badge: Locator) =>
  badge.evaluate((element) => ({
    type: element.dataset.badge,
    small: element.dataset.small === 'true',
    colour: element.querySelector('rect')?.getAttribute('fill'),
    icon: element.querySelector<SVGElement>('[data-icon]')?.dataset.icon ?? null,
  }))

const BADGES = [
  ['New in', 'New', { type: 'other', small: true, colour: '#001e3c', icon: null }],
  ['New in', 'Sale', { type: 'promo', small: false, colour: '#a3341f', icon: null }],
  ['New in', '3 for less', { type: 'auto-discount', small: false, colour: '#001e3c', icon: null }],
  ['Trousers', 'Made to order', { type: 'other', small: true, colour: '#001e3c', icon: 'scissors' }],
  ['Trousers', 'Beta', { type: 'other', small: true, colour: '#5b4a87', icon: null }],
] as const

test('badges of the menu show their type, colour, size and icon [NAV-19] [NAV-06]', async ({ page }) => {
  await page.goto('/pages/about-us')
  await page.locator('[data-interactive]').waitFor()
  const bar = page.getByRole('banner')
  for (const [menu, title, style] of BADGES) {
    await bar.getByRole('link', { name: menu, exact: true }).hover()
    const badge = bar.locator('[data-badge]', { hasText: new RegExp(`^${title}$`) }).filter({ visible: true })
    await expect(badge.first(), title).toBeVisible()
    expect(await readBadge(badge.first()), title).toEqual(style)
    const { height = 0 } = (await badge.first().boundingBox()) ?? {}
    expect(style.small ? height < 22 : height > 24, `${title}: ${height} px`).toBe(true)
  }
})

test('the phone menu shows the same badges [NAV-19]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/pages/about-us')
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog')
  for (const [menu, title, style] of BADGES) {
    await drawer.getByRole('button', { name: menu, exact: true }).click()
    const badge = drawer.locator('[data-badge]', { hasText: new RegExp(`^${title}$`) })
    await expect(badge.first(), title).toBeVisible()
    expect(await readBadge(badge.first()), title).toEqual(style)
    await drawer.getByRole('button', { name: 'Back' }).click()
  }
})

test('the phone menu shows highlights, bylines and button texts [NAV-19] [NAV-04]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/pages/about-us')
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog')
  const highlighted = drawer.getByRole('button', { name: 'New in' })
  const plain = drawer.getByRole('button', { name: 'Denim' })
  const readLook = (link: Locator) => link.evaluate((element) => getComputedStyle(element).fontWeight)
  expect([await readLook(highlighted), await readLook(plain)]).toEqual(['700', '500'])
  await drawer.getByRole('button', { name: 'Trousers' }).click()
  const featured = drawer.getByRole('link', { name: /Four hundred and twenty sizes/ })
  await expect(featured.getByText('Shop trousers')).toBeVisible()
  await drawer.getByRole('button', { name: 'Back' }).click()
  await drawer.getByRole('button', { name: 'New in' }).click()
  const promo = drawer.getByRole('link', { name: /Find your fit Sixty seconds/ })
  await expect(promo.getByText('Sixty seconds, no tape measure.')).toBeVisible()
})

test('a picture alone in the phone menu is 190 x 190 [PAGE-06]', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/pages/about-us')
  await page.getByRole('banner').getByRole('link', { name: 'Menu' }).click()
  const drawer = page.getByRole('dialog')
  const sizes = new Set<string>()
  for (const name of ['New in', 'Trousers', 'Denim', 'Shorts', 'Tops', 'Underwear', 'Accessories', 'Gifts']) {
    await drawer.getByRole('button', { name, exact: true }).click()
    await expect(drawer.getByRole('button', { name: 'Back' })).toBeVisible()
    const pictures = await drawer.locator('img').all()
    for (const picture of pictures) {
      const size = `${await picture.getAttribute('width')}x${await picture.getAttribute('height')}`
      expect(size, name).toBe(pictures.length > 1 ? '160x190' : '190x190')
      sizes.add(size)
    }
    await drawer.getByRole('button', { name: 'Back' }).click()
  }
  expect([...sizes].toSorted()).toEqual(['160x190', '190x190'])
})

test('pictures of the menu are 490 x 370 and 253 x 191 [PAGE-06] [NAV-06]', async ({ page }) => {
  await page.goto('/pages/about-us')
  await page.locator('[data-interactive]').waitFor()
  const bar = page.getByRole('banner')
  for (const name of ['Trousers', 'New in']) await bar.getByRole('link', { name, exact: true }).hover()
  // the panel that was passed is filled, and hidden
  const featured = bar.locator('[data-panel] a', { hasText: 'Four hundred and twenty sizes' }).locator('img')
  const promo = bar
    .getByRole('link', { name: /Find your fit Sixty seconds/ })
    .locator('img')
    .first()
  for (const [picture, width, height] of [
    [featured, '490', '370'],
    [promo, '253', '191'],
  ] as const) {
    await expect(picture).toHaveAttribute('width', width)
    await expect(picture).toHaveAttribute('height', height)
    await expect(picture).toHaveAttribute('srcset', new RegExp(`width=${width} 1x, .+width=${Number(width) * 2} 2x`))
  }
})
