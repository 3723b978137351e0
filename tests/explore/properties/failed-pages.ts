import type { Property } from '../observation.ts'

const FAILED = /Oops, something[’']s gone wrong/

/** Where nothing was made to fail no page and no answer fails. */
export const failedPages: Property = ({ isCalm, noted: { received }, page: { text, isOurs } }) => {
  if (!isCalm) return []
  const answers = received.filter(({ status }) => status >= 500).map(({ url, status }) => `${url} answers ${status}`)
  return isOurs && FAILED.test(text) ? [...answers, 'the page says that something has gone wrong'] : answers
}
