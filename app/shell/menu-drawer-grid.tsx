import type { MenuGrid, MenuLink, MenuPicture } from '#app/content/menu.ts'
import { useCopy } from '#app/copy/use-copy.ts'
import { FixedImage } from '#app/ui/responsive-image.tsx'
import { Badge } from './badge.tsx'
import styles from './menu-drawer-grid.module.css'

/** Spec 9: "Image sizes: ... mobile 160x190 and 190x190". */
const UPRIGHT = { width: 160, height: 190 }
const SQUARE = { width: 190, height: 190 }

/** The second level of the mobile menu: the grid of one link. */
export function MenuDrawerGrid(props: { link: MenuLink; grid: MenuGrid; hrefFor: (path: string) => string }) {
  const t = useCopy()
  const { link, grid, hrefFor } = props
  const pictures: MenuPicture[] = [...(grid.featured ? [grid.featured] : []), ...grid.promos]
  const size = pictures.length > 1 ? UPRIGHT : SQUARE
  return (
    <div className={styles.grid}>
      <a href={hrefFor(link.href)} className={styles.all}>
        {t('menu.shop', { title: link.title })}
      </a>
      {grid.groups.map(({ kind, title, links }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: editors may give two groups one title; their order is theirs too
        <section key={at} data-kind={kind} className={styles.group}>
          {title ? <h3 className={styles.title}>{title}</h3> : null}
          <ul className={styles.links}>
            {links.map((item) => (
              <li key={item.href}>
                <a href={hrefFor(item.href)} className={styles.link}>
                  {item.title}
                  {item.badge ? <Badge badge={item.badge} /> : null}
                </a>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {pictures.length > 0 ? (
        <div className={styles.pictures}>
          {pictures.map(({ title, href, picture, badge }) => (
            <a key={title + href} href={hrefFor(href)} className={styles.picture}>
              <span className={styles.frame} data-square={size === SQUARE || undefined}>
                <FixedImage src={picture.src} alt={title ? '' : picture.alt} {...size} />
                {badge ? (
                  <span className={styles.badge}>
                    <Badge badge={badge} />
                  </span>
                ) : null}
              </span>
              {title ? <span className={styles.name}>{title}</span> : null}
            </a>
          ))}
        </div>
      ) : null}
    </div>
  )
}
