import type { ScenarioSummary } from '#mocks/control/api.ts'

/** A page in a scenario; without a scenario in the default data. */
export type GalleryPage = { scenario?: string; path: string; name: string }

/** The pages that have all the words in scenario, summary or path: each scenario's first page, and every page of the shop. */
export function planGallery(
  scenarios: readonly ScenarioSummary[],
  paths: readonly string[],
  words: readonly string[],
): GalleryPage[] {
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word.toLowerCase()))
  return [
    ...paths.filter(has).map((path) => ({ path, name: toName('default', path) })),
    ...scenarios
      .filter(({ name, summary, start }) => has(`${name} ${summary} ${start}`))
      .map(({ name, start }) => ({ scenario: name, path: start, name: toName(name, start) })),
  ]
}

/** A file's name, such as 'variant-sold-out--products-heroes-navy'. */
function toName(scenario: string, path: string): string {
  const words = path.replace(/\?.*/, '').replaceAll(/[^a-z0-9]+/gi, '-')
  return `${scenario}--${words.replace(/^-|-$/g, '') || 'home'}`
}

/** Of the addresses of a site map the first of each kind of page: '/', one product, one collection, … */
export function pickPaths(sitemap: string): string[] {
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
  const kinds = new Map<string, string>()
  for (const path of paths) {
    const [, folder = '', name] = path.split('/')
    const kind = name === undefined ? folder.replace(/^.*-size-chart$/, 'size-chart') : `${folder}/`
    if (!kinds.has(kind)) kinds.set(kind, path)
  }
  return [...kinds.values()]
}
