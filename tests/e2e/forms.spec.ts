import { expect, test } from '#tests/support/kept-page.ts'
import { ANSWERS } from '#tests/support/shopper/finder.ts'

test('a code field announces its problem and gets the focus [FORM-08] [CART-12]', async ({ page, shopper }) => {
  await page.goto('/products/heroes-navy?w=34&b=B&l=32')
  await shopper.product.add()
  const { drawer } = shopper.cart
  await drawer.getByText('Add a discount code').click()
  const code = drawer.getByRole('textbox', { name: 'Discount code' })
  await code.fill('two words')
  await drawer.getByRole('button', { name: 'Apply' }).click()
  await expect(code).toHaveAccessibleDescription('A code is one word of letters and digits.')
  await expect(code).toHaveAttribute('aria-invalid', 'true')
  await expect(code).toBeFocused()
  await code.fill('SORTED')
  await expect(code).not.toHaveAttribute('aria-invalid')
  await expect(code).toHaveAccessibleDescription('')
})

test('a gift message field announces its hint [FORM-08] [CART-11]', async ({ page, shopper }) => {
  await page.goto('/products/heroes-navy?w=34&b=B&l=32')
  await shopper.product.add()
  await shopper.cart.drawer.getByText('Add a gift message').click()
  await expect(shopper.cart.drawer.getByRole('textbox', { name: 'Gift message' })).toHaveAccessibleDescription(
    /^Printed on a card in the parcel\./,
  )
})

test('an incomplete invitation focuses its first problem and names each [FORM-08] [FORM-06]', async ({ page }) => {
  await page.goto('/refer-a-friend')
  await page.getByLabel('Your email').fill('tom@spoke')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByLabel('Your name')).toBeFocused()
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription(
    'Please enter your name, so that he knows who it is from',
  )
  await expect(page.getByLabel('Your email')).toHaveAccessibleDescription('Email is incorrectly formatted')
  await expect(page.getByLabel('His email')).toHaveAccessibleDescription('Please enter an email')
  await expect(page.getByLabel('A line from you, if you like')).not.toHaveAttribute('aria-invalid')

  await page.getByLabel('Your name').fill('Tom')
  await page.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByLabel('Your email')).toBeFocused()
})

test('a back-in-stock request without an email focuses the email field [FORM-08] [PDP-10]', async ({
  page,
  shopper,
}) => {
  await page.goto('/products/julys-ecru')
  await page.getByRole('button', { name: 'Tell me when a size is back' }).click()
  const modal = shopper.product.backInStock
  for (const [option, value] of [
    ['Waist', '34'],
    ['Build', 'B'],
    ['Leg', '32'],
  ] as const)
    await modal.getByLabel(option).selectOption(value)
  await modal.getByRole('button', { name: 'Email me' }).click()
  await expect(modal.getByLabel('Email address')).toBeFocused()
  await expect(modal.getByLabel('Email address')).toHaveAccessibleDescription('Please enter an email')
})

test('a question without an answer says so, and focuses its choices [FORM-08] [FIT-01]', async ({ page, shopper }) => {
  const { height, weight, age } = ANSWERS
  await shopper.finder.restoreAnswers({ height, weight, age })
  await page.goto('/fit-finder?step=waist')
  await shopper.finder.next()
  const choices = page.getByRole('radiogroup')
  await expect(choices).toHaveAccessibleDescription(/Pick one, or skip the question\.$/)
  await expect(choices.getByRole('radio').first()).toBeFocused()
})
