import { expect, test } from 'vitest'
import { answersToWire, recommendationFromWire } from '#app/fit/fit.wire.ts'
import type { Recommendation } from '#app/fit/recommendation.ts'
import { createFitClient } from '#contracts/fit/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { formatSizes, getVerdict, RESULT_OPTIONS, toTenths } from './confidence.ts'
import { getReasons } from './reasons.ts'
import { getUncertainQuestions, isGuess } from './results.tsx'
import { getShopLink } from './shop-link.ts'

const plain: Recommendation = {
  fit: { top: { size: 'M+', cut: 'Slim', length: 'Regular' }, bottom: { waist: '34', build: 'B', leg: '32' } },
  probabilities: {},
  neighbours: {},
  moved: [],
  doubts: [],
  askedFor: [],
}
const withWaistOdds = (odds: Record<string, number>, neighbour = '35'): Recommendation => ({
  ...plain,
  probabilities: { waist: odds },
  neighbours: { waist: neighbour },
})

test('the next best size is close if the best one has odds under 0.6 [FIT-16]', () => {
  expect(getVerdict(withWaistOdds({ '33': 0.1, '34': 0.6, '35': 0.3 }), 'waist')).toMatchObject({
    size: '34',
    isClose: false,
  })
  expect(getVerdict(withWaistOdds({ '33': 0.1, '34': 0.59, '35': 0.31 }), 'waist')).toMatchObject({
    isClose: true,
    next: { size: '35', side: 'up', odds: 0.31 },
    span: { from: '33', to: '35' },
  })
})

test('the next best may be smaller, and the end of a list has one neighbour', () => {
  expect(getVerdict(withWaistOdds({ '33': 0.4, '34': 0.5 }, '33'), 'waist')?.next).toMatchObject({
    size: '33',
    side: 'down',
  })
  const small = { ...plain, fit: { ...plain.fit, bottom: { ...plain.fit.bottom, waist: '28' } } }
  const probabilities = { waist: { '28': 0.5, '30': 0.4, '31': 0.1 } }
  expect(getVerdict({ ...small, probabilities, neighbours: { waist: '30' } }, 'waist')).toMatchObject({
    span: { from: '28', to: '30', odds: 0.9 },
    around: [{ size: '28' }, { size: '30' }, { size: '31' }],
  })
})

test('a fit service without odds gives a result without them [FIT-16]', () => {
  const verdict = getVerdict(plain, 'leg')
  expect(verdict).toMatchObject({ size: '32', isClose: false, around: [] })
  expect(verdict?.odds).toBeUndefined()
  expect(verdict?.next).toBeUndefined()
  expect(formatSizes(plain, 'bottom')).toBe('34 / B / 32')
})

test.each([
  [0.45, 'odds.most', 5],
  [0.44, 'odds.most', 4],
  [0.96, 'odds.all', 10],
  [0.94, 'odds.most', 9],
  [0.04, 'odds.few', 0],
])('odds of %d read as %s, %i in ten [FIT-16]', (odds, key, count) => {
  expect(toTenths(odds)).toEqual({ key, count })
})

test('the shop buttons filter trousers by w, b, l and tops by s, c, lh [FIT-07]', () => {
  expect(getShopLink(plain, 'bottom')).toEqual({ handle: 'trousers', search: { w: '34', b: 'B', l: '32' } })
  expect(getShopLink(plain, 'top')).toEqual({ handle: 'tops', search: { s: 'M+', c: 'Slim', lh: 'Regular' } })
})

test('a recommendation has odds for every option, and reasons [FIT-16]', async () => {
  const { backend, fetch } = await givenScenario('default-shop')
  const service = createFitClient({ baseUrl: `${backend.origin}/fit`, apiKey: 'test', fetch })
  const answers = {
    height: 180.34,
    weight: 83,
    age: 39,
    waist: '34',
    'size-up': 'no',
    build: { seat: 'more' },
  } as const
  const recommendation = recommendationFromWire(await service.recommend(answersToWire(answers)), (option) =>
    expect.fail(option),
  )
  expect(recommendation).not.toBeNull()
  if (!recommendation) return
  for (const option of [...RESULT_OPTIONS.bottom, ...RESULT_OPTIONS.top]) {
    const { odds = 0, next } = getVerdict(recommendation, option) ?? {}
    expect(odds, option).toBeGreaterThan(0.2)
    expect(next?.size, option).toBeTruthy()
  }
  const reasons = getReasons(recommendation, answers, 'bottom', (key, values) => `${key} ${JSON.stringify(values)}`)
  expect(reasons.length).toBeGreaterThan(0)
  expect(reasons.every((sentence) => /^(moved|asked-for\.[a-z-]+) /.test(sentence))).toBe(true)
})

test('doubts are grouped by kind, and two of them make a guess [FIT-16]', () => {
  const doubts = [
    { kind: 'contradicts', answer: 'belly' },
    { kind: 'wide', option: 'waist' },
    { kind: 'contradicts', answer: 'thigh' },
    { kind: 'outside-data', answer: 'height' },
  ] as const
  expect(getUncertainQuestions({ ...plain, doubts })).toEqual([
    { kind: 'outside-data', questions: ['height'] },
    { kind: 'contradicts', questions: ['build'] },
  ])
  expect(isGuess({ ...plain, doubts })).toBe(true)
  expect(isGuess({ ...plain, doubts: doubts.slice(0, 3) })).toBe(false)
})

test('several reasons for one size make one sentence [FIT-16]', () => {
  const move = { option: 'leg', from: '33', to: '32' } as const
  const moved = [
    { ...move, answer: 'waist' },
    { answer: 'thigh', option: 'build', from: 'A', to: 'B' },
    { ...move, answer: 'watch' },
  ] as const
  const reasons = getReasons({ ...plain, moved }, { waist: '34' }, 'bottom', (key, values) =>
    key === 'moved' ? `${values?.option} ${values?.to}, not ${values?.from}: ${values?.reasons}` : key,
  )
  expect(reasons).toEqual(['Option.leg 32, not 33: moved.waist and moved.watch', 'Option.build B, not A: moved.thigh'])
})
