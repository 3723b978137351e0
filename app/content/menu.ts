import type { Badge } from './badge.wire.ts'

/** The main menu of the header: visible links only, within the limits of spec 9. */
export type Menu = { links: readonly MenuLink[] }

/** The main links without their flyouts, which the browser gets as markup. */
export type MenuBar = { links: readonly (Pick<MenuLink, 'title' | 'href'> & { highlight?: true; isLeaf?: true })[] }

/** A top-level link of the menu. */
export type MenuLink = {
  title: string
  /** A path of the shop without a region's prefix, like '/collections/trousers'. */
  href: string
  highlight: boolean
  /** The flyout of the link; null if it has none. */
  grid: MenuGrid | null
}

/** The flyout of a menu link: groups of links, and pictures. */
export type MenuGrid = {
  variant: 'default' | 'promo'
  groups: readonly LinkGroup[]
  featured: (MenuPicture & { button: string | null }) | null
  /** At most two (NAV-06). */
  promos: readonly (MenuPicture & { byline: string | null })[]
}

/** Links under a common title. */
export type LinkGroup = { kind: 'primary' | 'secondary'; title: string | null; links: readonly GridLink[] }

/** A link of a group. */
export type GridLink = { title: string; href: string; badge: Badge | null }

/** A picture with a link. */
export type MenuPicture = { title: string; href: string; picture: Picture; badge: Badge | null }

/** `alt` is empty if content has no description. */
export type Picture = { src: string; alt: string }
