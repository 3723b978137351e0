import { ALL_REGIONS, REGIONS, type Region } from '#app/region/regions.ts'
import { joinPath } from '#app/region/rewrite.ts'
import type { RegionCode } from '#contracts/regions.ts'

/** A page of the shop as a site map lists it. */
export type MappedPage = {
  /** The route's path, without a region's prefix. */
  path: string
  /** When it last changed, if anybody knows. */
  changedAt?: string
  /** Where it exists. */
  regions: readonly RegionCode[]
}

/** /sitemap.xml: one map a region, each far below the 50,000 addresses that a map may hold. */
export function siteMapIndex(origin: string): string {
  const maps = ALL_REGIONS.map(({ code }) => `<sitemap><loc>${origin}/sitemap/${code}.xml</loc></sitemap>`)
  return `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${maps.join('\n')}\n</sitemapindex>\n`
}

/** A region's pages, each with its sisters in the other shops (REG-08). */
export function siteMap(origin: string, region: Region, pages: readonly MappedPage[]): string {
  const own = pages.filter(({ regions }) => regions.includes(region.code))
  return `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${own.map((page) => entry(origin, region, page)).join('\n')}
</urlset>
`
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

function entry(origin: string, region: Region, { path, changedAt, regions }: MappedPage): string {
  const address = (of: Region) => escaped(origin + joinPath(of, path))
  const alternate = (hreflang: string, of: Region) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${address(of)}"/>`
  const sisters = regions.map((code) => alternate(REGIONS[code].locale, REGIONS[code]))
  const changed = changedAt ? `<lastmod>${escaped(changedAt.slice(0, 10))}</lastmod>` : ''
  const fallback = regions.includes('gb') ? alternate('x-default', REGIONS.gb) : ''
  return `<url><loc>${address(region)}</loc>${changed}${sisters.join('')}${fallback}</url>`
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
