import { readFileSync } from 'node:fs'
import { buildSchema, type GraphQLOutputType, getNullableType, isListType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { isRichText, type RichText, type RichTextNode } from '#contracts/content/rich-text.ts'
import type { ContentPart } from '../world/content-overlay.ts'
import { buildCatalogue } from '../world/goods-file/build-goods-catalogue.ts'

const { byHandle, collectionByHandle, products, entries } = buildCatalogue()
const asset: z.ZodType = z.record(z.string(), z.unknown())
const page = z.object({
  handle: z.string(),
  headerTheme: z.enum(['default', 'transparent-light', 'transparent-dark']),
  image: asset.nullable(),
  body: z.object({ json: z.custom<RichText>(isRichText) }),
  draft: z.boolean().default(false),
})
const link = z.object({
  title: z.string(),
  handle: z.string(),
  visibility: z.boolean(),
  badge: z.object({ badgeType: z.enum(['promo', 'auto-discount', 'other']) }).nullish(),
})
const items = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item) })
const grid = z.object({
  variant: z.enum(['default', 'promo']),
  featuredImageHandle: z.string().nullable(),
  promoImagePrimaryHandle: z.string().nullable(),
  promoImageSecondaryHandle: z.string().nullable(),
  gridLinksCollection: items(z.object({ variant: z.enum(['primary', 'secondary']), linksCollection: items(link) })),
})
const menuLink = link.extend({ grid: grid.nullable() })
const mainMenus = z
  .array(z.object({ draft: z.boolean().default(false), linksCollection: items(menuLink) }))
  .parse(entries.mainMenu)
const flashBanners = z
  .array(
    z.object({
      draft: z.boolean().default(false),
      flashBanner: z.object({ messageMobile: z.string(), discount: z.string().nullable() }),
    }),
  )
  .parse(entries.flashBanner)
const productsPromos = z
  .array(
    z.object({
      title: z.string(),
      pageHandles: z.array(z.string()),
      productTypes: z.array(z.string()),
      collection: z.string(),
      linkUrl: z.string(),
    }),
  )
  .parse(entries.productsPromo)
const careCopy = z
  .array(z.object({ productType: z.string(), copy: z.object({ json: z.custom<RichText>(isRichText) }) }))
  .parse(entries.careCopy)
const productDiscounts = z.array(z.object({ productType: z.string() })).parse(entries.productDiscount)

const pages = new Map(
  z
    .array(page)
    .parse(entries.page)
    .map((entry) => [entry.handle, entry]),
)
const assets = entries.asset ?? []
const published = mainMenus.find(({ draft }) => !draft)
const draft = mainMenus.find((menu) => menu.draft)
const getLinks = (menu = published) => menu?.linksCollection.items ?? []

const schema = buildSchema(readFileSync(new URL('../../contracts/content/schema.graphql', import.meta.url), 'utf8'))
const TYPES: Record<ContentPart, string> = {
  mainMenu: 'Header',
  flashBanner: 'Header',
  productsPromo: 'ProductsPromo',
  productDiscount: 'ProductDiscount',
  careCopy: 'ProductCareCopy',
  page: 'Page',
  asset: 'Asset',
}
/** What entries have besides, and what only some have. */
const UNLISTED = ['id', 'draft', 'file']
const OPTIONAL = ['sys', 'imageTall', 'collection', 'flashBanner', 'linksCollection', 'total', 'links']

/** The places at which a value is not of its type in the schema of the content service. */
function listMisfits(type: GraphQLOutputType, value: unknown, path: string): string[] {
  const named = getNullableType(type)
  if (value === null) return []
  if (isListType(named))
    return Array.isArray(value) ? value.flatMap((item, at) => listMisfits(named.ofType, item, `${path}/${at}`)) : [path]
  if (!isObjectType(named)) {
    const expected = { Boolean: 'boolean', Int: 'number', JSON: 'object' }[named.name] ?? 'string'
    return typeof value === expected ? [] : [path]
  }
  if (typeof value !== 'object') return [path]
  const fields = named.getFields()
  const unknown = Object.keys(value ?? {}).filter((key) => !(key in fields) && !UNLISTED.includes(key))
  return [
    ...unknown.map((key) => `${path}/${key}`),
    ...Object.values(fields).flatMap(({ name, type: fieldType }) => {
      const inner: unknown = Reflect.get(value ?? {}, name)
      if (inner === undefined) return OPTIONAL.includes(name) ? [] : [`${path}/${name}`]
      return listMisfits(fieldType, inner, `${path}/${name}`)
    }),
  ]
}

