import { expect, test } from 'vitest'
import { setUpSimulatedBackend } from '../backend/backend.fixtures.ts'

const { getWorld, spoke, spokeJson } = setUpSimulatedBackend()

test('an agent searches, chooses a size, fills a cart and pays from the terminal', async () => {
  expect((await spoke('agent search navy heroes --limit 1')).out).toBe('heroes-navy: Heroes, Navy, £98.00')
  const shown = await spoke('agent show heroes-navy --option Waist=34')
  expect(shown.out).toMatch(
    /^Heroes, Navy\nWaist: .*\b34\b.*\nBuild: .*\nLeg: .*\n34 \/ .*, in stock: gid:\/\/shopify\/ProductVariant\/\d+$/,
  )
  const cart = await spokeJson('agent add heroes-navy --option Waist=34 --option Leg=32')
  expect(cart.line_items).toMatchObject([{ quantity: 1, item: { price: 98_00 } }])
  expect(cart.line_items[0].item.title).toMatch(/^Heroes, Navy - 34 \/ Build \w \/ 32$/)
  const more = await spokeJson(`agent add everyday-tee-white --quantity 2 --cart ${cart.id}`)
  expect(more.line_items).toHaveLength(2)
  expect(getWorld().carts.findFirst()?.lines).toHaveLength(2)
  const open = await spoke(`agent checkout ${cart.id}`)
  expect(open.out).toContain('Checkout ready_for_complete\nFor the buyer: http')
  expect(getWorld().orders.count()).toBe(0)
  const paid = await spoke(`agent checkout ${cart.id} --email bo@example.com --pay`)
  expect(paid.out).toMatch(/Checkout completed\nOrder #SP\d+: http/)
  expect(getWorld().orders.all()).toMatchObject([{ email: 'bo@example.com', shippingAddress: { city: 'London' } }])
})

test.each(['us', 'eu'])('an agent pays in store %s by the older release', async (region) => {
  const options = `--region ${region} --release 2026-04-08`
  const { id } = await spokeJson(`agent add heroes-navy ${options}`)
  expect(await spokeJson(`agent checkout ${id} --pay ${options}`)).toMatchObject({
    ucp: { version: '2026-04-08' },
    status: 'completed',
  })
})

test('the journal has the calls, and a product is bought without a cart', async () => {
  await spoke('agent checkout --product everyday-tee-white --pay')
  const operations = (await spokeJson('journal --upstream ucp')).map(
    ({ operation }: { operation: string }) => operation,
  )
  expect(operations).toEqual(['get_product', 'create_checkout', 'complete_checkout'])
  expect(getWorld().orders.count()).toBe(1)
})

test('a buyer who has to look goes on in the browser with what the agent chose', async () => {
  await spoke('scenario use agent-needs-buyer')
  const { continue_url, status } = await spokeJson('agent checkout --pay')
  expect(status).toBe('requires_escalation')
  expect(await (await fetch(continue_url)).text()).toContain('Heroes, Navy')
})
