import { useLocation, useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'
import { createStore } from './create-store.ts'

/** The open panel, of which a page has at most one (NAV-13). */
export type Panel = 'none' | 'cart' | 'menu' | 'search' | 'fit-finder' | 'fit' | 'cookies' | 'newsletter'

/** The address fragment that opens the Fit Finder's drawer on any page; closing the drawer removes it (spec 2). */
const FIT_FINDER_FRAGMENT = 'fit_finder_open'

/** A store rather than a context, because React removes an island when a context above it changes (DECISIONS.md). */
const openPanel = createStore<Panel>('none')
/** Set by `OpenPanelState`, which has access to the router. */
let show: (panel: Panel) => void = () => {}
const open = (panel: Exclude<Panel, 'none'>) => show(panel)
const close = () => show('none')

/** Returns the open panel, and stable functions that open and close panels. */
export const useOpenPanel = () => ({ panel: openPanel.useValue(), open, close })

/**
 * Decides which panel is open; used once, in the shell. A navigation closes the panel of the previous page. The Fit
 * Finder is open while its fragment is in the address, so that links can open it.
 */
export function OpenPanelState() {
  const router = useRouter()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const byFragment = useLocation({ select: ({ hash }) => hash === FIT_FINDER_FRAGMENT })
  const [opened, setOpened] = useState<{ panel: Panel; on: string }>({ panel: 'none', on: path })
  // A panel opened while the next page loads belongs to that page.
  const isForNextPage = opened.on === router.state.location.pathname
  if (opened.panel !== 'none' && opened.on !== path && !isForNextPage) setOpened({ panel: 'none', on: path })

  const panel = byFragment ? 'fit-finder' : opened.panel
  useLayoutEffect(() => openPanel.set(panel), [panel])
  useLayoutEffect(() => {
    show = (next) => {
      const { hash, pathname } = router.state.location
      const isFitFinder = next === 'fit-finder'
      if (isFitFinder !== (hash === FIT_FINDER_FRAGMENT)) {
        const fragment = isFitFinder ? FIT_FINDER_FRAGMENT : ''
        void router.navigate({ to: '.', search: true, hash: fragment, replace: !isFitFinder, resetScroll: false })
      }
      setOpened({ panel: isFitFinder ? 'none' : next, on: pathname })
    }
  }, [router])
  return null
}
