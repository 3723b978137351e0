import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from '#tests/support/shop.ts'

test.describe('a script that does not belong', () => {
  test.use({ expectedErrors: [/Content Security Policy/] })

  test('never runs on a page [OPS-04]', async ({ page }) => {
    const response = await page.goto('/products/heroes-navy')
    const policy = response?.headers()['content-security-policy'] ?? ''
    expect(policy).toContain("script-src 'self' 'sha256-")
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('nonce')
    // what somebody slips into the page stays dead
    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.slippedIn = true'
      document.body.append(script)
      return 'slippedIn' in window
    })
    expect(ran).toBe(false)
  })
})
test('no page shows the mark by which its scripts were told apart [OPS-04]', async ({ page, request }) => {
  const html = await (await request.get('/')).text()
  expect(html).not.toContain('nonce')
  await page.goto('/')
})

test('a public page is the same for everyone and may be kept; a personal one may not [OPS-03]', async ({ request }) => {
  for (const path of ['/', '/collections/trousers', '/products/heroes-navy', '/pages/about-us']) {
    const answer = await request.get(path)
    expect(answer.headers()['cache-control'], path).toMatch(/^public, .*s-maxage=\d+, stale-while-revalidate=\d+$/)
    expect(answer.headers()['set-cookie'], path).toBeUndefined()
  }
  expect((await request.get('/cart')).headers()['cache-control']).toBe('private, no-store')
})

test('a page asked for twice comes from memory, with a request id of its own [OPS-03]', async ({
  playwright,
  baseURL,
}) => {
  const stranger = await playwright.request.newContext({ baseURL })
  const path = `/products/heroes-navy?w=34&b=C&l=${28 + Math.floor(Math.random() * 10)}`
  await stranger.get(path)
  const [one, two] = [await stranger.get(path), await stranger.get(`${path}&utm_source=mail`)]
  expect([one.headers()['x-cache'], two.headers()['x-cache']]).toEqual(['HIT', 'HIT'])
  expect(one.headers()['x-request-id']).not.toBe(two.headers()['x-request-id'])
  expect(await one.text()).toBe(await two.text())
  await stranger.dispose()
})

test('a change asked for by another site is refused [OPS-04]', async ({ request }) => {
  const answer = await request.post('/cart', {
    form: { product: 'heroes-navy' },
    headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(403)
})

test('a country switch never leaves the site [OPS-04]', async ({ request, baseURL }) => {
  const answer = await request.post('/country', {
    form: { region: 'us', path: '//evil.example/' },
    headers: { origin: baseURL ?? '', 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  })
  expect(answer.status()).toBe(303)
  expect(answer.headers().location).toBe('/us')
})

test('no secret and no simulation is in what browsers download [OPS-01]', () => {
  const assets = fileURLToPath(new URL('../../.output/client/assets/', import.meta.url))
  for (const file of readdirSync(assets).filter((name) => name.endsWith('.js'))) {
    const script = readFileSync(assets + file, 'utf8')
    for (const word of ['_TOKEN', 'FIT_KEY', 'simulated', 'spoke_world', 'spoke.world', 'graphql.json', 'ZodError'])
      expect(script.includes(word), `${word} in ${file}`).toBe(false)
  }
})
