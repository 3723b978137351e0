import { say } from '#app/copy/copy.ts'
import { ALL_REGIONS, REGIONS, type Region } from '#app/region/regions.ts'
import { joinPath } from '#app/region/rewrite.ts'

/** REG-04: "a path containing new-user or index maps to the root". */
const canonicalPath = (path: string) => (/new-user|index/.test(path) ? '/' : path)

/** A page's public address in a region; `path` is the route's, without a prefix. */
export const publicUrl = (siteOrigin: string, region: Region, path: string): string =>
  siteOrigin + joinPath(region, canonicalPath(path))

/** REG-03: '{page title} - SPOKE', or the site's own title. */
export const pageTitle = (region: Region, title?: string): string =>
  title ? `${title} - SPOKE` : say(region.locale, 'site.title')

/** A page's title and description, for the head of its route. */
export const pageMeta = (region: Region, title?: string, description?: string) => ({
  meta: [
    { title: pageTitle(region, title) },
    { name: 'description', content: description ?? say(region.locale, 'site.description') },
  ],
})

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
