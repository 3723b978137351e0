import { expect, test } from 'vitest'
import { styleSheets } from '../style-sheets.ts'
import { writeReviews } from './write-reviews.ts'

const written = styleSheets.map((style) => ({ style, reviews: writeReviews(style, 1) }))

test('every style has between eight and forty reviews [PDP-11]', () => {
  for (const { style, reviews } of written) {
    expect(reviews.length, style.name).toBeGreaterThanOrEqual(8)
    expect(reviews.length, style.name).toBeLessThanOrEqual(40)
  }
})

test('people are content, and not all of them [PDP-11]', () => {
  for (const seed of [1, 2, 3])
    for (const style of styleSheets) {
      const reviews = writeReviews(style, seed)
      const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length
      expect(average, style.name).toBeGreaterThanOrEqual(4.2)
      expect(average, style.name).toBeLessThanOrEqual(4.8)
    }
  expect(new Set(written.flatMap(({ reviews }) => reviews.map(({ rating }) => rating))).size).toBe(5)
})

test('nobody repeats what somebody else said of the same style', () => {
  for (const { style, reviews } of written) {
    const bodies = reviews.map(({ body }) => body)
    expect(new Set(bodies).size, style.name).toBe(bodies.length)
  }
})

test('nothing is left to be filled in, and sentences begin with a capital', () => {
  for (const { title, body, author } of written.flatMap(({ reviews }) => reviews)) {
    expect(`${title} ${body}`).not.toMatch(/[{}]|undefined/)
    expect(body).toMatch(/^[A-Z]/)
    expect(author).not.toBe('')
  }
})

test('nobody reviews a thing before it was sold, or in the future', () => {
  for (const { style, reviews } of written)
    for (const { at } of reviews) {
      expect(at > style.since, style.name).toBe(true)
      expect(at < '2026-11-21', style.name).toBe(true)
    }
})

test('sizes that reviewers wear are sizes that there are', () => {
  for (const { style, reviews } of written) {
    const made = new Set(style.sizes.sizes.map(({ values }) => values.join(' / ').replace('Build ', '')))
    for (const { size } of reviews) if (size) expect(made.has(size), `${style.name} ${size}`).toBe(true)
  }
})

test('the same seed brings the same reviews, another one others [SIM-02]', () => {
  const [heroes] = styleSheets
  if (!heroes) throw new Error('no style')
  expect(writeReviews(heroes, 5)).toEqual(writeReviews(heroes, 5))
  expect(writeReviews(heroes, 5)).not.toEqual(writeReviews(heroes, 6))
})
