import { randomUUID } from 'node:crypto'
import { isRequestId } from '#contracts/request-id.ts'

/** The id under which a request is logged and reported: the caller's own if it is well-formed, else a new one. */
export const getRequestId = (header: string | string[] | undefined) =>
  typeof header === 'string' && isRequestId(header) ? header : randomUUID()
