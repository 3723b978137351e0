import { parentPort } from 'node:worker_threads'
import { draw, type Picture } from '../picture.ts'
import { expose } from './expose.ts'

/** Works in a thread of its own: drawing and lighting a picture takes half a second of computing. */
export type Order = { id: number; picture: Picture; width: number }
export type Delivery = { id: number; data: Uint8Array; width: number; height: number } | { id: number; error: string }

parentPort?.on('message', async ({ id, picture, width }: Order) => {
  try {
    const { layers, frame } = draw(picture)
    const print = await expose(layers, frame, width)
    parentPort?.postMessage({ id, ...print } satisfies Delivery)
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
