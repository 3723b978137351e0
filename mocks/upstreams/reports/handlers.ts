import type { RequestHandler } from 'msw'
import { operations } from '#contracts/reports/generated/operations.ts'
import type { operations as Operations, Report } from '#contracts/reports/generated/types.ts'
import type { World } from '../../world/world.ts'
import { createRestUpstream } from '../rest-upstream.ts'
import type { UpstreamContext } from '../upstream.ts'
import { reportsIn } from './envelope.ts'

/** The error-report sink: a report is in the journal once, whether it came as one or in a Sentry envelope. */
export function createReportsHandlers(context: UpstreamContext): RequestHandler[] {
  const on = createRestUpstream<Operations>('reports', operations, context)
  return [
    on('report', {
      answer({ json, world, reply }) {
        keep(world, json)
        return reply(202, { id: world.ids.next('report') })
      },
      refuse: ({ reply, why }) => reply(400, { error: why }),
    }),

    on('envelope', {
      answer({ text, world, reply }) {
        const read = reportsIn(text)
        if ('problem' in read) return reply(400, { detail: read.problem })
        for (const report of read.reports) keep(world, report)
        return reply(200, { id: world.ids.next('report') })
      },
      refuse: ({ reply, why }) => reply(400, { detail: why }),
    }),
  ]
}

/** Address, release and stack stay out of the journal: they can hold personal data. */
function keep(world: World, { code, message, level, requestId }: Report) {
  world.journal.add({ kind: 'report', code, message, level, ...(requestId && { requestId }) })
}
