import { expect, test } from 'vitest'
import { buildGoodsCatalogue } from './build-goods-catalogue.ts'
import { GoodsFileError } from './problems.ts'
import type { GoodsFile } from './schema/goods-file.ts'

type Style = NonNullable<GoodsFile['styles']>[number]

const build = (raw: GoodsFile) => buildGoodsCatalogue(raw, { source: 'goods.json', seed: 1 })

const STYLE: Style = {
  number: 1,
  code: 'TSPLAI',
  name: 'Plain Tee',
  productType: 'Tops',
  category: 'Tops',
  garment: { kind: 'tee', fabric: 'jersey' },
  productOptions: ['size', { name: 'length', values: ['Short', 'Long'] }],
  price: { GBP: '20', USD: '25.50', EUR: '23' },
  since: '2026-01-01',
  popularity: 50,
  colours: ['Ink', { name: 'Oat', hex: '#ddd0b9', family: 'beige', reduced: '12', availability: 'sold-out' }],
  promise: 'Plain.',
  description: 'A tee.',
  fabric: '100% cotton.',
  care: 'Wash.',
}
const FILE: GoodsFile = { colours: [{ name: 'Ink', hex: '#001e3c', family: 'navy' }], styles: [STYLE] }

function listProblems(raw: GoodsFile): string[] {
  try {
    build(raw)
    return []
  } catch (error) {
    if (!(error instanceof GoodsFileError)) throw error
    return error.problems.map(({ path, message }) => `${path}: ${message}`)
  }
}

test('each colour of a style is a product in all its sizes [SIM-10]', () => {
  const { products, byHandle, groups, variantBySku } = build(FILE)
  expect(products.map(({ handle }) => handle)).toEqual(['plain-tee-ink', 'plain-tee-oat'])
  expect(groups.get('TSPLAI')).toEqual(products)
  expect(byHandle.get('plain-tee-ink')).toMatchObject({
    price: { gb: 2000, us: 2550, eu: 2300 },
    colour: { hex: '#001e3c', family: 'navy' },
    options: [
      { type: 'size', values: ['S', 'M', 'M+', 'L', 'L+', 'XL', 'XXL'] },
      { type: 'length', values: ['Short', 'Long'] },
    ],
  })
  const oat = byHandle.get('plain-tee-oat')
  expect(oat).toMatchObject({ price: { gb: 1200 }, compareAt: { gb: 2000 } })
  expect(oat?.variants.map(({ inventory }) => inventory)).toEqual(Array(14).fill(0))
  expect(variantBySku.get(oat?.variants[3]?.sku ?? '')?.product).toBe(oat)
})

test('a style has reviews of its own texts and of its kind [SIM-10]', () => {
  const { reviews } = build({
    ...FILE,
    styles: [{ ...STYLE, reviewKind: 'tees' }],
    reviews: {
      authors: ['Ann'],
      kinds: { tees: [{ rating: 5, title: 'Good', body: 'The {colour} one.' }] },
      styles: { 'Plain Tee': [{ rating: 3, title: 'Plain', body: '{style}, as it says.' }] },
    },
  })
  expect(
    reviews
      .get('TSPLAI')
      ?.map(({ body }) => body)
      .toSorted(),
  ).toEqual([expect.stringMatching(/^Plain Tee, as/), expect.stringMatching(/^The (ink|oat) one/)])
})

test('styles are laid over this shop, and products may stand beside them [SIM-10]', () => {
  const { products, byHandle, variantById } = build({
    ...FILE,
    extends: 'default',
    styles: [{ ...STYLE, number: 500, collections: ['plain'] }],
    products: [{ handle: 'mug', title: 'Mug', price: '9' }],
    collections: [{ handle: 'plain', title: 'Plain', products: ['mug', 'heroes-navy'] }],
  })
  expect(products.slice(0, 3).map(({ handle }) => handle)).toEqual(['mug', 'plain-tee-ink', 'plain-tee-oat'])
  expect(byHandle.get('plain-tee-ink')?.collections).toEqual(['plain'])
  for (const handle of ['mug', 'plain-tee-oat', 'heroes-navy']) {
    const product = byHandle.get(handle)
    expect(variantById.get(product?.variants[0]?.id ?? '')?.product).toBe(product)
  }
})

