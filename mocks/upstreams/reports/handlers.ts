import type { RequestHandler } from 'msw'
import { operations } from '#contracts/reports/generated/operations.ts'
import type { operations as Operations } from '#contracts/reports/generated/types.ts'
import { createRestUpstream } from '../rest-upstream.ts'
import type { UpstreamContext } from '../upstream.ts'

/** The error-report sink: a report is in the journal once. Its address, release and stack are not: they can hold personal data. */
export function createReportsHandlers(context: UpstreamContext): RequestHandler[] {
  const on = createRestUpstream<Operations>('reports', operations, context)
  return [
    on('report', {
      answer({ json: { code, message, level, requestId }, world, reply }) {
        world.journal.add({ kind: 'report', code, message, level, ...(requestId && { requestId }) })
        return reply(202, { id: world.ids.next('report') })
      },
      refuse: ({ reply, why }) => reply(400, { error: why }),
    }),
  ]
}
