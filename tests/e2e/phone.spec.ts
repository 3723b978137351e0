import { expect, test } from '#tests/support/shop.ts'

test('the phone’s menu opens, leads on and gives focus back', async ({ page }) => {
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
  await page.getByRole('dialog', { name: 'Denim' }).getByRole('link', { name: 'All denim' }).click()
  await expect(page).toHaveURL('/collections/denim')
  await expect(page.getByRole('dialog')).toBeHidden()
})
