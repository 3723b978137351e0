import type { Menu } from '#app/content/menu.wire.ts'

/** The collections that together have every product, each with all colours of its style. */
export const WHOLE_RANGE = ['trousers', 'denim', 'tops', 'shorts', 'swims', 'underwear', 'socks', 'belts', 'gift-cards']

/** The collections of the specification (COL-01). Those with all colours of a style come first. */
const OWN_COLLECTIONS = [
  ...WHOLE_RANGE,
  'trunks',
  'the-gift-edit',
  'smart-trousers',
  'casual-trousers',
  'black-chinos',
  'navy-chinos',
  'beige-chinos',
  'black-tops',
  'blue-tops',
  'green-tops',
]

/** The most collections that are searched for a product. Ours: twice those of the default menu. */
const MAX_COLLECTIONS = 60

/** The handles of the collections to search for a product: the shop's own, then those that the menu links to. */
export function listKnownCollections(menu: Menu | null): string[] {
  const hrefs = (menu?.links ?? []).flatMap(({ href, grid }) => [
    href,
    ...(grid?.groups ?? []).flatMap(({ links }) => links.map((link) => link.href)),
  ])
  const linked = hrefs.flatMap((href) => /^\/collections\/([^/?#]+)/.exec(href)?.[1] ?? [])
  return [...new Set([...OWN_COLLECTIONS, ...linked.map(decodeHandle)])].slice(0, MAX_COLLECTIONS)
}

/** Decodes a handle. An editor's path may be invalid encoding, which is returned as it is. */
function decodeHandle(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
