import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { saveSearch } from './recent-searches.ts'
import { normalizeQuery } from './search.ts'
import { TYPING_PAUSE_MS } from './use-predictive-search.ts'

/**
 * Keeps the search page's field and its URL in step. Typing replaces the URL after a pause, so that Back leaves the
 * search page instead of stepping through its letters.
 */
export function useSearchField(query: string) {
  const navigate = useNavigate({ from: '/pages/search' })
  const field = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(timer.current), [])

  // Sync from the URL on navigation, but never overwrite text that is being typed.
  useEffect(() => {
    const input = field.current
    if (input && document.activeElement !== input && normalizeQuery(input.value) !== query) input.value = query
  }, [query])

  function search(typed: string) {
    clearTimeout(timer.current)
    const q = normalizeQuery(typed) || undefined
    void navigate({ search: ({ sort }) => ({ q, sort }), replace: true, resetScroll: false })
  }

  function onType(typed: string) {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => search(typed), TYPING_PAUSE_MS)
  }

  function onSubmit(typed: string) {
    saveSearch(typed)
    search(typed)
  }

  return { field, onType, onSubmit }
}
