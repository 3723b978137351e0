import { parentPort } from 'node:worker_threads'
import { drawPicture, type Picture } from '../picture.ts'
import { render } from './render.ts'

/** A request to the worker thread. Drawing and shading take about half a second of processor time. */
export type RenderRequest = { id: number; picture: Picture; width: number }
/** The response of the worker thread: 8-bit sRGB pixels or an error. */
export type RenderResult =
  | { id: number; data: Uint8Array; width: number; height: number }
  | { id: number; error: string }

parentPort?.on('message', async ({ id, picture, width }: RenderRequest) => {
  try {
    const { layers, frame } = drawPicture(picture)
    const rendered = await render(layers, frame, width)
    parentPort?.postMessage({ id, ...rendered } satisfies RenderResult)
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})
