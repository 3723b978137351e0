import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSearch, stringifySearch } from '#app/region/search-strings.ts'
import { parseCollectionSearch } from './collection-search.ts'

const clean = (query: string) => stringifySearch(parseCollectionSearch(parseSearch(query)))

test.each([
  ['?w=34&colour=Navy&cloth=linen&min=50&max=99.50', '?w=34&colour=navy&cloth=linen&min=50&max=99.50'],
  ['?colour=Green,navy&colour=green', '?colour=green&colour=navy'],
  ['?min=abc&max=-5&cloth=%3Cb%3E&sort=PRICE', ''],
  ['?colour=&min=&max=&sort=featured', '?sort=featured'],
  [`?cloth=${'x'.repeat(3_000)}&shape=slim`, '?shape=slim'],
  [`?colour=${'navy,'.repeat(2_000)}`, '?colour=navy'],
])('a collection reads %.60s as %s [COL-02]', (query, expected) => {
  expect(clean(query)).toBe(expected)
})

test.each([
  ['?pageHandle=gift-cards', '?pageHandle=gift-cards'],
  ['?pageHandle=gift-cards&pageHandle=socks', '?pageHandle=gift-cards'],
  [`?pageHandle=${'x'.repeat(100)}`, `?pageHandle=${'x'.repeat(100)}`],
  [`?pageHandle=${'x'.repeat(101)}`, ''],
  ['?pageHandle=-sale', ''],
  ['?pageHandle=a/../b', ''],
  ['?pageHandle=', ''],
])('a collection asks for the promos of %.60s as %.60s [REG-10]', (query, expected) => {
  expect(clean(query)).toBe(expected)
})

test('five hundred filters in one URL are reduced to the valid ones [COL-02]', () => {
  const query = `?${Array.from({ length: 500 }, (_, index) => `w=${index}&colour=blue`).join('&')}`
  expect(clean(query).length).toBeLessThan(200)
})

test('no query breaks a collection or grows without limit [COL-02]', () => {
  const name = fc.constantFrom('w', 'b', 's', 'colour', 'cloth', 'shape', 'sale', 'min', 'max', 'sort', 'by', 'show')
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.string())), (pairs) => {
      const once = clean(`?${new URLSearchParams(pairs)}`)
      expect(clean(once)).toBe(once)
      expect(once.length).toBeLessThan(20_000)
    }),
  )
})
