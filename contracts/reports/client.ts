import type { CallOptions, HttpOptions } from '../http.ts'
import { createCall } from '../rest.ts'
import { guards } from './generated/guards.js'
import { operations } from './generated/operations.ts'
import type { operations as Operations, Report } from './generated/types.ts'

export type ReportsClient = ReturnType<typeof createReportsClient>

/** Where the shop says what went wrong. Whoever reports has to survive that this throws UpstreamError too. */
export function createReportsClient(http: HttpOptions) {
  const call = createCall<Operations>({ upstream: 'reports', operations, guards }, http)
  return {
    /** Answers with the report's id. */
    send: (json: Report, options?: CallOptions): Promise<string> =>
      call('report', { json }, { 202: ({ id }) => id }, options),
  }
}
