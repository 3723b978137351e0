import { expect, test } from '#tests/support/kept-page.ts'

const SHOPS = {
  gb: {
    prefix: '',
    name: 'United Kingdom',
    kept: 'Your UK basket is kept: 1 item.',
    back: 'Go to the UK shop',
    price: '£98',
  },
  us: { prefix: '/us', name: 'USA', kept: 'Your US basket is kept: 1 item.', back: 'Go to the US shop', price: '$129' },
  eu: {
    prefix: '/eu',
    name: 'Europe',
    kept: 'Your European basket is kept: 1 item.',
    back: 'Go to the European shop',
    price: '€119',
  },
} as const
const CODES = ['gb', 'us', 'eu'] as const
/** American texts say cart. */
const inUs = (text: string) => text.replace('basket', 'cart')

for (const from of CODES)
  for (const to of CODES.filter((code) => code !== from))
    for (const javaScriptEnabled of [true, false])
      test.describe(`from ${from} to ${to}, ${javaScriptEnabled ? 'with' : 'without'} script`, () => {
        test.use({ javaScriptEnabled, scenario: [{ name: 'cart-with-lines', params: { region: from } }] })

        test('page and size are kept, and the basket is one press away [REG-05] [REG-11]', async ({ page }) => {
          const [here, there] = [SHOPS[from], SHOPS[to]]
          await page.goto(`${here.prefix}/products/heroes-navy?w=34&b=B&l=32`)
          await page.getByRole('contentinfo').getByRole('button', { name: there.name }).click()
          await expect(page).toHaveURL(`${there.prefix}/products/heroes-navy?w=34&b=B&l=32`)

          await page.goto(`${there.prefix}/cart`)
          const main = page.getByRole('main')
          await expect(main.getByText(to === 'us' ? inUs(here.kept) : here.kept)).toBeVisible()
          await main.getByRole('button', { name: `Add the same here, ${there.price}` }).click()
          await expect(main.getByRole('list', { name: /^In your/ })).toContainText('Heroes')
          await expect(main.getByRole('list', { name: /^In your/ })).toContainText('Waist: 34')
          await expect(main.getByRole('button', { name: /^Add the same/ })).toHaveCount(0)
          await main.getByRole('button', { name: here.back }).click()
          await expect(page).toHaveURL(`${here.prefix}/cart`)
          await expect(main.getByRole('list', { name: /^In your/ })).toContainText('Heroes')
        })
      })

test.describe('a signed-in customer', () => {
  test.use({ scenario: ['returning-customer'] })

  test('finds the basket of the other country in the drawer, too [REG-11]', async ({ page, shopper }) => {
    await page.goto('/us/collections/belts')
    await shopper.cart.open()
    const notice = shopper.cart.drawer.getByRole('region', { name: 'Your UK cart' })
    await expect(notice).toContainText('Your UK cart is kept: 1 item.')
    await notice.getByRole('button', { name: 'Add the same here, $129' }).click()
    await expect(shopper.cart.lines()).toContainText('Heroes')
    await shopper.cart.expectCount(1)
    await notice.getByRole('button', { name: 'Go to the UK shop' }).click()
    await expect(page).toHaveURL('/cart')
    await expect(shopper.cart.lines()).toContainText('Heroes')
  })
})

test('letters are named as what cannot be added elsewhere, and are in the price here [REG-11] [PDP-07]', async ({
  page,
  shopper,
}) => {
  await page.goto('/products/oxford-shirt-white?s=M&c=Slim&lh=Regular')
  await page.getByRole('button', { name: 'Add your letters, £10' }).click()
  await page.getByLabel('Your letters').fill('JS')
  await page.getByLabel('I acknowledge that personalised items cannot be exchanged or returned.').check()
  await expect(page.getByText('with £10 letters')).toBeVisible()
  await shopper.product.add()
  await expect(shopper.cart.lines()).toContainText('Oxford Shirt')
  await page.goto('/us/cart')
  const notice = page.getByRole('region', { name: 'Your UK cart' })
  await expect(notice).toContainText('Your UK cart is kept: 1 item.')
  await expect(notice).toContainText('We cannot add these here: Oxford Shirt, White.')
  await expect(notice.getByRole('button', { name: /^Add the same/ })).toHaveCount(0)
})
