import { ROOT_PAGES } from '#app/content/pages.ts'
import { say } from '#app/copy/copy.ts'
import { ALL_REGIONS, REGIONS, type Region } from '#app/region/regions.ts'
import { joinPath } from '#app/region/rewrite.ts'
import { atWidth } from '#app/ui/responsive-image.tsx'

/**
 * REG-04: "a path containing new-user or index maps to the root". A content page that has an address at the root is
 * also found under /pages (spec 2 lists both); the root's is the one that counts.
 */
function canonicalPath(path: string): string {
  if (/new-user|index/.test(path)) return '/'
  const [, handle = ''] = /^\/pages\/([^/]+)$/.exec(path) ?? []
  return ROOT_PAGES.has(handle) ? `/${handle}` : path
}

/** A page's public address in a region; `path` is the route's, without a prefix. */
const publicUrl = (siteOrigin: string, region: Region, path: string): string =>
  siteOrigin + joinPath(region, canonicalPath(path))

/** REG-03: '{page title} - SPOKE', or the site's own title. */
const pageTitle = (region: Region, title?: string): string =>
  title ? `${title} - SPOKE` : say(region.locale, 'site.title')

/** A picture that stands for a page where it is shared. `src` may be asked for at a width, as all our pictures. */
export type SharePicture = { src: string; alt: string; width: number; height: number }

/** What a page says of itself beside its title and description. */
export type Sharing = { type?: 'website' | 'product' | 'article'; picture?: SharePicture | null }

/**
 * A page's title and description, for the head of its route, in the words of search engines and of whoever shares it.
 * A page without a title of its own (the home page, and what was not found) leaves the root's.
 */
export function pageMeta(region: Region, title?: string, description?: string, sharing: Sharing = {}) {
  const says = description ?? say(region.locale, 'site.description')
  if (!title) return { meta: [] }
  const { type, picture } = sharing
  return {
    meta: [
      { title: pageTitle(region, title) },
      { name: 'description', content: says },
      { property: 'og:title', content: title },
      { property: 'og:description', content: says },
      ...(type ? [{ property: 'og:type', content: type }] : []),
      ...(picture ? pictureMeta({ ...picture, src: atShareWidth(picture.src) }) : []),
    ],
  }
}

/** Keeps a page out of search engines: what a visitor typed is no page of ours. */
export const unlisted = { name: 'robots', content: 'noindex' }

/** What every page says of the site, for the root's head; a page's own words take the place of these. */
export function siteMeta(region: Region, siteOrigin: string, path: string | null) {
  const description = say(region.locale, 'site.description')
  const locale = (of: Region) => of.locale.replace('-', '_')
  return [
    { title: path === null ? pageTitle(region, say(region.locale, 'not-found.title')) : pageTitle(region) },
    { name: 'description', content: description },
    { property: 'og:site_name', content: say(region.locale, 'site.name') },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: say(region.locale, 'site.title') },
    { property: 'og:description', content: description },
    { property: 'og:locale', content: locale(region) },
    ...(path === null ? [] : [{ property: 'og:url', content: publicUrl(siteOrigin, region, path) }]),
    ...pictureMeta({ ...SITE_PICTURE, src: siteOrigin + SITE_PICTURE.src, alt: say(region.locale, 'site.picture') }),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** public/share.jpg, for pages that have no picture of their own. */
const SITE_PICTURE = { src: '/share.jpg', width: 1200, height: 630 }

const SHARE_WIDTH = 1200
/** Whoever shows a shared picture may not know AVIF. */
const atShareWidth = (src: string) => `${atWidth(src, SHARE_WIDTH)}&format=jpg`

function pictureMeta({ src, alt, width, height }: SharePicture) {
  return [
    { property: 'og:image', content: src },
    { property: 'og:image:width', content: String(SHARE_WIDTH) },
    { property: 'og:image:height', content: String(Math.round((height * SHARE_WIDTH) / width)) },
    { property: 'og:image:alt', content: alt },
  ]
}

/** True where an address led to a page: something matched beside the root, and it was found and did not fail. */
export const isPage = (matches: readonly { status: string; _notFound?: boolean }[]): boolean =>
  matches.length > 1 &&
  matches.every(({ status, _notFound }) => !_notFound && status !== 'notFound' && status !== 'error')

/** Canonical and alternate-language links, made in one place for all pages: a child's would not replace a parent's. */
export function addressLinks(region: Region, siteOrigin: string, path: string) {
  const alternate = (hrefLang: string, of: Region) => ({
    rel: 'alternate',
    hrefLang,
    href: publicUrl(siteOrigin, of, path),
  })
  return [
    { rel: 'canonical', href: publicUrl(siteOrigin, region, path) },
    ...ALL_REGIONS.map((each) => alternate(each.locale, each)),
    alternate('x-default', REGIONS.gb),
  ]
}
