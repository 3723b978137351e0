import { randomUUID } from 'node:crypto'

const wellFormed = /^[A-Za-z0-9-]{8,64}$/

/** The id under which a request is logged and reported: the caller's own if it is well-formed, else a new one. */
export const getRequestId = (header: string | string[] | undefined) =>
  typeof header === 'string' && wellFormed.test(header) ? header : randomUUID()
