import type { ContentPage as WirePage } from '#contracts/content/client.ts'
import { ROOT_PAGES } from './page-handles.ts'
import type { PictureLoader } from './pictures/load-pictures.server.ts'
import { isLoaded, type Picture } from './pictures/picture.ts'
import { REQUIRED_MS, readPublishedContent } from './read-content.server.ts'
import { type RichText, richTextFromWire } from './rich-text.ts'

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

/** A content page with its pictures; null without a title. */
export async function loadContentPage(
  handle: string,
  page: WirePage,
  pictures: PictureLoader,
): Promise<ContentPage | null> {
  if (!page.title) return null
  const { body } = page
  const [picture, tallPicture, embedded] = await Promise.all([
    pictures.load(page.image),
    pictures.load(page.imageTall),
    body && pictures.loadEmbedded(body),
  ])
  return {
    handle,
    title: page.title,
    description: page.description,
    headerTheme: isLoaded(picture) ? themeFromWire(page.headerTheme) : 'default',
    picture,
    tallPicture,
    collection: page.collection,
    body: body ? richTextFromWire(body, embedded ?? undefined) : [],
  }
}

/** The header theme; unknown values are the default. */
export const themeFromWire = (theme: string | null): PageTheme =>
  theme === 'transparent-light' || theme === 'transparent-dark' ? theme : 'default'

/** Handles of content entries that are not landing pages. */
const EXCLUDED_HANDLES = new Set(['home', 'returns'])

/**
 * Returns all published content pages with their paths, never drafts. Throws UpstreamError, at the latest after `deadlineMs`.
 */
export async function readContentPages(deadlineMs: number = REQUIRED_MS) {
  const pages = await readPublishedContent(
    'page addresses',
    'content.page-failed',
    (content) => content.pageAddresses(),
    deadlineMs,
  )
  return pages.flatMap(({ handle, title, description, sys }) =>
    handle && title && !EXCLUDED_HANDLES.has(handle)
      ? [
          {
            path: ROOT_PAGES.has(handle) ? `/${handle}` : `/pages/${handle}`,
            title,
            description,
            changedAt: sys.publishedAt ?? undefined,
          },
        ]
      : [],
  )
}
