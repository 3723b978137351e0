import { enterWorld } from '#mocks/package/enter-world.ts'
import { expect, test } from '#tests/support/kept-page.ts'
import { getGreeting, signInAnn } from './customers.ts'

test.use({ expectedErrors: [/503/] })

test('neither who sends a link to a cart nor who sits here next learns of a customer [CART-07] [ACC-03] [ACC-08]', async ({
  page,
  browser,
  baseURL,
  world,
  shopper,
}) => {
  const lines = [{ product: 'heroes-navy' }]
  const { cartId, visitor } = await world.control.seedCart(world.id, { region: 'gb', lines })
  const strangers = await browser.newContext({ baseURL })
  await enterWorld(strangers, { worldId: world.id, visitor, origins: [baseURL ?? ''] })

  const { email } = await signInAnn({ page, world, shopper })
  await page.goto(`/collections/belts?checkout_id=${encodeURIComponent(cartId)}`)
  await expect(shopper.cart.line('Heroes, Navy')).toBeVisible()
  await expect.poll(async () => (await world.requests('cartBuyerIdentityUpdate')).length).toBe(1)
  await shopper.cart.checkout().click()
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible()

  const stranger = await strangers.newPage()
  await stranger.goto('/cart')
  await stranger.getByRole('link', { name: 'Checkout' }).click()
  await expect(stranger.getByLabel('Email for the order confirmation')).toHaveValue('')
  await expect(stranger.getByText(email)).toHaveCount(0)
  await strangers.close()

  await page.goto('/account?page=overview')
  await expect(getGreeting(page)).toBeVisible()
  await world.control.addFault(world.id, {
    upstream: 'shopify',
    operation: 'cartCreate',
    respond: { status: 503 },
    times: 2,
  })
  await shopper.account.signOut()
  await expect(page).toHaveURL('/')
  await page.goto('/cart')
  await expect(page.getByText('Your basket is empty.')).toBeVisible()
})
