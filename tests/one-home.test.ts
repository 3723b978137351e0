import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SURVEY } from '#app/feedback/questions.ts'
import { QUIZ } from '#app/fit/finder/questions/steps.ts'
import { BUILD_STEP_IN, CHEST_CM_BY_LETTER, CM_PER_INCH } from '#contracts/shop/body-sizes.ts'
import { BREAKPOINTS } from '#contracts/shop/breakpoints.ts'
import { COLOUR_FAMILIES } from '#contracts/shop/colour-families.ts'
import { CATALOGUE_STOPS_WITHIN, MAILBOXES, PHONES, SOCIAL } from '#contracts/shop/contact.ts'
import { FREE_DELIVERY, MADE_TO_ORDER_WEEKS, STANDARD_DAYS_WRITTEN } from '#contracts/shop/delivery.ts'
import { DELIVERY_COUNTRIES } from '#contracts/shop/delivery-countries.ts'
import { WELCOME_CODE, WELCOME_PERCENT } from '#contracts/shop/discount-codes.ts'
import { FIT_QUESTIONS, TROUSERS_SETTLED } from '#contracts/shop/fit-questions.ts'
import { GIFT_CARD_AMOUNTS, GIFT_CARD_GUARANTEE_DAYS, VOUCHER_MONTHS } from '#contracts/shop/gift-cards.ts'
import { LEG_PIVOT, LONG_LEG } from '#contracts/shop/leg-rule.ts'
import { LETTERS_EXTRA_DAYS, LETTERS_PRICE } from '#contracts/shop/letters.ts'
import { CARDS_PER_STEP } from '#contracts/shop/list-steps.ts'
import { MADE_TO_ORDER_KEY, MADE_TO_ORDER_TAG, MADE_TO_ORDER_TAX_TAG } from '#contracts/shop/made-to-order.ts'
import { OPTION_LISTS } from '#contracts/shop/option-lists.ts'
import { LETTERS_KEY } from '#contracts/shop/personalised.ts'
import { ALL_REGIONS, REGION_CODES } from '#contracts/shop/regions.ts'
import { RETURN_DAYS } from '#contracts/shop/returns.ts'
import { FIT_FINDER_SECONDS, INCHES_PER_CM } from '#contracts/shop/timing-and-limits.ts'
import {
  CART_DAYS,
  COOKIE,
  COOKIE_DAYS,
  cartCountCookie,
  cartCustomerCookie,
  cartIdCookie,
  cartStampKey,
  hasOrderedCookie,
  LOCAL_STORAGE,
  SESSION_STORAGE,
  tokensKey,
  wishListKey,
} from '#contracts/shop/visitor.ts'

const root = new URL('..', import.meta.url)

