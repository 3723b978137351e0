import fc, { type Arbitrary } from 'fast-check'
import type { GoodsFile } from '../../world/goods-file/schema/goods-file.ts'

type Product = NonNullable<GoodsFile['products']>[number]
type Group = NonNullable<GoodsFile['sellingPlanGroups']>[number]

const text = fc.string({ minLength: 1, maxLength: 9, unit: 'grapheme' }).filter((value) => value.trim() !== '')
const html = text.map((value) => `<p>${value}</p>`)
const optional = <Value>(value: Arbitrary<Value>) => fc.option(value, { nil: undefined })
const cents = fc.integer({ min: 1, max: 99_999 }).map((minor) => (minor / 100).toFixed(2))
const price = fc.oneof(cents, fc.record({ GBP: cents, EUR: cents }))
const seo = fc.record({ title: optional(text), description: optional(text) })
const picture = (name: string) => ({ originalSource: `https://cdn.test/${name}.png`, alt: name, width: 40, height: 50 })

/** Texts in French of some of a record's fields. */
const inFrench = <Texts extends object>(texts: { [Name in keyof Texts]: Arbitrary<Texts[Name]> }) =>
  fc.option(
    fc.record<Texts>(texts).map((fr) => ({ fr })),
    { nil: {} },
  )

const metafields = fc.record({ value: text, other: text }).map(({ value, other }) => [
  { key: 'note', value, translations: { fr: { value: other } } },
  { key: 'list', type: 'list.single_line_text_field', value: [value, other] },
])

const variant = fc.record({
  price,
  compareAtPrice: optional(cents),
  barcode: optional(text),
  inventoryQuantity: fc.integer({ min: 0, max: 9 }),
  inventoryPolicy: fc.constantFrom('CONTINUE' as const, 'DENY' as const),
  taxable: fc.boolean(),
  inventoryItem: fc.record({
    requiresShipping: fc.boolean(),
    measurement: fc.constantFrom(undefined, { weight: { value: 1.5, unit: 'OUNCES' as const } }),
  }),
  unitPriceMeasurement: optional(
    fc.record({
      quantityUnit: fc.constantFrom('G' as const, 'KG' as const),
      quantityValue: fc.integer({ min: 1, max: 900 }),
      referenceUnit: fc.constant('KG' as const),
      referenceValue: fc.integer({ min: 1, max: 3 }),
    }),
  ),
  quantityRule: optional(fc.constantFrom({ minimum: 2, maximum: 8, increment: 2 }, { minimum: 3, increment: 3 })),
  metafields,
})

const media = fc.subarray([
  { originalSource: 'https://cdn.test/a.mp4', contentType: 'VIDEO' as const, alt: 'Film', width: 640, height: 360 },
  { originalSource: 'https://cdn.test/a.glb', contentType: 'MODEL_3D' as const, preview: 'https://cdn.test/p.png' },
  { originalSource: 'https://youtu.be/abc-123', contentType: 'EXTERNAL_VIDEO' as const },
  picture('second'),
])

const product = fc
  .record({
    title: text,
    descriptionHtml: html,
    vendor: optional(text),
    productType: text,
    tags: fc.uniqueArray(text, { maxLength: 3 }),
    giftCard: fc.boolean(),
    seo: optional(seo),
    metafields,
    files: media.map((others) => [picture('first'), ...others]),
    sizes: fc.uniqueArray(text, { minLength: 1, maxLength: 3 }),
    french: text,
    variants: fc.array(variant, { minLength: 3, maxLength: 3 }),
    translations: inFrench({ title: text, descriptionHtml: html, productType: text, seo }),
  })
  .map(
    ({ sizes, french, variants, ...fields }): Omit<Product, 'handle'> => ({
      ...fields,
      productOptions: [
        {
          name: 'Size',
          translations: { fr: { name: french } },
          values: sizes.map((name, index) => (index === 0 ? { name, swatch: { color: '#aabbcc' } } : name)),
        },
      ],
      variants: sizes.flatMap((name, index) => {
        const parts = variants[index]
        return parts ? { ...parts, optionValues: [{ optionName: 'Size', name }] } : []
      }),
    }),
  )

