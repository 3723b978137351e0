import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Recommendation } from '#app/fit/fit-outcomes.ts'
import { QUIZ } from '../questions/steps.ts'
import { createFinder, getServerState, type Services } from './finder.ts'
import { GRACE_MS, READABLE_MS, SLIDER_REST_MS, TIMEOUT_MS } from './pace.ts'
import type { Place } from './progress-cookies.ts'
import { NO_PROGRESS, type Progress, type ProgressStorage } from './progress-cookies.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const recommendWaist = (waist: string): Recommendation => ({
  fit: { top: { size: 'M', cut: 'Slim', length: 'Regular' }, bottom: { waist, build: 'B', leg: '32' } },
  probabilities: {},
  neighbours: {},
  moved: [],
  doubts: [],
  askedFor: [],
})
const DONE: Progress = {
  answers: { height: 180, weight: 82, age: 38, waist: '34' },
  visited: [...QUIZ],
  isNewCustomer: true,
}
const after = <Value>(ms: number, value: Value) => new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms))

function givenFinder(given: { progress?: Progress; place?: Place; services?: Partial<Services> } = {}) {
  const saved: Progress[] = []
  const shown: string[] = []
  const storage: ProgressStorage = {
    load: () => given.progress ?? NO_PROGRESS,
    save: (progress) => void saved.push(progress),
  }
  const recommend = vi.fn<Services['recommend']>(given.services?.recommend ?? (async () => recommendWaist('34')))
  const services: Services = {
    save: async () => ({ hasSubscribed: null }),
    openShop: async () => {},
    ...given.services,
    recommend,
  }
  const finder = createFinder(getServerState('start'), {
    services,
    storage,
    showPlace: (place, _, navigation) => void shown.push(`${navigation} ${place}`),
  })
  finder.resume(given.place)
  return { finder, saved, shown, recommend }
}

const later = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

test('the quiz resumes at the stored place, or at a requested one [FIT-03]', () => {
  const half: Progress = {
    answers: { height: 180, weight: 82 },
    visited: ['height', 'weight', 'age'],
    isNewCustomer: true,
  }
  expect(givenFinder({ progress: half }).finder.getState()).toMatchObject({ at: 'asking', step: 'age' })
  expect(givenFinder({ progress: half, place: 'weight' }).finder.getState()).toMatchObject({
    at: 'asking',
    step: 'weight',
  })
  expect(givenFinder({ progress: half, place: 'start' }).finder.getState()).toMatchObject({
    at: 'start',
    answers: half.answers,
  })
})

test('a URL of a later question is replaced by the first unanswered one', () => {
  expect(givenFinder({ place: 'jacket' }).shown).toEqual(['replace height'])
})

test('a quick result shows without a loading message [FIT-04]', async () => {
  const { finder } = givenFinder({ progress: DONE, place: 'result' })
  expect(finder.getState().at).toBe('calculating')
  await later(1)
  expect(finder.getState().at).toBe('result')
})

test('a loading message stays just long enough to be read [FIT-04]', async () => {
  const { finder } = givenFinder({
    progress: DONE,
    place: 'result',
    services: { recommend: () => after(GRACE_MS + 1, recommendWaist('34')) },
  })
  await later(GRACE_MS + READABLE_MS - 1)
  expect(finder.getState().at).toBe('calculating')
  await later(1)
  expect(finder.getState().at).toBe('result')
})

test('after a failure the answers are kept and retrying works [FIT-04]', async () => {
  const recommend = vi.fn<Services['recommend']>().mockRejectedValueOnce(new Error('down'))
  recommend.mockResolvedValue(recommendWaist('34'))
  const { finder, saved } = givenFinder({ progress: DONE, place: 'result', services: { recommend } })
  await later()
  expect(finder.getState()).toMatchObject({ at: 'failed', answers: DONE.answers })
  expect(saved.at(-1)?.answers).toEqual(DONE.answers)
  finder.send({ type: 'retry' })
  await later()
  expect(finder.getState().at).toBe('result')
})