test.each(Object.entries(TYPES))('entries of %s have the fields of their type %s', (part, name) => {
  const type = schema.getType(name)
  if (!isObjectType(type)) throw new Error(`${name} is no type of an entry`)
  const list = Object.entries(entries).find(([key]) => key === part)?.[1] ?? []
  expect(list.length).toBeGreaterThan(0)
  expect(list.flatMap((entry, at) => listMisfits(type, entry, `${part}/${at}`))).toEqual([])
})

/** Routes of the shop that exist without content. Spec 2, "Routes". */
const ROUTES = [
  '/fit-finder',
  '/returns',
  '/order-status',
  '/unsubscribe',
  '/spoke-feedback',
  '/search',
  '/tops-size-chart',
  '/trousers-size-chart',
  '/shorts-size-chart',
  '/denim-size-chart',
  '/underwear-size-chart',
  '/accessories-size-chart',
]

function isPage(path: string): boolean {
  const [, kind = '', handle = ''] = path.split('/')
  if (kind === 'collections') return collectionByHandle.has(handle)
  if (kind === 'products') return byHandle.has(handle)
  return ROUTES.includes(path) || pages.has(handle || kind)
}

test('no text has a placeholder left [CTR-07]', () => {
  const texts = products.map(({ promise, description, highlights }) => [promise, description, highlights])
  expect(JSON.stringify([texts, entries, [...collectionByHandle.values()]])).not.toMatch(/\{\w+\}/)
})

test('the menu has at most 20 links, 10 groups, 10 links a group [NAV-06]', () => {
  for (const menu of mainMenus) {
    expect(getLinks(menu).length).toBeLessThanOrEqual(20)
    for (const { grid } of getLinks(menu)) {
      expect(grid?.gridLinksCollection.items.length ?? 0).toBeLessThanOrEqual(10)
      for (const { linksCollection } of grid?.gridLinksCollection.items ?? [])
        expect(linksCollection.items.length).toBeLessThanOrEqual(10)
    }
  }
})

test('every visible menu link leads to a page [NAV-06]', () => {
  const handles = getLinks().flatMap(({ handle, visibility, grid }) => [
    ...(visibility ? [handle] : []),
    ...(grid?.gridLinksCollection.items ?? []).flatMap(({ linksCollection }) =>
      linksCollection.items.flatMap((link) => (link.visibility ? [link.handle] : [])),
    ),
    ...[grid?.featuredImageHandle, grid?.promoImagePrimaryHandle, grid?.promoImageSecondaryHandle].flatMap(
      (handle) => handle ?? [],
    ),
  ])
  expect(handles.length).toBeGreaterThan(40)
  expect(handles.filter((handle) => !isPage(handle))).toEqual([])
})

test('the bar and a flyout each have a hidden link [NAV-06]', () => {
  expect(getLinks().some(({ visibility }) => !visibility)).toBe(true)
  const inFlyouts = getLinks().flatMap(({ grid }) => grid?.gridLinksCollection.items ?? [])
  expect(inFlyouts.some(({ linksCollection }) => linksCollection.items.some(({ visibility }) => !visibility))).toBe(
    true,
  )
})

test('both kinds of flyout and both kinds of group are used [NAV-06]', () => {
  const grids = getLinks().flatMap(({ grid }) => grid ?? [])
  expect(new Set(grids.map(({ variant }) => variant))).toEqual(new Set(['default', 'promo']))
  const groups = grids.flatMap(({ gridLinksCollection }) => gridLinksCollection.items)
  expect(new Set(groups.map(({ variant }) => variant))).toEqual(new Set(['primary', 'secondary']))
})

test('only a preview shows Black Friday [NAV-18]', () => {
  const shown = (menu: typeof published) => getLinks(menu).find(({ title }) => title === 'Black Friday')?.visibility
  expect([shown(draft), shown(published)]).toEqual([true, false])
  expect(mainMenus[0]).toBe(draft)
  expect(flashBanners.map((banner) => banner.draft)).toEqual([true, false])
})

test('the flash banner is large on a phone: 39 characters or more, and a discount [NAV-09]', () => {
  const banner = flashBanners.find((header) => !header.draft)?.flashBanner
  expect(banner?.messageMobile.length).toBeGreaterThanOrEqual(39)
  expect(banner?.discount).toBe('SORTED')
})

