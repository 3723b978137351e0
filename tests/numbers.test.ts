import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildCatalogue } from '#mocks/world/goods-file/build-goods-catalogue.ts'

const catalogue = buildCatalogue()

/** Every sentence that the simulated services publish, and the shop's own British texts, by where they are. */
function* listTexts(): Generator<[place: string, text: string]> {
  yield* walk('content', catalogue.entries)
  for (const { handle, description } of catalogue.collectionByHandle.values())
    yield [`collection ${handle}`, description]
  for (const { handle, promise, description, highlights } of catalogue.products)
    yield [`product ${handle}`, [promise, description, ...highlights].join(' ')]
  const copy = new URL('../app/copy/', import.meta.url)
  for (const file of readdirSync(copy).filter((name) => !/\.test\.|\.md$/.test(name)))
    yield [file, readFileSync(new URL(file, copy), 'utf8')]
}

function* walk(place: string, value: unknown): Generator<[string, string]> {
  if (typeof value === 'string') yield [place, value]
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* walk(`${place} ${key}`, inner)
}

const NUMBER = '(\\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|sixty)'

/** What may be counted, and the number that is right. */
const FACTS = [
  ['waists', ['14', 'fourteen']],
  ['builds', ['3', 'three']],
  ['legs', ['10', 'ten']],
  ['seconds', ['60', 'sixty']],
  ['questions', ['11', 'eleven']],
] as const

/** Claims that the specification gives, which their page explains, and the survey, which is no Fit Finder. */
const EXCEPTIONS = ['size-charts.ts: 11 waists', 'size-charts.ts: 8+ legs', 'feedback.ts: Nine questions']

test.each(FACTS)('every text counts the same %s [PAGE-01] [PAGE-02]', (counted, right) => {
  const pattern = new RegExp(`\\b${NUMBER}\\+? ${counted}\\b`, 'gi')
  const wrong = [...listTexts()].flatMap(([place, text]) =>
    [...text.matchAll(pattern)].flatMap(([phrase, number = '']) =>
      right.some((known) => known === number.toLowerCase()) ? [] : [`${place}: ${phrase}`],
    ),
  )
  expect(wrong.filter((phrase) => !EXCEPTIONS.includes(phrase))).toEqual([])
})

test('the trousers size chart explains its 11 waists beside its 14 rows [PAGE-02]', () => {
  const chart = [...listTexts()].find(([place]) => place === 'size-charts.ts')?.[1]
  expect(chart).toContain('Eleven of our waists run from 28 to 40; we cut 42, 44 and 46 as well.')
})

test('the sizes of trousers and tops are the products of their options [PAGE-01]', () => {
  const count = (handle: string) =>
    catalogue.byHandle.get(handle)?.options.reduce((product, { values }) => product * values.length, 1)
  expect([count('heroes-navy'), count('everyday-tee-white')]).toEqual([420, 42])
  const texts = [...listTexts()].map(([, text]) => text).join('\n')
  expect(texts).toMatch(/four hundred and twenty sizes/i)
  const sizes = [...texts.matchAll(/(?<!only )\b(\d+|[a-z]+-[a-z]+|seven|hundred and twenty) sizes\b/gi)].map(
    ([, number]) => number,
  )
  expect([...new Set(sizes.map((number) => number?.toLowerCase()))].toSorted()).toEqual([
    '420',
    'forty-two',
    'hundred and twenty',
    'seven',
  ])
})

test('the page of Heroes counts the colours that it shows [PAGE-01] [COL-06]', () => {
  const heroes = catalogue.products.filter(({ style }) => style === 'Heroes')
  expect(heroes).toHaveLength(12)
  const description = catalogue.entries.page?.find(({ handle }) => handle === 'heroes')?.description
  expect(description).toContain('twelve colours')
  const counts = [...listTexts()].flatMap(([place, text]) =>
    /^(content page|collection)/.test(place) ? [...text.matchAll(/\b(\w+) colours\b/gi)].map(([phrase]) => phrase) : [],
  )
  expect(counts.filter((phrase) => /^(\d+|two|three|five|six|seven|eight|nine|ten|eleven)\b/i.test(phrase))).toEqual([])
})

test('returns are 200 days and delivery is 5-8 working days in every text [PDP-06] [RET-03]', () => {
  const days = [...listTexts()].flatMap(([place, text]) =>
    place.startsWith('content')
      ? [...text.matchAll(/\b(\d+(?:-\d+)?)[- ](?:working )?days?\b/g)].map(([, number]) => number)
      : [],
  )
  // 100 days guarantee gift cards, 14 and 365 are cookies, 5 more are for letters
  expect([...new Set(days)].toSorted()).toEqual(['100', '14', '200', '5', '5-8'])
})
