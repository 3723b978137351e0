import type { RequestHandler } from 'msw'
import { operations } from '#contracts/analytics/generated/operations.ts'
import type { Identify, operations as Operations, Page, Track } from '#contracts/analytics/generated/types.ts'
import type { World } from '../../world/world.ts'
import { createRestUpstream } from '../rest-upstream.ts'
import type { UpstreamContext } from '../upstream.ts'

/** The analytics sink: what it takes is in the journal, for tests and developers to read. */
export function createAnalyticsHandlers(context: UpstreamContext): RequestHandler[] {
  const on = createRestUpstream<Operations>('analytics', operations, context)
  return [
    on('track', {
      answer: ({ json, world, reply }) => reply(200, take(world, [json])),
      refuse: ({ reply, why }) => reply(400, { error: why }),
    }),
    on('page', {
      answer: ({ json, world, reply }) => reply(200, take(world, [json])),
      refuse: ({ reply, why }) => reply(400, { error: why }),
    }),
    on('identify', {
      answer: ({ json, world, reply }) => reply(200, take(world, [json])),
      refuse: ({ reply, why }) => reply(400, { error: why }),
    }),
    on('batch', {
      answer: ({ json: { batch }, world, reply }) => reply(200, take(world, batch)),
      refuse: ({ reply, why }) => reply(400, { error: why }),
    }),
  ]
}

const taken = new WeakMap<World, Set<string>>()

/** What arrives twice counts once: a page that is being left may send its last events again. */
function take(world: World, messages: readonly (Track | Page | Identify)[]) {
  const known = taken.get(world) ?? new Set()
  taken.set(world, known)
  for (const message of messages) {
    if (known.has(message.messageId)) continue
    known.add(message.messageId)
    world.journal.add({ kind: 'event', type: message.type, ...told(message) })
  }
  return { success: true }
}

/** Who it was (anonymousId, userId) stays out of the journal. */
function told(message: Track | Page | Identify): { name: string; properties: Record<string, unknown> } {
  switch (message.type) {
    case 'track':
      return { name: message.event, properties: message.properties }
    case 'page':
      return { name: message.name ?? '', properties: message.properties }
    case 'identify':
      return { name: '', properties: message.traits }
  }
}
