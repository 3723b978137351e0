/**
 * Paths that search engines must not crawl: personal pages, endpoints, previews and links to checkout. /_serverFn/ is
 * TanStack Start's default base of server functions; if its `serverFns.base` option is ever set, this entry has to follow.
 */
const DISALLOWED = ['/account', '/api/', '/cart/', '/checkout', '/discount/', '/_serverFn/', '/returns', '/*?*preview=']

/** Text of robots.txt: a sandbox disallows everything, production names its sitemap (REG-08). */
export function formatRobots(environment: 'sandbox' | 'production', origin: string): string {
  if (environment === 'sandbox') return 'User-agent: *\nDisallow: /\n'
  const paths = DISALLOWED.flatMap((path) =>
    /^\/(api|_serverFn|\*)/.test(path) ? [path] : [path, `/us${path}`, `/eu${path}`],
  )
  return `User-agent: *\n${paths.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
}
