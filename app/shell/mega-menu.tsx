import { useLocation } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { lazy, type RefObject, useEffect, useState } from 'react'
import type { Menu } from '#app/content/menu.ts'
import { Kept } from '#app/ui/kept.tsx'
import { useAsPopup } from '#app/ui/popups.tsx'
import { whenIdle } from '#app/ui/when-idle.ts'
import { MegaMenuList } from './mega-menu-list.tsx'
// the list is drawn by the server, and its looks must be on the page all the same
import './badge.module.css'
import './mega-menu.module.css'
import './mega-panel.module.css'

const made = createIsomorphicFn().server((menu: Menu) => <MegaMenuList menu={menu} />)
const Fresh = lazy(() => import('./mega-menu-list.tsx').then((module) => ({ default: module.MegaMenuList })))

/** The main links and their panels, as the server drew them. */
export const MegaMenu = ({ menu }: { menu: Menu }) => <Kept made={made(menu)} fresh={<Fresh menu={menu} />} />

/**
 * Gives life to the menu in a header, when the browser has nothing else to do; until then style alone opens its panels.
 * Answers whether one is open.
 */
export function useMegaMenu(header: RefObject<HTMLElement | null>): boolean {
  const [open, setOpen] = useState(false)
  const path = useLocation({ select: ({ pathname }) => pathname })
  useAsPopup('flyoutMenu', open)

  useEffect(() => {
    const gone = new AbortController()
    whenIdle(() => {
      // without its life the menu still opens and leads on
      import('./mega-menu-live.ts')
        .then(({ enliven }) => header.current && enliven(header.current, setOpen, gone.signal))
        .catch(() => {})
    })
    return () => gone.abort()
  }, [header])

  useEffect(() => {
    const here = window.location.pathname
    for (const link of header.current?.querySelectorAll('nav > div > ul > li > a') ?? []) {
      if (path !== '/' && link.getAttribute('href') === here) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
  }, [header, path])

  return open
}
