import type { Page } from '@playwright/test'

/** A task of the page's main thread: when it began and ended, and the processor time that it took. Milliseconds, of the page's trace. */
type MainThreadTask = { startedAt: number; endedAt: number; processorMs: number }

/** What a traced page did. */
type MainThreadTrace = {
  tasks: readonly MainThreadTask[]
  /** When the page called `performance.mark` with this name. */
  getMarks: (name: string) => readonly number[]
}

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
}

const CATEGORIES = ['toplevel', 'blink.user_timing']

/** Traces the main thread of a page while `act` runs. Processor time, unlike wall time, is the same on a busy machine. */
export async function traceMainThread(page: Page, act: () => Promise<void>): Promise<MainThreadTrace> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  })
  await act()
  // after it, because a navigation may change the process; it names the thread
  await page.evaluate(() => performance.mark('trace'))
  const isComplete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await isComplete
  await session.detach()
  const findMarks = (name: string) =>
    events.filter((event) => event.name === name && event.cat.includes('blink.user_timing'))
  const [{ pid, tid } = { pid: 0, tid: 0 }] = findMarks('trace')
  return {
    tasks: events
      .filter((event) => event.pid === pid && event.tid === tid && event.name === 'ThreadControllerImpl::RunTask')
      .map(({ ts, dur = 0, tdur = 0 }) => ({
        startedAt: ts / 1000,
        endedAt: (ts + dur) / 1000,
        processorMs: tdur / 1000,
      })),
    getMarks: (name) =>
      findMarks(name)
        .map(({ ts }) => ts / 1000)
        .sort((first, second) => first - second),
  }
}

/**
 * The main thread's processor time from each mark 'press' to the end of the frame of the mark 'frame' after it: such a frame's
 * task begins before its mark, and lays out and paints after it. Milliseconds.
 */
export function getPressTimes({ tasks, getMarks }: MainThreadTrace): number[] {
  const frames = getMarks('frame')
  return getMarks('press').map((press) => {
    const frame = frames.find((at) => at > press) ?? Number.NaN
    const work = tasks.filter(({ startedAt, endedAt }) => endedAt > press && startedAt < frame)
    return work.reduce((sum, { processorMs }) => sum + processorMs, 0)
  })
}
