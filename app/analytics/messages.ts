import { z } from 'zod'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { type EventName, eventSchemas } from './events.ts'

const text = z.string().min(1).max(300)
const common = {
  /** Identifies a message, so that one that arrives twice counts once. */
  messageId: z.uuid(),
  timestamp: z.iso.datetime(),
  loggedIn: z.boolean(),
}
const names = Object.keys(eventSchemas) as EventName[]

const message = z.discriminatedUnion('type', [
  z
    .strictObject({ ...common, type: z.literal('track'), event: z.enum(names), properties: z.looseObject({}) })
    .refine(({ event, properties }) => eventSchemas[event].safeParse(properties).success, {
      path: ['properties'],
      error: 'expected the properties of this event',
    }),
  z.strictObject({
    ...common,
    type: z.literal('page'),
    name: text,
    /** Without the query, which may hold what a visitor typed. */
    path: text,
    /** The utm_* parameters of the landing page. */
    campaign: z.record(z.string().max(40), z.string().max(200)).optional(),
  }),
  z.strictObject({ ...common, type: z.literal('identify') }),
])

/** The body of POST /api/visit. The browser imports only the types. */
export const batchSchema = z.strictObject({
  region: z.enum(REGION_CODES),
  anonymousId: z.uuid(),
  /** The customerId cookie. */
  userId: z.string().min(1).max(64).optional(),
  messages: z.array(message).min(1).max(50),
})

export type Batch = z.output<typeof batchSchema>
export type Message = Batch['messages'][number]
