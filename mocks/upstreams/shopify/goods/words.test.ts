import { expect, test } from 'vitest'
import { hasWords } from './words.ts'

test.each([
  ['Łódź', 'lodz'],
  ['lodz', 'ŁÓDŹ'],
  ['Straße', 'strasse'],
  ['Smørrebrød', 'smorrebrod'],
  ['Ærø, Þór, İstanbul', 'aero thor istanbul'],
  ['cœur d’été', 'coeur dete'],
  ['Ёлка', 'елка'],
  ['Ελληνικά', 'ελληνικα'],
  ['قميص أزرق', 'قميص'],
  ['كِتَاب', 'كتاب'],
  ['שָׁלוֹם', 'שלום'],
  ['青い靴下', '靴下'],
  ['青い靴下', '靴'],
  ['ジャケット', 'ジャケット'],
  ['ﾊﾞｯｸﾞ', 'バッグ'],
  ['红色衬衫', '衬衫'],
  ['เสื้อเชิ้ต', 'เสื้อ'],
  ['파란 셔츠', '셔츠'],
  ['नीली कमीज़', 'कमीज़'],
  ['１２３ Ｔｅｅ', '123 tee'],
  ['Jeans and dresses', 'jean dresse'],
])('%j has the words %j [SIM-10]', (text, query) => {
  expect(hasWords(text, query)).toBe(true)
})

test.each([
  ['青い靴下', '赤い'],
  ['青い靴下', '下靴'],
  ['قميص أزرق', 'أحمر'],
  ['कमीज़', 'कमर'],
  ['Tee', ''],
  ['Tee', '!?'],
  ['Blue tee', 'blue mug'],
])('%j has not the words %j [SIM-10]', (text, query) => {
  expect(hasWords(text, query)).toBe(false)
})

test('a phrase is in order, and a prefix is of its last word', () => {
  expect(hasWords('A blue wool mug', 'blue wool', { isPhrase: true })).toBe(true)
  expect(hasWords('A blue wool mug', 'wool blue', { isPhrase: true })).toBe(false)
  expect(hasWords('A blue wool mug', 'blue mug', { isPhrase: true })).toBe(false)
  expect(hasWords('A blue wool mug', 'mug wo', { isPrefix: true })).toBe(true)
  expect(hasWords('A blue wool mug', 'mu wool', { isPrefix: true })).toBe(false)
})
