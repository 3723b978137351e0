import { useEffect } from 'react'
import { createStore } from './create-store.ts'

/** What can lie over a page (spec 3, "Pop-up tracker"). */
const POPUPS = ['flyoutMenu', 'modal', 'collectionFilters'] as const
type Popup = (typeof POPUPS)[number]
type Counts = Readonly<Record<Popup, number>>

/**
 * How many of each kind are open. Two modals are for a moment, while one closes and the next opens. A store and no
 * context, because a context that changes above an island removes it (DECISIONS.md).
 */
const counts = createStore<Counts>({ flyoutMenu: 0, modal: 0, collectionFilters: 0 })

/** How many popups of each kind lie over the page now (NAV-13): prompts wait for `modal` and `flyoutMenu` to be 0. */
export const usePopups = counts.useValue

/**
 * Counts this popup as open while `open` is true. `<html data-popups>` names the kinds that are open, for style and scripts
 * outside of React, like the chat's.
 */
export function useTrackPopup(popup: Popup, open: boolean): void {
  useEffect(() => {
    if (!open) return
    change(popup, 1)
    return () => change(popup, -1)
  }, [popup, open])
}

function change(popup: Popup, by: number): void {
  const next = { ...counts.get(), [popup]: counts.get()[popup] + by }
  counts.set(next)
  const openKinds = POPUPS.filter((kind) => next[kind] > 0)
  if (openKinds.length > 0) document.documentElement.dataset.popups = openKinds.join(' ')
  else delete document.documentElement.dataset.popups
}
