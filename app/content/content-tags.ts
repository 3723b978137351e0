/** The tag of everything that is made of content. */
const CONTENT_TAG = 'content'

/** The content types of the service (contracts/content), by the first word of what is read. */
const TYPES: Readonly<Record<string, string>> = {
  menu: 'mainMenu',
  flash: 'flashBanner',
  promos: 'productsPromo',
  discount: 'productDiscount',
  care: 'careCopy',
  page: 'page',
  home: 'page',
  asset: 'asset',
}

const KNOWN_TYPES: ReadonlySet<string> = new Set(Object.values(TYPES))

const typeTag = (type: string) => `content:${type.toLowerCase()}`

/** The tags of what is read of the content service under a name like 'promos of heroes-navy'. */
export function getContentTags(name: string): string[] {
  const type = TYPES[name.split(' ')[0] ?? '']
  return type ? [CONTENT_TAG, typeTag(type)] : [CONTENT_TAG]
}

/** The tag of what an entry of a type can change: everything for types that are parts of others, like the links of a menu. */
export const getChangedContentTag = (type: string): string => (KNOWN_TYPES.has(type) ? typeTag(type) : CONTENT_TAG)
