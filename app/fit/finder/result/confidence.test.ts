import { expect, test } from 'vitest'
import { answersToWire, recommendationFromWire } from '#app/fit/fit.wire.ts'
import type { Recommendation } from '#app/fit/recommendation.ts'
import { createFitClient } from '#contracts/fit/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { fitAnswers } from '../fit-answers.ts'
import { inOneBreath, inTen, SAID, verdictOn } from './confidence.ts'
import { reasonsFor } from './reasons.ts'
import { shopLink } from './shop-link.ts'

const plain: Recommendation = {
  fit: { top: { size: 'M+', cut: 'Slim', length: 'Regular' }, bottom: { waist: '34', build: 'B', leg: '32' } },
  probabilities: {},
  neighbours: {},
  moved: [],
  doubts: [],
  askedFor: [],
}
const sure = (odds: Record<string, number>, neighbour = '35'): Recommendation => ({
  ...plain,
  probabilities: { waist: odds },
  neighbours: { waist: neighbour },
})

test('a likely size leads; below six in ten two are told, as a normal result [FIT-16]', () => {
  expect(verdictOn(sure({ '33': 0.1, '34': 0.6, '35': 0.3 }), 'waist')).toMatchObject({ size: '34', between: false })
  expect(verdictOn(sure({ '33': 0.1, '34': 0.59, '35': 0.31 }), 'waist')).toMatchObject({
    between: true,
    next: { size: '35', side: 'up', odds: 0.31 },
    span: { from: '33', to: '35' },
  })
})

test('the next best may be on the snug side, and the end of a list has one neighbour', () => {
  expect(verdictOn(sure({ '33': 0.4, '34': 0.5 }, '33'), 'waist')?.next).toMatchObject({ size: '33', side: 'down' })
  const small = { ...plain, fit: { ...plain.fit, bottom: { ...plain.fit.bottom, waist: '28' } } }
  const said = { waist: { '28': 0.5, '30': 0.4, '31': 0.1 } }
  expect(verdictOn({ ...small, probabilities: said, neighbours: { waist: '30' } }, 'waist')).toMatchObject({
    span: { from: '28', to: '30', odds: 0.9 },
    around: [{ size: '28' }, { size: '30' }, { size: '31' }],
  })
})

test('a plain fit service that says no odds is a good result without them [FIT-16]', () => {
  const verdict = verdictOn(plain, 'leg')
  expect(verdict).toMatchObject({ size: '32', between: false, around: [] })
  expect(verdict?.odds).toBeUndefined()
  expect(verdict?.next).toBeUndefined()
  expect(inOneBreath(plain, 'bottom')).toBe('34 / B / 32')
})

test.each([
  [0.45, 'odds.most', 5],
  [0.44, 'odds.most', 4],
  [0.96, 'odds.all', 10],
  [0.94, 'odds.most', 9],
  [0.04, 'odds.few', 0],
])('%d is said as %s, %i in ten [FIT-16]', (odds, key, count) => {
  expect(inTen(odds)).toEqual({ key, count })
})

test('the shop buttons open trousers by w, b, l and tops by s, c, lh [FIT-07]', () => {
  expect(shopLink(plain, 'bottom')).toEqual({ handle: 'trousers', search: { w: '34', b: 'B', l: '32' } })
  expect(shopLink(plain, 'top')).toEqual({ handle: 'tops', search: { s: 'M+', c: 'Slim', lh: 'Regular' } })
})

test('what the recommender says of a man is told with odds for every option, and with what moved it [FIT-16]', async () => {
  const { backend, fetch } = await givenScenario('house-stock')
  const service = createFitClient({ baseUrl: `${backend.origin}/fit`, apiKey: 'test', fetch })
  const answers = {
    height: 180.34,
    weight: 83,
    age: 39,
    waist: '34',
    'size-up': 'no',
    build: { seat: 'more' },
  } as const
  const sizes = recommendationFromWire(await service.recommend(answersToWire(fitAnswers(answers))))
  expect(sizes).not.toBeNull()
  if (!sizes) return
  for (const option of [...SAID.bottom, ...SAID.top]) {
    const { odds = 0, next } = verdictOn(sizes, option) ?? {}
    expect(odds, option).toBeGreaterThan(0.2)
    expect(next?.size, option).toBeTruthy()
  }
  const words = reasonsFor(sizes, answers, 'bottom', (key, values) => `${key} ${JSON.stringify(values)}`)
  expect(words.length).toBeGreaterThan(0)
  expect(words.every((sentence) => /^(moved|asked-for\.[a-z-]+) /.test(sentence))).toBe(true)
})

test('a size that several answers moved is told once, with all of them [FIT-16]', () => {
  const move = { option: 'leg', from: '33', to: '32' } as const
  const moved = [
    { ...move, answer: 'waist' },
    { answer: 'thigh', option: 'build', from: 'A', to: 'B' },
    { ...move, answer: 'watch' },
  ] as const
  const words = reasonsFor({ ...plain, moved }, { waist: '34' }, 'bottom', (key, values) =>
    key === 'moved' ? `${values?.option} ${values?.to}, not ${values?.from}: ${values?.reasons}` : key,
  )
  expect(words).toEqual(['Option.leg 32, not 33: moved.waist and moved.watch', 'Option.build B, not A: moved.thigh'])
})
