import { useRouter } from '@tanstack/react-router'
import { type RefObject, type ToggleEvent, useEffect, useRef, useState } from 'react'
import { useTrackPopup } from '#app/ui/popups.ts'
import type { Filters, Sort } from './filters.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** Whether the filter sheet was opened at this entry. */
    filterSheet?: boolean
  }
}

/**
 * The state of the filter sheet. An open sheet is a history entry of its own, so that Back closes it. What is chosen in it
 * replaces that entry, and is added again where Back has left it.
 */
export function useFilterSheet(
  form: RefObject<HTMLFormElement | null>,
  onFilter: (filters: Filters, sort: Sort, replace: boolean) => void,
) {
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  const hasEntry = useRef(false)
  /** What was chosen last while the sheet was open. Remembered, because Back renders the entry before first. */
  const chosen = useRef<{ filters: Filters; sort: Sort } | null>(null)
  const latestOnFilter = useRef(onFilter)
  latestOnFilter.current = onFilter
  useTrackPopup('collectionFilters', isOpen)

  useEffect(() => {
    if (!isOpen) return
    function onBack() {
      // already closed: the toggle event that says so comes after this one
      if (!form.current?.matches(':popover-open')) return
      hasEntry.current = false
      form.current.hidePopover()
      if (chosen.current) latestOnFilter.current(chosen.current.filters, chosen.current.sort, false)
    }
    window.addEventListener('popstate', onBack)
    return () => window.removeEventListener('popstate', onBack)
  }, [form, isOpen])

  function onOpen() {
    chosen.current = null
    hasEntry.current = true
    form.current?.querySelector<HTMLElement>('[popovertarget]')?.focus({ preventScroll: true })
    void router.navigate({
      to: '.',
      search: true,
      state: (state) => ({ ...state, filterSheet: true }),
      resetScroll: false,
    })
  }
  function onClose() {
    // an entry without a change would be a press of Back that does nothing
    if (hasEntry.current && !chosen.current) router.history.back()
    hasEntry.current = false
  }

  return {
    isOpen,
    onToggle({ target, currentTarget, newState }: ToggleEvent) {
      // React passes on the toggle events of the groups in the form, too
      if (target !== currentTarget) return
      setIsOpen(newState === 'open')
      if (newState === 'open') onOpen()
      else onClose()
    },
    /** Applies a choice: all in one opening of the sheet are a single history entry. */
    choose(filters: Filters, sort: Sort): void {
      chosen.current = { filters, sort }
      onFilter(filters, sort, hasEntry.current)
    },
  }
}
