import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BREAKPOINTS } from '#contracts/shop/breakpoints.ts'
import { FREE_DELIVERY, MADE_TO_ORDER_WEEKS, STANDARD_DAYS_WRITTEN } from '#contracts/shop/delivery.ts'
import { WELCOME_CODE, WELCOME_PERCENT } from '#contracts/shop/discount-codes.ts'
import { FIT_QUESTIONS } from '#contracts/shop/fit-questions.ts'
import { GIFT_CARD_AMOUNTS, GIFT_CARD_GUARANTEE_DAYS, VOUCHER_MONTHS } from '#contracts/shop/gift-cards.ts'
import { LETTERS_PRICE } from '#contracts/shop/letters.ts'
import { CARDS_PER_STEP } from '#contracts/shop/list-steps.ts'
import { MADE_TO_ORDER_KEY, MADE_TO_ORDER_TAG, MADE_TO_ORDER_TAX_TAG } from '#contracts/shop/made-to-order.ts'
import { OPTION_LISTS } from '#contracts/shop/option-lists.ts'
import { LETTERS_KEY } from '#contracts/shop/personalised.ts'
import { ALL_REGIONS, REGION_CODES } from '#contracts/shop/regions.ts'
import { RETURN_DAYS } from '#contracts/shop/returns.ts'
import { CART_DAYS, COOKIE, COOKIE_DAYS } from '#contracts/shop/visitor.ts'

const root = new URL('..', import.meta.url)

/** The product's code without its tests: what a change of a rule would have to find. */
const FILES = ['app', 'cli', 'contracts', 'mocks'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter(
      (file) =>
        (/\.(tsx?|yaml)$/.test(file) || /^mocks\/shop\/.*\.json$/.test(file)) &&
        !/^contracts\/shop\/|\.(test|fixtures)\.|\/generated\/|\/node_modules\//.test(file),
    ),
)

const toLiteral = (text: string) => text.replaceAll(/[$*+./|()]/g, String.raw`\$&`)
const eitherOf = (words: readonly string[]) => `(?:${words.map(toLiteral).join('|')})`
/** Neighbours in a list, as code writes them. */
const neighbours = (values: readonly string[]) =>
  eitherOf(values.slice(1).map((value, at) => `'${values[at]}', '${value}'`))

/** A rule of contracts/shop, what a second home of it would say, and who may say it for a reason of its own. */
const RULES: readonly [rule: string, written: string, allowed: readonly string[]][] = [
  ['days to return', String.raw`\b${RETURN_DAYS}[- ]days?\b`, []],
  ['days of delivery', String.raw`\b${STANDARD_DAYS_WRITTEN} (?:working|business) days`, []],
  // the specification's notice for Europe, word for word
  [
    'free delivery',
    `over ${eitherOf([FREE_DELIVERY.gb.written, FREE_DELIVERY.eu.written, '150€'])}`,
    ['mocks/shop/content.json'],
  ],
  ['time of goods made to order', String.raw`\b(?:takes?|[Aa]llow|about) (?:${MADE_TO_ORDER_WEEKS}|three) weeks`, []],
  ['months of a voucher', `valid for (?:${VOUCHER_MONTHS}|six) months`, []],
  ['amounts of gift cards', GIFT_CARD_AMOUNTS.slice(0, 3).join("'?, '?"), []],
  ['guarantee of gift cards', String.raw`\b${GIFT_CARD_GUARANTEE_DAYS}[- ]days?\b`, []],
  ['price of letters', String.raw`[£$€]${LETTERS_PRICE.gb / 100}\.00`, []],
  // the name under which the letters themselves are sold
  ['key of letters', `'${LETTERS_KEY}'`, ['mocks/shop/styles.json']],
  [
    'marks of goods made to order',
    `'(?:${eitherOf([MADE_TO_ORDER_TAG, MADE_TO_ORDER_TAX_TAG, MADE_TO_ORDER_KEY])})'`,
    [],
  ],
  ['welcome code', String.raw`\b${WELCOME_CODE}\b`, []],
  ['discount of the welcome code', String.raw`\b${WELCOME_PERCENT}% (?:off|discount)`, []],
  ['lifetime of cookies', String.raw`\b(?:${COOKIE_DAYS}|${CART_DAYS})(?: \* (?:24|DAY_S|86_400)|[- ]days?)\b`, []],
  ['names of cookies', `'${eitherOf(Object.values(COOKIE))}'`, []],
  // a browser loads the panel's scripts as they are, and cannot resolve what is outside of their folder
  ['regions', `'${REGION_CODES.join("'(?:,| \\|) '")}'`, ['mocks/control/panel/client/main.ts']],
  ['currencies', ALL_REGIONS.map(({ currency }) => currency).join("', '"), []],
  ['waists', neighbours(OPTION_LISTS.waist.slice(0, 4)), []],
  // belts have no sizes in between
  ['sizes', neighbours(OPTION_LISTS.size), ['mocks/shop/styles.json']],
  ['chests', neighbours(OPTION_LISTS.chest), []],
  [
    'builds',
    `${neighbours(OPTION_LISTS.build)}|'Build A'`,
    ['mocks/world/catalogue/sizes.ts', 'mocks/world/catalogue/reviews/draw-measures.ts'],
  ],
  [
    'tapers and cuts',
    neighbours([...OPTION_LISTS.taper, ...OPTION_LISTS.cut]),
    ['mocks/recommender/training/fit-model.ts'],
  ],
  ['lengths', neighbours(OPTION_LISTS.length), []],
  ['sizes of socks', neighbours(OPTION_LISTS.socksize), []],
  ['packs', neighbours(OPTION_LISTS.pack), []],
  ['fits of tops in the quiz', neighbours(FIT_QUESTIONS['slim-fit'].values), []],
]

