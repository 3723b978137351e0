import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { ASVS_REQUIREMENTS } from './asvs.ts'
import type { StandardRow } from './standard-row.ts'
import { WCAG_CRITERIA } from './wcag.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The levels of each guideline's success criteria in their order; `-` stands for level AAA and for 4.1.1, which is removed. */
const WCAG_LEVELS: Readonly<Record<string, string>> = {
  '1.1': 'A',
  '1.2': 'A A A AA AA - - - -',
  '1.3': 'A A A AA AA -',
  '1.4': 'A A AA AA AA - - - - AA AA AA AA',
  '2.1': 'A A - A',
  '2.2': 'A A - - - -',
  '2.3': 'A - -',
  '2.4': 'A A A A AA AA AA - - - AA - -',
  '2.5': 'A A A A - - AA AA',
  '3.1': 'A AA - - - -',
  '3.2': 'A A AA AA - A',
  '3.3': 'A A AA AA - - A AA -',
  '4.1': '- A AA',
}

/** The level of each requirement of a section in their order. */
const ASVS_LEVELS: Readonly<Record<string, string>> = {
  'V1.1': '22',
  'V1.2': '1111122223',
  'V1.3': '112222222223',
  'V1.4': '222',
  'V1.5': '123',
  'V2.1': '122',
  'V2.2': '112',
  'V2.3': '12223',
  'V2.4': '23',
  'V3.1': '3',
  'V3.2': '113',
  'V3.3': '12223',
  'V3.4': '11222233',
  'V3.5': '11122333',
  'V3.6': '3',
  'V3.7': '22333',
  'V4.1': '12233',
  'V4.2': '23333',
  'V4.3': '22',
  'V4.4': '1222',
  'V5.1': '2',
  'V5.2': '112333',
  'V5.3': '113',
  'V5.4': '222',
  'V6.1': '122',
  'V6.2': '111111112222',
  'V6.3': '11223333',
  'V6.4': '112233',
  'V6.5': '22222333',
  'V6.6': '2223',
  'V6.7': '33',
  'V6.8': '2222',
  'V7.1': '222',
  'V7.2': '1111',
  'V7.3': '22',
  'V7.4': '11222',
  'V7.5': '223',
  'V7.6': '22',
  'V8.1': '1233',
  'V8.2': '1123',
  'V8.3': '133',
  'V8.4': '23',
  'V9.1': '111',
  'V9.2': '1222',
  'V10.1': '22',
  'V10.2': '223',
  'V10.3': '22223',
  'V10.4': '1111122222233333',
  'V10.5': '22222',
  'V10.6': '22',
  'V10.7': '222',
  'V11.1': '2233',
  'V11.2': '22233',
  'V11.3': '11233',
  'V11.4': '1222',
  'V11.5': '23',
  'V11.6': '23',
  'V11.7': '33',
  'V12.1': '12233',
  'V12.2': '11',
  'V12.3': '22223',
  'V13.1': '2333',
  'V13.2': '222223',
  'V13.3': '2233',
  'V13.4': '1222233',
  'V14.1': '22',
  'V14.2': '12223333',
  'V14.3': '122',
  'V15.1': '12233',
  'V15.2': '12233',
  'V15.3': '1222222',
  'V15.4': '3333',
  'V16.1': '2',
  'V16.2': '22222',
  'V16.3': '2222',
  'V16.4': '222',
  'V16.5': '2223',
  'V17.1': '23',
  'V17.2': '22223333',
  'V17.3': '22',
}

test('every criterion of WCAG 2.2 AA is listed once, in order [OPS-15]', () => {
  const expected = Object.entries(WCAG_LEVELS).flatMap(([guideline, levels]) =>
    levels.split(' ').flatMap((level, at) => (level === '-' ? [] : [`${guideline}.${at + 1} ${level}`])),
  )
  expect(expected).toHaveLength(55)
  expect(WCAG_CRITERIA.map(({ criterion, level }) => `${criterion} ${level}`)).toEqual(expected)
})

test('every requirement of ASVS 5.0 up to level 2 is listed once, in order [OPS-15]', () => {
  const all = Object.entries(ASVS_LEVELS).flatMap(([section, levels]) =>
    [...levels].map((level, at) => `${section}.${at + 1} ${level}`),
  )
  const expected = all.filter((line) => !line.endsWith(' 3'))
  expect([all.length, expected.length]).toEqual([345, 253])
  expect(ASVS_REQUIREMENTS.map(({ number, level }) => `${number} ${level}`)).toEqual(expected)
})

const TABLES: readonly [
  standard: string,
  rows: readonly StandardRow[],
  counts: Record<StandardRow['state'], number>,
][] = [
  ['WCAG', WCAG_CRITERIA, { met: 45, 'not-applicable': 10 }],
  ['ASVS', ASVS_REQUIREMENTS, { met: 138, 'not-applicable': 115 }],
]

test.each(TABLES)('what is met of %s, and only that, names proofs that exist [OPS-15]', (_standard, rows) => {
  expect(rows.filter(({ state, proof }) => (state === 'met') !== proof.length > 0)).toEqual([])
  expect(rows.flatMap(({ proof }) => proof).filter((path) => !existsSync(root + path))).toEqual([])
  expect(rows.filter(({ proof }) => new Set(proof).size < proof.length)).toEqual([])
})

test.each(TABLES)('each row of %s says in one short sentence how it stands [OPS-15]', (_standard, rows) => {
  expect(rows.filter(({ how }) => how.length > 160 || !how.endsWith('.'))).toEqual([])
})

test.each(TABLES)(
  'no row of %s is open, and as many are met and not applicable as here [OPS-15]',
  (_standard, rows, counts) => {
    const count = (state: StandardRow['state']) => rows.filter((row) => row.state === state).length
    expect({ met: count('met'), 'not-applicable': count('not-applicable') }).toEqual(counts)
    expect(rows).toHaveLength(counts.met + counts['not-applicable'])
  },
)
