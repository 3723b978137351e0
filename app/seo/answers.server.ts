import { report } from '#app/errors/report.ts'
import { ALL_REGIONS } from '#app/region/regions.ts'
import { config } from '#app/upstream/config.server.ts'
import { guide } from './guide.ts'
import { robots } from './robots.ts'
import { siteMap, siteMapIndex } from './site-map.ts'
import { contentPages, goodsOf, sitePages } from './site-pages.server.ts'

/** Goods come and go by the day. */
const FOR_AN_HOUR = 'public, max-age=3600, s-maxage=3600, stale-while-revalidate=86400'

/** GET /robots.txt */
export function answerRobots(): Response {
  const { ENVIRONMENT, SITE_ORIGIN } = config()
  return text('text/plain', robots(ENVIRONMENT, SITE_ORIGIN))
}

/** GET /sitemap.xml */
export const answerSiteMapIndex = (): Response => text('application/xml', siteMapIndex(config().SITE_ORIGIN))

/** GET /sitemap/{region}.xml */
export async function answerSiteMap(file: string): Promise<Response> {
  const region = ALL_REGIONS.find(({ code }) => file === `${code}.xml`)
  if (!region) return new Response('There is no such map.', { status: 404 })
  return orLater(async () => text('application/xml', siteMap(config().SITE_ORIGIN, region, await sitePages())))
}

/** GET /llms.txt */
export const answerGuide = (): Promise<Response> =>
  orLater(async () => {
    const [{ collections }, pages] = await Promise.all([goodsOf('gb'), contentPages()])
    const ranges = collections.map(({ handle, title }) => ({ title, path: `/collections/${handle}` }))
    const reading = pages.map(({ title, path, description }) => ({ title, path, says: description }))
    return text('text/markdown', guide(config().SITE_ORIGIN, { collections: ranges, pages: reading }))
  })

/** A crawler that is told to come back later does; half an answer it would believe. */
async function orLater(answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer()
  } catch (cause) {
    report('collection.read-failed', cause)
    return new Response('Please come back later.', { status: 503, headers: { 'retry-after': '600' } })
  }
}

const text = (type: string, body: string): Response =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': FOR_AN_HOUR } })
