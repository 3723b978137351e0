import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onScrollEnd } from './fit-hint.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function givenPage(page: EventTarget) {
  let ends = 0
  const stop = onScrollEnd(page, () => {
    ends += 1
  })
  const fire = (...names: string[]) => {
    for (const name of names) page.dispatchEvent(new Event(name))
  }
  return { fire, stop, getEnds: () => ends }
}

test('the end of scrolling counts where the browser tells it [COL-10]', () => {
  const { fire, stop, getEnds } = givenPage(Object.assign(new EventTarget(), { onscrollend: null }))
  fire('scroll', 'scroll')
  expect(getEnds()).toBe(0)
  fire('scrollend')
  expect(getEnds()).toBe(1)
  stop()
  fire('scrollend')
  expect(getEnds()).toBe(1)
})

test('older Safari follows scrolling, the last position included [COL-10]', () => {
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
