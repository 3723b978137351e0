import { toSafeHref } from '#app/http/plain-responses.ts'
import { toPictureAddress } from '#app/ui/picture-address.ts'
import type { ContentClient } from '#contracts/content/client.ts'
import type {
  BadgeFragment,
  GridLinksFragment,
  MenuGridFragment,
  MenuLinkFragment,
  PictureFragment,
} from '#contracts/content/generated/documents.ts'
import { MENU_LIMITS } from '#contracts/shop/timing-and-limits.ts'
import { type Badge, badgeFromWire } from './badge.wire.ts'

/** Spec 2: "Links and flyouts render only for items with visibility true." */
export const menuFromWire = (links: readonly MenuLinkFragment[]): Menu => ({
  links: links.slice(0, MENU_LIMITS.links).flatMap(linkFromWire),
})

function linkFromWire({ title, handle, visibility, highlightLink, grid }: MenuLinkFragment): MenuLink[] {
  if (!visibility || !title || !handle) return []
  const href = toPath(handle)
  return [{ title, href, highlight: highlightLink === true, grid: grid && gridFromWire(grid, href) }]
}

/** The flyout; null if nothing in it is visible. A picture without a link of its own uses the menu link's. */
function gridFromWire(wire: MenuGridFragment, linkHref: string): MenuGrid | null {
  const featured =
    wire.featuredImageVisibility &&
    pictureFromWire(
      wire.featuredImageTitle,
      wire.featuredImageHandle,
      wire.featuredImage,
      wire.featuredImageBadge,
      linkHref,
    )
  const primaryPromo =
    wire.promoImagePrimaryVisibility &&
    pictureFromWire(
      wire.promoImagePrimaryTitle,
      wire.promoImagePrimaryHandle,
      wire.promoImagePrimary,
      wire.promoImagePrimaryBadge,
      linkHref,
    )
  const secondaryPromo =
    wire.promoImageSecondaryVisibility &&
    pictureFromWire(
      wire.promoImageSecondaryTitle,
      wire.promoImageSecondaryHandle,
      wire.promoImageSecondary,
      wire.promoImageSecondaryBadge,
      linkHref,
    )
  const grid: MenuGrid = {
    variant: wire.variant === 'promo' ? 'promo' : 'default',
    groups: (wire.gridLinksCollection?.items ?? []).slice(0, MENU_LIMITS.gridLinks).flatMap(groupFromWire),
    featured: featured ? { ...featured, button: wire.featuredImageButtonText } : null,
    promos: [
      ...(primaryPromo ? [{ ...primaryPromo, byline: wire.promoImagePrimaryByline }] : []),
      ...(secondaryPromo ? [{ ...secondaryPromo, byline: wire.promoImageSecondaryByline }] : []),
    ],
  }
  return grid.groups.length > 0 || grid.featured || grid.promos.length > 0 ? grid : null
}

function groupFromWire(wire: GridLinksFragment | null): LinkGroup[] {
  const links = (wire?.linksCollection?.items ?? []).slice(0, MENU_LIMITS.subLinks).flatMap((link): GridLink[] => {
    if (!link?.visibility || !link.title || !link.handle) return []
    return [{ title: link.title, href: toPath(link.handle), badge: badgeFromWire(link.badge) }]
  })
  if (links.length === 0) return []
  return [{ kind: wire?.variant === 'secondary' ? 'secondary' : 'primary', title: wire?.title ?? null, links }]
}

function pictureFromWire(
  title: string | null,
  handle: string | null,
  image: PictureFragment | null,
  badge: BadgeFragment | null,
  defaultHref: string,
): MenuPicture | null {
  const src = toPictureAddress(image?.url)
  if (!src) return null
  return {
    title: title ?? '',
    href: handle ? toPath(handle) : defaultHref,
    picture: { src, alt: image?.title ?? '' },
    badge: badgeFromWire(badge),
  }
}

/** Editors write paths with or without the leading slash. */
const toPath = (handle: string): string => toSafeHref(handle) ?? `/${handle.replace(/^[/\\]+/, '')}`

/** The main menu; null if content has no header. Throws UpstreamError. */
export async function readMenu(content: Pick<ContentClient, 'mainMenu'>): Promise<Menu | null> {
  const links = await content.mainMenu({})
  return links && menuFromWire(links)
}

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
type LinkGroup = { kind: 'primary' | 'secondary'; title: string | null; links: readonly GridLink[] }

/** A link of a group. */
type GridLink = { title: string; href: string; badge: Badge | null }

/** A picture with a link. */
export type MenuPicture = { title: string; href: string; picture: Picture; badge: Badge | null }

/** `alt` is empty if content has no description. */
export type Picture = { src: string; alt: string }
