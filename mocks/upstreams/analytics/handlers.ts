import type { RequestHandler } from 'msw'
import { operations } from '#contracts/analytics/generated/operations.ts'
import type { Identify, operations as Operations, Page, Track } from '#contracts/analytics/generated/types.ts'
import type { World } from '../../world/world.ts'
import { createRestUpstream } from '../rest-upstream.ts'
import type { UpstreamContext } from '../upstream.ts'

/** Creates the handlers of the analytics service, which records events in the journal. */
export function createAnalyticsHandlers(context: UpstreamContext): RequestHandler[] {
  const on = createRestUpstream<Operations>('analytics', operations, context, rejectWithoutKey)
  return [
    on('batch', {
      respond: ({ json: { batch }, world, reply }) => reply(200, record(world, batch)),
      reject: ({ reply, message }) => reply(400, { error: message }),
    }),
  ]
}

/** The write key is the user name of Basic authentication, with an empty password. Any key is valid. */
function rejectWithoutKey(request: Request): Response | undefined {
  const [, credentials = ''] = /^Basic ([\w+/=]+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  if (/^[^:]+:$/.test(Buffer.from(credentials, 'base64').toString())) return undefined
  const error = 'The write key is missing: send it as the user name of Basic authentication'
  return Response.json({ error }, { status: 401 })
}

const recordedIds = new WeakMap<World, Set<string>>()

/** Records messages once per id, because a page that is unloaded may send its last events again. */
function record(world: World, messages: readonly (Track | Page | Identify)[]) {
  const worldIds = recordedIds.get(world) ?? new Set()
  recordedIds.set(world, worldIds)
  for (const message of messages) {
    if (worldIds.has(message.messageId)) continue
    worldIds.add(message.messageId)
    world.journal.add({ kind: 'event', type: message.type, ...toEntry(message) })
  }
  return { success: true }
}

/** The journal fields of a message, without anonymousId and userId. */
function toEntry(message: Track | Page | Identify): { name: string; properties: Record<string, unknown> } {
  switch (message.type) {
    case 'track':
      return { name: message.event, properties: message.properties }
    case 'page':
      return { name: message.name ?? '', properties: message.properties }
    case 'identify':
      return { name: '', properties: message.traits }
  }
}
