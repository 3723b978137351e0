import { createContext, type ReactNode, useContext, useEffect, useMemo, useReducer } from 'react'

/** What can lie over a page (spec 3, "Pop-up tracker"). */
export type Popup = 'flyoutMenu' | 'modal' | 'collectionFilters'
export type Popups = Readonly<Record<Popup, boolean>>

type Counts = Readonly<Record<Popup, number>>
type Change = { popup: Popup; by: 1 | -1 }

const NONE: Counts = { flyoutMenu: 0, modal: 0, collectionFilters: 0 }

/** Two of a kind may be open for a moment, one on its way out and one on its way in. */
export const counted = (counts: Counts, { popup, by }: Change): Counts => ({ ...counts, [popup]: counts[popup] + by })

/** Which kinds are open. */
const popupsOf = ({ flyoutMenu, modal, collectionFilters }: Counts): Popups => ({
  flyoutMenu: flyoutMenu > 0,
  modal: modal > 0,
  collectionFilters: collectionFilters > 0,
})

const StateContext = createContext<Popups>(popupsOf(NONE))
const ChangeContext = createContext<(change: Change) => void>(() => {})

/** Lets a page know what lies over it (NAV-13). */
export function PopupTracker({ children }: { children: ReactNode }) {
  const [counts, change] = useReducer(counted, NONE)
  const { flyoutMenu, modal, collectionFilters } = popupsOf(counts)
  const state = useMemo(() => ({ flyoutMenu, modal, collectionFilters }), [flyoutMenu, modal, collectionFilters])
  return (
    <ChangeContext value={change}>
      <StateContext value={state}>{children}</StateContext>
    </ChangeContext>
  )
}

/** What lies over the page now: whoever would come uninvited waits for `modal` and `flyoutMenu` to be false. */
export const usePopups = (): Popups => useContext(StateContext)

/** Tells the page that this one is open, for as long as `open` is true. */
export function useAsPopup(popup: Popup, open: boolean): void {
  const change = useContext(ChangeContext)
  useEffect(() => {
    if (!open) return
    change({ popup, by: 1 })
    return () => change({ popup, by: -1 })
  }, [change, popup, open])
}
