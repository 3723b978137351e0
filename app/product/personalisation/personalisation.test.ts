import { expect, test } from 'vitest'
import { letteringProblems, lettersIn, sewn } from './personalisation.ts'

test.each([
  ['J.S.', true, []],
  ['Zoë & Bo', true, []],
  ["O'Hara", true, []],
  ['', true, ['empty']],
  ['   ', false, ['empty', 'unacknowledged']],
  ['Jo', false, ['unacknowledged']],
  ['Jo <3', true, ['unsewable']],
  ['🙂', true, ['unsewable']],
  ['Bartholomew', true, ['too-long']],
  ['<script>alert(1)', false, ['unsewable', 'too-long', 'unacknowledged']],
])('"%s", acknowledged %s, cannot be sewn because %j [PDP-07]', (text, acknowledged, problems) => {
  expect(letteringProblems({ text, acknowledged }, 10)).toEqual(problems)
})

test('spaces are sewn once and between letters only; letters are counted as people do', () => {
  expect(sewn('  J   S ')).toBe('J S')
  expect(lettersIn('Zoe\u0308')).toBe(3)
})