test('a slow service counts as failed, and its late result is shown [FIT-04]', async () => {
  const { finder } = givenFinder({
    progress: DONE,
    place: 'result',
    services: { recommend: () => after(20_000, recommendWaist('34')) },
  })
  await later(TIMEOUT_MS)
  expect(finder.getState().at).toBe('failed')
  await later(20_000 - TIMEOUT_MS)
  expect(finder.getState().at).toBe('result')
})

test('moving a slider causes one request when it stops [FIT-03]', async () => {
  const services = { recommend: async ({ height = 0 }) => recommendWaist(height > 185 ? '36' : '34') }
  const { finder, recommend } = givenFinder({ progress: DONE, place: 'result', services })
  await later()
  finder.send({ type: 'edit', step: 'height' })
  for (const height of [181, 185, 190]) finder.send({ type: 'changed', answer: height })
  await later(SLIDER_REST_MS)
  expect(recommend).toHaveBeenCalledTimes(2)
  expect(finder.getState()).toMatchObject({
    at: 'asking',
    result: { recommendation: { fit: { bottom: { waist: '36' } } } },
  })
  finder.send({ type: 'next' })
  expect(finder.getState().at).toBe('result')
})

test('a request that fails during a change is repeated when the change is done [FIT-04]', async () => {
  const recommend = vi.fn<Services['recommend']>().mockResolvedValueOnce(recommendWaist('34'))
  recommend.mockRejectedValueOnce(new Error('down')).mockResolvedValue(recommendWaist('36'))
  const { finder } = givenFinder({ progress: DONE, place: 'result', services: { recommend } })
  await later()
  finder.send({ type: 'edit', step: 'waist' })
  finder.send({ type: 'changed', answer: '36' })
  await later(SLIDER_REST_MS)
  finder.send({ type: 'next' })
  await later()
  expect(finder.getState()).toMatchObject({
    at: 'result',
    result: { recommendation: { fit: { bottom: { waist: '36' } } } },
  })
})

test('a failed save keeps the result and the form [FIT-04]', async () => {
  const save = vi
    .fn<Services['save']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue({ hasSubscribed: true })
  const { finder } = givenFinder({ progress: DONE, place: 'save', services: { save } })
  await later()
  finder.send({ type: 'save', registration: { email: 'jo@example.com', marketing: true } })
  await later()
  expect(finder.getState()).toMatchObject({ at: 'failed', work: 'saving', registration: { email: 'jo@example.com' } })
  finder.send({ type: 'retry' })
  await later()
  expect(finder.getState()).toMatchObject({ at: 'success', hasSubscribed: true })
  expect(save).toHaveBeenLastCalledWith(
    expect.objectContaining({ registration: { email: 'jo@example.com', marketing: true }, isNewCustomer: true }),
  )
})

test('nothing is stored of visitors under 18, and a mistyped age loses no answers', async () => {
  const { finder, saved } = givenFinder({ progress: { ...DONE, visited: ['height', 'weight', 'age'] } })
  finder.send({ type: 'under-age' })
  expect(saved.at(-1)).toEqual(NO_PROGRESS)
  finder.send({ type: 'back' })
  expect(finder.getState()).toMatchObject({ at: 'asking', step: 'age', answers: { height: 180, weight: 82 } })
})

test('of two tabs the last write wins, and nothing is mixed [FIT-03]', async () => {
  let jar = NO_PROGRESS
  const storage: ProgressStorage = {
    load: () => jar,
    save: (progress) => {
      jar = progress
    },
  }
  const services: Services = {
    recommend: async () => recommendWaist('34'),
    save: async () => ({ hasSubscribed: null }),
    openShop: async () => {},
  }
  const tab = () => createFinder(getServerState('start'), { services, storage, showPlace: () => {} })
  const [one, other] = [tab(), tab()]
  for (const finder of [one, other]) finder.send({ type: 'begin', isNewCustomer: true })
  one.send({ type: 'changed', answer: 190 })
  one.send({ type: 'next' })
  one.send({ type: 'changed', answer: 100 })
  other.send({ type: 'changed', answer: 165 })
  await later(SLIDER_REST_MS)
  expect(jar.answers).toEqual({ height: 165 })
  one.send({ type: 'next' })
  expect(jar).toMatchObject({ answers: { height: 190, weight: 100 }, visited: ['height', 'weight', 'age'] })
})
