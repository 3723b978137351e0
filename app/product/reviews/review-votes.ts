/** A vote of this browser: the key that was made up for it, and the number of votes that the review had with it. */
export type StoredVote = { key: string; votes: number }

/** How many votes are kept; the oldest are forgotten. */
const MAX_VOTES = 200

/** Parses stored votes by review; what is malformed is left out. */
export function parseVotes(text: string): ReadonlyMap<string, StoredVote> {
  const votes = [...new URLSearchParams(text)].flatMap(([id, value]): [string, StoredVote][] => {
    const [, key, count] = /^([\da-f-]{36}) (\d{1,9})$/.exec(value) ?? []
    return key && count ? [[id, { key, votes: Number(count) }]] : []
  })
  return new Map(votes)
}

/** Serializes votes for the storage. */
export const serializeVotes = (votes: ReadonlyMap<string, StoredVote>): string =>
  new URLSearchParams([...votes].slice(-MAX_VOTES).map(([id, vote]) => [id, `${vote.key} ${vote.votes}`])).toString()
