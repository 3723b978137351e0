import { ContentLink } from '#app/content/content-link.tsx'
import type { Menu } from '#app/content/menu.ts'
import { useCopy } from '#app/copy/every-page.ts'
import { toClosedPart } from '#app/page/closed-part.tsx'
import styles from './mega-menu.module.css'
import { MegaPanel } from './mega-panel.tsx'

/**
 * The main links, with a panel under each that content gives one. The link leads to its range; the button beside it is for
 * keyboards and screen readers. attach-mega-menu-behaviour.ts opens and closes the panels.
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
              {toClosedPart(
                <div id={`menu-${at}`} className={styles.panel} data-panel>
                  <MegaPanel link={{ title, href }} grid={grid} id={`menu-${at}`} />
                </div>,
              )}
            </>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
