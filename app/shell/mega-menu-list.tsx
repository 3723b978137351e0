import { use, useEffect } from 'react'
import { BadgeLabel } from '#app/content/badge-label.tsx'
import { ContentLink } from '#app/content/content-link.tsx'
import type { Menu, MenuBar, MenuGrid, MenuLink, MenuPicture } from '#app/content/menu.wire.ts'
import { useCopy } from '#app/copy/every-page.ts'
import type { Elements } from '#app/ui/elements.ts'
import { FixedImage } from '#app/ui/responsive-image.tsx'
import styles from './mega-menu.module.css'
import panel from './mega-panel.module.css'
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

/** Spec 9: "Image sizes: featured 490x370, promo 253x191". */
const FEATURED = { width: 490, height: 370 }
const PROMO = { width: 253, height: 191 }

/**
 * The panel under a link of the menu: the link again, groups of links, and pictures with links. All panels share one grid of
 * six columns. `id` makes element ids unique.
 */
function MegaPanel({ link, grid, id }: { link: Pick<MenuLink, 'href' | 'title'>; grid: MenuGrid; id: string }) {
  const t = useCopy()
  return (
    <div className={panel.inner} data-variant={grid.variant}>
      <div className={panel.groups}>
        <ContentLink href={link.href} className={panel.all}>
          {t('menu.shop', { title: link.title })}
        </ContentLink>
        {grid.groups.map(({ kind, title, links }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no ids, and editors may repeat a title
          <section key={at} className={panel.group} data-kind={kind}>
            {title ? (
              <p className={panel.title} id={`${id}-${at}`}>
                {title}
              </p>
            ) : null}
            <ul className={panel.links} aria-labelledby={title ? `${id}-${at}` : undefined}>
              {links.map((link) => (
                <li key={link.href}>
                  <ContentLink href={link.href} className={panel.link}>
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
        <div className={panel.pictures}>
          {grid.featured ? (
            <PictureLink link={grid.featured} size={FEATURED} kind="featured">
              {grid.featured.button ? <span className={panel.button}>{grid.featured.button}</span> : null}
            </PictureLink>
          ) : null}
          {grid.promos.map((promo) => (
            <PictureLink key={promo.title + promo.href} link={promo} size={PROMO} kind="promo">
              {promo.byline ? <span className={panel.byline}>{promo.byline}</span> : null}
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
    <ContentLink href={href} className={panel.picture} data-kind={props.kind}>
      <span className={panel.frame}>
        <FixedImage src={picture.src} isContent alt={title ? '' : picture.alt} {...props.size} />
        {badge ? (
          <span className={panel.badge}>
            <BadgeLabel badge={badge} />
          </span>
        ) : null}
      </span>
      {title ? <span className={panel.name}>{title}</span> : null}
      {props.children}
    </ContentLink>
  )
}