const weekly = { recurring: { interval: 'WEEK' as const, intervalCount: 2 } }
const adjustment = fc.oneof(
  fc
    .integer({ min: 1, max: 99 })
    .map((percentage) => ({ adjustmentType: 'PERCENTAGE' as const, adjustmentValue: { percentage } })),
  fc.record({
    adjustmentType: fc.constantFrom('FIXED_AMOUNT' as const, 'PRICE' as const),
    adjustmentValue: fc.record({ fixedValue: price }),
  }),
)
const plan = fc
  .record({
    description: optional(text),
    metafields,
    first: optional(adjustment),
    second: optional(adjustment),
    isRecurring: fc.boolean(),
    deposit: fc.constantFrom(
      undefined,
      { type: 'PERCENTAGE' as const, value: { percentage: 30 } },
      { type: 'PRICE' as const, value: { fixedValue: '2.50' } },
    ),
    translations: inFrench({ name: text, description: text }),
  })
  .map(({ first, second, isRecurring, deposit, ...fields }) => ({
    ...fields,
    billingPolicy: isRecurring ? weekly : { fixed: deposit ? { checkoutCharge: deposit } : {} },
    deliveryPolicy: isRecurring ? weekly : { fixed: {} },
    pricingPolicies: [
      ...(first ? [{ fixed: first }] : []),
      ...(first && second ? [{ recurring: { ...second, afterCycle: 3 } }] : []),
    ],
  }))

const page = fc.record({
  title: text,
  body: html,
  seo,
  metafields,
  translations: inFrench({ title: text, body: html }),
})
const collection = fc.record({
  title: text,
  descriptionHtml: html,
  image: optional(fc.constant({ src: 'https://cdn.test/c.png', width: 10, height: 20 })),
  seo,
  metafields,
  translations: inFrench({ title: text, descriptionHtml: html }),
})

/**
 * Goods files with everything that the Storefront API tells of a store. They have ids, because without them lists by id
 * are in the order of the file, which an export does not know.
 */
export const arbitraryGoods: Arbitrary<GoodsFile> = fc
  .record({
    shop: fc.record({
      name: text,
      description: text,
      slogan: text,
      metafields,
      translations: inFrench({ slogan: text }),
    }),
    products: fc.array(product, { minLength: 2, maxLength: 4 }),
    plans: fc.array(plan, { maxLength: 2 }),
    collections: fc.array(collection, { minLength: 1, maxLength: 2 }),
    pages: fc.array(page, { maxLength: 2 }),
    article: page,
    policy: fc.record({ title: text, body: html, translations: inFrench({ title: text, body: html }) }),
    link: fc.record({ title: text, translations: inFrench({ title: text }) }),
  })
  .map(({ shop, products, plans, collections, pages, article, policy, link }): GoodsFile => {
    const handles = products.map((_, index) => `product-${index}`)
    const group = (part: Partial<Group>): Group[] =>
      plans.length === 0
        ? []
        : [
            {
              name: 'Plans',
              sellingPlans: plans.map((fields, index) => ({ ...fields, name: `Plan ${index}` })),
              ...part,
            },
          ]
    return {
      locales: ['en', 'fr'],
      markets: [
        { name: 'uk', handle: 'uk', countries: ['GB'], currency: 'GBP' },
        {
          name: 'france',
          handle: 'france',
          countries: ['FR'],
          currency: 'EUR',
          exchangeRate: 1.17,
          locales: ['fr', 'en'],
        },
      ],
      shop,
      products: products.map((fields, index) => ({
        ...fields,
        id: index + 1,
        handle: handles[index] ?? '',
        requiresSellingPlan: index === 0 && plans.length > 0,
        variants: fields.variants?.map((one, position) => ({ ...one, sku: `sku-${index}-${position}` })),
      })),
      sellingPlanGroups: [...group({ products: ['product-0'] }), ...group({ name: 'Of one', variants: ['sku-1-0'] })],
      filters: [{ name: 'Lists', key: 'list', translations: { fr: { name: 'Listes' } } }],
      collections: collections.map((fields, index) => ({
        ...fields,
        id: index + 1,
        handle: `c-${index}`,
        products: handles.slice(index),
      })),
      pages: pages.map((fields, index) => ({ ...fields, id: index + 1, handle: `page-${index}` })),
      blogs: [{ handle: 'news', title: 'News', articles: [{ ...article, handle: 'one', tags: ['a'] }] }],
      policies: [
        { ...policy, type: 'PRIVACY_POLICY' },
        { type: 'LEGAL_NOTICE', body: '<p>Us</p>' },
      ],
      menus: [{ handle: 'main-menu', title: 'Menu', items: [{ ...link, url: '/products/product-0' }] }],
      metaobjects: [{ type: 'farm', handle: 'north', fields: [{ key: 'name', value: link.title }] }],
      urlRedirects: [{ path: '/old', target: '/' }],
    }
  })
