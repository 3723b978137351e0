import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchExitAndIdle } from './use-prompt.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A watched page, functions that dispatch its events, and the calls that they cause. */
function createPage() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const calls: string[] = []
  const stop = watchExitAndIdle(page as unknown as Document, {
    onExitIntent: () => void calls.push('exit'),
    onIdle: () => void calls.push('idle'),
  })
  return {
    calls,
    stop,
    act: (activity: string) => void page.dispatchEvent(new Event(activity)),
    point: (clientY: number, pointer: Partial<PointerEvent> & { type?: string } = {}) => {
      const { type = 'pointermove', ...rest } = pointer
      const moved = { clientY, pointerType: 'mouse', movementX: 0, movementY: -9, relatedTarget: null }
      page.dispatchEvent(Object.assign(new Event(type), moved, rest))
    },
    show(visibilityState: DocumentVisibilityState) {
      page.visibilityState = visibilityState
      page.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

test.each([
  [0, ['exit']],
  [20, ['exit']],
  [21, []],
  [400, []],
])('a mouse %i px below the top means to leave: %j [FORM-02]', (clientY, expected) => {
  const { calls, point } = createPage()
  point(clientY)
  expect(calls).toEqual(expected)
})

test('movements of a mouse count every 200 ms, the last one included [FORM-02]', () => {
  const { calls, point } = createPage()
  point(300)
  vi.advanceTimersByTime(100)
  point(5)
  expect(calls).toEqual([])
  vi.advanceTimersByTime(100)
  expect(calls).toEqual(['exit'])
})

test('a mouse that leaves over the top is exit intent [FORM-02]', () => {
  const { calls, point } = createPage()
  point(-3, { type: 'pointerout' })
  expect(calls).toEqual(['exit'])
})

test('a mouse that rests near the top while the page scrolls is no exit intent [FORM-02]', () => {
  const { calls, point } = createPage()
  point(5, { movementY: 0 })
  vi.advanceTimersByTime(1_000)
  point(5, { type: 'pointerout', relatedTarget: new EventTarget() })
  expect(calls).toEqual([])
})

test.each(['touch', 'pen'])('a %s near the top is no exit intent [FORM-02]', (pointerType) => {
  const { calls, point } = createPage()
  point(5, { pointerType })
  vi.advanceTimersByTime(1_000)
  expect(calls).toEqual([])
})

test('a page is idle after 4000 ms, once [FORM-02]', () => {
  const { calls } = createPage()
  vi.advanceTimersByTime(3_999)
  expect(calls).toEqual([])
  vi.advanceTimersByTime(1)
  expect(calls).toEqual(['idle'])
  vi.advanceTimersByTime(60_000)
  expect(calls).toEqual(['idle'])
})

test.each(['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll', 'touchmove'])(
  '%s starts the 4000 ms again [FORM-02]',
  (activity) => {
    const { calls, act } = createPage()
    vi.advanceTimersByTime(3_999)
    act(activity)
    vi.advanceTimersByTime(3_999)
    expect(calls).toEqual([])
    vi.advanceTimersByTime(1)
    expect(calls).toEqual(['idle'])
  },
)

test('a hidden page is not idle, and starts again when it is shown [FORM-02]', () => {
  const { calls, show } = createPage()
  show('hidden')
  vi.advanceTimersByTime(60_000)
  expect(calls).toEqual([])
  show('visible')
  vi.advanceTimersByTime(4_000)
  expect(calls).toEqual(['idle'])
})

test('nothing is called once the watch has stopped [FORM-02]', () => {
  const { calls, point, stop } = createPage()
  point(300)
  point(5)
  stop()
  vi.advanceTimersByTime(60_000)
  expect(calls).toEqual([])
})
