import { expect, test } from 'vitest'
import { getDefaultGoods } from '../../goods-file/default-goods.ts'
import { defaultStyles } from '../../goods-file/default-styles.fixtures.ts'
import { writeReviews } from './write-reviews.ts'

const write = (seed: number) =>
  writeReviews(defaultStyles, getDefaultGoods().reviews ?? { authors: [], kinds: {}, styles: {} }, seed)
const written = write(1)
const byStyle = defaultStyles.map((style) => ({ style, reviews: written.get(style.code) ?? [] }))
const allReviews = byStyle.flatMap(({ reviews }) => reviews)

const splitSentences = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) => sentence.toLowerCase())
    .filter((sentence) => sentence !== '')

const countBy = (values: readonly string[]): [string, number][] =>
  [...Map.groupBy(values, (value) => value)].map(([value, group]) => [value, group.length])

test('every style has at least eight reviews, the chino of all chinos most [PDP-11]', () => {
  for (const { style, reviews } of byStyle) expect(reviews.length, style.name).toBeGreaterThanOrEqual(8)
  const counts = byStyle.map(({ reviews }) => reviews.length)
  expect(byStyle[0]?.style.name).toBe('Heroes')
  expect(byStyle[0]?.reviews.length).toBe(Math.max(...counts))
})

test('no sentence is in two reviews of the whole catalogue [PDP-11]', () => {
  const repeated = countBy(allReviews.flatMap(({ body }) => splitSentences(body))).filter(([, count]) => count > 1)
  expect(repeated).toEqual([])
})

test('no title is twice on a page, and few are in the catalogue [PDP-11]', () => {
  for (const { style, reviews } of byStyle)
    expect(new Set(reviews.map(({ title }) => title)).size, style.name).toBe(reviews.length)
  const repeated = countBy(allReviews.map(({ title }) => title)).filter(([, count]) => count > 1)
  expect(repeated.length / allReviews.length).toBeLessThan(0.03)
})

test('reviews are long and short, and begin in many ways [PDP-11]', () => {
  const lengths = allReviews.map(({ body }) => body.length)
  expect(lengths.filter((length) => length < 45).length).toBeGreaterThan(80)
  expect(lengths.filter((length) => length > 240).length).toBeGreaterThan(12)
  const starts = countBy(allReviews.map(({ body }) => body.split(' ').slice(0, 3).join(' ')))
  expect(Math.max(...starts.map(([, count]) => count))).toBeLessThan(6)
})

test('most are content, some grumble, and every score is given [PDP-11]', () => {
  for (const seed of [1, 2, 3])
    for (const [code, reviews] of write(seed)) {
      const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length
      expect(average, code).toBeGreaterThanOrEqual(3.8)
      expect(average, code).toBeLessThanOrEqual(4.8)
      expect(Math.min(...reviews.map(({ rating }) => rating)), code).toBeLessThan(4)
    }
  expect(new Set(allReviews.map(({ rating }) => rating)).size).toBe(5)
})

test('texts are filled in and begin with a capital', () => {
  for (const { title, body, author } of allReviews) {
    expect(`${title} ${body}`).not.toMatch(/[{}]|undefined/)
    expect(body).toMatch(/^[A-Z]/)
    expect(author).not.toBe('')
  }
})

test('review dates are after the launch and in the past', () => {
  for (const { style, reviews } of byStyle)
    for (const { at } of reviews) {
      expect(at > style.since, style.name).toBe(true)
      expect(at < '2026-11-21', style.name).toBe(true)
    }
})

test('most writers give height, weight and an existing size [PDP-11]', () => {
  for (const { style, reviews } of byStyle) {
    const sizes = new Set(style.sizes.sizes.map(({ values }) => values.join(' / ').replace('Build ', '')))
    const measured = reviews.flatMap(({ measures }) => measures ?? [])
    for (const { size, heightCm, weightKg } of measured) {
      expect(sizes.has(size), `${style.name} ${size}`).toBe(true)
      expect([heightCm > 155, heightCm < 203, weightKg > 50, weightKg < 130]).not.toContain(false)
    }
    const isWorn = !['Belts', 'Socks', 'Gift Card'].includes(style.productType)
    if (!isWorn) expect(measured, style.name).toEqual([])
    else expect(measured.length / reviews.length, style.name).toBeGreaterThan(0.5)
  }
})

test('a heavier man wears more, and words agree with how the size runs', () => {
  const heroes = written.get('TRHERO') ?? []
  const waists = heroes.flatMap(({ measures }) =>
    measures ? [[measures.weightKg, Number.parseInt(measures.size, 10)]] : [],
  )
  const lightest = waists.toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
  expect(lightest.at(-1)?.[1]).toBeGreaterThan(lightest[0]?.[1] ?? 0)
  const eased = heroes.find(({ title }) => title === 'Tight out of the packet')
  expect(eased?.measures?.fit ?? 'small').toBe('small')
})

test('the same seed gives the same reviews [SIM-02]', () => {
  expect(write(5)).toEqual(write(5))
  expect(write(5)).not.toEqual(write(6))
})
