import { createIsomorphicFn } from '@tanstack/react-start'
import { REQUEST_ID } from '#app/http/request-id.ts'
import type { CatalogueCode } from '#contracts/errors/catalogue.ts'
import { sendReport } from './report.server.ts'

const detailOf = (cause: unknown): string | undefined =>
  cause instanceof Error ? cause.message : typeof cause === 'string' ? cause : undefined

/**
 * Tells the error-report sink of a catalogue row and its cause, from wherever it runs. Never throws, never waits:
 * reporting must not break shopping. The browser sends the code only; the words are put together on the server. A report
 * is found by its request's id: `reference` is that id where the browser has shown it to somebody already.
 */
export const report = createIsomorphicFn()
  .server((code: CatalogueCode, cause?: unknown, _reference?: string): void => sendReport(code, detailOf(cause)))
  .client((code: CatalogueCode, cause?: unknown, reference?: string): void => {
    const body = JSON.stringify({ code, detail: detailOf(cause)?.slice(0, 500), path: window.location.pathname })
    const headers = { 'content-type': 'application/json', ...(reference ? { [REQUEST_ID]: reference } : {}) }
    fetch('/api/report', { method: 'POST', body, headers, keepalive: true }).catch(() => {})
  })
