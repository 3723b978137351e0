import type { ContentClient } from '#contracts/content/client.ts'
import type { PictureFragment } from '#contracts/content/generated/documents.ts'
import { type RichText, richTextFromWire } from './rich-text.ts'

/** A picture with its dimensions in pixels. */
export type Picture = { src: string; alt: string; width: number; height: number }

/** The text colour of a header that overlays the page's hero image; default: the page starts below the header. */
export type PageTheme = 'default' | 'transparent-light' | 'transparent-dark'

/** A content page as editors wrote it. */
export type ContentPage = {
  handle: string
  title: string
  description: string | null
  headerTheme: PageTheme
  picture: Picture | null
  /** The hero image for screens that are taller than wide. */
  tallPicture: Picture | null
  /** Handle of the collection whose products the page shows. */
  collection: string | null
  body: RichText
}

/** A content page by its handle; null if it does not exist. Throws UpstreamError. */
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

/** The header theme; unknown values are the default. */
export const themeFromWire = (theme: string | null): PageTheme =>
  theme === 'transparent-light' || theme === 'transparent-dark' ? theme : 'default'

/** The picture; null if it is not published or has no dimensions. */
export function pictureFromWire(asset: PictureFragment | null): Picture | null {
  if (!asset?.url || !asset.width || !asset.height) return null
  return { src: asset.url, alt: asset.title ?? '', width: asset.width, height: asset.height }
}
