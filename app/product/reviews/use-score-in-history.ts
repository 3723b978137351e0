import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

declare module '@tanstack/history' {
  interface HistoryState {
    /** The number of stars of the reviews that are listed at this entry. */
    reviewScore?: number
  }
}

/**
 * Keeps the chosen number of stars in the history, so that Back undoes the choice and a reload keeps it. Calls `onScore` with
 * the one of each entry; returns the function that chooses one, or all with null.
 */
export function useScoreInHistory(onScore: (score: number | null) => void): (score: number | null) => void {
  const router = useRouter()
  const score = useRouterState({ select: ({ location }) => location.state.reviewScore ?? null })
  const apply = useEffectEvent(onScore)
  useEffect(() => apply(score), [score])
  return (chosen) =>
    void router.navigate({
      to: '.',
      search: true,
      hash: true,
      state: (state) => ({ ...state, reviewScore: chosen ?? undefined }),
      resetScroll: false,
    })
}
