import { REGION_CODES } from '#contracts/shop/regions.ts'
import { COOKIE, cartCountCookie, cartIdCookie, checkoutStartedCookie, newCartCookie } from '#contracts/shop/visitor.ts'
import { ENDPOINTS, PAGE_ROUTES } from '#tests/support/page-routes.ts'
import type { Check } from '../run-checks.ts'
import { ask, type HttpResponse, isShared } from './ask.ts'
import type { Site } from './site.ts'

/** A word in every cookie that no page holds by itself. */
const WORD = 'zebrafinch'

/** What is for one visitor stays with him. */
export const privacy: readonly Check<Site>[] = [
  {
    title: 'no answer to a visitor’s cookies is stored, on any route with any cookie',
    async run(site) {
      const cookies = await createCookies(site)
      const paths = [...Object.values(PAGE_ROUTES), ...ENDPOINTS.map((path) => path.replace(/\$\w+/, 'pages.xml'))]
      let requests = 0
      for (const path of paths) {
        const url = site.varnish + path
        // first of all with every cookie, so that the page is made for this visitor if it can be
        const first = await ask(url, { headers: { cookie: cookies.join('; ') } })
        const answers = [first, ...(await Promise.all(cookies.map((cookie) => ask(url, { headers: { cookie } }))))]
        const after = [await ask(url), await ask(url), await ask(site.nginx + path)]
        const own = await ask(site.instances[0] + path, { headers: { cookie: cookies.join('; ') } })
        if (!isShared(own) && isPage(own) && own.body !== first.body)
          throw new Error(`${path}: Varnish does not pass the visitor's cookies on to a page that reads them`)
        for (const response of [...answers, ...after])
          if (response.headers['x-front'] === 'HIT' && response.headers['set-cookie'])
            throw new Error(`${path}: a stored answer sets a cookie: ${response.headers['set-cookie']}`)
        for (const { body, headers } of after)
          if (body.includes(WORD) || JSON.stringify(headers).includes(WORD))
            throw new Error(`${path}: a visitor without cookies sees what is in another’s`)
        if (isShared(own) && !(await isSameEverywhere(site, path)))
          throw new Error(`${path}: a visitor without cookies gets another page than the shop makes for him`)
        requests += answers.length + after.length
      }
      return `${requests} requests, ${cookies.length} cookies, ${paths.length} routes`
    },
  },
]

/**
 * Whether Varnish and nginx send a visitor without cookies what an instance makes for him. A page that was purged before may be
 * the one from before it for a moment more.
 */
async function isSameEverywhere({ instances, varnish, nginx }: Site, path: string): Promise<boolean> {
  const end = performance.now() + LONGEST_MS
  do {
    const [clean, ...others] = await Promise.all(
      [instances[0] ?? '', varnish, nginx].map((origin) => ask(origin + path)),
    )
    if (others.every(({ body }) => body === clean?.body)) return true
    await new Promise((resolve) => setTimeout(resolve, 100))
  } while (performance.now() < end)
  return false
}

const LONGEST_MS = 10_000

const isPage = ({ status, headers }: HttpResponse) =>
  status === 200 && String(headers['content-type']).startsWith('text/html')

/** Every cookie of the shop, with values that pages read where there are such: a real cart, a fit, a code. */
async function createCookies({ control }: Site): Promise<string[]> {
  const { cartId } = await control.seedCart('default', { lines: [{ product: 'heroes-navy' }] })
  const values: Record<string, string> = {
    [COOKIE.savedFit]: encodeURIComponent(JSON.stringify({ waist: '34', build: 'B', leg: '32', name: WORD })),
    [COOKIE.discountCode]: WORD.toUpperCase(),
    [COOKIE.chosenRegion]: 'us',
    [COOKIE.geoRegion]: 'US',
    [cartIdCookie('gb')]: encodeURIComponent(cartId),
    [cartCountCookie('gb')]: '7',
  }
  const names = [
    ...Object.values(COOKIE),
    ...REGION_CODES.flatMap((region) => [
      cartIdCookie(region),
      cartCountCookie(region),
      newCartCookie(region, '1'),
      checkoutStartedCookie(region),
    ]),
  ]
  return names.map((name) => `${name}=${values[name] ?? WORD}`)
}
