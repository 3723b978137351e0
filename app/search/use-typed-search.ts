import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { rememberSearch } from './recent-searches.ts'
import { cleanQuery } from './search.ts'
import { TYPING_PAUSE_MS } from './use-glimpse.ts'

/**
 * The search page's field and the words in its address, kept together. Typing replaces the address after a pause, so
 * that Back leaves the search and does not walk through its letters; the router drops answers that come late.
 */
export function useTypedSearch(query: string) {
  const navigate = useNavigate({ from: '/pages/search' })
  const field = useRef<HTMLInputElement>(null)
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => () => clearTimeout(pause.current), [])

  // an address that changed under the field (Back, a suggestion) is shown in it; what is being typed is left alone
  useEffect(() => {
    const input = field.current
    if (input && document.activeElement !== input && cleanQuery(input.value) !== query) input.value = query
  }, [query])

  function go(typed: string) {
    clearTimeout(pause.current)
    const q = cleanQuery(typed) || undefined
    void navigate({ search: ({ sort }) => ({ q, sort }), replace: true, resetScroll: false })
  }

  function type(typed: string) {
    clearTimeout(pause.current)
    pause.current = setTimeout(() => go(typed), TYPING_PAUSE_MS)
  }

  function submit(typed: string) {
    rememberSearch(typed)
    go(typed)
  }

  return { field, type, submit }
}
