import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { copyCheckout } from '#scripts/copy-checkout.ts'
import { ROOT, startDev } from '#scripts/processes.ts'

const run = promisify(execFile)

/** A copy, its code, its types and a start, on a busy machine too. */
const RECIPE_MS = 240_000

type Edit = readonly [find: string | RegExp, put: string | ((found: string, group: string) => string)]

/** Adds a line after each one that is `found`. */
const after = (found: string, line: string): Edit => [found, `${found}\n${line}`]

/** Australia, as the recipe of a region says it: what each file of .github/RECIPES.md gets. */
const AUSTRALIA: Readonly<Record<string, readonly Edit[]>> = {
  'contracts/shop/regions.ts': [
    ["'gb', 'us', 'eu'] as const", "'gb', 'us', 'eu', 'au'] as const"],
    ["'en-EU'\n", "'en-EU' | 'en-AU'\n"],
    ["'EUR'\n", "'EUR' | 'AUD'\n"],
    ["'/eu'\n", "'/eu' | '/au'\n"],
    [
      /(?<=supportHours: '10-6pm',\n {2}\},\n)/,
      `  au: { code: 'au', prefix: '/au', locale: 'en-AU', intlLocale: 'en-AU', currency: 'AUD', countryName: 'Australia', supportHours: '9-5pm' },\n`,
    ],
    after("  eu: toValue('eu'),", "  au: toValue('au'),"),
  ],
  'contracts/shop/contact.ts': [['  gb: UK,', '  gb: UK,\n  au: UK,']],
  'contracts/shop/delivery-countries.ts': [["  us: ['US'],", "  us: ['US'],\n  au: ['AU'],"]],
  'contracts/shop/delivery.ts': [
    ['  us: null,', '  us: null,\n  au: null,'],
    ['{ gb: 5_00', '{ au: 12_00, gb: 5_00'],
  ],
  'contracts/shop/letters.ts': [['{ gb: 10_00', '{ au: 20_00, gb: 10_00']],
  'contracts/shop/multi-buy.ts': [['= {\n  gb: [', '= {\n  au: [],\n  gb: [']],
  'contracts/backend/openapi.yaml': [['[gb, us, eu]', '[gb, us, eu, au]']],
  'contracts/fit/openapi.yaml': [['[gb, us, eu]', '[gb, us, eu, au]']],
  'contracts/reports/openapi.yaml': [['[gb, us, eu]', '[gb, us, eu, au]']],
  'contracts/webhooks/openapi.yaml': [['[gb, us, eu]', '[gb, us, eu, au]']],
  'app/upstream/config.server.ts': [
    ['storeCode, storeCode, storeCode', 'storeCode, storeCode, storeCode, storeCode'],
    ['([gb, us, eu]): StoreCodes => ({ gb, us, eu })', '([gb, us, eu, au]): StoreCodes => ({ gb, us, eu, au })'],
    [
      "  SHOPIFY_EU_URL: url.describe('The region’s Shopify store.'),\n",
      `  SHOPIFY_EU_URL: url.describe('The region’s Shopify store.'),
  SHOPIFY_AU_URL: url,
  SHOPIFY_AU_TOKEN: secret,
  SHOPIFY_AU_PRIVATE_TOKEN: secret.optional(),
  SHOPIFY_AU_WEBHOOK_SECRET: webhookSecret,
  MAILING_LIST_AU_EMAIL: listId,
  MAILING_LIST_AU_SMS: listId,
  SIGN_IN_AU_URL: url,
  SIGN_IN_AU_CLIENT_ID: z.string().min(1),
  CUSTOMER_ACCOUNT_AU_URL: url.optional(),
`,
    ],
  ],
  'app/upstream/store.server.ts': [["{ gb: 'GB'", "{ au: 'AU', gb: 'GB'"]],
  'app/copy/country.ts': [
    after(
      "  'money.eu': 'euros',",
      "  'switch.au': 'Switch to Australia, in dollars',\n  'stay.au': 'Stay in the Australian shop',\n  'shop.au': 'Australian',\n  'name.au': 'Australia',\n  'money.au': 'dollars',",
    ),
  ],
  'app/product/gift-card/gift.ts': [after("  gb: 'Europe/London',", "  au: 'Australia/Sydney',")],
  'app/product/size/size-select.tsx': [
    ['const SHAPES: Record<RegionCode, ReactNode> = {', 'const SHAPES: Record<RegionCode, ReactNode> = {\n  au: null,'],
  ],
  'mocks/control/seed/invented-person.ts': [
    [
      '  gb: [\n',
      "  au: [{ city: 'Hobart', province: 'Tasmania', provinceCode: 'TAS', country: 'Australia', countryCode: 'AU', zip: '7000' }],\n  gb: [\n",
    ],
  ],
  'mocks/scenarios/given/default-customer.ts': [
    [
      '  gb: {\n    address1',
      "  au: { address1: '5 Quay Street', address2: '', city: 'Hobart', province: 'Tasmania', provinceCode: 'TAS', country: 'Australia', countryCode: 'AU', zip: '7000', phone: '+61255501234' },\n  gb: {\n    address1",
    ],
  ],
  'mocks/scenarios/given/earlier-return.ts': [["{ gb: 'evri'", "{ au: 'dhl', gb: 'evri'"]],
  'mocks/upstreams/backend/returns/document-page.ts': [
    [/(?=^ {2}gb: \['SPOKE)/m, "  au: ['SPOKE Returns', '4 Example Wharf', 'Hobart TAS 7000', 'Australia'],\n"],
  ],
  'mocks/upstreams/shopify/money.ts': [["{ gb: 'en-GB'", "{ au: 'en-AU', gb: 'en-GB'"]],
  'mocks/upstreams/shopify/pricing/discount-codes.ts': [
    ['amount: { gb: 20_00', 'amount: { au: 30_00, gb: 20_00'],
    ['minimum: { gb: 100_00', 'minimum: { au: 200_00, gb: 100_00'],
  ],
  'mocks/shop/styles.json': [
    [/"USD": "(\d+)"/g, (found, dollars) => `${found}, "AUD": "${Number(dollars) * 1.5}"`],
    ['"USD": "{lettersPriceUs}"', '"USD": "{lettersPriceUs}", "AUD": "{lettersPriceAu}"'],
  ],
}

/** A copy of the checkout in which a fourth region is added as the recipe says. */
async function copyWithAustralia(): Promise<string> {
  const { path: copy, remove } = await copyCheckout()
  onTestFinished(remove)
  for (const [file, edits] of Object.entries(AUSTRALIA)) {
    let text = await readFile(join(copy, file), 'utf8')
    for (const [find, put] of edits) {
      expect(typeof find === 'string' ? text.includes(find) : find.test(text), `${file} has ${find}`).toBe(true)
      text = text.replace(find, typeof put === 'string' ? () => put : put)
    }
    await writeFile(join(copy, file), text)
  }
  return copy
}

/** The product's files in which the compiler finds something missing; tests have tables of their own. */
async function listIncomplete(copy: string): Promise<string[]> {
  const tsc = ['node_modules/typescript7/bin/tsc', '--noEmit']
  const check = run(process.execPath, tsc, { cwd: copy, maxBuffer: 10_000_000 })
  const { stdout } = await check.catch((error: { stdout: string }) => error)
  const files = stdout.split('\n').flatMap((line) => /^([^\s(]+)\(\d/.exec(line)?.[1] ?? [])
  return [...new Set(files)].filter((file) => !/\.(test|fixtures)\.|^tests\//.test(file))
}

test('the recipe of a region names every file that a fourth one needs [CTR-07]', async () => {
  const recipes = await readFile(join(ROOT, '.github/RECIPES.md'), 'utf8')
  const [, recipe = ''] = recipes.split('## A region\n')
  const named = [...(recipe.split('\n## ')[0] ?? '').matchAll(/`((?:app|contracts|mocks)\/[\w./-]+)`/g)].map(
    ([, file]) => file,
  )
  expect(named.toSorted()).toEqual(Object.keys(AUSTRALIA).toSorted())
})

test('a fourth region of the recipe has complete types and its pages [CTR-07]', { timeout: RECIPE_MS }, async () => {
  const copy = await copyWithAustralia()
  await run(process.execPath, ['scripts/codegen.ts'], { cwd: copy, maxBuffer: 10_000_000 })
  expect(await listIncomplete(copy)).toEqual([])

  const dev = await startDev(copy)
  onTestFinished(() => dev.stop())
  const page = await fetch(`${dev.origin}/au/products/heroes-navy`)
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toMatch(/<html[^>]* lang="en-AU"/)
  // one and a half times the dollars of the United States
  expect(html).toContain('$193.50')
})
