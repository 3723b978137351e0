import type {
  BadgeFragment,
  GridLinksFragment,
  MenuGridFragment,
  MenuLinkFragment,
  PictureFragment,
} from '#contracts/content/generated/documents.ts'
import { hexColour } from './colour.ts'
import type { GridLink, LinkGroup, Menu, MenuBadge, MenuGrid, MenuLink, MenuPicture } from './menu.ts'
import { ownHref } from './own-href.ts'

/** Spec 9: "Main menu: 20 links, 10 grid links, 10 sub-links". The query asks for no more; this holds whatever comes. */
const MAX_LINKS = 20
const MAX_GROUPS = 10
const MAX_GROUP_LINKS = 10

/** Spec 2: "Links and flyouts render only for items with visibility true." */
export const menuFromWire = (links: readonly MenuLinkFragment[]): Menu => ({
  links: links.slice(0, MAX_LINKS).flatMap(linkFromWire),
})

function linkFromWire({ title, handle, visibility, highlightLink, grid }: MenuLinkFragment): MenuLink[] {
  if (!visibility || !title || !handle) return []
  const href = pathOf(handle)
  return [{ title, href, highlight: highlightLink === true, grid: grid && gridFromWire(grid, href) }]
}

/** null where nothing of a flyout is visible: then the link is only a link. A picture without a place of its own leads where the link does. */
function gridFromWire(wire: MenuGridFragment, linkHref: string): MenuGrid | null {
  const featured =
    wire.featuredImageVisibility &&
    pictureLink(
      wire.featuredImageTitle,
      wire.featuredImageHandle,
      wire.featuredImage,
      wire.featuredImageBadge,
      linkHref,
    )
  const one =
    wire.promoImagePrimaryVisibility &&
    pictureLink(
      wire.promoImagePrimaryTitle,
      wire.promoImagePrimaryHandle,
      wire.promoImagePrimary,
      wire.promoImagePrimaryBadge,
      linkHref,
    )
  const other =
    wire.promoImageSecondaryVisibility &&
    pictureLink(
      wire.promoImageSecondaryTitle,
      wire.promoImageSecondaryHandle,
      wire.promoImageSecondary,
      wire.promoImageSecondaryBadge,
      linkHref,
    )
  const grid: MenuGrid = {
    variant: wire.variant === 'promo' ? 'promo' : 'default',
    groups: (wire.gridLinksCollection?.items ?? []).slice(0, MAX_GROUPS).flatMap(groupFromWire),
    featured: featured ? { ...featured, button: wire.featuredImageButtonText } : null,
    promos: [
      ...(one ? [{ ...one, byline: wire.promoImagePrimaryByline }] : []),
      ...(other ? [{ ...other, byline: wire.promoImageSecondaryByline }] : []),
    ],
  }
  return grid.groups.length > 0 || grid.featured || grid.promos.length > 0 ? grid : null
}

function groupFromWire(wire: GridLinksFragment | null): LinkGroup[] {
  const links = (wire?.linksCollection?.items ?? []).slice(0, MAX_GROUP_LINKS).flatMap((link): GridLink[] => {
    if (!link?.visibility || !link.title || !link.handle) return []
    return [{ title: link.title, href: pathOf(link.handle), badge: badgeFromWire(link.badge) }]
  })
  if (links.length === 0) return []
  return [{ kind: wire?.variant === 'secondary' ? 'secondary' : 'primary', title: wire?.title ?? null, links }]
}

function pictureLink(
  title: string | null,
  handle: string | null,
  image: PictureFragment | null,
  badge: BadgeFragment | null,
  otherwise: string,
): MenuPicture | null {
  if (!image?.url) return null
  return {
    title: title ?? '',
    href: handle ? pathOf(handle) : otherwise,
    picture: { src: image.url, alt: image.title ?? '' },
    badge: badgeFromWire(badge),
  }
}

const badgeFromWire = (wire: BadgeFragment | null): MenuBadge | null =>
  wire?.title ? { title: wire.title, colour: hexColour(wire.themeColour) } : null

/** Editors write paths of the shop, with or without the slash. */
const pathOf = (handle: string): string => ownHref(handle) ?? `/${handle.replace(/^[/\\]+/, '')}`