test('a collection is sorted, limited, and filled by what styles are [SIM-10]', () => {
  const rule = (column: 'GARMENT' | 'COLOUR_FAMILY', condition: string | string[]) =>
    ({ column, relation: 'EQUALS', condition }) as const
  const { collectionByHandle } = build({
    ...FILE,
    products: [
      { handle: 'mug', title: 'Mug', price: '9', compareAtPrice: '10', publishedAt: '2026-05-01T00:00:00Z' },
      { handle: 'cup', title: 'Cup', price: '9', publishedAt: '2026-06-01T00:00:00Z' },
    ],
    collections: [
      { handle: 'tees', title: 'Tees', ruleSet: { rules: [rule('GARMENT', 'tee'), rule('COLOUR_FAMILY', 'navy')] } },
      { handle: 'dark', title: 'Dark', ruleSet: { rules: [rule('COLOUR_FAMILY', ['black', 'navy'])] } },
      {
        handle: 'sale',
        title: 'Sale',
        ruleSet: { rules: [{ column: 'IS_PRICE_REDUCED', relation: 'IS_SET', condition: '' }] },
      },
      { handle: 'new', title: 'New', products: ['plain-tee-ink', 'mug', 'cup'], sortOrder: 'CREATED_DESC', limit: 2 },
    ],
  })
  const list = (handle: string) => collectionByHandle.get(handle)?.products
  expect([list('tees'), list('dark')]).toEqual([['plain-tee-ink'], ['plain-tee-ink']])
  expect([list('sale'), list('new')]).toEqual([
    ['mug', 'plain-tee-oat'],
    ['cup', 'mug'],
  ])
})

test.each<[string, Partial<Style>, string]>([
  [
    'a colour that no one described',
    { colours: ['Inc'] },
    'styles[0].colours[0].name: no colour is called "Inc"; did you mean "Ink"?; else expected its hex and family',
  ],
  [
    'a size that is in no list',
    { productOptions: [{ name: 'shortsleg', values: ['6'] }] },
    'styles[0].productOptions[0].values: "6" is no shortsleg; it is one of 3, 5, 7, 9, 11',
  ],
  ['a style without a price', { price: undefined }, 'styles[0].price: expected a price like "12.50"'],
  ['an unknown collection', { collections: ['tees'] }, 'styles[0].collections[0]: no collection is called "tees"'],
  ['an unknown kind of reviews', { reviewKind: 'tees' }, 'styles[0].reviewKind: no kind of reviews is called "tees"'],
  ['a code of five letters', { code: 'TSPLA' }, 'styles[0].code: expected six letters like "TRHERO"'],
  [
    'more colours than there are ids',
    { colours: Array(21).fill('Ink') },
    'styles[0].colours: Too big: expected array to have <=20 items',
  ],
])('%s is refused at its path [SIM-10]', (_name, style, problem) => {
  expect(listProblems({ ...FILE, styles: [{ ...STYLE, ...style }] })).toEqual([problem])
})

test('two styles of one number, code or name are refused [SIM-10]', () => {
  expect(listProblems({ ...FILE, styles: [STYLE, STYLE] })).toEqual([
    'styles[1].number: another style has the number 1 too',
    'styles[1].code: another style has the code TSPLAI too',
    'styles[1].name: another style has the name Plain Tee too',
  ])
})

test('styles in a file with markets are refused [SIM-10]', () => {
  const [problem] = listProblems({ ...FILE, markets: [{ name: 'UK', countries: ['GB'], currency: 'GBP' }] })
  expect(problem).toMatch(/^markets: expected none in a file with styles/)
})
