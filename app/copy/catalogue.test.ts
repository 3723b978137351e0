import { expect, test } from 'vitest'
import { REGIONS } from '#app/region/regions.ts'
import { say, wordsFor } from './copy.ts'
import type { CopyKey } from './en-GB.ts'
import { enGB } from './en-GB.ts'
import { enUS } from './en-US.ts'
import { tellOnce } from './missing.ts'

type Words = Readonly<Record<string, string>>

/** Every department's words by its file's name: those of each page, and those that come with a chunk. */
const wordsIn = (modules: Record<string, Record<string, Words>>): Map<string, Words> =>
  new Map(
    Object.entries(modules).map(([path, exported]) => [
      path.slice(path.lastIndexOf('/') + 1, -'.ts'.length),
      Object.assign({}, ...Object.values(exported)),
    ]),
  )
const british = wordsIn(import.meta.glob('./en-GB/*.ts', { eager: true }))
const american = wordsIn(import.meta.glob('./en-US/*.ts', { eager: true }))
const european = wordsIn(import.meta.glob('./en-EU/*.ts', { eager: true }))

/** What an American reads for a key of a department. */
const inAmerican = (department: string, key: string, text: string) =>
  american.get(department)?.[key] ?? (key in enGB ? (enUS[key as CopyKey] ?? text) : text)

/** Spellings and words that an American reader would stumble over. */
const BRITISH =
  /\b(colours?|favourites?|grey|centimetres?|metres?|postcodes?|jumpers?|cheques?|organis\w+|personalis\w+|recognis\w+|catalogues?|cancelled|travell\w+)\b/i

test('American copy is spelt as Americans spell, and says Zipcode [REG-09]', () => {
  const left = [...british].flatMap(([department, words]) =>
    Object.entries(words)
      .map(([key, text]) => `${department} ${key}: ${inAmerican(department, key, text)}`)
      .filter((line) => BRITISH.test(line.slice(line.indexOf(':')))),
  )
  expect(left).toEqual([])
  expect([say('en-GB', 'common.postcode'), say('en-US', 'common.postcode')]).toEqual(['Postcode', 'Zipcode'])
})

test('what a region says otherwise is said elsewhere, differs, and takes the same values [REG-09]', () => {
  const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).toSorted()
  const everything: Words = enGB
  const differences = [
    ...Object.entries(enUS).map(([key, text]) => ({ key, text, mother: everything[key] })),
    ...[...american, ...european].flatMap(([department, words]) =>
      Object.entries(words).map(([key, text]) => ({ key, text, mother: british.get(department)?.[key] })),
    ),
  ]
  for (const { key, text, mother } of differences) {
    expect(mother, key).toBeDefined()
    expect(text, key).not.toBe(mother)
    expect(places(text), key).toEqual(places(mother ?? ''))
  }
})

test('the email field’s messages have the keys and the words they were given [REG-09]', () => {
  expect(say('en-EU', 'common.email.validation')).toBe('Please enter an email')
  expect(say('en-US', 'common.email.incorrect-format')).toBe('Email is incorrectly formatted')
})

test('values stand where their names stood', () => {
  expect(wordsFor([{ greeting: '{name}, {count} left, {unknown}' }], 'greeting', { name: 'Ada', count: 2 })).toBe(
    'Ada, 2 left, {unknown}',
  )
})

test('a key without words shows itself, and is told of once [REG-09]', () => {
  const told: string[] = []
  const before = new Set<string>()
  for (let drawn = 0; drawn < 3; drawn++) {
    const onMissing = (key: string) => tellOnce(before, key, (each) => told.push(each))
    expect(wordsFor([undefined, enGB], 'option.cape-length', undefined, onMissing)).toBe('option.cape-length')
  }
  expect(told).toEqual(['option.cape-length'])
})

test.each([
  ['gb', '9-5pm'],
  ['us', '9-5pm'],
  ['eu', '10-6pm'],
] as const)('support in %s answers %s, within a working day [REG-07]', (code, hours) => {
  const { locale, supportHours } = REGIONS[code]
  expect(say(locale, 'footer.hours', { hours: supportHours })).toContain(hours)
  expect(say(locale, 'footer.reply')).toContain('within a working day')
})
