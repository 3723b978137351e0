import { expect, test } from 'vitest'
import { answersToWire, recommendationFromWire } from '#app/fit/fit.wire.ts'
import type { Recommendation } from '#app/fit/fit-outcomes.ts'
import { createFitClient } from '#contracts/fit/client.ts'
import { givenScenario } from '#tests/support/backend.ts'
import { formatShare, formatSizes, getVerdict, RESULT_OPTIONS, toPercents } from './confidence.ts'
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
const withWaists = (waist: Record<string, number>, neighbour = '35'): Recommendation => ({
  ...plain,
  probabilities: { waist },
  neighbours: { waist: neighbour },
})

test('the next best size is close if the best one has a probability under 0.6 [FIT-16]', () => {
  expect(getVerdict(withWaists({ '33': 0.1, '34': 0.6, '35': 0.3 }), 'waist')).toMatchObject({
    size: '34',
    isClose: false,
  })
  expect(getVerdict(withWaists({ '33': 0.1, '34': 0.59, '35': 0.31 }), 'waist')).toMatchObject({
    isClose: true,
    percent: 59,
    next: { size: '35', side: 'up' },
    span: { from: '33', to: '35', percent: 100 },
  })
})

test('the next best may be smaller, and the end of a list has one neighbour', () => {
  expect(getVerdict(withWaists({ '33': 0.4, '34': 0.5 }, '33'), 'waist')?.next).toMatchObject({
    size: '33',
    side: 'down',
  })
  const small = { ...plain, fit: { ...plain.fit, bottom: { ...plain.fit.bottom, waist: '28' } } }
  const probabilities = { waist: { '28': 0.5, '30': 0.4, '31': 0.1 } }
  expect(getVerdict({ ...small, probabilities, neighbours: { waist: '30' } }, 'waist')).toMatchObject({
    span: { from: '28', to: '30', percent: 90 },
    around: [{ size: '28' }, { size: '30' }, { size: '31' }],
  })
})

test('a fit service without probabilities gives a result without percents [FIT-16]', () => {
  const verdict = getVerdict(plain, 'leg')
  expect(verdict).toMatchObject({ size: '32', isClose: false, around: [] })
  expect(verdict?.percent).toBeUndefined()
  expect(verdict?.next).toBeUndefined()
  expect(formatSizes(plain, 'bottom')).toBe('34 / B / 32')
})

test.each([
  [[0.334, 0.333, 0.333], [34, 33, 33], 0],
  [[0.5, 0.3], [50, 30], 20],
  [[0.125, 0.125, 0.125, 0.125], [13, 13, 12, 12], 50],
  [[0.999, 0.0005], [100, 0], 0],
  [[1.2, 0.6], [67, 33], 0],
  [[0, 0], [0, 0], 100],
])('%j is %j percent and %i of others [FIT-16]', (probabilities, percents, rest) => {
  expect(toPercents(probabilities)).toEqual({ percents, rest })
})

test('whatever the probabilities, percents are whole and add up to 100 [FIT-16]', () => {
  for (let seed = 1; seed < 500; seed += 1) {
    const weights = Array.from({ length: 1 + (seed % 5) }, (_, at) => ((seed * 7919 + at * 104_729) % 1000) + 1)
    const total = weights.reduce((sum, weight) => sum + weight, 0) * (1 + (seed % 3) / 7)
    const { percents, rest } = toPercents(weights.map((weight) => weight / total))
    expect([...percents, rest].every(Number.isInteger)).toBe(true)
    expect([...percents, rest].reduce((sum, percent) => sum + percent, 0)).toBe(100)
  }
})

test('the shop buttons filter trousers by w, b, l and tops by s, c, lh [FIT-07]', () => {
  expect(getShopLink(plain, 'bottom')).toEqual({ handle: 'trousers', search: { w: '34', b: 'B', l: '32' } })
  expect(getShopLink(plain, 'top')).toEqual({ handle: 'tops', search: { s: 'M+', c: 'Slim', lh: 'Regular' } })
})

