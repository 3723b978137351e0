import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UpstreamError } from '#contracts/http.ts'
import { createCallGuard } from './call-guard.server.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const call = { upstream: 'backend', operation: 'collection' }
const createGuard = () => createCallGuard(() => '')
const respond = (status: number) => async () => ({ status })
const time = async () => {
  throw new UpstreamError({ ...call, kind: 'timeout', detail: 'no complete response in time' })
}

type Guard = ReturnType<typeof createGuard>
async function sendTimes(guard: Guard, times: number, send: () => Promise<{ status: number }>) {
  const outcomes = []
  for (let sent = 0; sent < times; sent++)
    outcomes.push(
      await guard(call, send).then(
        ({ status }) => status,
        (error: UpstreamError) => error.kind,
      ),
    )
  return outcomes
}

test('calls of an operation that keeps failing are not sent [OPS-10]', async () => {
  const guard = createGuard()
  const send = vi.fn(respond(503))
  expect(new Set(await sendTimes(guard, 20, send))).toEqual(new Set([503]))
  expect(new Set(await sendTimes(guard, 100, send))).toEqual(new Set(['refused']))
  expect(send).toHaveBeenCalledTimes(20)
  await expect(guard(call, send)).rejects.toThrow('backend collection: not sent, because it failed repeatedly')
})

test('timeouts count as failures, refusals of one client do not [OPS-10]', async () => {
  const slow = createGuard()
  await sendTimes(slow, 20, time)
  expect(await sendTimes(slow, 1, respond(200))).toEqual(['refused'])
  for (const status of [400, 404, 429, 501]) {
    const guard = createGuard()
    await sendTimes(guard, 40, respond(status))
    expect(await sendTimes(guard, 1, respond(200))).toEqual([200])
  }
})

test('one call in two seconds is sent as a probe, and its success closes the circuit [OPS-10]', async () => {
  const guard = createGuard()
  await sendTimes(guard, 20, respond(500))
  vi.advanceTimersByTime(2_001)
  let finish = (_: { status: number }) => {}
  const probe = guard(call, () => new Promise<{ status: number }>((resolve) => (finish = resolve)))
  expect(await sendTimes(guard, 3, respond(200))).toEqual(['refused', 'refused', 'refused'])
  finish({ status: 200 })
  expect((await probe).status).toBe(200)
  expect(await sendTimes(guard, 3, respond(200))).toEqual([200, 200, 200])
})

test('a probe that its caller aborts does not block other calls', async () => {
  const guard = createGuard()
  await sendTimes(guard, 20, respond(500))
  vi.advanceTimersByTime(2_001)
  const aborted = async () => {
    throw new UpstreamError({ ...call, kind: 'aborted', detail: 'left' })
  }
  expect(await sendTimes(guard, 1, aborted)).toEqual(['aborted'])
  vi.advanceTimersByTime(2_001)
  expect(await sendTimes(guard, 2, respond(200))).toEqual([200, 200])
})

const neverEnd = () => new Promise<{ status: number }>(() => {})

test('a probe that never ends is replaced by one call, not by all [OPS-10]', async () => {
  const guard = createGuard()
  await sendTimes(guard, 20, respond(500))
  vi.advanceTimersByTime(2_001)
  void guard(call, neverEnd)
  vi.advanceTimersByTime(14_000)
  expect(await sendTimes(guard, 1, respond(200))).toEqual(['refused'])
  vi.advanceTimersByTime(2_000)
  expect(await sendTimes(guard, 3, respond(500))).toEqual([500, 'refused', 'refused'])
  vi.advanceTimersByTime(15_001)
  expect(await sendTimes(guard, 3, respond(200))).toEqual([200, 200, 200])
})

test('calls that never end do not take the place of others for ever [OPS-10]', async () => {
  const guard = createGuard()
  for (let sent = 0; sent < 200; sent++) void guard(call, neverEnd)
  expect(await sendTimes(guard, 1, respond(200))).toEqual(['refused'])
  vi.advanceTimersByTime(15_001)
  expect(await sendTimes(guard, 2, respond(200))).toEqual([200, 200])
})

test('too many open calls of one operation are refused at once [OPS-10]', async () => {
  const guard = createGuard()
  const finish: (() => void)[] = []
  const open = () => new Promise<{ status: number }>((resolve) => finish.push(() => resolve({ status: 200 })))
  const calls = Array.from({ length: 200 }, () => guard(call, open))
  await expect(guard(call, open)).rejects.toThrow('not sent, because 200 calls have no response yet')
  expect(await guard({ ...call, operation: 'product' }, respond(200))).toEqual({ status: 200 })
  for (const end of finish) end()
  await Promise.all(calls)
  expect(await sendTimes(guard, 1, respond(200))).toEqual([200])
})

test('calls of other operations, upstreams and worlds are still sent [OPS-10]', async () => {
  let world = 'one'
  const guard = createCallGuard(() => world)
  await sendTimes(guard, 20, respond(500))
  expect(await guard({ ...call, operation: 'product' }, respond(200))).toEqual({ status: 200 })
  expect(await guard({ ...call, upstream: 'fit' }, respond(200))).toEqual({ status: 200 })
  world = 'two'
  expect(await guard(call, respond(200))).toEqual({ status: 200 })
})
