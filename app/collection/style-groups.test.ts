import { expect, test } from 'vitest'
import { countStyles, groupByStyle, toSingleColours } from './style-groups.ts'

const NAVY = { handle: 'heroes-navy', colour: { name: 'Navy', hex: null } }
const STONE = { handle: 'heroes-stone', colour: { name: 'Stone', hex: null } }
const heroes = [NAVY, STONE]
const [navy, stone] = heroes.map(({ handle }) => ({ handle, colours: heroes }))
const belt = { handle: 'belt-tan', colours: [{ handle: 'belt-tan', colour: { name: 'Tan', hex: null } }] }

test('a style is listed once, at the position of its first listed colour [COL-06]', () => {
  const products = [stone, belt, navy].flatMap((product) => product ?? [])
  const styles = groupByStyle(products)
  expect(styles.map(({ products: colours }) => colours.map(({ handle }) => handle))).toEqual([
    ['heroes-stone', 'heroes-navy'],
    ['belt-tan'],
  ])
  expect(countStyles(products)).toBe(2)
  expect(groupByStyle([])).toEqual([])
})

test('the colours of a single style are a card each [COL-06]', () => {
  const products = [navy, stone].flatMap((product) => product ?? [])
  expect(toSingleColours(products).map(({ products: colours }) => colours.length)).toEqual([1, 1])
})
