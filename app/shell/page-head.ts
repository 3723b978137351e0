import { ROOT_PAGES } from '#app/content/page-handles.ts'
import { translate } from '#app/copy/every-page.ts'
import { joinPath } from '#app/region/rewrite.ts'
import { listAlternates } from '#app/seo/alternates.ts'
import { toAbsolutePictureUrl } from '#app/ui/picture-address.ts'
import { REGION_CODES, type Region } from '#contracts/shop/regions.ts'

/**
 * REG-04: "a path containing new-user or index maps to the root". A content page with two addresses, at the root and under
 * /pages (spec 2 lists both), has the root's as its canonical one.
 */
function toCanonicalPath(path: string): string {
  if (/new-user|index/.test(path)) return '/'
  const [, handle = ''] = /^\/pages\/([^/]+)$/.exec(path) ?? []
  return ROOT_PAGES.has(handle) ? `/${handle}` : path
}

/** The public URL of a page in a region; `path` is the route's, without a prefix. */
const toPublicUrl = (siteOrigin: string, region: Region, path: string): string =>
  siteOrigin + joinPath(region, toCanonicalPath(path))

/** REG-03: '{page title} - SPOKE', or the site's own title. */
const formatTitle = (region: Region, title?: string): string =>
  title ? `${title} - SPOKE` : translate(region.locale, 'site.title')

/** The picture of a page in link previews. */
type SharePicture = { src: string; alt: string; width: number; height: number }

/** Open Graph data of a page beside its title and description. */
type Sharing = { type?: 'website' | 'product' | 'article'; picture?: SharePicture | null }

/**
 * Builds the meta tags of a page for its route's head. A page without a title of its own (the home page, a missing page)
 * keeps the root's.
 */
export function getPageMeta(region: Region, title?: string, description?: string, sharing: Sharing = {}) {
  const pageDescription = description ?? translate(region.locale, 'site.description')
  if (!title) return { meta: [] }
  const { type, picture } = sharing
  return {
    meta: [
      { title: formatTitle(region, title) },
      { name: 'description', content: pageDescription },
      { property: 'og:title', content: title },
      { property: 'og:description', content: pageDescription },
      ...(type ? [{ property: 'og:type', content: type }] : []),
      ...(picture ? getPictureMeta({ ...picture, src: toShareUrl(picture.src) }) : []),
    ],
  }
}

/** Keeps a page out of search engines. */
export const noIndexMeta = { name: 'robots', content: 'noindex' }

/**
 * Builds the site's meta tags for the root's head. The tags of a page that was found replace them; `path` is that page's.
 */
export function getSiteMeta(region: Region, siteOrigin: string, state: PageState, path: string) {
  const description = translate(region.locale, 'site.description')
  return [
    { title: formatTitle(region, STATE_TITLES[state] && translate(region.locale, STATE_TITLES[state])) },
    { name: 'description', content: description },
    { property: 'og:site_name', content: translate(region.locale, 'site.name') },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: translate(region.locale, 'site.title') },
    { property: 'og:description', content: description },
    { property: 'og:locale', content: region.locale.replace('-', '_') },
    ...(state === 'found' ? [{ property: 'og:url', content: toPublicUrl(siteOrigin, region, path) }] : []),
    ...getPictureMeta({
      ...SITE_PICTURE,
      src: siteOrigin + SITE_PICTURE.src,
      alt: translate(region.locale, 'site.picture'),
    }),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** For pages without a picture of their own. */
const SITE_PICTURE = { src: '/share.jpg', width: 1200, height: 630 }

const SHARE_WIDTH = 1200
/** JPEG, because link previews may not support AVIF. */
const toShareUrl = (src: string) => `${toAbsolutePictureUrl(src, SHARE_WIDTH)}&format=jpg`

function getPictureMeta({ src, alt, width, height }: SharePicture) {
  return [
    { property: 'og:image', content: src },
    { property: 'og:image:width', content: String(SHARE_WIDTH) },
    { property: 'og:image:height', content: String(Math.round((height * SHARE_WIDTH) / width)) },
    { property: 'og:image:alt', content: alt },
  ]
}

/** Whether an address has a page: a route below the root matched, found its content and did not fail. */
type PageState = 'found' | 'missing' | 'failed'

const STATE_TITLES = { found: undefined, missing: 'not-found.title', failed: 'error.title' } as const

/** Derives the page's state from the router's matches. */
export function getPageState(matches: readonly { status: string; _notFound?: boolean }[]): PageState {
  if (matches.some(({ status }) => status === 'error')) return 'failed'
  const isMissing = matches.length <= 1 || matches.some(({ status, _notFound }) => _notFound || status === 'notFound')
  return isMissing ? 'missing' : 'found'
}

/** Builds canonical and alternate-language links. Only the root does: a child's links would not replace a parent's. */
export function getAddressLinks(region: Region, siteOrigin: string, path: string) {
  return [
    { rel: 'canonical', href: toPublicUrl(siteOrigin, region, path) },
    ...listAlternates(REGION_CODES).map(({ hrefLang, region: target }) => ({
      rel: 'alternate',
      hrefLang,
      href: toPublicUrl(siteOrigin, target, path),
    })),
  ]
}
