import { expect, test } from 'vitest'
import { toReportLine } from '#app/errors/report.server.ts'
import { type CatalogueRow, errorCatalogue } from '#contracts/errors/catalogue.ts'
import { shopperMessages } from '#contracts/errors/shopper-messages.ts'
import { successMessages } from '#contracts/errors/success-messages.ts'
import { REGIONS } from '#contracts/shop/regions.ts'
import { buildCatalogue } from '#mocks/world/goods-file/build-goods-catalogue.ts'
import { postcodeWords } from './contact-fields.ts'
import type { CatalogueText } from './copy.ts'
import { translateFrom, type Words } from './copy.ts'
import { emailWords } from './email.ts'
import { footerWords } from './footer.ts'
import { messages } from './messages.ts'
import { reportKey, reportOnce } from './use-words.ts'

const toForms = (text: CatalogueText): readonly string[] => (typeof text === 'string' ? [text] : Object.values(text))

/** A text of a department: its forms in British English, and in each locale that has its own. */
type Entry = {
  place: string
  key: string
  british: readonly string[]
  own: Readonly<Record<string, readonly string[]>>
}

const isWords = (exported: unknown): exported is Words => typeof exported === 'object'

/** All texts of all departments. */
const entries: readonly Entry[] = Object.entries(
  import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true }),
).flatMap(([file, exported]) =>
  Object.values(exported)
    .filter(isWords)
    .flatMap((words) =>
      Object.entries(words).map(([key, entry]) => {
        const { 'en-GB': british, ...own } =
          typeof entry === 'object' && 'en-GB' in entry ? entry : { 'en-GB': entry as CatalogueText }
        return {
          place: file.slice('./'.length),
          key,
          british: toForms(british),
          own: Object.fromEntries(Object.entries(own).map(([locale, text]) => [locale, toForms(text)])),
        }
      }),
    ),
)
const american = entries.map(({ british, own, ...entry }) => ({ ...entry, forms: own['en-US'] ?? british }))

/** British spellings and words. */
const BRITISH =
  /\b(colours?|favourites?|grey|centimetres?|metres?|postcodes?|jumpers?|cheques?|organis\w+|personalis\w+|recognis\w+|catalogues?|cancelled|travell\w+|working days|basket)\b/i

/** The codes of messages that spec 8 gives, which are the same in every region. */
const GIVEN = [
  ...Object.keys(successMessages),
  ...Object.entries<CatalogueRow>(errorCatalogue).flatMap(([code, { shown, ownWording }]) =>
    shown !== undefined && !ownWording?.includes('shown') ? [code] : [],
  ),
]

test('a given sentence is letter for letter the same in every region [REG-09]', () => {
  expect(GIVEN).toEqual(expect.arrayContaining(['cart.colour-unavailable', 'catalogue.unsubscribed']))
  const changed = Object.entries<string | object>(messages).filter(
    ([code, text]) => typeof text === 'object' && GIVEN.includes(code),
  )
  expect(changed).toEqual([])
})

test('trousers are trousers in every region [REG-09]', () => {
  expect(entries.length).toBeGreaterThan(1_000)
  expect(american.filter(({ forms }) => forms.some((text) => /\bpants\b/i.test(text)))).toEqual([])
})

test('American texts have American spelling, and Zipcode [REG-09]', () => {
  const isGiven = (place: string, key: string) => place === 'messages.ts' && GIVEN.includes(key)
  const british = american.filter(
    ({ place, key, forms }) => !isGiven(place, key) && forms.some((text) => BRITISH.test(text)),
  )
  expect(british).toEqual([])
  expect(postcodeWords.postcode).toEqual({ 'en-GB': 'Postcode', 'en-US': 'Zipcode' })
})

test('a text of a locale differs from the British one, and has the same placeholders [REG-09]', () => {
  const getPlaceholders = (forms: readonly string[]) =>
    forms.map((text) => [...text.matchAll(/\{\w+\}/g)].map(([placeholder]) => placeholder).toSorted())
  const local = entries.flatMap(({ british, own, ...entry }) =>
    Object.values(own).map((forms) => ({ ...entry, british, forms })),
  )
  expect(local.length).toBeGreaterThan(80)
  for (const { key, british, forms } of local) {
    expect(forms, key).not.toEqual(british)
    expect(getPlaceholders(forms), key).toEqual(getPlaceholders(british))
  }
})

