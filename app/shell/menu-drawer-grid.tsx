import { BadgeLabel } from '#app/content/badge-label.tsx'
import { ContentLink } from '#app/content/content-link.tsx'
import type { MenuGrid, MenuLink, MenuPicture } from '#app/content/menu.wire.ts'
import { useCopy } from '#app/copy/every-page.ts'
import { FixedImage } from '#app/ui/responsive-image.tsx'
import styles from './menu-drawer-grid.module.css'

/** Spec 9: "Image sizes: ... mobile 160x190 and 190x190". */
const UPRIGHT = { width: 160, height: 190 }
const SQUARE = { width: 190, height: 190 }

/** The second level of the mobile menu: the grid of one link, below a link to its range. */
export function MenuDrawerGrid({ link, grid }: { link: Pick<MenuLink, 'href' | 'title'>; grid: MenuGrid | null }) {
  const t = useCopy()
  return (
    <div className={styles.grid}>
      <ContentLink href={link.href} className={styles.all}>
        {t('menu.shop', { title: link.title })}
      </ContentLink>
      {grid ? <Groups groups={grid.groups} /> : null}
      {grid && (grid.featured || grid.promos.length > 0) ? <Pictures grid={grid} /> : null}
    </div>
  )
}

const Groups = ({ groups }: Pick<MenuGrid, 'groups'>) =>
  groups.map(({ kind, title, links }, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: editors may give two groups one title; their order is theirs too
    <section key={at} data-kind={kind} className={styles.group}>
      {title ? <h3 className={styles.title}>{title}</h3> : null}
      <ul className={styles.links}>
        {links.map((item) => (
          <li key={item.href}>
            <ContentLink href={item.href} className={styles.link}>
              <span>{item.title}</span>
              {item.badge ? <BadgeLabel badge={item.badge} /> : null}
            </ContentLink>
          </li>
        ))}
      </ul>
    </section>
  ))

function Pictures({ grid: { featured, promos } }: { grid: MenuGrid }) {
  const size = promos.length + (featured ? 1 : 0) > 1 ? UPRIGHT : SQUARE
  return (
    <div className={styles.pictures}>
      {featured ? <PictureLink link={featured} size={size} byline={null} button={featured.button} /> : null}
      {promos.map((promo) => (
        <PictureLink key={promo.title + promo.href} link={promo} size={size} byline={promo.byline} button={null} />
      ))}
    </div>
  )
}

function PictureLink(props: {
  link: MenuPicture
  size: { width: number; height: number }
  byline: string | null
  button: string | null
}) {
  const { link, size, byline, button } = props
  const { title, href, picture, badge } = link
  return (
    <ContentLink href={href} className={styles.picture}>
      <span className={styles.frame} data-square={size === SQUARE || undefined}>
        <FixedImage src={picture.src} isContent alt={title ? '' : picture.alt} {...size} />
        {badge ? (
          <span className={styles.badge}>
            <BadgeLabel badge={badge} />
          </span>
        ) : null}
      </span>
      {title ? <span className={styles.name}>{title}</span> : null}
      {byline ? <span className={styles.byline}>{byline}</span> : null}
      {button ? <span className={styles.button}>{button}</span> : null}
    </ContentLink>
  )
}