test('promos refer to existing pages, types and collections [PDP-12]', () => {
  const types = new Set(products.map(({ productType }) => productType))
  for (const { pageHandles, productTypes, collection, linkUrl, title } of productsPromos) {
    expect(
      pageHandles.filter((handle) => !collectionByHandle.has(handle) && !pages.has(handle)),
      title,
    ).toEqual([])
    expect(
      productTypes.filter((type) => !types.has(type)),
      title,
    ).toEqual([])
    expect(collectionByHandle.has(collection) && isPage(linkUrl), title).toBe(true)
  }
})

test('a product type has one discount and one care copy [PDP-12]', () => {
  for (const list of [productDiscounts, careCopy]) {
    const types = list.map(({ productType }) => productType)
    expect(new Set(types).size).toBe(types.length)
  }
})

test('denim is washed at a low temperature and T-shirts at 30 degrees [PDP-04]', () => {
  const textFor = (type: string) => getText(careCopy.find(({ productType }) => productType === type)?.copy.json.content)
  expect(textFor('Denim')).toContain('at a low temperature')
  expect(textFor('Tops')).toMatch(/T-shirts.*30 degrees/)
})

test('care by product type names no cloth, which each style’s own care does [PDP-04]', () => {
  for (const { productType, copy } of careCopy)
    expect(getText(copy.json.content), productType).not.toMatch(
      /\b(cotton|wool|flannel|merino|lambswool|linen|cord|technical|leather|hide|suede|moleskin)\b/i,
    )
  expect(products.filter(({ care }) => care === '').map(({ handle }) => handle)).toEqual([])
})

test.each([
  'home',
  'about-us',
  'privacy',
  'terms',
  'return-policy',
  'returns',
  'contact-us',
  'fit-finder-fit-proposition',
  'black-friday',
  'colors',
  'thank-your-friend',
  'refer-a-friend',
  'enduros-range',
  'heroes',
  'faqs',
])('the page %s has text, and its links lead to pages [PAGE-01]', (handle) => {
  const { content = [] } = pages.get(handle)?.body.json ?? {}
  expect(getText(content)).not.toBe('')
  expect(getText(content)).not.toMatch(/lorem|ipsum|placeholder|\btbc\b|\btodo\b/i)
  const paths = listUris(content).filter((uri) => !/^(mailto|tel):/.test(uri))
  expect(paths.filter((path) => !isPage(path))).toEqual([])
})

test('every published page has a picture of its own, of a scene or an existing product [PAGE-01]', () => {
  const shown = [...pages.values()]
    .filter(({ draft: isDraft }) => !isDraft)
    .flatMap(({ image, body }) => [getUrl(image), ...getEmbedded(body).map((id) => getUrl(findAsset(id)))])
    .filter((url) => url !== undefined)
  expect(shown.length).toBeGreaterThan(8)
  expect(new Set(shown).size).toBe(shown.length)
  const handles = assets.flatMap((asset) => /^\/images\/([^/]+)\//.exec(getUrl(asset) ?? '')?.[1] ?? [])
  expect(handles.filter((handle) => handle !== 'scenes' && !byHandle.has(handle))).toEqual([])
})

test('the return policy gives 200 days [RET-03]', () => {
  const body = pages.get('return-policy')?.body
  expect(JSON.stringify(body)).toContain('200 days')
})

function getText(nodes: readonly RichTextNode[] = []): string {
  return nodes.map((node) => ('content' in node ? getText(node.content) : node.value)).join('')
}

function listUris(nodes: readonly RichTextNode[]): string[] {
  return nodes.flatMap((node) => {
    if (!('content' in node)) return []
    const { uri } = node.data
    return [...(typeof uri === 'string' ? [uri] : []), ...listUris(node.content)]
  })
}

const findAsset = (id: string) => assets.find((asset) => asset.id === id)

/** The path of an image, without which an entry has none. */
function getUrl(image: unknown): string | undefined {
  const url: unknown = typeof image === 'object' && image !== null ? Reflect.get(image, 'url') : undefined
  return typeof url === 'string' ? url : undefined
}

/** The ids of the pictures inside a rich text. */
const getEmbedded = (body: unknown): string[] =>
  [...JSON.stringify(body).matchAll(/"id":"([\w-]+)","type":"Link","linkType":"Asset"/g)].flatMap(([, id]) => id ?? [])
