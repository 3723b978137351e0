import { useRouter } from '@tanstack/react-router'
import { type FocusEvent, type RefObject, type ToggleEvent, useEffect, useRef, useState } from 'react'
import { useTrackPopup } from '#app/ui/popups.ts'
import type { Filters } from './filters.ts'
import type { Sort } from './sorts.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** Whether the filter sheet was opened at this entry. */
    filterSheet?: boolean
  }
}

/**
 * Returns the state of the filter sheet. An open sheet adds a history entry, so that Back closes it; choices replace that entry
 * and are reapplied after Back.
 */
export function useFilterSheet(
  form: RefObject<HTMLFormElement | null>,
  onFilter: (filters: Filters, sort: Sort, replace: boolean) => void,
) {
  const router = useRouter()
  const [isOpen, setIsOpen] = useState(false)
  const hasEntry = useRef(false)
  /** The last choice in the open sheet. It is stored, because Back first renders the previous entry without it. */
  const chosen = useRef<{ filters: Filters; sort: Sort } | null>(null)
  const latestOnFilter = useRef(onFilter)
  latestOnFilter.current = onFilter
  useTrackPopup('collectionFilters', isOpen)

  useEffect(() => {
    if (!isOpen) return
    function onBack() {
      // the sheet is closed already, and its toggle event follows this event
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
    // removes the entry of a sheet that was closed without a choice, so that Back has an effect
    if (hasEntry.current && !chosen.current) router.history.back()
    hasEntry.current = false
  }

  return {
    isOpen,
    onToggle({ target, currentTarget, newState }: ToggleEvent) {
      // React also dispatches the toggle events of the groups inside the form here
      if (target !== currentTarget) return
      setIsOpen(newState === 'open')
      if (newState === 'open') onOpen()
      else onClose()
    },
    /** Closes the sheet when the focus moves to the page behind it, where nobody would see it. */
    onBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
      if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.hidePopover()
    },
    /** Applies a choice. All choices in one opening of the sheet share a single history entry. */
    choose(filters: Filters, sort: Sort): void {
      chosen.current = { filters, sort }
      onFilter(filters, sort, hasEntry.current)
    },
  }
}
