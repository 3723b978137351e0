import type { Property } from '../observation.ts'

/** Nothing that caches share has words of a person. */
export const publicAnswers: Property = ({ ownWords, noted: { received } }) =>
  received.flatMap(({ url, body, cacheControl }) =>
    /\bpublic\b|\bs-maxage\b/.test(cacheControl) && !/\bprivate\b|\bno-store\b/.test(cacheControl)
      ? ownWords.filter((word) => body.includes(word)).map((word) => `caches may keep ${url} with ${word}`)
      : [],
  )
