import { addAfter, type FileChange } from '#mocks/control/keep/file-changes.ts'
import type { Recipe } from './recipe.ts'

type RegionOptions = {
  /** Two letters, as in its addresses. */
  code: string
  countryName: string
  /** ISO 4217. */
  currency: string
  locale: string
  /** What a price in dollars is multiplied by. */
  rate: number
}

/** A region with its own store: all that the compiler and the simulated backend need; figures are to be checked. */
export const createRegion = (options: RegionOptions): Recipe => ({
  changes: [...changeRules(options), ...changeShop(options), ...changeSimulation(options)],
  generates: ['code'],
  decisions: [
    'Delivery, phone, offers and price of letters: contracts/shop/delivery.ts, delivery-countries.ts, contact.ts, multi-buy.ts, letters.ts',
    'Its sentences, clock and flag: app/copy/country.ts, app/product/gift-card/gift.ts, app/product/size/size-select.tsx',
    `Its prices in mocks/shop/styles.json: dollars times ${options.rate}`,
    'Its people and addresses: mocks/control/seed/invented-person.ts, mocks/scenarios/given/default-customer.ts',
  ],
  failsFirst: [
    'npm run typecheck, until the tables of tests that it names have rows of the region',
    'tests/golden-cases.test.ts, until `npm run golden` has written its golden pages; read them',
  ],
  look: `npx spoke dev --region ${options.code}`,
})

const change = (file: string, find: string | RegExp, put: string | ((match: string, group?: string) => string)) =>
  ({ file, find, put: typeof put === 'string' ? put : (match: string, group?: string) => put(match, group) }) as const

/** Its entry, and the shop's rules by region. */
function changeRules({ code, countryName, currency, locale }: RegionOptions): FileChange[] {
  const regions = 'contracts/shop/regions.ts'
  const country = code.toUpperCase()
  return [
    change(regions, "'eu'] as const", `'eu', '${code}'] as const`),
    change(regions, "'en-EU'\n", `'en-EU' | '${locale}'\n`),
    change(regions, "'EUR'\n", `'EUR' | '${currency}'\n`),
    change(regions, "'/eu'\n", `'/eu' | '/${code}'\n`),
    change(
      regions,
      /(?<=supportHours: '10-6pm',\n {2}\},\n)/,
      `  ${code}: { code: '${code}', prefix: '/${code}', locale: '${locale}', intlLocale: '${locale}', currency: '${currency}', countryName: '${countryName}', supportHours: '9-5pm' },\n`,
    ),
    addAfter(regions, "  eu: toValue('eu'),", `\n  ${code}: toValue('${code}'),`),
    addAfter('contracts/shop/contact.ts', '  gb: UK,', `\n  ${code}: UK,`),
    addAfter('contracts/shop/delivery-countries.ts', "  us: ['US'],", `\n  ${code}: ['${country}'],`),
    addAfter('contracts/shop/delivery.ts', '  us: null,', `\n  ${code}: null,`),
    change('contracts/shop/delivery.ts', '{ gb: 5_00', `{ ${code}: 12_00, gb: 5_00`),
    change('contracts/shop/letters.ts', '{ gb: 10_00', `{ ${code}: 20_00, gb: 10_00`),
    change('contracts/shop/multi-buy.ts', '= {\n  gb: [', `= {\n  ${code}: [],\n  gb: [`),
    ...['backend', 'fit', 'reports', 'webhooks'].map((upstream) =>
      change(`contracts/${upstream}/openapi.yaml`, '[gb, us, eu]', `[gb, us, eu, ${code}]`),
    ),
  ]
}