test.each(RULES)('nothing but contracts/shop knows the %s [CTR-07]', (_, written, allowed) => {
  const pattern = new RegExp(written)
  const others = FILES.filter((file) => !allowed.includes(file)).flatMap((file) =>
    readFileSync(new URL(file, root), 'utf8')
      .replaceAll('"', "'")
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) && !isComment(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  )
  expect(others).toEqual([])
})

/** A second home of each rule, as it might be written. */
const SECOND_HOMES: Readonly<Record<string, string>> = {
  'days to return': 'you have 200 days',
  'days of delivery': 'It takes 5-8 working days',
  'free delivery': 'free over £100',
  'time of goods made to order': 'Allow three weeks',
  'months of a voucher': 'valid for 6 months',
  'amounts of gift cards': "['25', '50', '100']",
  'guarantee of gift cards': 'a 100-day guarantee',
  'price of letters': 'letters cost £10.00',
  'key of letters': "key === 'Personalisation'",
  'marks of goods made to order': "tags.includes('tax:MTO')",
  'welcome code': 'Use SORTED at the checkout',
  'discount of the welcome code': 'Take 10% off',
  'lifetime of cookies': '365 * 24',
  'names of cookies': "read('th_chosen')",
  regions: "['gb', 'us', 'eu']",
  currencies: "['GBP', 'USD', 'EUR']",
  waists: "['30', '31']",
  sizes: "['M', 'M+']",
  chests: "['38', '40']",
  builds: "['A', 'B', 'C']",
  'tapers and cuts': "['Slim', 'Straight']",
  lengths: "['Short', 'Regular']",
  'sizes of socks': "['S/M', 'M/L']",
  packs: "['2 Pack', '3 Pack']",
  'fits of tops in the quiz': "['slim', 'regular']",
}

test.each(RULES)('the test sees a second home of the %s', (rule, written) => {
  expect(SECOND_HOMES[rule]).toMatch(new RegExp(written))
})

test('styles and pictures change at breakpoints alone [NAV-17] [CTR-07]', () => {
  const widths = readdirSync(new URL('app/', root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .flatMap((file) => [
      ...readFileSync(new URL(`app/${file}`, root), 'utf8').matchAll(
        /(?<!@container )\((min|max)-width: ([\d.]+px)\)/g,
      ),
    ])
  expect(widths.length).toBeGreaterThan(100)
  const known = [
    ...BREAKPOINTS.map((width) => `min ${width}px`),
    ...BREAKPOINTS.map((width) => `max ${width - 0.02}px`),
  ]
  expect(widths.map(([, side, width]) => `${side} ${width}`).filter((width) => !known.includes(width))).toEqual([])
})

test('the placeholder of a step has the height of its cards, in whole rows [CTR-07]', () => {
  const style = readFileSync(new URL('app/collection/card-list.module.css', root), 'utf8')
  expect(style).toContain(`--rows: calc(${CARDS_PER_STEP} / var(--columns))`)
  for (const columns of [2, 3, 4]) expect(CARDS_PER_STEP % columns).toBe(0)
})

const isComment = (line: string) => /^\s*(\/\/|\/?\*)/.test(line)
