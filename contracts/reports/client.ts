import type { CallOptions, HttpOptions } from '../http.ts'
import { createRestCall } from '../rest.ts'
import { guards } from './generated/guards.js'
import { operations } from './generated/operations.ts'
import type { operations as Operations, Report } from './generated/types.ts'

/** Sends error reports. Callers must handle that this throws UpstreamError, too. */
export function createReportsClient(http: HttpOptions) {
  const call = createRestCall<Operations>({ upstream: 'reports', operations, guards }, http)
  return {
    /** Returns the report's id. */
    send: (json: Report, options?: CallOptions): Promise<string> =>
      call('report', { json }, { 202: ({ id }) => id }, options),
  }
}
