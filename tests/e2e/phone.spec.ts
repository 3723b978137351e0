import { expect, test } from '#tests/support/kept-page.ts'

test('the gallery can be swiped and its dots follow [PDP-01]', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/products/heroes-navy')
  const pictures = page.getByRole('region', { name: 'Pictures of Heroes, Navy' })
  await expect(pictures.getByRole('link', { name: 'Picture 1 of 6' })).toHaveAttribute('aria-current', 'true')
  // a swipe scrolls the strip, and the browser snaps it
  await expect(async () => {
    await pictures
      .getByRole('list')
      .first()
      .evaluate((strip) => strip.scrollTo({ left: strip.clientWidth * 2 }))
    await expect(pictures.getByRole('link', { name: 'Picture 3 of 6' })).toHaveAttribute('aria-current', 'true', {
      timeout: 1_000,
    })
  }).toPass()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('the phone menu opens, navigates and returns focus', { tag: '@phone-only' }, async ({ page }) => {
  await page.goto('/')
  const burger = page.getByRole('banner').getByRole('link', { name: 'Menu' })
  await burger.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(burger).toBeFocused()
  await burger.click()
  await menu.getByRole('button', { name: 'Denim' }).click()
  await page.getByRole('dialog', { name: 'Denim' }).getByRole('link', { name: 'Shop Denim', exact: true }).click()
  await expect(page).toHaveURL('/collections/denim')
  await expect(page.getByRole('dialog')).toBeHidden()
})
