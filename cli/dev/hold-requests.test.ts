import { expect, test } from 'vitest'
import { createHoldPlugin } from './hold-requests.ts'

/** Sends one request through the plugin's middleware; returns what `next` was called with, once it was. */
function sendRequest(ready: Promise<unknown>): unknown[][] {
  const calls: unknown[][] = []
  const configure = createHoldPlugin(ready).configureServer
  if (typeof configure !== 'function') throw new Error('the plugin has no middleware')
  type Middleware = (req: object, res: object, next: (...args: unknown[]) => void) => void
  const use = (middleware: Middleware) => middleware({}, {}, (...args) => calls.push(args))
  Reflect.apply(configure, {}, [{ middlewares: { use } }])
  return calls
}

test('a request waits until the backend is ready [CLI-01]', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const calls = sendRequest(promise)
  await Promise.resolve()
  expect(calls).toEqual([])
  resolve('ready')
  await promise
  expect(calls).toEqual([[]])
})

test('a request fails when the backend does not start [CLI-01]', async () => {
  const failure = new Error('no backend')
  const calls = sendRequest(Promise.reject(failure))
  await Promise.resolve()
  await Promise.resolve()
  expect(calls).toEqual([[failure]])
})
