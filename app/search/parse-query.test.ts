import { expect, test } from 'vitest'
import { parseQuery } from './parse-query.ts'

const STYLES = ['Heroes', 'Red Eyes', 'Office Shirt', 'The Belt', 'Gift Card']

/** What is read in a query, as short texts. */
function read(query: string) {
  const { words, colours, kinds, topics, price, pack, order } = parseQuery(query, STYLES)
  const texts = (parts: readonly { text: string }[]) => parts.map(({ text }) => text)
  return {
    words,
    colours: texts(colours),
    kinds: texts(kinds),
    topics: texts(topics),
    price: price?.value,
    pack: pack?.value,
    order,
  }
}
const NOTHING = { words: '', colours: [], kinds: [], topics: [], price: undefined, pack: undefined, order: null }

test.each([
  ['red', { colours: ['red'] }],
  ['red eyes', { words: 'red eyes' }],
  ['red ey', { words: 'red ey' }],
  ['navy red eyes', { words: 'red eyes', colours: ['navy'] }],
  ['Burgundy Heroes', { words: 'Heroes', colours: ['Burgundy'] }],
  ['light blue shirts', { colours: ['light blue'], kinds: ['shirts'] }],
  ['denim', { kinds: ['denim'] }],
  ['office shirt', { words: 'office shirt' }],
  ['office trousers', { kinds: ['trousers'], topics: ['office'] }],
  ['golf shirt', { words: 'golf shirt' }],
  ['warm weather t-shirts', { kinds: ['t-shirts'], topics: ['warm weather'] }],
  ['present for my dad', { topics: ['present dad'] }],
  ["father's day", { topics: ["father's day"] }],
  ['cheap socks', { kinds: ['socks'], order: 'price-up' }],
  ['socks 3 pack', { kinds: ['socks'], pack: '3 Pack' }],
  ['pack of two socks', { kinds: ['socks'], pack: '2 Pack' }],
  ['multipack trunks', { words: 'trunks', pack: 'Pack' }],
  ['under £50', { price: { max: 5000 } }],
  ['shirts less than 80', { kinds: ['shirts'], price: { max: 8000 } }],
  ['over $100 trousers', { kinds: ['trousers'], price: { min: 10_000 } }],
  ['£50 - £100', { price: { min: 5000, max: 10_000 } }],
  ['between 20 and 40 pounds', { price: { min: 2000, max: 4000 } }],
  ['gift for 30 quid', { topics: ['gift'], price: { max: 3000 } }],
  ['the', { words: 'the' }],
  ['something for the man', { words: 'something for the man' }],
  ['heroes 100%', { words: 'heroes 100%' }],
])('%s is read as %j [NAV-16]', (query, meaning) => {
  expect(read(query)).toEqual({ ...NOTHING, ...meaning })
})
