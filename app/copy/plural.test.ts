import { expect, test } from 'vitest'
import { type CatalogueText, selectPlural, translateFrom } from './copy.ts'

const products = { one: '{count} product', other: '{count} products' }

test.each([
  ['en-GB', 0, '0 products'],
  ['en-GB', 1, '1 product'],
  ['en-US', 1, '1 product'],
  ['en-EU', 1, '1 product'],
  ['en-EU', 21, '21 products'],
] as const)('in %s a count of %i reads %s [REG-09]', (locale, count, text) => {
  expect(translateFrom(locale, { products }, 'products', { count })).toBe(text)
})

const files: CatalogueText = { one: 'plik', few: 'pliki', many: 'plików', other: 'pliku' }

test.each([
  ['pl', 1, 'plik'],
  ['pl', 3, 'pliki'],
  ['pl', 5, 'plików'],
  ['pl', 22, 'pliki'],
  ['pl', 1.5, 'pliku'],
  ['fr', 0, 'plik'],
] as const)('the plural rules of %s decide the form for %d [REG-09]', (locale, count, form) => {
  expect(selectPlural(locale, files, count)).toBe(form)
})

test('a category without a form of its own, or no count, reads as other [REG-09]', () => {
  expect(selectPlural('pl', products, 3)).toBe('{count} products')
  expect(selectPlural('en-GB', products, undefined)).toBe('{count} products')
})

test('a value that is written from right to left keeps its marks apart from the text [OPS-05]', () => {
  const words = { hello: 'Hello, {name}: {count} orders' }
  expect(translateFrom('en-GB', words, 'hello', { name: 'דוד', count: 2 })).toBe('Hello, \u2068דוד\u2069: 2 orders')
  expect(translateFrom('en-GB', words, 'hello', { name: 'Žofie', count: 2 })).toBe('Hello, Žofie: 2 orders')
})
