import { joinPath } from '#app/region/rewrite.ts'
import { ALL_REGIONS, type Region, type RegionCode } from '#contracts/shop/regions.ts'
import { listAlternates } from './alternates.ts'

/** A page as a sitemap lists it. */
export type SitemapPage = {
  /** The route's path, without a region's prefix. */
  path: string
  /** ISO date of the last change, if known. */
  changedAt?: string
  /** The regions that have the page. */
  regions: readonly RegionCode[]
}

/** Text of /sitemap.xml: one sitemap per region, each far below the limit of 50,000 URLs. */
export function formatSitemapIndex(origin: string): string {
  const sitemaps = ALL_REGIONS.map(({ code }) => `<sitemap><loc>${origin}/sitemap/${code}.xml</loc></sitemap>`)
  return `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${sitemaps.join('\n')}\n</sitemapindex>\n`
}

/** Text of a region's sitemap, each page with its alternates in other regions (REG-08). */
export function formatSitemap(origin: string, region: Region, pages: readonly SitemapPage[]): string {
  const regionPages = pages.filter(({ regions }) => regions.includes(region.code))
  return `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${regionPages.map((page) => formatEntry(origin, region, page)).join('\n')}
</urlset>
`
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n'

function formatEntry(origin: string, region: Region, { path, changedAt, regions }: SitemapPage): string {
  const formatUrl = (target: Region) => escapeXml(origin + joinPath(target, path))
  const alternates = listAlternates(regions).map(
    (alternate) =>
      `<xhtml:link rel="alternate" hreflang="${alternate.hrefLang}" href="${formatUrl(alternate.region)}"/>`,
  )
  const changed = changedAt ? `<lastmod>${escapeXml(changedAt.slice(0, 10))}</lastmod>` : ''
  return `<url><loc>${formatUrl(region)}</loc>${changed}${alternates.join('')}</url>`
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
