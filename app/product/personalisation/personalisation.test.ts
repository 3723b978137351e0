import { expect, test } from 'vitest'
import { countLetters, getLetteringProblems, normalizeLetters } from './personalisation.ts'

test.each([
  ['J.S.', true, []],
  ['Zoë & Bo', true, []],
  ["O'Hara", true, []],
  ['Bartholome', true, []],
  ['', true, ['empty']],
  ['', false, ['empty', 'unacknowledged']],
  ['   ', false, ['empty', 'unacknowledged']],
  ['Jo', false, ['unacknowledged']],
  ['Jo <3', true, ['unsewable']],
  ['🙂', true, ['unsewable']],
  ['Bartholomew', true, ['too-long']],
  ['<script>alert(1)', false, ['unsewable', 'too-long', 'unacknowledged']],
])('"%s", acknowledged %s, has the problems %j [PDP-07]', (text, acknowledged, problems) => {
  expect(getLetteringProblems({ text, acknowledged }, 10)).toEqual(problems)
})

test('letters have single inner spaces and are counted as people count', () => {
  expect(normalizeLetters('  J   S ')).toBe('J S')
  expect(countLetters('Zoe\u0308')).toBe(3)
})
