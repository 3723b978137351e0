import type { ContentClient } from '#contracts/content/client.ts'
import type { Menu } from './menu.ts'
import { menuFromWire } from './menu.wire.ts'

/** The main menu; null if content has no header. Throws UpstreamError. */
export async function readMenu(content: Pick<ContentClient, 'mainMenu'>): Promise<Menu | null> {
  const links = await content.mainMenu({})
  return links && menuFromWire(links)
}
