import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { createRandomUuid } from '#app/http/ids.ts'
import { readLocal, subscribeToVisitorChanges, writeLocal } from '#app/visitor/browser-state.ts'
import { LOCAL_STORAGE } from '#contracts/shop/visitor.ts'
import { voteForReview } from './reviews.functions.ts'
import type { Review } from './reviews.ts'

/** A vote of this browser: the key that was made up for it, and the number of votes that the review had with it. */
type StoredVote = { key: string; votes: number }

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

/** A review's votes as this visitor sees them, and the handler of the button. */
export type ReviewVote = { votes: number; isMine: boolean; hasFailed: boolean; onToggle: () => void }

/**
 * Votes for reviews as helpful: one a review in this browser, taken back by another press, kept over reloads. Returns the
 * vote of a review. Presses while a vote is being sent change nothing.
 */
export function useReviewVotes(): (review: Review) => ReviewVote {
  const text = useSyncExternalStore(subscribeToVisitorChanges, readText, () => '')
  const stored = useMemo(() => parseVotes(text), [text])
  /** Counts that are newer than the page's. */
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map())
  const [failedId, setFailedId] = useState<string | null>(null)
  const sending = useRef(new Set<string>())

  const getVotes = ({ id, votes = 0 }: Review): number => counts.get(id) ?? Math.max(votes, stored.get(id)?.votes ?? 0)
  const setCount = (id: string, votes: number) => setCounts((known) => new Map(known).set(id, votes))

  async function toggle(review: Review): Promise<void> {
    const { id } = review
    if (sending.current.has(id)) return
    sending.current.add(id)
    setFailedId(null)
    const before = getVotes(review)
    const mine = stored.get(id)
    const key = mine?.key ?? createRandomUuid()
    const isHelpful = mine === undefined
    const shown = Math.max(0, before + (isHelpful ? 1 : -1))
    store(id, isHelpful ? { key, votes: shown } : null)
    setCount(id, shown)
    const votes = await voteForReview({ data: { reviewId: id, voteKey: key, isHelpful } }).catch(() => null)
    if (votes === null) {
      store(id, mine ?? null)
      setCount(id, before)
      setFailedId(id)
    } else {
      if (isHelpful) store(id, { key, votes })
      setCount(id, votes)
    }
    sending.current.delete(id)
  }

  return (review) => ({
    votes: getVotes(review),
    isMine: stored.has(review.id),
    hasFailed: failedId === review.id,
    onToggle: () => void toggle(review),
  })
}

const readText = (): string => readLocal(LOCAL_STORAGE.reviewVotes) ?? ''

/** Stores or removes a vote. Reads the others again, because another tab may have voted. */
function store(id: string, vote: StoredVote | null): void {
  const votes = new Map(parseVotes(readText()))
  if (vote) votes.set(id, vote)
  else votes.delete(id)
  writeLocal(LOCAL_STORAGE.reviewVotes, serializeVotes(votes))
}
