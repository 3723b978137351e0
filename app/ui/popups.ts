import { useEffect } from 'react'
import { createStore } from './create-store.ts'

/** The kinds of popups (spec 3, "Pop-up tracker"). */
const POPUPS = ['flyoutMenu', 'modal', 'collectionFilters'] as const
type Popup = (typeof POPUPS)[number]
type Counts = Readonly<Record<Popup, number>>

/**
 * The number of open popups of each kind; two modals while one closes and the next opens. A store rather than a context,
 * because React removes an island when a context above it changes (DECISIONS.md).
 */
const counts = createStore<Counts>({ flyoutMenu: 0, modal: 0, collectionFilters: 0 })

/** The number of open popups of each kind (NAV-13): prompts wait until `modal` and `flyoutMenu` are 0. */
export const usePopups = counts.useValue

/**
 * Counts this popup as open while `open` is true. `<html data-popups>` lists the open kinds for CSS and scripts outside of
 * React, like the chat's.
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