test('the email field’s messages have the given keys and texts [REG-09]', () => {
  expect(emailWords).toEqual({
    'common.email.validation': 'Please enter an email',
    'common.email.incorrect-format': 'Email is incorrectly formatted',
  })
})

test('values replace their placeholders', () => {
  expect(
    translateFrom('en-GB', { greeting: '{name}, {count} left, {unknown}' }, 'greeting', { name: 'Ada', count: 2 }),
  ).toBe('Ada, 2 left, {unknown}')
})

test('a key without a text is shown and reported once [REG-09]', () => {
  const sent: string[] = []
  const reported = new Set<string>()
  for (let renders = 0; renders < 3; renders++) {
    const onMissing = (key: string) => reportOnce(reported, key, (missing) => sent.push(missing))
    expect(translateFrom('en-GB', {}, 'option.cape-length', undefined, onMissing)).toBe('option.cape-length')
  }
  expect(sent).toEqual(['option.cape-length'])
})

test('a missing text is reported as "missing translation", with its key [REG-09]', () => {
  const sent: unknown[] = []
  reportKey('option.cape-length', (code, key) => sent.push([code, toReportLine(code, key)]))
  expect(sent).toEqual([
    ['copy.missing', { message: 'missing translation: option.cape-length', level: 'error', isReported: true }],
  ])
})

test.each([
  ['gb', '9-5pm'],
  ['us', '9-5pm'],
  ['eu', '10-6pm'],
] as const)('support in %s has the hours %s and replies within a working day [REG-07]', (code, hours) => {
  const { locale, supportHours } = REGIONS[code]
  expect(translateFrom(locale, footerWords, 'footer.hours', { hours: supportHours })).toContain(hours)
  expect(translateFrom(locale, footerWords, 'footer.reply')).toContain('within a working day')
})

/** What tells where to act by place, shape or colour. */
const BY_SIGHT =
  /\b(?:press|tap|click|tick|choose|switch|use|see|select|open|follow)\b[^.:;]*\b(?:above|below|left|right|beside|round|square|green|red|blue|corner|top|bottom)\b/i
/** Texts that also name what they tell to use, or that tell how to measure. */
const NAMED = ['fit-finder-screens.ts problem.feet', 'size-charts.ts']

const findBySight = (texts: readonly string[]) => texts.filter((text) => BY_SIGHT.test(text))

test('no text leads to a control by its place, shape or colour alone [OPS-15]', () => {
  expect(findBySight(['Press the green button', 'Tick the line above', 'Press Save. Two are left'])).toHaveLength(2)
  const mismatches = entries.flatMap(({ place, key, british }) => findBySight(british).map(() => `${place} ${key}`))
  expect(mismatches.filter((text) => !NAMED.some((named) => text.startsWith(named)))).toEqual([])
})

/** The texts that the specification gives with a straight apostrophe, letter for letter. */
const GIVEN_STRAIGHT = [
  "Oops, something's gone wrong",
  "We're not quite sure what went wrong.",
  "Sorry, we couldn't find that page.",
  "Cart updated. Some items are now gone. But don't worry, there's plenty more fits in the sea.",
  "There was a problem adding this product to basket. Please try again, if that doesn't work please contact Customer Service.",
]

test('our own texts have curly apostrophes, and one way of writing euros [REG-02]', () => {
  const texts = [
    ...entries.flatMap(({ british, own }) => [...british, ...Object.values(own).flat()]),
    ...Object.values(shopperMessages),
    ...JSON.stringify(buildCatalogue().entries).split('","'),
  ]
  // the notice of the source, word for word (PDP-06)
  const notice = 'free shipping under 150€, a 20€ fee over 150€'
  const own = texts.map((text) => [notice, ...GIVEN_STRAIGHT].reduce((rest, given) => rest.replace(given, ''), text))
  expect(own.filter((text) => /\p{L}'\p{L}/u.test(text))).toEqual([])
  expect(own.flatMap((text) => text.match(/.{0,20}[\d}]\s?€/g) ?? [])).toEqual([])
})
