import type { UpstreamError } from './http.ts'

/**
 * Channels of node:diagnostics_channel on which the app says what it did: the server around it counts, and
 * nothing is built where nobody listens. Their messages hold no personal data.
 */
export const CHANNELS = {
  upstreamCall: 'spoke:upstream-call',
  limitRefusal: 'spoke:limit-refusal',
  report: 'spoke:report',
} as const

/** How a call of an upstream ended: by its status, or by the kind of its UpstreamError. */
export type CallOutcome = 'success' | 'client-error' | 'server-error' | UpstreamError['kind']

/** The message of `upstreamCall`, sent when the call has ended. */
export type UpstreamCallMeasurement = { upstream: string; operation: string; outcome: CallOutcome; ms: number }
/** The message of `limitRefusal`: an action that a limit refused. */
export type LimitRefusalMeasurement = { limit: string }
/** The message of `report`: an error report by its code in the catalogue. */
export type ReportMeasurement = { code: string; level: string }
