import { getFirst, type SearchStrings } from '#app/region/search-strings.ts'

/**
 * Parses the result of a form that was posted without script. Anything else is set to undefined rather than left out,
 * because the router keeps parameters that validation leaves out.
 */
export const parseResult = ({ result }: SearchStrings): { result?: 'sent' | undefined } => ({
  result: getFirst(result) === 'sent' ? 'sent' : undefined,
})
