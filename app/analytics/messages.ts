import { z } from 'zod'
import { REGION_CODES } from '#contracts/regions.ts'
import { type EventName, events } from './events.ts'

const text = z.string().min(1).max(300)
const common = {
  /** Same id, same message: what arrives twice counts once. */
  messageId: z.uuid(),
  timestamp: z.iso.datetime(),
  loggedIn: z.boolean(),
}
const names = Object.keys(events) as EventName[]

const message = z.discriminatedUnion('type', [
  z
    .strictObject({ ...common, type: z.literal('track'), event: z.enum(names), properties: z.looseObject({}) })
    .refine(({ event, properties }) => events[event].safeParse(properties).success, {
      path: ['properties'],
      error: 'not what this event says',
    }),
  z.strictObject({
    ...common,
    type: z.literal('page'),
    name: text,
    /** Without its query: what people type is theirs. */
    path: text,
    /** The utm_* parameters that led here. */
    campaign: z.record(z.string().max(40), z.string().max(200)).optional(),
  }),
  z.strictObject({ ...common, type: z.literal('identify') }),
])

/** What a browser posts to /api/analytics. It is checked there; the browser imports the types only. */
export const batch = z.strictObject({
  region: z.enum(REGION_CODES),
  anonymousId: z.uuid(),
  /** The customerId cookie of a customer. */
  userId: z.string().min(1).max(64).optional(),
  messages: z.array(message).min(1).max(50),
})

export type Batch = z.output<typeof batch>
export type Message = Batch['messages'][number]
