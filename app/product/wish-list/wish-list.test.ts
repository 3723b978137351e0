import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeItems } from './merge-items.ts'
import { cutSharedGoods } from './shared-address.ts'
import { formatSharedItems, parseSharedItems } from './shared-items.ts'
import { getItemKey, readItems, type WishListItem } from './wish-list.ts'

const heroes: WishListItem = { handle: 'heroes-navy', size: 'w=34&b=B&l=32', quantity: 1 }
const tee: WishListItem = { handle: 'everyday-tee-white', size: 'size=M', quantity: 3 }
const belt: WishListItem = { handle: 'the-belt-black', size: '', quantity: 1 }

test.each<[string, { base: WishListItem[]; mine: WishListItem[]; theirs: WishListItem[]; merged: WishListItem[] }]>([
  ['a visitor’s list and the account’s', { base: [], mine: [heroes], theirs: [tee], merged: [heroes, tee] }],
  ['the same on both', { base: [], mine: [heroes], theirs: [heroes], merged: [heroes] }],
  ['removed here', { base: [heroes, tee], mine: [tee], theirs: [heroes, tee], merged: [tee] }],
  ['removed elsewhere', { base: [heroes, tee], mine: [heroes, tee], theirs: [tee], merged: [tee] }],
  [
    'removed there, added here',
    { base: [heroes, tee], mine: [belt, heroes, tee], theirs: [heroes], merged: [belt, heroes] },
  ],
  [
    'another quantity here',
    { base: [tee], mine: [{ ...tee, quantity: 2 }], theirs: [belt, tee], merged: [belt, { ...tee, quantity: 2 }] },
  ],
  [
    'changed here, removed there',
    { base: [tee], mine: [{ ...tee, quantity: 2 }], theirs: [], merged: [{ ...tee, quantity: 2 }] },
  ],
])('merges %s without loss [PDP-16]', (_, { base, mine, theirs, merged }) => {
  expect(mergeItems(base, mine, theirs)).toEqual(merged)
})

test('no addition of either side is lost, whatever came before [PDP-16]', () => {
  const items = fc
    .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'))
    .map((handles) => handles.map((handle) => ({ handle, size: '', quantity: 1 })))
  fc.assert(
    fc.property(items, items, items, (base, mine, theirs) => {
      const merged = new Set(mergeItems(base, mine, theirs).map(getItemKey))
      const has = (list: readonly WishListItem[], item: WishListItem) =>
        list.some((other) => getItemKey(other) === getItemKey(item))
      for (const item of [...mine, ...theirs]) if (!has(base, item)) expect(merged).toContain(getItemKey(item))
      for (const item of base)
        if (!has(mine, item) || !has(theirs, item)) expect(merged).not.toContain(getItemKey(item))
    }),
  )
})

test('a list goes through an address and back, without quantities [PDP-16]', () => {
  const text = formatSharedItems([heroes, tee, belt])
  expect(text).toBe('heroes-navy?w=34&b=B&l=32*everyday-tee-white?size=M*the-belt-black')
  expect(parseSharedItems(text)).toEqual({ items: [heroes, { ...tee, quantity: 1 }, belt], isCut: false })
})

test.each([
  ['', []],
  ['***', []],
  ['<b>*heroes-navy?w=<script>', []],
  ['heroes-navy*heroes-navy', [{ handle: 'heroes-navy', size: '', quantity: 1 }]],
  ['../../account*a b', []],
  ['x'.repeat(101), []],
])('reads %j of an address [PDP-16]', (text, items) => {
  expect(parseSharedItems(text).items).toEqual(items)
})

test.each([
  ['short names', 'goods-', 100],
  ['long names', 'x'.repeat(90), 42],
])('an address takes no more than fits, and says so: %s [PDP-16]', (_, name, count) => {
  const items = Array.from({ length: 500 }, (_, at) => ({ handle: `${name}${at}`, size: '', quantity: 1 }))
  const text = formatSharedItems(items)
  expect(new URLSearchParams({ goods: text }).toString().length).toBeLessThan(4_096)
  const shared = parseSharedItems(text)
  expect([shared.items.length, shared.isCut]).toEqual([count, true])
  // an address that was cut stays as it is
  expect(cutSharedGoods(text)).toBe(text)
})

test.each([
  [null, []],
  ['[]', []],
  [{ handle: 'heroes-navy' }, []],
  [[heroes, { ...heroes, quantity: 0 }, { ...heroes, quantity: 1e9 }, { ...heroes, size: 7 }, null, 'x'], [heroes]],
])('reads what it can of the stored %j [PDP-16]', (stored, items) => {
  expect(readItems(stored)).toEqual(items)
})
