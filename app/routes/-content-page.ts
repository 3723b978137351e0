import { notFound } from '@tanstack/react-router'
import type { PageHandleSearch } from '#app/content/page-handles.ts'
import type { OwnTitle } from '#app/content/pages/page.functions.ts'
import type { Page } from '#app/content/pages/page.server.ts'
import { isLoaded } from '#app/content/pictures/picture.ts'
import { getPageMeta } from '#app/shell/page-head.ts'
import { getScenePreloads } from '#app/ui/scene-picture.tsx'
import type { Region } from '#contracts/shop/regions.ts'

/**
 * Loads a content page with the promo of `pageHandle`; throws notFound() if it does not exist. A page that shows more
 * than its content gives its `ownTitle`, under which it is shown if the content cannot be read.
 */
export async function loadContentPage(
  { code }: Region,
  handle: string,
  { pageHandle }: PageHandleSearch,
  ownTitle?: OwnTitle,
): Promise<Page> {
  const { getContentPage } = await import('#app/content/pages/page.functions.ts')
  const page = await getContentPage({ data: { region: code, handle, pageHandle, ownTitle } })
  if (!page) throw notFound()
  return page
}

/** Title, description, share picture and preloads of a content page; the site's own if it failed to load. */
export function getContentPageHead(region: Region, page: Page | undefined) {
  const picture = isLoaded(page?.picture) ? page.picture : null
  const tall = isLoaded(page?.tallPicture) ? page.tallPicture : null
  return {
    ...getPageMeta(region, page?.title, page?.description ?? undefined, { picture }),
    // React preloads a picture beside the text itself
    links: picture && page?.headerTheme !== 'default' ? getScenePreloads({ scene: picture, tall }) : [],
  }
}