/** The product's code without its tests: what a change of a rule would have to find. */
const FILES = ['app', 'cli', 'contracts', 'mocks'].flatMap((folder) =>
  readdirSync(new URL(`${folder}/`, root), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter(
      (file) =>
        (/\.(tsx?|css|html|mjs|yaml)$/.test(file) || /^mocks\/shop\/.*\.json$/.test(file)) &&
        !/^contracts\/shop\/|\.(test|fixtures)\.|\/generated\/|\/node_modules\//.test(file),
    ),
)

const toLiteral = (text: string) => text.replaceAll(/[$*+./|()]/g, String.raw`\$&`)
const matchAny = (words: readonly string[]) => `(?:${words.map(toLiteral).join('|')})`
/** Neighbours in a list, as code writes them. */
const neighbours = (values: readonly string[]) =>
  matchAny(values.slice(1).map((value, at) => `'${values[at]}', '${value}'`))

/** A rule of contracts/shop, the pattern of a second home of it, and the files that may match for a reason of their own. */
const RULES: readonly [rule: string, written: string, allowed: readonly string[]][] = [
  ['days to return', String.raw`\b${RETURN_DAYS}[- ]days?\b`, []],
  ['days of delivery', String.raw`\b${STANDARD_DAYS_WRITTEN} (?:working|business) days`, []],
  // the specification's notice for Europe, word for word
  [
    'free delivery',
    `over ${matchAny([FREE_DELIVERY.gb.written, FREE_DELIVERY.eu.written, '150€'])}`,
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
    `'(?:${matchAny([MADE_TO_ORDER_TAG, MADE_TO_ORDER_TAX_TAG, MADE_TO_ORDER_KEY])})'`,
    [],
  ],
  ['welcome code', String.raw`\b${WELCOME_CODE}\b`, []],
  ['discount of the welcome code', String.raw`\b${WELCOME_PERCENT}% (?:off|discount)`, []],
  ['lifetime of cookies', String.raw`\b(?:${COOKIE_DAYS}|${CART_DAYS})(?: \* (?:24|DAY_S|86_400)|[- ]days?)\b`, []],
  ['names of cookies', `'${matchAny(Object.values(COOKIE))}'`, []],
  ['names of storage', `'${matchAny([...Object.values(LOCAL_STORAGE), ...Object.values(SESSION_STORAGE)])}'`, []],
  // behind the name of a region, in templates too
  [
    'names by region',
    `['\`]${matchAny(
      [cartIdCookie, cartCountCookie, cartCustomerCookie, hasOrderedCookie, cartStampKey, wishListKey, tokensKey].map(
        (toName) => toName('us').replace(/us$/, ''),
      ),
    )}`,
    [],
  ],
  ['phone numbers', matchAny(Object.values(PHONES).flatMap(({ text, dial }) => [text, dial])), []],
  ['mailboxes', matchAny(Object.values(MAILBOXES)), []],
  ['pages of social networks', matchAny(SOCIAL.map(({ href }) => href)), []],
  // the contract's summary quotes the specification
  ['end of the catalogue', `up to ${CATALOGUE_STOPS_WITHIN}`, ['contracts/backend/openapi.yaml']],
  ['seconds of the Fit Finder', String.raw`\b${FIT_FINDER_SECONDS}[- ]seconds?\b`, []],
  ['size of an inch', String.raw`\b${toLiteral(String(CM_PER_INCH))}\b|${String(INCHES_PER_CM).slice(0, 6)}`, []],
  ['leg rule', String.raw`[<>]=? ?(?:${LONG_LEG}|${LEG_PIVOT})\b`, []],
  ['days of letters', String.raw`\b(?:${LETTERS_EXTRA_DAYS}|five) (?:extra|more|further) (?:working )?days`, []],
  // a carrier collects in some of them
  [
    'countries of delivery',
    neighbours(DELIVERY_COUNTRIES.eu.slice(0, 6)),
    ['mocks/upstreams/backend/returns/carriers.ts'],
  ],
  ['families of colours', `'${COLOUR_FAMILIES.slice(0, 3).join("', '")}'`, []],
  // what tags an offer in data is the offer's name
  ['tags of offers', `'multibuy:`, ['mocks/shop/styles.json', 'mocks/shop/collections.json']],
  ['offers of several pieces', String.raw`\b[1-5] for [£$€]?\d`, []],
  // contracts/shop/fit-questions.test.ts compares the contract
  [
    'bounds of the quiz',
    (['height', 'weight', 'age', 'pair-waist', 'pair-leg'] as const)
      .map((name) => FIT_QUESTIONS[name])
      .map(({ min, max }) => String.raw`\b${min}(?: to |, |, max: |, maximum: )${max}\b`)
      .join('|'),
    ['contracts/fit/openapi.yaml'],
  ],
  ['time of a drawer', String.raw`\b400 ?ms\b|\b0?\.4s\b`, ['app/ui/styles/tokens.css']],
  // a browser loads the panel's scripts as they are, and cannot resolve what is outside of their folder
  ['regions', `'${REGION_CODES.join("'(?:,| \\|) '")}'`, ['mocks/control/panel/client/panel-header.ts']],
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
  'names of storage': "sessionStorage.getItem('spoke_visit_pages')",
  'names by region': '`cart_id_',
  'phone numbers': 'Call (212) 555-0142',
  mailboxes: 'mailto:help@spoke.example',
  'pages of social networks': 'https://www.instagram.com/spoke.example',
  'end of the catalogue': 'It takes up to six weeks',
  'seconds of the Fit Finder': 'in 60 seconds',
  'size of an inch': 'inches * 2.54',
  'leg rule': 'leg >= 33',
  'days of letters': 'Allow 5 extra days',
  'countries of delivery': "['AT', 'BE', 'BG']",
  'families of colours': "['navy', 'blue', 'black']",
  'tags of offers': "tags.includes('multibuy:none')",
  'offers of several pieces': '3 for £115',
  'bounds of the quiz': '120 to 230 cm',
  'time of a drawer': 'transition: transform 400ms',
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

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' ')
/** A figure as sentences write it, in digits or as a word. */
const spell = (figure: number) => new RegExp(String.raw`\b(?:${figure}|${NUMBERS[figure]})\b`, 'i')
const LETTERS_BETWEEN = CHEST_CM_BY_LETTER.filter(([letter]) => letter.endsWith('+'))

/** Sentences that count what contracts/shop lists; a list that changes names them here. */
const SENTENCES: readonly [file: string, sentence: RegExp, figures: readonly number[]][] = [
  ['app/copy/home.ts', /From .*every inch from/, [Number(OPTION_LISTS.waist[0]), Number(OPTION_LISTS.waist.at(-1))]],
  ['app/copy/home.ts', /To the inch, from/, [Number(OPTION_LISTS.leg[0]), Number(OPTION_LISTS.leg.at(-1))]],
  [
    'app/copy/content.ts',
    /Trousers come in/,
    [OPTION_LISTS.waist.length, OPTION_LISTS.build.length, OPTION_LISTS.leg.length],
  ],
  [
    'mocks/shop/collections.json',
    /waists,.*legs/,
    [OPTION_LISTS.waist.length, OPTION_LISTS.build.length, OPTION_LISTS.leg.length],
  ],
  [
    'mocks/shop/content.json',
    /- .* waists, from/,
    [OPTION_LISTS.waist.length, Number(OPTION_LISTS.waist[0]), Number(OPTION_LISTS.waist.at(-1))],
  ],
  [
    'mocks/shop/content.json',
    /- .* legs, to the inch/,
    [OPTION_LISTS.leg.length, Number(OPTION_LISTS.leg[0]), Number(OPTION_LISTS.leg.at(-1))],
  ],
  ['mocks/shop/styles.json', /waists, and a cord/, [OPTION_LISTS.waist.length]],
  ['app/copy/fit-card.ts', /inches less in both/, [BUILD_STEP_IN]],
  ['app/copy/fit-card.ts', /counts as a long leg/, [LONG_LEG]],
  ['app/copy/fit-card.ts', /are the sizes between/, LETTERS_BETWEEN.flatMap(([, from, to]) => [from, to])],
  ['app/copy/fit-finder-screens.ts', /Until you are/, [FIT_QUESTIONS.age.min]],
  ['app/copy/fit-finder.ts', /short questions/, [QUIZ.indexOf(TROUSERS_SETTLED.after) + 1, QUIZ.length]],
  [
    'app/copy/feedback.ts',
    /questions, two minutes/,
    [SURVEY.length, SURVEY.filter(({ kind }) => kind === 'scale').length],
  ],
]

test.each(SENTENCES)('%s counts what the lists have: %s [CTR-07]', (file, sentence, figures) => {
  const lines = readFileSync(new URL(file, root), 'utf8')
    .split('\n')
    .filter((line) => sentence.test(line))
  expect(lines).toHaveLength(1)
  for (const figure of figures) expect(lines[0]).toMatch(spell(figure))
})

test('a sentence counts in digits or words', () => {
  expect('Fourteen waists').toMatch(spell(14))
  expect('14 waists').toMatch(spell(14))
  expect('114 waists, forty').not.toMatch(spell(14))
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
