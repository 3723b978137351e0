import type { ContentClient } from '#contracts/content/client.ts'
import type { MenuLinkFragment } from '#contracts/content/generated/documents.ts'
import type { Menu, MenuLink } from './menu.ts'

/** The main menu, or null where content has no header at all. Throws UpstreamError. */
export async function readMenu(content: Pick<ContentClient, 'mainMenu'>): Promise<Menu | null> {
  const links = await content.mainMenu({})
  return links && { links: links.flatMap(linkFromWire) }
}

/** Spec 2: "Links and flyouts render only for items with visibility true." */
function linkFromWire({ title, handle, visibility, highlightLink, grid }: MenuLinkFragment): MenuLink[] {
  if (!visibility || !title || !handle) return []
  const image = grid?.featuredImageVisibility ? grid.featuredImage : null
  const picture = image?.url ? { src: image.url, alt: image.title ?? '' } : null
  return [{ title, href: handle.startsWith('/') ? handle : `/${handle}`, highlight: highlightLink === true, picture }]
}
