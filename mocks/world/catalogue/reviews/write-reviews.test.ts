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

test('average ratings are high, with all ratings in use [PDP-11]', () => {
  for (const seed of [1, 2, 3])
    for (const style of styleSheets) {
      const reviews = writeReviews(style, seed)
      const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length
      expect(average, style.name).toBeGreaterThanOrEqual(4.2)
      expect(average, style.name).toBeLessThanOrEqual(4.8)
    }
  expect(new Set(written.flatMap(({ reviews }) => reviews.map(({ rating }) => rating))).size).toBe(5)
})

test('no two reviews of a style have the same text', () => {
  for (const { style, reviews } of written) {
    const bodies = reviews.map(({ body }) => body)
    expect(new Set(bodies).size, style.name).toBe(bodies.length)
  }
})

test('templates are filled in and begin with a capital', () => {
  for (const { title, body, author } of written.flatMap(({ reviews }) => reviews)) {
    expect(`${title} ${body}`).not.toMatch(/[{}]|undefined/)
    expect(body).toMatch(/^[A-Z]/)
    expect(author).not.toBe('')
  }
})

test('review dates are after the launch and in the past', () => {
  for (const { style, reviews } of written)
    for (const { at } of reviews) {
      expect(at > style.since, style.name).toBe(true)
      expect(at < '2026-11-21', style.name).toBe(true)
    }
})

test('reviewers’ sizes exist', () => {
  for (const { style, reviews } of written) {
    const sizes = new Set(style.sizes.sizes.map(({ values }) => values.join(' / ').replace('Build ', '')))
    for (const { size } of reviews) if (size) expect(sizes.has(size), `${style.name} ${size}`).toBe(true)
  }
})

test('the same seed gives the same reviews [SIM-02]', () => {
  const [heroes] = styleSheets
  if (!heroes) throw new Error('no style')
  expect(writeReviews(heroes, 5)).toEqual(writeReviews(heroes, 5))
  expect(writeReviews(heroes, 5)).not.toEqual(writeReviews(heroes, 6))
})
