import type { Property } from '../observation.ts'

/** No report and no event has words that somebody typed. */
export const reportedWords: Property = ({ journal, ownWords, othersWords }) =>
  journal.flatMap((entry) => {
    if (entry.kind !== 'report' && entry.kind !== 'event') return []
    const text = JSON.stringify(entry)
    return [...ownWords, ...othersWords]
      .filter((word) => text.includes(word))
      .map((word) => `the ${entry.kind} ${entry.kind === 'report' ? entry.code : entry.name} has ${word}`)
  })
