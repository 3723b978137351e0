import type { RequestHandler } from 'msw'
import { operations } from '#contracts/reports/generated/operations.ts'
import type { operations as Operations, Report } from '#contracts/reports/generated/types.ts'
import type { World } from '../../world/world.ts'
import { createRestUpstream } from '../rest-upstream.ts'
import type { UpstreamContext } from '../upstream.ts'
import { parseEnvelope } from './envelope.ts'

/** Creates the handlers of the error-report service, which records reports, also from Sentry envelopes, in the journal. */
export function createReportsHandlers(context: UpstreamContext): RequestHandler[] {
  const on = createRestUpstream<Operations>('reports', operations, context)
  return [
    on('report', {
      respond({ json, world, reply }) {
        record(world, json)
        return reply(202, { id: world.ids.next('report') })
      },
      reject: ({ reply, message }) => reply(400, { error: message }),
    }),

    on('envelope', {
      respond({ text, world, reply }) {
        const result = parseEnvelope(text)
        if ('problem' in result) return reply(400, { detail: result.problem })
        for (const report of result.reports) record(world, report)
        return reply(200, { id: world.ids.next('report') })
      },
      reject: ({ reply, message }) => reply(400, { detail: message }),
    }),
  ]
}

/** Omits URL, release and stack, which can contain personal data. */
function record(world: World, { code, message, level, requestId }: Report) {
  world.journal.add({ kind: 'report', code, message, level, ...(requestId && { requestId }) })
}
