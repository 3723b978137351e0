import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Recommendation } from '#app/fit/recommendation.ts'
import { QUIZ } from '../questions/steps.ts'
import { createFinder, drawnAt, type Services } from './finder.ts'
import { type Memory, NOTHING_TOLD, type Told } from './memory.ts'
import { GRACE_MS, PATIENCE_MS, READABLE_MS, SETTLED_MS } from './pace.ts'
import type { Place } from './place.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const sizesOf = (waist: string): Recommendation => ({
  fit: { top: { size: 'M', cut: 'Slim', length: 'Regular' }, bottom: { waist, build: 'B', leg: '32' } },
  probabilities: {},
  neighbours: {},
  moved: [],
  doubts: [],
  askedFor: [],
})
const DONE: Told = {
  answers: { height: 180, weight: 82, age: 38, waist: '34' },
  visited: [...QUIZ],
  isNewCustomer: true,
}
const after = <Value>(ms: number, value: Value) => new Promise<Value>((resolve) => setTimeout(() => resolve(value), ms))

function aFinder(given: { told?: Told; place?: Place; services?: Partial<Services> } = {}) {
  const kept: Told[] = []
  const shown: string[] = []
  const memory: Memory = { recall: () => given.told ?? NOTHING_TOLD, keep: (told) => void kept.push(told) }
  const recommend = vi.fn<Services['recommend']>(given.services?.recommend ?? (async () => sizesOf('34')))
  const services: Services = {
    save: async () => ({ joined: null }),
    shop: async () => {},
    ...given.services,
    recommend,
  }
  const finder = createFinder(drawnAt('start'), {
    services,
    memory,
    show: (place, _, how) => void shown.push(`${how} ${place}`),
  })
  finder.wake(given.place)
  return { finder, kept, shown, recommend }
}

const later = (ms = 0) => vi.advanceTimersByTimeAsync(ms)

test('the quiz resumes where the browser stopped, and at the place that is asked for [FIT-03]', () => {
  const half: Told = { answers: { height: 180, weight: 82 }, visited: ['height', 'weight', 'age'], isNewCustomer: true }
  expect(aFinder({ told: half }).finder.state()).toMatchObject({ at: 'asking', step: 'age' })
  expect(aFinder({ told: half, place: 'weight' }).finder.state()).toMatchObject({ at: 'asking', step: 'weight' })
  expect(aFinder({ told: half, place: 'start' }).finder.state()).toMatchObject({ at: 'start', answers: half.answers })
})

test('an address that is ahead of the answers is put right', () => {
  expect(aFinder({ place: 'jacket' }).shown).toEqual(['instead height'])
})

test('quick work says nothing and shows its result at once [FIT-04]', async () => {
  const { finder } = aFinder({ told: DONE, place: 'result' })
  expect(finder.state().at).toBe('calculating')
  await later(1)
  expect(finder.state().at).toBe('result')
})

test('words that did appear can be read, and no longer [FIT-04]', async () => {
  const { finder } = aFinder({
    told: DONE,
    place: 'result',
    services: { recommend: () => after(GRACE_MS + 1, sizesOf('34')) },
  })
  await later(GRACE_MS + READABLE_MS - 1)
  expect(finder.state().at).toBe('calculating')
  await later(1)
  expect(finder.state().at).toBe('result')
})

test('after a failure the answers are there, and trying again works [FIT-04]', async () => {
  const recommend = vi.fn<Services['recommend']>().mockRejectedValueOnce(new Error('down'))
  recommend.mockResolvedValue(sizesOf('34'))
  const { finder, kept } = aFinder({ told: DONE, place: 'result', services: { recommend } })
  await later()
  expect(finder.state()).toMatchObject({ at: 'failed', answers: DONE.answers })
  expect(kept.at(-1)?.answers).toEqual(DONE.answers)
  finder.send({ type: 'retry' })
  await later()
  expect(finder.state().at).toBe('result')
})