test('a recommendation has percents that add up for every option, and reasons [FIT-16]', async () => {
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
    const verdict = getVerdict(recommendation, option)
    expect(verdict?.percent, option).toBeGreaterThan(20)
    expect(verdict?.next?.size, option).toBeTruthy()
    const sum = verdict?.around.reduce((total, { percent }) => total + percent, verdict.others)
    expect(sum, option).toBe(100)
  }
  const reasons = getReasons(recommendation, answers, 'bottom', (key, values) => `${key} ${JSON.stringify(values)}`)
  expect(reasons.length).toBeGreaterThan(0)
  expect(reasons.every((sentence) => /^(moved|(asked-for|surprise)\.[a-z-]+) /.test(sentence))).toBe(true)
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
    { ...move, answer: 'leg' },
    { answer: 'thigh', option: 'build', from: 'A', to: 'B' },
    { ...move, answer: 'pair-leg' },
    // nobody believes that these decide a leg
    { ...move, answer: 'jacket' },
    { ...move, answer: 'watch' },
  ] as const
  const reasons = getReasons({ ...plain, moved }, { waist: '34' }, 'bottom', (key, values) =>
    key === 'moved' ? `${values?.option} ${values?.to}, not ${values?.from}: ${values?.reasons}` : key,
  )
  expect(reasons).toEqual(['Option.leg 32, not 33: moved.leg and moved.pair-leg', 'Option.build B, not A: moved.thigh'])
})

const longPair: Recommendation = { ...plain, fit: { ...plain.fit, bottom: { waist: '34', build: 'B', leg: '33' } } }
const straightTop: Recommendation = { ...plain, fit: { ...plain.fit, top: { ...plain.fit.top, cut: 'Straight' } } }
test.each([
  [
    'another waist than the usual one',
    plain,
    { waist: '36' },
    'bottom',
    ['surprise.waist {"answer":"36","size":"34"}'],
  ],
  [
    'a build that the answers do not name',
    { ...plain, fit: { ...plain.fit, bottom: { waist: '34', build: 'A', leg: '32' } } },
    { build: { seat: 'average', thigh: 'average' } },
    'bottom',
    ['surprise.build-A {"size":"34"}'],
  ],
  [
    'a build that the answers name',
    { ...plain, fit: { ...plain.fit, bottom: { waist: '34', build: 'A', leg: '32' } } },
    { build: { seat: 'less', thigh: 'average' } },
    'bottom',
    [],
  ],
  [
    'another size than the usual T-shirt',
    plain,
    { 't-shirt': 'M' },
    'top',
    ['surprise.size {"answer":"M","size":"M+"}', 'surprise.between {"size":"M+","from":"M","to":"L"}'],
  ],
  ['the usual T-shirt', plain, { 't-shirt': 'M+' }, 'top', []],
  ['the usual waist', plain, { waist: '34' }, 'bottom', []],
  ['a long leg', longPair, {}, 'bottom', ['surprise.long undefined']],
  [
    'Slim for a shopper who likes regular',
    plain,
    { 'slim-fit': 'regular' },
    'top',
    ['surprise.cut {"answer":"like.regular undefined","size":"Slim","other":"Straight"}'],
  ],
  [
    'Straight for a shopper who likes slim',
    straightTop,
    { 'slim-fit': 'slim' },
    'top',
    ['surprise.cut-slim {"size":"Straight","other":"Slim"}'],
  ],
  ['Slim for a shopper who likes slim', plain, { 'slim-fit': 'slim' }, 'top', []],
] as const)('%s is explained, if it is a surprise [FIT-16]', (_, recommendation, answers, half, expected) => {
  expect(getReasons(recommendation, answers, half, (key, values) => `${key} ${JSON.stringify(values)}`)).toEqual(
    expected,
  )
})

test('a surprise that another reason explains is not explained twice [FIT-16]', () => {
  const askedFor = [{ answer: 'slim-fit', option: 'cut', value: 'Straight' }] as const
  expect(getReasons({ ...plain, askedFor }, { 'slim-fit': 'regular' }, 'top', (key) => key)).toEqual([
    'asked-for.slim-fit',
  ])
})

test.each([
  [{ '34': 0.997, '35': 0.003 }, 'share.first-all'],
  [{ '34': 0.98, '35': 0.02 }, 'share.first'],
  [{ '33': 0.25, '34': 0.5, '35': 0.248, '36': 0.002 }, 'share.first-span share.all'],
  [{ '33': 0.25, '34': 0.5, '35': 0.2, '36': 0.05 }, 'share.first-span 95%'],
])('%j is told as %s, for nobody measured all men [FIT-16]', (waists, expected) => {
  const verdict = getVerdict(withWaists(waists), 'waist')
  const text =
    verdict &&
    formatShare((key, values) => `${key} ${values?.more ?? ''}`.trim(), verdict, verdict.percent ?? 0, 'first')
  expect(text).toBe(expected)
})
