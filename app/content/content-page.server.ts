import type { ContentClient } from '#contracts/content/client.ts'
import { type RichText, richTextFromWire } from './rich-text.ts'

export type ContentPage = { title: string; description: string | null; body: RichText }

/** A content page by its handle, or null where there is none. Throws UpstreamError. */
export async function readContentPage(
  content: Pick<ContentClient, 'page'>,
  handle: string,
): Promise<ContentPage | null> {
  const page = await content.page({ handle })
  if (!page?.title) return null
  return { title: page.title, description: page.description, body: page.body ? richTextFromWire(page.body) : [] }
}
