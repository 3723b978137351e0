import { expect, test } from '#tests/support/shop.ts'
import { getGreeting, signInAnn } from './customers.ts'

test('a link to a stranger’s cart tells the stranger nothing of who opens it [CART-07] [ACC-08]', async ({
  page,
  browser,
  baseURL,
  world,
  shopper,
}) => {
  const { cartId: strangers } = await world.control.seedCart(world.id, {
    region: 'gb',
    lines: [{ product: 'heroes-navy' }],
  })
  const { email } = await signInAnn({ page, world, shopper })
  await page.goto(`/collections/belts?checkout_id=${encodeURIComponent(strangers)}`)
  await expect(shopper.cart.line('Heroes, Navy')).toBeVisible()
  await expect.poll(async () => (await world.requests('cartBuyerIdentityUpdate')).length).toBe(1)
  await shopper.cart.checkout().click()
  await expect(page.getByText(`Signed in as ${email}`)).toBeVisible()

  const stranger = await browser.newContext({ baseURL, ...world.contextOptions })
  await stranger.addCookies([])
  await stranger.close()

  // the next person at the computer
  await page.goto('/account?page=overview')
  await expect(getGreeting(page)).toBeVisible()
  await world.control.addFault(world.id, { upstream: 'shopify', operation: '*', respond: { status: 503 } })
  await shopper.account.signOut()
  await expect(page).toHaveURL('/')
})
