import { useLocation } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, type RefObject, useEffect, useState } from 'react'
import type { Menu } from '#app/content/menu.ts'
import { useTrackPopup } from '#app/ui/popups.ts'
import { runWhenIdle } from '#app/ui/run-when-idle.ts'
import { StaticPart } from '#app/ui/static-part.tsx'
import { MegaMenuList } from './mega-menu-list.tsx'
// styles of the static part (scripts/build/keep-style-imports.ts)
import '#app/content/badge-label.module.css?styles-only'
import './mega-menu.module.css?styles-only'
import './mega-panel.module.css?styles-only'

const renderOnServer = createIsomorphicFn().server((menu: Menu) => <MegaMenuList menu={menu} />)
const LazyMegaMenuList = lazy(() => import('./mega-menu-list.tsx').then((module) => ({ default: module.MegaMenuList })))

/** The main links and their panels. */
export const MegaMenu = ({ menu }: { menu: Menu }) => (
  <StaticPart server={renderOnServer(menu)} client={<LazyMegaMenuList menu={menu} />} />
)

/**
 * Makes the menu of a header interactive when the browser is idle; until then style alone opens its panels. Returns
 * whether a panel is open.
 */
export function useMegaMenu(header: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setOpen] = useState(false)
  const path = useLocation({ select: ({ pathname }) => pathname })
  useTrackPopup('flyoutMenu', isOpen)

  useEffect(() => {
    const controller = new AbortController()
    runWhenIdle(() => {
      // Without this code the panels still open by style, and the links lead on.
      import('./attach-mega-menu-behaviour.ts')
        .then(
          ({ attachMegaMenuBehaviour }) =>
            header.current && attachMegaMenuBehaviour(header.current, setOpen, controller.signal),
        )
        .catch(() => {})
    })
    return () => controller.abort()
  }, [header])

  useEffect(() => {
    const current = window.location.pathname
    for (const link of header.current?.querySelectorAll('nav > div > ul > li > a') ?? []) {
      if (path !== '/' && link.getAttribute('href') === current) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
  }, [header, path])

  return isOpen
}
