import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { subscribeToScrollEnd } from './fit-hint.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function givenPage(page: EventTarget) {
  let ends = 0
  const stop = subscribeToScrollEnd(page, () => {
    ends += 1
  })
  const fire = (...names: string[]) => {
    for (const name of names) page.dispatchEvent(new Event(name))
  }
  return { fire, stop, getEnds: () => ends }
}

test('calls back at the end of scrolling in browsers with scrollend [COL-10]', () => {
  const { fire, stop, getEnds } = givenPage(Object.assign(new EventTarget(), { onscrollend: null }))
  fire('scroll', 'scroll')
  expect(getEnds()).toBe(0)
  fire('scrollend')
  expect(getEnds()).toBe(1)
  stop()
  fire('scrollend')
  expect(getEnds()).toBe(1)
})

test('calls back during and after scrolling in older Safari [COL-10]', () => {
  const { fire, stop, getEnds } = givenPage(new EventTarget())
  fire('scroll', 'scroll', 'scroll')
  expect(getEnds()).toBe(1)
  vi.advanceTimersByTime(150)
  expect(getEnds()).toBe(2)
  stop()
  fire('scroll')
  vi.advanceTimersByTime(1_000)
  expect(getEnds()).toBe(2)
})
