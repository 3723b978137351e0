import { useLocation } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, type RefObject, useEffect, useReducer, useState } from 'react'
import type { Menu, MenuBar } from '#app/content/menu.wire.ts'
import { getPageMenu } from '#app/content/menu-bar.server.ts'
import { StaticPart } from '#app/page/static-part.tsx'
import { useDependencies } from '#app/region/use-client-links.ts'
import { useTrackPopup } from '#app/ui/popups.ts'
import { runWhenIdle } from '#app/ui/timing.ts'
import { MegaMenuList } from './mega-menu-list.tsx'
import '#app/content/badge-label.module.css?styles-only'
import './mega-menu.module.css?styles-only'
import './mega-panel.module.css?styles-only'

const getMenu = createIsomorphicFn().server(getPageMenu)
const renderOnServer = createIsomorphicFn().server((menu: Menu) => <MegaMenuList menu={menu} />)
const LoadedMegaMenu = lazy(() => import('./mega-menu-list.tsx').then((module) => ({ default: module.LoadedMegaMenu })))

/** The main links and their panels. `onRender` is called after the browser has rendered them. */
export function MegaMenu({ menu, onRender }: { menu: MenuBar; onRender: () => void }) {
  const fullMenu = getMenu()
  const dependencies = useDependencies(fullMenu ?? menu)
  return (
    <StaticPart
      server={fullMenu && renderOnServer(fullMenu)}
      client={<LoadedMegaMenu bar={menu} onRender={onRender} />}
      dependencies={dependencies}
    />
  )
}

/**
 * Makes the menu of a header interactive when the browser is idle; until then CSS opens its panels. Marks the header's links
 * to the open page. Returns whether a panel is open, and `onRender` to call after the menu was rendered again.
 */
export function useMegaMenu(header: RefObject<HTMLElement | null>): { isOpen: boolean; onRender: () => void } {
  const [isOpen, setOpen] = useState(false)
  const [renders, onRender] = useReducer((count: number) => count + 1, 0)
  const path = useLocation({ select: ({ pathname }) => pathname })
  useTrackPopup('flyoutMenu', isOpen)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list needs its own listeners
  useEffect(() => {
    const controller = new AbortController()
    runWhenIdle(() => {
      // If this code fails to load, CSS still opens the panels and the links work.
      import('./attach-mega-menu-behaviour.ts')
        .then(
          ({ attachMegaMenuBehaviour }) =>
            header.current && attachMegaMenuBehaviour(header.current, setOpen, controller.signal),
        )
        .catch(() => {})
    })
    return () => controller.abort()
  }, [header, renders])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list has no mark yet
  useEffect(() => {
    const current = window.location.pathname
    for (const link of header.current?.querySelectorAll('nav > div > ul > li > a, a[data-client-links]') ?? []) {
      if (path !== '/' && link.getAttribute('href') === current) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
  }, [header, path, renders])

  return { isOpen, onRender }
}
