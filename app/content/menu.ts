/** The shop's main menu, as the header and the home page need it. */
export type Menu = { links: readonly MenuLink[] }

export type MenuLink = {
  title: string
  /** A path of the shop without a region's prefix, like '/collections/trousers'. */
  href: string
  highlight: boolean
  /** The link's featured picture, where content shows one. */
  picture: { src: string; alt: string } | null
}
