import { useEffect } from 'react'
import { createStore } from './create-store.ts'

/** What can lie over a page (spec 3, "Pop-up tracker"). */
type Popup = 'flyoutMenu' | 'modal' | 'collectionFilters'
type Counts = Readonly<Record<Popup, number>>

/**
 * How many of each kind are open. Two modals are for a moment, while one closes and the next opens. A store and no
 * context, because a context that changes above an island removes it (README.md).
 */
const counts = createStore<Counts>({ flyoutMenu: 0, modal: 0, collectionFilters: 0 })

/** How many popups of each kind lie over the page now (NAV-13): prompts wait for `modal` and `flyoutMenu` to be 0. */
export const usePopups = counts.useValue

/** Counts this popup as open while `open` is true. */
export function useTrackPopup(popup: Popup, open: boolean): void {
  useEffect(() => {
    if (!open) return
    const change = (by: number) => counts.set({ ...counts.get(), [popup]: counts.get()[popup] + by })
    change(1)
    return () => change(-1)
  }, [popup, open])
}
