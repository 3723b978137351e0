import type { CallOptions, HttpOptions } from '../http.ts'
import { createRestCall, ignoreBody } from '../rest.ts'
import { assumed } from './generated/assumed.ts'
import { guards } from './generated/guards.js'
import { operations } from './generated/operations.ts'
import type { operations as Operations, Report } from './generated/types.ts'

/** Sends error reports. Callers must handle that this throws UpstreamError, too. */
export function createReportsClient(http: HttpOptions) {
  const call = createRestCall<Operations>({ upstream: 'reports', operations, guards, assumed }, http)
  return {
    send: (json: Report, options?: CallOptions): Promise<void> =>
      call('report', { json }, { 202: ignoreBody }, options),
  }
}
