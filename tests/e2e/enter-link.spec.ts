import { readFile } from 'node:fs/promises'
import { createControlClient } from '#mocks/control/client.ts'
import { attachWorld } from '#mocks/package/attach-world.ts'
import { expect, test } from '#tests/support/kept-page.ts'

/** The link of `spoke start --simulated`: its pages have no panel, so the server itself forwards the arrival. */
const backend = process.env.BACKEND_ORIGIN ?? ''
const control = createControlClient({ origin: backend })
const createWorldName = () => `link-${crypto.randomUUID().slice(0, 8)}`

test('the production build opens a world signed in by its link [SIM-04] [CLI-01]', async ({ browser, baseURL }) => {
  const id = createWorldName()
  await control.load(id, [{ name: 'customer-with-orders', params: { region: 'us' } }])
  const page = await browser.newPage()
  await page.goto(`${backend}/enter?world=${id}`)
  await expect(page).toHaveURL(`${baseURL}/us/account?page=overview`)
  await expect(page.getByRole('region', { name: 'Latest order' })).toContainText('SP1003')
  await page.close()
  await control.removeWorld(id)
})

test.describe('a failed journey', () => {
  test.use({ scenario: [{ name: 'customer-with-orders', params: { region: 'us' } }] })

  test('opens where it ended, with the basket that its browser made [SIM-04]', async ({
    page,
    context,
    world,
    shopper,
    baseURL,
    browser,
  }, info) => {
    await page.goto('/us/products/heroes-navy?w=34&b=B&l=32')
    await shopper.product.add()
    await expect(shopper.cart.lines()).toHaveCount(1)
    await page.goto('/us/cart')
    const shop = baseURL ?? ''
    await attachWorld({ control, id: world.id }, { context, shop, address: page.url() }, info)
    const [file, text] = info.attachments.splice(0)
    expect(text?.body?.toString()).toMatch(/^ {2}npx spoke world import \S+world\.json --world failed$/m)

    const id = createWorldName()
    await control.importWorld(id, JSON.parse(await readFile(file?.path ?? '', 'utf8')))
    const other = await browser.newPage()
    await other.goto(`${backend}/enter?world=${id}`)
    await expect(other).toHaveURL(`${baseURL}/us/cart`)
    await expect(other.getByRole('main')).toContainText('Heroes')
    await other.goto(`${baseURL}/us/account?page=overview`)
    await expect(other.getByRole('region', { name: 'Latest order' })).toContainText('SP1003')
    await other.close()
    await control.removeWorld(id)
  })
})
