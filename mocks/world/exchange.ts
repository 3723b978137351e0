import { z } from 'zod'

/** A body as it was sent, without secrets. */
const recordedBody = z.object({
  type: z.string(),
  /** Its length, if it is known. */
  bytes: z.int().optional(),
  /** Absent for pictures, pages and other bodies that nobody reads here. */
  text: z.string().optional(),
  /** Only its start was kept. */
  isCut: z.literal(true).optional(),
})
export type RecordedBody = z.output<typeof recordedBody>

const headers = z.record(z.string(), z.string())

/** What a call and its response said. */
export const exchange = z.object({
  request: z.object({ headers, body: recordedBody.optional() }),
  /** Absent when a fault left none. A response that was lost on its way is here. */
  response: z.object({ status: z.int(), headers, body: recordedBody.optional() }).optional(),
  /** How the response breaks its contract. */
  problems: z.array(z.string()).optional(),
})
export type Exchange = z.output<typeof exchange>

/** A call as it came, with its secrets, by which it can be made again. It never leaves the process. */
export type OriginalCall = {
  method: string
  url: string
  headers: readonly (readonly [string, string])[]
  body?: Uint8Array<ArrayBuffer>
}

export type RecordedCall = { exchange: Exchange; original?: OriginalCall | undefined }
