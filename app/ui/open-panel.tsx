import { useLocation, useRouter } from '@tanstack/react-router'
import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

/** At most one panel is open on a page, so which one is a single value (NAV-13). */
export type Panel = 'none' | 'cart' | 'menu' | 'search' | 'fit-finder' | 'fit' | 'cookies'

/** The address fragment that opens the Fit Finder's drawer on any page; closing the drawer removes it (spec 2). */
const FIT_FINDER_FRAGMENT = 'fit_finder_open'

type OpenPanel = { panel: Panel; open: (panel: Exclude<Panel, 'none'>) => void; close: () => void }

const Context = createContext<OpenPanel | null>(null)

/**
 * Holds which panel is open, for everything inside. A panel belongs to the page it was opened on: another page closes it.
 * The Fit Finder is open for as long as its fragment is in the address, so that it can be linked to and gone back from.
 */
export function PanelProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const byFragment = useLocation({ select: ({ hash }) => hash === FIT_FINDER_FRAGMENT })
  const [opened, setOpened] = useState<{ panel: Panel; on: string }>({ panel: 'none', on: path })
  // one opened while the next page is on its way is meant for that page, which this one has not yet become
  const meantForNext = opened.on === router.state.location.pathname
  if (opened.panel !== 'none' && opened.on !== path && !meantForNext) setOpened({ panel: 'none', on: path })

  const panel = byFragment ? 'fit-finder' : opened.panel
  const value = useMemo<OpenPanel>(() => {
    const show = (next: Panel) => {
      const { hash, pathname } = router.state.location
      const wanted = next === 'fit-finder'
      if (wanted !== (hash === FIT_FINDER_FRAGMENT)) {
        const fragment = wanted ? FIT_FINDER_FRAGMENT : ''
        void router.navigate({ to: '.', search: true, hash: fragment, replace: !wanted, resetScroll: false })
      }
      setOpened({ panel: wanted ? 'none' : next, on: pathname })
    }
    return { panel, open: show, close: () => show('none') }
  }, [panel, router])
  return <Context value={value}>{children}</Context>
}

/** Which panel is open, and the means to open one and to close it. */
export function useOpenPanel(): OpenPanel {
  const value = useContext(Context)
  if (!value) throw new Error('useOpenPanel is for components inside PanelProvider')
  return value
}
