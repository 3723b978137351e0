/** An address of every route that renders a page. A new page joins here, and so gets the tests of every page. */
export const PAGE_ROUTES: Readonly<Record<string, string>> = {
  '/': '/',
  '/$page': '/contact-us',
  '/account': '/account?page=overview',
  '/cart': '/cart',
  '/collections/$handle': '/collections/belts',
  '/fit-finder': '/fit-finder',
  '/newsletter': '/newsletter',
  '/pages/$handle': '/pages/about-us',
  '/pages/search': '/pages/search?q=belt',
  '/products/$handle': '/products/heroes-navy',
  '/refer-a-friend': '/refer-a-friend',
  '/returns': '/returns',
  '/spoke-feedback': '/spoke-feedback',
  '/thank-your-friend': '/thank-your-friend',
  '/order-status': '/order-status',
  '/unsubscribe': '/unsubscribe',
  '/wish-list': '/wish-list?goods=heroes-navy',
  '/{$garment}-size-chart': '/trousers-size-chart',
}

/** Routes that render no page. */
export const ENDPOINTS = [
  '/api/visit',
  '/api/policy-report',
  '/api/report',
  '/api/webhooks/content',
  '/api/webhooks/shopify/$region',
  '/api/where',
  '/country',
  '/llms.txt',
  '/preview',
  '/robots.txt',
  '/search',
  '/sitemap.xml',
  '/sitemap/$file',
]
