import type { ContentClient } from '#contracts/content/client.ts'
import type { PictureFragment } from '#contracts/content/generated/documents.ts'
import { type RichText, richTextFromWire } from './rich-text.ts'

export type Picture = { src: string; alt: string; width: number; height: number }

/** The colour of a header's words over the picture that a page opens with; default: the page begins below the header. */
export type PageTheme = 'default' | 'transparent-light' | 'transparent-dark'

export type ContentPage = {
  handle: string
  title: string
  description: string | null
  headerTheme: PageTheme
  picture: Picture | null
  /** The same for screens taller than wide. */
  tallPicture: Picture | null
  /** The collection whose goods it shows, by handle. */
  collection: string | null
  body: RichText
}

/** A content page by its handle, or null where there is none. Throws UpstreamError. */
export async function readContentPage(
  content: Pick<ContentClient, 'page'>,
  handle: string,
): Promise<ContentPage | null> {
  const page = await content.page({ handle })
  if (!page?.title) return null
  const picture = pictureFromWire(page.image)
  return {
    handle,
    title: page.title,
    description: page.description,
    headerTheme: picture ? themeFromWire(page.headerTheme) : 'default',
    picture,
    tallPicture: pictureFromWire(page.imageTall),
    collection: page.collection,
    body: page.body ? richTextFromWire(page.body, page.assets) : [],
  }
}

/** What content calls a theme; anything else is the ordinary one. */
export const themeFromWire = (theme: string | null): PageTheme =>
  theme === 'transparent-light' || theme === 'transparent-dark' ? theme : 'default'

/** Null where the picture is not published, or does not say how large it is. */
export function pictureFromWire(asset: PictureFragment | null): Picture | null {
  if (!asset?.url || !asset.width || !asset.height) return null
  return { src: asset.url, alt: asset.title ?? '', width: asset.width, height: asset.height }
}
