import { type MouseEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Menu, MenuLink } from '#app/content/menu.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { useOwnLinks } from '#app/region/own-links.ts'
import { Drawer } from '#app/ui/drawer.tsx'
import { BackIcon, ForwardIcon } from '#app/ui/icons.tsx'
import { useOpenPanel } from '#app/ui/open-panel.tsx'
import { useAsPopup } from '#app/ui/popups.tsx'
import { FitButton } from './header-tools.tsx'
import styles from './menu-drawer.module.css'
import { MenuDrawerGrid } from './menu-drawer-grid.tsx'

/** The phone's menu (NAV-04): the header's links, then what is under one of them. Escape and 'Back' go up a level. */
export function MenuDrawer({ menu }: { menu: Menu }) {
  const t = useCopy()
  const { panel, close } = useOpenPanel()
  const { hrefFor, follow } = useOwnLinks()
  const [within, setWithin] = useState<MenuLink | null>(null)
  const back = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const open = panel === 'menu'
  useAsPopup('flyoutMenu', open)

  function leave() {
    close()
    setWithin(null)
  }

  function enter(link: MenuLink) {
    flushSync(() => setWithin(link))
    back.current?.focus()
  }

  function goUp() {
    const at = within ? menu.links.indexOf(within) : -1
    flushSync(() => setWithin(null))
    list.current?.children[at]?.querySelector('button')?.focus()
  }

  return (
    <Drawer
      open={open}
      title={within?.title ?? t('header.menu')}
      closeLabel={t('close')}
      onClose={leave}
      onCancel={(event) => {
        if (!within) return
        event.preventDefault()
        goUp()
      }}
      back={
        within ? (
          <button ref={back} type="button" className={styles.back} onClick={goUp} aria-label={t('menu.back')}>
            <BackIcon />
          </button>
        ) : null
      }
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the links’ own clicks, met on their way up */}
      <nav
        aria-label={within?.title ?? t('header.menu')}
        className={styles.nav}
        onClick={(event: MouseEvent) => {
          if (follow(event)) leave()
        }}
      >
        {within?.grid ? (
          <MenuDrawerGrid key={within.href} link={within} grid={within.grid} hrefFor={hrefFor} />
        ) : (
          <>
            <ul ref={list} className={styles.links}>
              {menu.links.map((link) => (
                <li key={link.href}>
                  {link.grid ? (
                    <button type="button" className={styles.link} onClick={() => enter(link)}>
                      {link.title}
                      <ForwardIcon />
                    </button>
                  ) : (
                    <a href={hrefFor(link.href)} className={styles.link}>
                      {link.title}
                    </a>
                  )}
                </li>
              ))}
            </ul>
            <FitButton className={styles.fit} />
            <ul className={styles.secondary} aria-label={t('menu.more')}>
              <li>
                <a href={hrefFor('/account?page=overview')}>{t('menu.account')}</a>
              </li>
              <li>
                <a href={hrefFor('/pages/faqs')} target="_blank" rel="noopener">
                  {t('menu.faqs')} <span className="visually-hidden">({t('opens-in-new-tab')})</span>
                </a>
              </li>
              <li>
                <a href={hrefFor('/returns')}>{t('menu.returns')}</a>
              </li>
              <li>
                <a href={hrefFor('/pages/contact-us')}>{t('menu.contact-us')}</a>
              </li>
            </ul>
          </>
        )}
      </nav>
    </Drawer>
  )
}
