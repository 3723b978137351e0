import { readContentPages } from '#app/content/content-page.server.ts'
import { guideWords } from '#app/copy/content.ts'
import { translate } from '#app/copy/every-page.ts'
import { report } from '#app/errors/report.ts'
import { createTextResponse } from '#app/http/plain-responses.ts'
import { getConfig } from '#app/upstream/config.server.ts'
import { ALL_REGIONS } from '#contracts/shop/regions.ts'
import { readSitePages, readStorePages } from './site-pages.server.ts'
import { formatSitemap, formatSitemapIndex } from './sitemap.ts'

/** Products and pages change daily, so an hour is recent enough. */
const CACHE_CONTROL = 'public, max-age=3600, s-maxage=3600, stale-while-revalidate=86400'

/** GET /robots.txt */
export function handleRobotsRequest(): Response {
  const { ENVIRONMENT, SITE_ORIGIN } = getConfig()
  return createResponse('text/plain', formatRobots(ENVIRONMENT, SITE_ORIGIN))
}

/** GET /sitemap.xml */
export const handleSitemapIndexRequest = (): Response =>
  createResponse('application/xml', formatSitemapIndex(getConfig().SITE_ORIGIN))

/** GET /sitemap/{region}.xml */
export async function handleSitemapRequest(file: string): Promise<Response> {
  const region = ALL_REGIONS.find(({ code }) => file === `${code}.xml`)
  if (!region) return createTextResponse(404, 'No sitemap at this address.')
  return orUnavailable(async () =>
    createResponse('application/xml', formatSitemap(getConfig().SITE_ORIGIN, region, await readSitePages())),
  )
}

/** GET /llms.txt */
export const handleLlmsTextRequest = (): Promise<Response> =>
  orUnavailable(async () => {
    const [{ collections }, pages] = await Promise.all([readStorePages('gb'), readContentPages()])
    const entries = collections.map(({ handle, title }) => ({ title, path: `/collections/${handle}` }))
    return createResponse('text/markdown', formatLlmsText(getConfig().SITE_ORIGIN, { collections: entries, pages }))
  })

/** The response, or 503 with Retry-After if an upstream fails, because a crawler would take a partial list as complete. */
async function orUnavailable(respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond()
  } catch (cause) {
    report('collection.read-failed', cause)
    return createTextResponse(503, 'Please come back later.', { 'retry-after': '600' })
  }
}

const createResponse = (type: string, body: string): Response =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': CACHE_CONTROL } })

/**
 * Paths that search engines must not crawl: personal pages, endpoints, previews and links to checkout. /_serverFn/ is
 * TanStack Start's default base of server functions; if its `serverFns.base` option is ever set, this entry has to follow.
 */
const DISALLOWED = [
  '/account',
  '/api/',
  '/cart/',
  '/checkout',
  '/discount/',
  '/_serverFn/',
  '/returns',
  '/order-status',
  '/*?*preview=',
]

/** Text of robots.txt: a sandbox disallows everything, production names its sitemap (REG-08). */
export function formatRobots(environment: 'sandbox' | 'production', origin: string): string {
  if (environment === 'sandbox') return 'User-agent: *\nDisallow: /\n'
  const paths = DISALLOWED.flatMap((path) =>
    /^\/(api|_serverFn|\*)/.test(path) ? [path] : [path, `/us${path}`, `/eu${path}`],
  )
  return `User-agent: *\n${paths.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
}

/** A link of llms.txt. */
type LlmsEntry = { title: string; path: string; description?: string | null }

/** Text of llms.txt (llmstxt.org): what the shop sells and where its pages are, for language models. */
export function formatLlmsText(
  origin: string,
  parts: { collections: readonly LlmsEntry[]; pages: readonly LlmsEntry[] },
): string {
  const line = ({ title, path, description }: LlmsEntry) =>
    `- [${title}](${origin}${path})${description ? `: ${description}` : ''}`
  const section = (heading: string, entries: readonly LlmsEntry[]) =>
    `## ${heading}\n\n${entries.map(line).join('\n')}\n`
  return [
    '# SPOKE\n',
    `> ${translate('en-GB', 'site.description')}\n`,
    `${guideWords.about}\n`,
    section(guideWords.collections, parts.collections),
    section(guideWords.pages, parts.pages),
  ].join('\n')
}
