/** The header with the id of a request, under which it is logged and reported. */
export const REQUEST_ID = 'x-request-id'

/** Whether a text can be a request id. Ids of proxies may be anything, and go into logs, headers and pages. */
export const isRequestId = (text: string): boolean => /^[A-Za-z0-9-]{8,64}$/.test(text)
