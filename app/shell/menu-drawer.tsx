import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ContentLink } from '#app/content/content-link.tsx'
import type { Menu, MenuBar } from '#app/content/menu.wire.ts'
import { useCopy } from '#app/copy/every-page.ts'
import { menuDrawerWords } from '#app/copy/shell.ts'
import { useWords } from '#app/copy/use-words.ts'
import { clientLinks } from '#app/ui/clicks.ts'
import { Drawer } from '#app/ui/drawer.tsx'
import { BackIcon, ForwardIcon } from '#app/ui/icons.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { useTrackPopup } from '#app/ui/popups.ts'
import { FitButton } from './header-tools.tsx'
import { loadMenu } from './menu.functions.ts'
import styles from './menu-drawer.module.css'
import { MenuDrawerGrid } from './menu-drawer-grid.tsx'

/** The mobile menu with two levels (NAV-04), the second of which loads when it opens. Escape and 'Back' go up a level. */
export function MenuDrawer({ menu: { links } }: { menu: MenuBar }) {
  const t = useCopy()
  const words = useWords(menuDrawerWords)
  const { panel, close } = useOpenPanel()
  const [openLink, setOpenLink] = useState<MenuBar['links'][number] | null>(null)
  const [menu, setMenu] = useState<Menu | null>(null)
  const back = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const open = panel === 'menu'
  useTrackPopup('flyoutMenu', open)

  // Until it is loaded, the second level has only the link to its range.
  useEffect(() => {
    if (open && !menu) void loadMenu().then(setMenu)
  }, [open, menu])

  function closeMenu() {
    close()
    setOpenLink(null)
  }

  // Closes on navigation, even to the current page. Opening the Fit Finder changes only the fragment.
  const router = useRouter()
  const onNavigate = useEffectEvent(closeMenu)
  useEffect(() => {
    if (!open) return
    return router.subscribe('onBeforeNavigate', ({ pathChanged, hashChanged }) => {
      if (pathChanged || !hashChanged) onNavigate()
    })
  }, [open, router])

  function openGrid(link: MenuBar['links'][number]) {
    flushSync(() => setOpenLink(link))
    back.current?.focus()
  }

  function goUp() {
    const at = openLink ? links.indexOf(openLink) : -1
    flushSync(() => setOpenLink(null))
    list.current?.children[at]?.querySelector('button')?.focus()
  }

  return (
    <Drawer
      open={open}
      // counted as a flyout menu
      excluded
      title={openLink?.title ?? t('header.menu')}
      closeLabel={t('close')}
      onClose={closeMenu}
      onCancel={(event) => {
        if (!openLink) return
        event.preventDefault()
        goUp()
      }}
      back={
        openLink ? (
          <button ref={back} type="button" className={styles.back} onClick={goUp} aria-label={words('back')}>
            <BackIcon />
          </button>
        ) : null
      }
    >
      <nav aria-label={openLink?.title ?? t('header.menu')} className={styles.nav} {...clientLinks}>
        {openLink ? (
          <MenuDrawerGrid
            key={openLink.href}
            link={openLink}
            grid={menu?.links.find(({ href }) => href === openLink.href)?.grid ?? null}
          />
        ) : (
          <>
            <ul ref={list} className={styles.links}>
              {links.map((link) => (
                <li key={link.href}>
                  {link.isLeaf ? (
                    <ContentLink href={link.href} className={styles.link} data-highlight={link.highlight || undefined}>
                      {link.title}
                    </ContentLink>
                  ) : (
                    <button
                      type="button"
                      className={styles.link}
                      data-highlight={link.highlight || undefined}
                      onClick={() => openGrid(link)}
                    >
                      <span>{link.title}</span>
                      <ForwardIcon />
                    </button>
                  )}
                </li>
              ))}
            </ul>
            <FitButton className={styles.fit} />
            <ul className={styles.secondary} aria-label={words('more')}>
              <li>
                <ContentLink href="/account?page=overview">{words('account')}</ContentLink>
              </li>
              <li>
                <ContentLink href="/wish-list">{t('menu.wish-list')}</ContentLink>
              </li>
              <li>
                <ContentLink href="/pages/faqs">{words('faqs')}</ContentLink>
              </li>
              <li>
                <ContentLink href="/returns">{words('returns')}</ContentLink>
              </li>
              <li>
                <ContentLink href="/pages/contact-us">{words('contact-us')}</ContentLink>
              </li>
            </ul>
          </>
        )}
      </nav>
    </Drawer>
  )
}
