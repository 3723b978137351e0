import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { SHOP_TOOLS } from '#contracts/ucp/shop-tools.ts'
import { expect, test } from '#tests/support/shop.ts'

/** An agent of this visitor's world that calls the shop's tools, as one that the store trusts. */
function createAgent(request: APIRequestContext, prefix = '') {
  const profile = `${process.env.BACKEND_ORIGIN}/ucp/agent-profiles/2026-08-25`
  return async (tool: string, args: object) => {
    const meta = { 'ucp-agent': { profile }, 'idempotency-key': randomUUID() }
    const response = await request.post(`${prefix}/api/ucp/mcp`, {
      headers: { authorization: 'Bearer agent-token' },
      data: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: { meta, ...args } } },
    })
    const { result, error } = await response.json()
    return { output: result?.structuredContent, error }
  }
}

test('an agent sizes and fills, the shopper changes the colour and pays, the agent reads the order [AGT-02] [AGT-03]', {
  tag: '@phone',
}, async ({ page, context, shopper, world }) => {
  const call = createAgent(context.request)
  const { output: sized } = await call('recommend_size', {
    sizing: { answers: { height: 180, weight: 80, age: 40, waist: '34', pair_waist: 34 }, product: 'heroes-navy' },
  })
  expect(SHOP_TOOLS.recommend_size.output.safeParse(sized).error).toBeUndefined()
  const [waist] = sized.bottom.options
  expect(waist).toMatchObject({ option: 'waist', runner_up: { size: expect.any(String) } })
  expect(waist.probability).toBeGreaterThan(waist.runner_up.probability)
  expect(sized.bottom.next_question.question).toMatch(/\?$/)
  const [variant] = sized.product.variants
  expect(variant).toMatchObject({ size: 'recommended', options: { waist: waist.size } })

  const checkout = { line_items: [{ item: { id: variant.id }, quantity: 1 }], buyer: { email: 'stranger@example.com' } }
  const { output: started } = await call('create_checkout', { checkout })
  const link = new URL(started.continue_url)
  expect(link.pathname).toBe('/cart')

  await page.goto(link.pathname + link.search)
  await expect(page).toHaveURL('/cart')
  await expect(page.getByText('Filled by an assistant: check it')).toBeVisible()
  const line = shopper.cart.lines().first()
  await expect(line).toContainText(`Waist: ${waist.size}`)
  await page.reload()
  await expect(page.getByText('Filled by an assistant: check it')).toBeVisible()
  await line.getByRole('link', { name: /^Change size or colour of/ }).click()
  await line.getByRole('radio', { name: 'Black' }).check()
  await expect(line.getByText('Colour: Black')).toBeVisible()
  await line.getByRole('button', { name: /^(Change|Changing)$/ }).click()
  await expect(line.getByRole('link', { name: 'Heroes, Black', exact: true })).toBeVisible()

  await shopper.cart.checkout().click()
  const email = page.getByLabel('Email for the order confirmation')
  await expect(email).toHaveValue('')
  await email.fill('shopper@example.com')
  await page.getByRole('button', { name: 'Complete order' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/order|thank/i)

  const { output: ended } = await call('get_checkout', { id: started.id })
  expect(ended.status).toBe('completed')
  const { output: order } = await call('get_order', { id: ended.order.id })
  expect(order.line_items).toMatchObject([
    { item: { title: expect.stringContaining('Heroes') }, quantity: { total: 1 } },
  ])
  expect(JSON.stringify(order)).toContain('Black')
  expect(JSON.stringify([ended, order])).not.toContain('shopper@example.com')
  const calls = (await world.requests()).filter(({ upstream }) => upstream === 'ucp').map(({ operation }) => operation)
  expect(calls).toEqual(['create_checkout', 'get_checkout', 'get_order'])
})

test('an assistant’s cart does not replace the basket that a shopper has [AGT-02]', async ({
  page,
  context,
  shopper,
}) => {
  await page.goto('/products/heroes-navy?w=34&b=B&l=32')
  await shopper.product.add()
  await expect(shopper.cart.lines()).toHaveCount(1)
  const cart = { line_items: [{ item: { id: 'gid://shopify/ProductVariant/1001257' }, quantity: 3 }] }
  const { output } = await createAgent(context.request)('create_cart', { cart })
  await page.goto(new URL(output.continue_url).pathname + new URL(output.continue_url).search)
  await expect(page.getByText('You have a basket already')).toBeVisible()
  await expect(page.getByText('Filled by an assistant')).toHaveCount(0)
  await expect(shopper.cart.lines()).toHaveCount(1)
})

test('policies are answered from the shop’s own pages, in each region [AGT-02]', async ({ context, baseURL }) => {
  const { output } = await createAgent(context.request, '/us')('ask', { ask: { question: 'Can I return trousers?' } })
  expect(SHOP_TOOLS.ask.output.safeParse(output).error).toBeUndefined()
  const [first] = output.passages
  expect(`${first.title} ${first.text}`).toMatch(/return/i)
  expect(first.url).toContain(`${baseURL}/us/`)
})

test('a public page is Markdown for clients that accept it, cached beside the page of people [AGT-02]', async ({
  playwright,
  baseURL,
}) => {
  const request = await playwright.request.newContext({ baseURL })
  const read = (path: string, accept: string) => request.get(path, { headers: { accept } })
  for (const [path, title, text] of [
    ['/products/heroes-navy', '# Heroes Navy', 'Waist\n\n28 30 31'],
    ['/us/products/heroes-navy', '# Heroes Navy', '$'],
    ['/collections/belts', '# Belts', '/products/'],
    ['/pages/about-us', '# About us', '\n\n'],
  ] as const) {
    await expect.poll(async () => (await read(path, 'text/markdown')).headers()['x-cache']).toBe('HIT')
    const [markdown, page] = [await read(path, 'text/markdown'), await read(path, 'text/html')]
    const { 'content-type': type, 'cache-control': cached, vary } = markdown.headers()
    expect([markdown.status(), type, vary]).toEqual([200, 'text/markdown; charset=utf-8', 'accept, accept-encoding'])
    expect(cached).toBe(page.headers()['cache-control'])
    const body = await markdown.text()
    expect(body).toContain(title)
    expect(body).toContain(text)
    expect(body).not.toMatch(/<\/?(?:div|span|p|a|script)\b/)
    expect(page.headers()).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      vary: 'accept, accept-encoding',
    })
    expect(await page.text()).toContain('<main')
  }
  expect((await read('/nothing', 'text/markdown')).status()).toBe(404)
  await request.dispose()
})
