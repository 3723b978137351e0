/** Addresses that are nobody's landing page: a visitor's own, or a machine's. */
const PRIVATE = ['/account', '/api/', '/_serverFn/', '/returns', '/*?*preview=']

/** robots.txt: a shop that is only tried out is not to be found; a real one says where its map is (REG-08). */
export function robots(environment: 'sandbox' | 'production', origin: string): string {
  if (environment === 'sandbox') return 'User-agent: *\nDisallow: /\n'
  const everywhere = PRIVATE.flatMap((path) =>
    /^\/(api|_serverFn|\*)/.test(path) ? [path] : [path, `/us${path}`, `/eu${path}`],
  )
  return `User-agent: *\n${everywhere.map((path) => `Disallow: ${path}`).join('\n')}\n\nSitemap: ${origin}/sitemap.xml\n`
}
