import type { Page } from '@playwright/test'

/** A task of a page's main thread: the processor time that it took in ms, and whether it ended after the first paint of content. */
type MainThreadTask = { processorMs: number; isAfterPaint: boolean }

/** The parts of Chromium's trace format that are read. Microseconds. */
type TraceEvent = {
  name: string
  ph: string
  ts: number
  dur?: number
  tdur?: number
  pid: number
  tid: number
  cat: string
  args?: { data?: { type?: string } }
}

const CATEGORIES = ['toplevel', 'blink.user_timing', 'loading']
/** Also says which input an event is and when a frame ends, which slows each task down. */
const WITH_FRAMES = [...CATEGORIES, 'devtools.timeline']

/** The tasks of a page's main thread while `act` runs. Processor time, unlike wall time, is the same on a busy machine. */
export async function traceMainThread(page: Page, act: () => Promise<void>): Promise<MainThreadTask[]> {
  const events = await trace(page, CATEGORIES, act)
  const paintedAt = events.findLast(({ name }) => name === 'firstContentfulPaint')?.ts ?? 0
  return events
    .filter(isTask)
    .map(({ ts, dur = 0, tdur = 0 }) => ({ processorMs: tdur / 1000, isAfterPaint: ts + dur > paintedAt }))
}

/** What a press, a touch or a key does, as the events of Interaction to Next Paint. */
const INPUT = /^(pointerdown|pointerup|click|keydown|keyup)$/

/**
 * The processor time in ms that a page's main thread takes from an input during `act` to the end of the next frame, of the
 * slowest one. Interaction to Next Paint adds the time that the thread waits for the screen.
 */
export async function traceToNextFrame(page: Page, act: () => Promise<void>): Promise<number> {
  const events = await trace(page, WITH_FRAMES, act)
  const tasks = events.filter(isTask)
  const frames = tasks.filter((task) => events.some((event) => event.name === 'Layerize' && isWithin(event, task)))
  const inputs = events.filter(({ name, args }) => name === 'EventDispatch' && INPUT.test(args?.data?.type ?? ''))
  if (inputs.length === 0) throw new Error('The page received no input.')
  const costs = inputs.map((input) => {
    const end =
      frames.find(({ ts, dur = 0 }) => ts + dur > input.ts + (input.dur ?? 0) && ts > input.ts)?.ts ?? Infinity
    const between = tasks.filter(({ ts, dur = 0 }) => ts + dur > input.ts && ts <= end)
    return between.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)
  })
  return Math.max(...costs)
}

/** Whether a trace event is one of the main thread's top-level tasks. */
const isTask = ({ name }: TraceEvent) => name === 'ThreadControllerImpl::RunTask'

const isWithin = (event: TraceEvent, task: TraceEvent) => event.ts >= task.ts && event.ts <= task.ts + (task.dur ?? 0)

/** The events of a page's main thread while `act` runs, by time. */
async function trace(page: Page, categories: readonly string[], act: () => Promise<void>): Promise<TraceEvent[]> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: [...categories] },
  })
  await act()
  // after it, because a navigation may change the process; it names the thread
  await page.evaluate(() => performance.mark('trace'))
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await isComplete
  await session.detach()
  const marks = events.filter(({ name, cat }) => name === 'trace' && cat.includes('blink.user_timing'))
  const [{ pid, tid } = { pid: 0, tid: 0 }] = marks
  return events.filter((event) => event.pid === pid && event.tid === tid).sort((one, other) => one.ts - other.ts)
}
