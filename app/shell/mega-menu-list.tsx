import { use, useEffect } from 'react'
import { ContentLink } from '#app/content/content-link.tsx'
import type { Menu, MenuBar } from '#app/content/menu.ts'
import { useCopy } from '#app/copy/every-page.ts'
import styles from './mega-menu.module.css'
import { MegaPanel } from './mega-panel.tsx'
import { loadMenu } from './menu.functions.ts'

/**
 * The main links, each with a panel if content has one, and a button for keyboards and screen readers that opens it.
 * attach-mega-menu-behaviour.ts opens and closes the panels.
 */
export function MegaMenuList({ menu }: { menu: Menu }) {
  const t = useCopy()
  return (
    <ul className={styles.links}>
      {menu.links.map(({ title, href, highlight, grid }, at) => (
        <li key={href} className={styles.item}>
          <ContentLink href={href} className={styles.link} data-highlight={highlight || undefined}>
            {title}
          </ContentLink>
          {grid ? (
            <>
              <button
                type="button"
                className={styles.disclosure}
                aria-expanded={false}
                aria-controls={`menu-${at}`}
                aria-label={t('header.open-menu', { title })}
              />
              <div id={`menu-${at}`} className={styles.panel} data-panel>
                <MegaPanel link={{ title, href }} grid={grid} id={`menu-${at}`} />
              </div>
            </>
          ) : null}
        </li>
      ))}
    </ul>
  )
}

/** The main links and their panels in a header that the browser renders; without panels where the menu cannot be read. */
export function LoadedMegaMenu({ bar, onRender }: { bar: MenuBar; onRender: () => void }) {
  const menu = use(loadMenu())
  useEffect(onRender, [onRender])
  return <MegaMenuList menu={menu ?? { links: bar.links.map((link) => ({ highlight: false, ...link, grid: null })) }} />
}
