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
}

const CATEGORIES = ['toplevel', 'blink.user_timing', 'loading']

/** The tasks of a page's main thread while `act` runs. Processor time, unlike wall time, is the same on a busy machine. */
export async function traceMainThread(page: Page, act: () => Promise<void>): Promise<MainThreadTask[]> {
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
  const marks = events.filter(({ name, cat }) => name === 'trace' && cat.includes('blink.user_timing'))
  const [{ pid, tid } = { pid: 0, tid: 0 }] = marks
  const paintedAt = events.findLast((event) => event.pid === pid && event.name === 'firstContentfulPaint')?.ts ?? 0
  return events
    .filter((event) => event.pid === pid && event.tid === tid && event.name === 'ThreadControllerImpl::RunTask')
    .map(({ ts, dur = 0, tdur = 0 }) => ({ processorMs: tdur / 1000, isAfterPaint: ts + dur > paintedAt }))
}
