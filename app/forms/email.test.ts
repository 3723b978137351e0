import { expect, test } from 'vitest'
import { validateEmail } from './email.ts'

const long = (length: number) => 'a'.repeat(length)

test.each([
  'a@b.co',
  ' tom@spoke.example ',
  'first.last+list@mail.example.co.uk',
  "o'neil@example.com",
  'jörg@müller.example',
  'a@xn--bcher-kva.xn--p1ai',
  `${long(64)}@b.co`,
  `a@${long(63)}.co`,
  // 254 characters
  `${long(64)}@${`${long(62)}.`.repeat(2)}${long(60)}.co`,
])('%s is an email address [FORM-01]', (text) => {
  expect(validateEmail(text)).toBeNull()
})

test.each(['', '   '])('an empty field has the problem for a missing email [FORM-01]', (text) => {
  expect(validateEmail(text)).toBe('common.email.validation')
})

test.each([
  'a',
  'a@',
  '@b.co',
  'a@b',
  'a@localhost',
  'a@b.c',
  'a@b.1c',
  'a@.co',
  'a@b..co',
  'a@-b.co',
  'a@b-.co',
  '.a@b.co',
  'a.@b.co',
  'a..b@c.co',
  'a b@c.co',
  'a@b@c.co',
  'a,b@c.co',
  `${long(65)}@b.co`,
  `a@${long(64)}.co`,
  `a@${`${long(60)}.`.repeat(5)}co`,
  // 255 characters
  `${long(64)}@${`${long(62)}.`.repeat(2)}${long(61)}.co`,
])('%s is not an email address [FORM-01]', (text) => {
  expect(validateEmail(text)).toBe('common.email.incorrect-format')
})
