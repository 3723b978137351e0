import { createIsomorphicFn } from '@tanstack/react-start'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import { isRequestId, REQUEST_ID } from '#contracts/request-id.ts'
import { sendReport } from './report.server.ts'

const getDetail = (cause: unknown): string | undefined =>
  cause instanceof Error ? cause.message : typeof cause === 'string' ? cause : undefined

/**
 * Reports a catalogue row and its cause, from the server or the browser. Never throws and never waits. `reference` is the
 * request id to report under, if the page has already shown it to the visitor.
 */
export const report = createIsomorphicFn()
  .server((code: CatalogueCode, cause?: unknown, _reference?: string): void => sendReport(code, getDetail(cause)))
  .client((code: CatalogueCode, cause?: unknown, reference?: string): void => {
    const body = JSON.stringify({ code, detail: getDetail(cause)?.slice(0, 500), path: window.location.pathname })
    const headers = { 'content-type': 'application/json', ...(reference ? { [REQUEST_ID]: reference } : {}) }
    fetch('/api/report', { method: 'POST', body, headers, keepalive: true }).catch(() => {})
  })

/**
 * The reference of the report about an error that made a page fail; undefined for other errors. Only the error's message
 * arrives in the browser, so its format is checked.
 */
export const getErrorReference = (error: unknown): string | undefined =>
  error instanceof Error && isRequestId(error.message) ? error.message : undefined