test('a service that takes twenty seconds is given up on, and its answer taken when it comes [FIT-04]', async () => {
  const { finder } = aFinder({
    told: DONE,
    place: 'result',
    services: { recommend: () => after(20_000, sizesOf('34')) },
  })
  await later(PATIENCE_MS)
  expect(finder.state().at).toBe('failed')
  await later(20_000 - PATIENCE_MS)
  expect(finder.state().at).toBe('result')
})

test('while a slider moves the result follows, with one request when it rests [FIT-03]', async () => {
  const services = { recommend: async ({ height = 0 }) => sizesOf(height > 185 ? '36' : '34') }
  const { finder, recommend } = aFinder({ told: DONE, place: 'result', services })
  await later()
  finder.send({ type: 'edit', step: 'height' })
  for (const height of [181, 185, 190]) finder.send({ type: 'changed', answer: height })
  await later(SETTLED_MS)
  expect(recommend).toHaveBeenCalledTimes(2)
  expect(finder.state()).toMatchObject({ at: 'asking', result: { sizes: { fit: { bottom: { waist: '36' } } } } })
  finder.send({ type: 'next' })
  expect(finder.state().at).toBe('result')
})

test('a request that fails during a change is made again when the change is done [FIT-04]', async () => {
  const recommend = vi.fn<Services['recommend']>().mockResolvedValueOnce(sizesOf('34'))
  recommend.mockRejectedValueOnce(new Error('down')).mockResolvedValue(sizesOf('36'))
  const { finder } = aFinder({ told: DONE, place: 'result', services: { recommend } })
  await later()
  finder.send({ type: 'edit', step: 'waist' })
  finder.send({ type: 'changed', answer: '36' })
  await later(SETTLED_MS)
  finder.send({ type: 'next' })
  await later()
  expect(finder.state()).toMatchObject({ at: 'result', result: { sizes: { fit: { bottom: { waist: '36' } } } } })
})

test('saving that fails keeps the result and what was typed [FIT-04]', async () => {
  const save = vi.fn<Services['save']>().mockRejectedValueOnce(new Error('down')).mockResolvedValue({ joined: true })
  const { finder } = aFinder({ told: DONE, place: 'save', services: { save } })
  await later()
  finder.send({ type: 'save', details: { email: 'jo@example.com', marketing: true } })
  await later()
  expect(finder.state()).toMatchObject({ at: 'failed', doing: 'saving', details: { email: 'jo@example.com' } })
  finder.send({ type: 'retry' })
  await later()
  expect(finder.state()).toMatchObject({ at: 'success', joined: true })
  expect(save).toHaveBeenLastCalledWith(
    expect.objectContaining({ details: { email: 'jo@example.com', marketing: true }, isNewCustomer: true }),
  )
})

test('of who is under 18 nothing is kept; a mistyped age costs no answer', async () => {
  const { finder, kept } = aFinder({ told: { ...DONE, visited: ['height', 'weight', 'age'] } })
  finder.send({ type: 'under-age' })
  expect(kept.at(-1)).toEqual(NOTHING_TOLD)
  finder.send({ type: 'back' })
  expect(finder.state()).toMatchObject({ at: 'asking', step: 'age', answers: { height: 180, weight: 82 } })
})

test('of two tabs the last to write wins, and nothing is mixed [FIT-03]', async () => {
  let jar = NOTHING_TOLD
  const memory: Memory = {
    recall: () => jar,
    keep: (told) => {
      jar = told
    },
  }
  const services: Services = {
    recommend: async () => sizesOf('34'),
    save: async () => ({ joined: null }),
    shop: async () => {},
  }
  const tab = () => createFinder(drawnAt('start'), { services, memory, show: () => {} })
  const [one, other] = [tab(), tab()]
  for (const finder of [one, other]) finder.send({ type: 'begin', isNewCustomer: true })
  one.send({ type: 'changed', answer: 190 })
  one.send({ type: 'next' })
  one.send({ type: 'changed', answer: 100 })
  other.send({ type: 'changed', answer: 165 })
  await later(SETTLED_MS)
  expect(jar.answers).toEqual({ height: 165 })
  one.send({ type: 'next' })
  expect(jar).toMatchObject({ answers: { height: 190, weight: 100 }, visited: ['height', 'weight', 'age'] })
})
