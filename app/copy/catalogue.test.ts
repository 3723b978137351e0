import { expect, test } from 'vitest'
import { toReportLine } from '#app/errors/report-line.ts'
import { type CatalogueRow, errorCatalogue } from '#contracts/errors/catalogue.ts'
import { successMessages } from '#contracts/errors/success-messages.ts'
import { REGIONS } from '#contracts/shop/regions.ts'
import { translate, translateFrom } from './copy.ts'
import { footerMarkup } from './en-GB/footer-markup.ts'
import { enGB } from './en-GB.ts'
import { enUS } from './en-US.ts'
import { reportKey, reportOnce } from './missing.ts'
import type { CatalogueText } from './plural.ts'

type Words = Readonly<Record<string, string>>
type Entries = Readonly<Record<string, CatalogueText>>

/** The entries of a catalogue as texts: each plural form as `key.form`. */
const toTexts = (entries: Entries): Words =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([key, text]) =>
      typeof text === 'string' ? [[key, text]] : Object.entries(text).map(([form, own]) => [`${key}.${form}`, own]),
    ),
  )

/** The texts of every department by the name of its file. */
const readTexts = (modules: Record<string, Record<string, Entries>>): Map<string, Words> =>
  new Map(
    Object.entries(modules).map(([path, exported]) => [
      path.slice(path.lastIndexOf('/') + 1, -'.ts'.length),
      toTexts(Object.assign({}, ...Object.values(exported))),
    ]),
  )
const british = readTexts(import.meta.glob('./en-GB/*.ts', { eager: true }))
const american = readTexts(import.meta.glob('./en-US/*.ts', { eager: true }))
const european = readTexts(import.meta.glob('./en-EU/*.ts', { eager: true }))

const allBritish = toTexts(enGB)
const allAmerican = toTexts(enUS)

/** The American text of a department's key. */
const toAmerican = (department: string, key: string, text: string) =>
  american.get(department)?.[key] ?? (key in allBritish ? (allAmerican[key] ?? text) : text)

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
  const changed = [...american, ...european].flatMap(([department, words]) =>
    department === 'messages' ? Object.keys(words).filter((key) => GIVEN.includes(key)) : [],
  )
  expect(changed).toEqual([])
})

const isGiven = (line: string) => GIVEN.some((code) => line.startsWith(`messages ${code}:`))

test('trousers are trousers in every region [REG-09]', () => {
  const pants = [...american.values(), allAmerican].flatMap((words) =>
    Object.values(words).filter((text) => /\bpants\b/i.test(text)),
  )
  expect(pants).toEqual([])
})

test('American texts have American spelling, and Zipcode [REG-09]', () => {
  const britishLines = [...british].flatMap(([department, words]) =>
    Object.entries(words)
      .map(([key, text]) => `${department} ${key}: ${toAmerican(department, key, text)}`)
      .filter((line) => BRITISH.test(line.slice(line.indexOf(':'))) && !isGiven(line)),
  )
  expect(britishLines).toEqual([])
  expect([translate('en-GB', 'common.postcode'), translate('en-US', 'common.postcode')]).toEqual([
    'Postcode',
    'Zipcode',
  ])
})

test('a regional text overrides a British one with the same placeholders [REG-09]', () => {
  const getPlaceholders = (text: string) =>
    [...text.matchAll(/\{\w+\}/g)].map(([placeholder]) => placeholder).toSorted()
  const overrides = [
    ...Object.entries(allAmerican).map(([key, text]) => ({ key, text, original: allBritish[key] })),
    ...[...american, ...european].flatMap(([department, words]) =>
      Object.entries(words).map(([key, text]) => ({ key, text, original: british.get(department)?.[key] })),
    ),
  ]
  for (const { key, text, original } of overrides) {
    expect(original, key).toBeDefined()
    expect(text, key).not.toBe(original)
    expect(getPlaceholders(text), key).toEqual(getPlaceholders(original ?? ''))
  }
})

test('the email field’s messages have the given keys and texts [REG-09]', () => {
  expect(translate('en-EU', 'common.email.validation')).toBe('Please enter an email')
  expect(translate('en-US', 'common.email.incorrect-format')).toBe('Email is incorrectly formatted')
})

test('values replace their placeholders', () => {
  expect(
    translateFrom('en-GB', [{ greeting: '{name}, {count} left, {unknown}' }], 'greeting', { name: 'Ada', count: 2 }),
  ).toBe('Ada, 2 left, {unknown}')
})

test('a key without a text is shown and reported once [REG-09]', () => {
  const sent: string[] = []
  const reported = new Set<string>()
  for (let renders = 0; renders < 3; renders++) {
    const onMissing = (key: string) => reportOnce(reported, key, (missing) => sent.push(missing))
    expect(translateFrom('en-GB', [undefined, enGB], 'option.cape-length', undefined, onMissing)).toBe(
      'option.cape-length',
    )
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
  expect(translateFrom(locale, [footerMarkup], 'footer.hours', { hours: supportHours })).toContain(hours)
  expect(translateFrom(locale, [footerMarkup], 'footer.reply')).toContain('within a working day')
})
