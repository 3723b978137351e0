import { Worker } from 'node:worker_threads'
import type { Picture } from '../picture.ts'
import type { RenderRequest, RenderResult } from './render-worker.ts'

/** A rendered picture: three bytes of sRGB per pixel. */
type RenderedPicture = { data: Uint8Array; width: number; height: number }

/** Renders pictures in a worker thread. */
export type Renderer = {
  /** Draws and renders a picture in the worker thread. */
  render(picture: Picture, width: number): Promise<RenderedPicture>
  close(): Promise<void>
}

/** Starts the worker thread on the first request. The thread keeps the process alive only while requests are pending. */
export function createRenderer(): Renderer {
  const pending = new Map<number, { resolve: (picture: RenderedPicture) => void; reject: (error: Error) => void }>()
  let worker: Worker | undefined
  let count = 0

  function settle(id: number) {
    const request = pending.get(id)
    pending.delete(id)
    if (pending.size === 0) worker?.unref()
    return request
  }

  function failAll(error: Error): void {
    worker = undefined
    for (const id of pending.keys()) settle(id)?.reject(error)
  }

  function startWorker(): Worker {
    const thread = new Worker(new URL('./render-worker.ts', import.meta.url))
    thread.on('message', (result: RenderResult) => {
      const request = settle(result.id)
      if ('error' in result) request?.reject(new Error(`Rendering a picture failed: ${result.error}`))
      else request?.resolve(result)
    })
    thread.on('error', (error) => failAll(error instanceof Error ? error : new Error(String(error))))
    return thread
  }

  return {
    render: (picture, width) =>
      new Promise((resolve, reject) => {
        worker ??= startWorker()
        worker.ref()
        const id = ++count
        pending.set(id, { resolve, reject })
        worker.postMessage({ id, picture, width } satisfies RenderRequest)
      }),
    async close() {
      const runningWorker = worker
      failAll(new Error('The renderer was closed before the picture was rendered'))
      await runningWorker?.terminate()
    },
  }
}
