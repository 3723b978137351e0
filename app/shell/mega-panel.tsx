import { BadgeLabel } from '#app/content/badge-label.tsx'
import { ContentLink } from '#app/content/content-link.tsx'
import type { MenuGrid, MenuLink, MenuPicture } from '#app/content/menu.ts'
import { useCopy } from '#app/copy/every-page.ts'
import type { Elements } from '#app/ui/elements.ts'
import { FixedImage } from '#app/ui/responsive-image.tsx'
import styles from './mega-panel.module.css'

/** Spec 9: "Image sizes: featured 490x370, promo 253x191". */
const FEATURED = { width: 490, height: 370 }
const PROMO = { width: 253, height: 191 }

/**
 * The panel under a link of the menu: the link again, groups of links, and pictures with links. All panels share one grid of
 * six columns. `id` makes element ids unique.
 */
export function MegaPanel({ link, grid, id }: { link: Pick<MenuLink, 'href' | 'title'>; grid: MenuGrid; id: string }) {
  const t = useCopy()
  return (
    <div className={styles.inner} data-variant={grid.variant}>
      <div className={styles.groups}>
        <ContentLink href={link.href} className={styles.all}>
          {t('menu.shop', { title: link.title })}
        </ContentLink>
        {grid.groups.map(({ kind, title, links }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no ids, and editors may repeat a title
          <section key={at} className={styles.group} data-kind={kind}>
            {title ? (
              <p className={styles.title} id={`${id}-${at}`}>
                {title}
              </p>
            ) : null}
            <ul className={styles.links} aria-labelledby={title ? `${id}-${at}` : undefined}>
              {links.map((link) => (
                <li key={link.href}>
                  <ContentLink href={link.href} className={styles.link}>
                    <span>{link.title}</span>
                    {link.badge ? <BadgeLabel badge={link.badge} /> : null}
                  </ContentLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      {grid.featured || grid.promos.length > 0 ? (
        <div className={styles.pictures}>
          {grid.featured ? (
            <PictureLink link={grid.featured} size={FEATURED} kind="featured">
              {grid.featured.button ? <span className={styles.button}>{grid.featured.button}</span> : null}
            </PictureLink>
          ) : null}
          {grid.promos.map((promo) => (
            <PictureLink key={promo.title + promo.href} link={promo} size={PROMO} kind="promo">
              {promo.byline ? <span className={styles.byline}>{promo.byline}</span> : null}
            </PictureLink>
          ))}
        </div>
      ) : null}
    </div>
  )
}

function PictureLink(props: {
  link: MenuPicture
  size: { width: number; height: number }
  kind: 'featured' | 'promo'
  children: Elements
}) {
  const { title, href, picture, badge } = props.link
  return (
    <ContentLink href={href} className={styles.picture} data-kind={props.kind}>
      <span className={styles.frame}>
        <FixedImage src={picture.src} isContent alt={title ? '' : picture.alt} {...props.size} />
        {badge ? (
          <span className={styles.badge}>
            <BadgeLabel badge={badge} />
          </span>
        ) : null}
      </span>
      {title ? <span className={styles.name}>{title}</span> : null}
      {props.children}
    </ContentLink>
  )
}
