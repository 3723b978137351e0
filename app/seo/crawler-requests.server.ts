import { readContentPages } from '#app/content/content-pages.server.ts'
import { report } from '#app/errors/report.ts'
import { createTextResponse } from '#app/http/text-response.ts'
import { getConfig } from '#app/upstream/config.server.ts'
import { ALL_REGIONS } from '#contracts/shop/regions.ts'
import { formatLlmsText } from './llms-text.ts'
import { formatRobots } from './robots.ts'
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

/** The response, or 503 with Retry-After if an upstream fails: a crawler would take an incomplete list for the whole. */
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