/** Its store's variables, sentences, clock and flag. */
function changeShop({ code, countryName, currency }: RegionOptions): FileChange[] {
  const config = 'app/upstream/config.server.ts'
  const NAME = code.toUpperCase()
  return [
    change(config, 'storeCode, storeCode, storeCode', 'storeCode, storeCode, storeCode, storeCode'),
    change(
      config,
      '([gb, us, eu]): StoreCodes => ({ gb, us, eu })',
      `([gb, us, eu, ${code}]): StoreCodes => ({ gb, us, eu, ${code} })`,
    ),
    addAfter(
      config,
      "  SHOPIFY_EU_URL: url.describe('The region’s Shopify store.'),\n",
      `  SHOPIFY_${NAME}_URL: url.describe('The region’s Shopify store.'),
  SHOPIFY_${NAME}_TOKEN: secret.describe('The Storefront API token of that store.'),
  SHOPIFY_${NAME}_PRIVATE_TOKEN: secret.optional().describe('A private token of that store, which is sent instead.'),
  SHOPIFY_${NAME}_WEBHOOK_SECRET: webhookSecrets.describe('The secret of webhooks to /api/webhooks/shopify/${code}.'),
  MAILING_LIST_${NAME}_EMAIL: listId.describe('The region’s mailing list for email.'),
  MAILING_LIST_${NAME}_SMS: listId.describe('The region’s mailing list for text messages.'),
  SIGN_IN_${NAME}_URL: url.describe('The sign-in service of the region’s store.'),
  SIGN_IN_${NAME}_CLIENT_ID: z.string().min(1).describe('The id of the shop at that sign-in service.'),
  CUSTOMER_ACCOUNT_${NAME}_URL: url.optional().describe('The store’s Customer Account API, up to /customer/api.'),
`,
    ),
    change('app/upstream/store.server.ts', "{ gb: 'GB'", `{ ${code}: '${NAME}', gb: 'GB'`),
    addAfter(
      'app/copy/country.ts',
      "  'money.eu': 'euros',",
      `
  'switch.${code}': 'Switch to ${countryName}, in ${currency}',
  'stay.${code}': 'Stay in the shop for ${countryName}',
  'shop.${code}': '${countryName}',
  'name.${code}': '${countryName}',
  'money.${code}': '${currency}',`,
    ),
    addAfter('app/product/gift-card/gift.ts', "  gb: 'Europe/London',", `\n  ${code}: 'UTC',`),
    addAfter(
      'app/product/size/size-select.tsx',
      'const SHAPES: Record<RegionCode, ReactNode> = {',
      `\n  ${code}: null,`,
    ),
  ]
}

/** Its customer, people, addresses and prices on the simulated backend. */
function changeSimulation({ code, countryName, currency, locale, rate }: RegionOptions): FileChange[] {
  const place = `city: 'Capital', province: '${countryName}', provinceCode: '${code.toUpperCase()}', country: '${countryName}', countryCode: '${code.toUpperCase()}', zip: '7000'`
  const codes = 'mocks/upstreams/shopify/pricing/discount-codes.ts'
  return [
    change('mocks/control/seed/invented-person.ts', '  gb: [\n', `  ${code}: [{ ${place} }],\n  gb: [\n`),
    change(
      'mocks/scenarios/given/default-customer.ts',
      '  gb: {\n    address1',
      `  ${code}: { address1: '5 Quay Street', address2: '', ${place}, phone: '+61255501234' },\n  gb: {\n    address1`,
    ),
    change('mocks/scenarios/given/earlier-return.ts', "{ gb: 'evri'", `{ ${code}: 'dhl', gb: 'evri'`),
    change(
      'mocks/upstreams/backend/returns/document-page.ts',
      /(?=^ {2}gb: \['SPOKE)/m,
      `  ${code}: ['SPOKE Returns', '4 Example Wharf', '${countryName}'],\n`,
    ),
    change('mocks/upstreams/shopify/money.ts', "{ gb: 'en-GB'", `{ ${code}: '${locale}', gb: 'en-GB'`),
    change(codes, 'amount: { gb: 20_00', `amount: { ${code}: 30_00, gb: 20_00`),
    change(codes, 'minimum: { gb: 100_00', `minimum: { ${code}: 200_00, gb: 100_00`),
    change(
      'mocks/shop/styles.json',
      /"USD": "(\d+)"/g,
      (match, dollars) => `${match}, "${currency}": "${Math.round(Number(dollars) * rate)}"`,
    ),
    change(
      'mocks/shop/styles.json',
      '"USD": "{lettersPriceUs}"',
      `"USD": "{lettersPriceUs}", "${currency}": "{lettersPrice${code.charAt(0).toUpperCase()}${code.slice(1)}}"`,
    ),
  ]
}
