import { Worker } from 'node:worker_threads'
import type { Picture } from '../picture.ts'
import type { Delivery, Order } from './developer.ts'

/** A developed picture: three bytes of sRGB a pixel. */
export type Print = { data: Uint8Array; width: number; height: number }

export type Lab = {
  /** Draws and develops a picture in a thread of its own. */
  develop(picture: Picture, width: number): Promise<Print>
  close(): Promise<void>
}

/** The thread is started by the first order, and keeps the process alive only while it has one. */
export function createLab(): Lab {
  const orders = new Map<number, { done: (print: Print) => void; failed: (error: Error) => void }>()
  let worker: Worker | undefined
  let count = 0

  function settle(id: number) {
    const order = orders.get(id)
    orders.delete(id)
    if (orders.size === 0) worker?.unref()
    return order
  }

  function failAll(error: Error): void {
    worker = undefined
    for (const id of orders.keys()) settle(id)?.failed(error)
  }

  function start(): Worker {
    const started = new Worker(new URL('./developer.ts', import.meta.url))
    started.on('message', (delivery: Delivery) => {
      const order = settle(delivery.id)
      if ('error' in delivery) order?.failed(new Error(`The picture could not be drawn: ${delivery.error}`))
      else order?.done(delivery)
    })
    started.on('error', (error) => failAll(error instanceof Error ? error : new Error(String(error))))
    return started
  }

  return {
    develop: (picture, width) =>
      new Promise((done, failed) => {
        worker ??= start()
        worker.ref()
        const id = ++count
        orders.set(id, { done, failed })
        worker.postMessage({ id, picture, width } satisfies Order)
      }),
    async close() {
      const closing = worker
      failAll(new Error('The lab is closed'))
      await closing?.terminate()
    },
  }
}
