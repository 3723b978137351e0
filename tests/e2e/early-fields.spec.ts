import { globSync, readFileSync } from 'node:fs'
import { translatePages } from '#tests/support/conditions/translated.ts'
import { expect, test } from '#tests/support/shop.ts'

/** Every island: the file that renders it, a page with it, the file of its code, and the fields that it has before that. */
const ISLANDS = [
  {
    by: 'app/product/gift-card/gift-card-section.tsx',
    path: '/products/gift-card-ink',
    code: 'gift-fields',
    fields: ['recipientName', 'recipientEmail', 'sendOn', 'message'],
  },
  { by: 'app/product/product-page.tsx', path: '/products/heroes-navy', code: 'outfit-row', fields: [] },
  { by: 'app/product/product-page.tsx', path: '/products/heroes-navy', code: 'recommendation-rows', fields: [] },
  { by: 'app/product/product-page.tsx', path: '/products/heroes-navy', code: 'sortable-reviews', fields: [] },
  { by: 'app/shell/footer.tsx', path: '/pages/privacy', code: 'newsletter-band', fields: ['email'] },
] as const

const VALUES = {
  recipientName: 'Sam',
  recipientEmail: 'sam@example.com',
  sendOn: '2026-12-20',
  message: 'Enjoy the cloth',
  email: 'tom@example.com',
} as const

// React logs 418 for what it renders anew, and a whole page with its inline scripts and style
test.use({ expectedErrors: [/React error #418|'TrustedHTML'|Applying inline style/] })

test('every island is looked at here [FORM-07]', () => {
  const files = globSync('app/**/*.tsx')
  const uses = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/<Island\b/g)].map(() => file))
  expect(uses.toSorted()).toEqual(ISLANDS.map(({ by }) => by))
})

const CASES = ISLANDS.flatMap((island) => [
  { ...island, what: 'it', start: 'hydrated' as const },
  { ...island, what: 'its page', start: 'parsed' as const },
])

for (const { path, code, fields, what, start } of CASES)
  test(`what is typed into ${code} stays when ${what} is rendered anew [FORM-07] [OPS-06] [OPS-14]`, async ({
    page,
  }) => {
    await translatePages(page, start)
    const [requested, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await page.route(`**/assets/${code}-*.js`, async (route) => {
      requested.resolve()
      await released.promise
      await route.continue()
    })
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-hydrated')
    await page.evaluate(async () => {
      for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
        scrollTo({ top, behavior: 'instant' })
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
      }
    })
    await requested.promise

    // enabled, and not yet React's; static parts never are
    const early = page.locator(':is(input, textarea, select):enabled:not([type=hidden], [data-client-links] *)')
    const readEarlyNames = () =>
      early.evaluateAll((fields) =>
        fields
          .filter((field) => !Object.keys(field).some((key) => key.startsWith('__react')))
          .map((field) => field.getAttribute('name')),
      )
    await expect.poll(readEarlyNames).toEqual(fields)

    const handles = await Promise.all(fields.map((name) => page.locator(`[name=${name}]`).elementHandle()))
    for (const name of fields) await page.locator(`[name=${name}]`).fill(VALUES[name])
    released.resolve()
    for (const handle of handles) await expect.poll(() => handle?.evaluate((field) => field.isConnected)).toBe(false)
    for (const name of fields) await expect(page.locator(`[name=${name}]`)).toHaveValue(VALUES[name])
    const last = fields.at(-1)
    if (last) await expect(page.locator(`[name=${last}]`)).toBeFocused()
  })
