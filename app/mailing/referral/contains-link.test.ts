import { expect, test } from 'vitest'
import { containsLink } from './referral.ts'

test.each([
  'https://evil.example/win',
  'HTTP://evil',
  'h t t p : / / evil',
  'hxxp://evil',
  'see www.evil.example',
  'www . evil',
  'Have a look at evil.com',
  'EVIL.COM',
  'evil.com/prize?x=1',
  'bit.ly/3xyz',
  'x.com/prize',
  'sub.domain.vegas',
  'evil . com',
  'evil. com',
  'evil dot com',
  'evil (dot) com',
  'evil[.]com',
  'write to me@evil.example',
  'mailto:me',
  'evil\u200b.\u200bcom',
  'evil\uff0ecom',
  'evil\u3002com',
  'münchen.example',
  '203.0.113.7/prize',
  'It fits.It really does',
])('%j contains a link [FORM-06] [OPS-04]', (text) => {
  expect(containsLink(text)).toBe(true)
})

test.each([
  '',
  'These fit. Come and see.',
  'Trousers that fit... at last!',
  'I paid £98.50 at 9.30, e.g. for the navy ones, i.e. Heroes.',
  'J.Smith',
  'J.P. O’Brien-Smith Jr.',
  'Dr. Jo Müller',
  'They are top. Shop there: it is online.',
  'No. 1 in my wardrobe; 34/32',
  'The info: they fit',
  '3.5 stars from me',
])('%j contains no link [FORM-06]', (text) => {
  expect(containsLink(text)).toBe(false)
})
