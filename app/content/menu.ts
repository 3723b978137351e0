/** The shop's main menu, as the header shows it: only what is visible, and no more of it than there is room for. */
export type Menu = { links: readonly MenuLink[] }

export type MenuLink = {
  title: string
  /** A path of the shop without a region's prefix, like '/collections/trousers'. */
  href: string
  highlight: boolean
  /** What opens under the link; null where it is only a link. */
  grid: MenuGrid | null
}

export type MenuGrid = {
  variant: 'default' | 'promo'
  groups: readonly LinkGroup[]
  featured: (MenuPicture & { button: string | null }) | null
  /** At most two (NAV-06). */
  promos: readonly (MenuPicture & { byline: string | null })[]
}

export type LinkGroup = { kind: 'primary' | 'secondary'; title: string | null; links: readonly GridLink[] }

export type GridLink = { title: string; href: string; badge: MenuBadge | null }

/** A picture that leads somewhere. */
export type MenuPicture = { title: string; href: string; picture: Picture; badge: MenuBadge | null }

/** `alt` says what the picture shows; empty where content does not say. */
export type Picture = { src: string; alt: string }

/** `colour` is the editors', as #rrggbb; null where they chose none that can be shown. */
export type MenuBadge = { title: string; colour: string | null }
