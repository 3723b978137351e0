import type { Property } from '../observation.ts'

/** What one visitor typed or is called is in no answer to another. */
export const othersWords: Property = ({ othersWords: words, noted: { received } }) =>
  received.flatMap(({ url, body }) =>
    words.filter((word) => body.includes(word)).map((word) => `${url} tells this visitor of another one's ${word}`),
  )
