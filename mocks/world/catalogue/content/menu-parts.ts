import type { Asset, Badge, GridLink, GridLinks, MenuGrid, MenuLink } from './types.ts'

/** A link in a flyout. A hidden link is published but not shown. */
export const gridLink = (title: string, handle: string, badge: Badge | null = null, hidden = false): GridLink => ({
  title,
  handle,
  visibility: !hidden,
  badge,
})

export const primary = (title: string, ...links: GridLink[]): GridLinks => group('primary', title, links)
export const secondary = (title: string, ...links: GridLink[]): GridLinks => group('secondary', title, links)
const group = (variant: GridLinks['variant'], title: string, items: readonly GridLink[]): GridLinks => ({
  variant,
  title,
  linksCollection: { items },
})

type Featured = { title: string; handle: string; button: string; image: Asset; badge?: Badge }
type Promo = { title: string; byline: string; handle: string; image: Asset; badge?: Badge }

/** A flyout with its images. */
export function menuGrid(
  variant: MenuGrid['variant'],
  gridLinks: readonly GridLinks[],
  { featured, promos: [one, other] = [] }: { featured?: Featured; promos?: readonly Promo[] } = {},
): MenuGrid {
  return {
    variant,
    featuredImageTitle: featured?.title ?? null,
    featuredImageHandle: featured?.handle ?? null,
    featuredImageButtonText: featured?.button ?? null,
    featuredImageVisibility: featured !== undefined,
    featuredImage: featured?.image ?? null,
    featuredImageBadge: featured?.badge ?? null,
    promoImagePrimaryTitle: one?.title ?? null,
    promoImagePrimaryByline: one?.byline ?? null,
    promoImagePrimaryHandle: one?.handle ?? null,
    promoImagePrimaryVisibility: one !== undefined,
    promoImagePrimary: one?.image ?? null,
    promoImagePrimaryBadge: one?.badge ?? null,
    promoImageSecondaryTitle: other?.title ?? null,
    promoImageSecondaryByline: other?.byline ?? null,
    promoImageSecondaryHandle: other?.handle ?? null,
    promoImageSecondaryVisibility: other !== undefined,
    promoImageSecondary: other?.image ?? null,
    promoImageSecondaryBadge: other?.badge ?? null,
    gridLinksCollection: { items: gridLinks },
  }
}

export const menuLink = (
  title: string,
  handle: string,
  grid: MenuGrid | null,
  { highlight = false, hidden = false } = {},
): MenuLink => ({ title, handle, visibility: !hidden, highlightLink: highlight, grid })
