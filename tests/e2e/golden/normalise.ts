const MONTH = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*'

/** What differs between runs or builds of the same page, and what stands for it in golden files. */
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  // modules and styles: a build may cut them in another way
  [/\n *<link (fetchpriority="low" )?href="\/assets\/[^"]*" rel="(modulepreload|stylesheet)">/g, ''],
  // what a script has set and taken away
  [/ style(?=[ >])/g, ''],
  [/ data-preloads="[^"]*"/g, ' data-preloads="…"'],
  [/\/assets\/[\w.-]+?-[\w-]{8}\.(\w+)/g, '/assets/….$1'],
  // CSS modules: _primary_tghml_1 is primary
  [/\b_([a-zA-Z][a-zA-Z0-9-]*)_[\w-]{5,6}_\d+\b/g, '$1'],
  [/'sha256-[\w+/=]+'( 'sha256-[\w+/=]+')*/g, "'sha256-…'"],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/g, '{uuid}'],
  [/\b\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d(\.\d+)?Z)?/g, '{date}'],
  // of a saved fit
  [/(?<=since )\d\d\/\d\d\b/g, '{date}'],
  // 'Thu 3 Dec', 'Dec 3, 2026', '14 November 2026'
  [
    new RegExp(
      `\\b((Mon|Tue|Wed|Thu|Fri|Sat|Sun),? )?(\\d{1,2}\\s${MONTH}|${MONTH}\\s\\d{1,2})(,?\\s20\\d\\d)?\\b`,
      'g',
    ),
    '{date}',
  ],
]

/** A text without what differs between runs or builds. @param origins Names of the servers of this run. */
export function normalise(text: string, origins: Readonly<Record<string, string>>): string {
  const named = Object.entries(origins).reduce((result, [name, origin]) => result.replaceAll(origin, name), text)
  const replaced = REPLACEMENTS.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), named)
  return numberIds(shortenSources(replaced))
}

/** Generated ids by the order in which they appear. */
function numberIds(text: string): string {
  const numbers = new Map<string, number>()
  return text.replace(/_[rR]_[0-9a-z]+(?:H[0-9a-z]+)*_/g, (id) => {
    const number = numbers.get(id) ?? numbers.size + 1
    numbers.set(id, number)
    return `{id ${number}}`
  })
}

/** A picture's widths once instead of its address for each. */
const shortenSources = (text: string): string =>
  text.replace(/ (srcset|imagesrcset)="([^"]*)"/gi, (_, name: string, value: string) => {
    const sources = value.split(', ')
    return ` ${name}="${sources[0]}, … ${sources.at(-1)?.split(' ').at(-1)} (${sources.length})"`
  })
