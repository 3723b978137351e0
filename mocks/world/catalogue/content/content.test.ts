import { expect, test } from 'vitest'
import { isRichText, type RichTextNode } from '#contracts/content/rich-text.ts'
import { buildCatalogue } from '../build-catalogue.ts'
import { careCopy } from './care-copy.ts'
import { defaultContent } from './content.ts'
import { flashBanners } from './flash-banners.ts'
import { mainMenus } from './main-menu.ts'
import { productDiscounts } from './product-discounts.ts'
import { productsPromos } from './products-promos.ts'
import type { MenuLink } from './types.ts'

const { byHandle, collectionByHandle, products } = buildCatalogue()
const pages = new Map(defaultContent.page.map((page) => [page.handle, page]))
const published = mainMenus.find(({ draft }) => !draft)
const draft = mainMenus.find((menu) => menu.draft)
const getLinks = (menu = published): readonly MenuLink[] =>
  menu?.title === 'Main Menu' ? menu.linksCollection.items : []

/** Routes of the shop that exist without content. Spec 2, "Routes". */
const ROUTES = [
  '/fit-finder',
  '/returns',
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
  expect(flashBanners.map((banner) => banner.draft === true)).toEqual([true, false])
})

test('the flash banner is large on a phone: 39 characters or more, and a discount [NAV-09]', () => {
  const banner = flashBanners.flatMap((header) =>
    header.title === 'Menu' && !header.draft ? [header.flashBanner] : [],
  )[0]
  expect(banner?.messageMobile.length).toBeGreaterThanOrEqual(39)
  expect(banner?.discount).toBe('SORTED')
})

test('promos refer to existing pages, types and collections [PDP-12]', () => {
  const types = new Set<string>(products.map(({ productType }) => productType))
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
  for (const entries of [productDiscounts, careCopy]) {
    const types = entries.map(({ productType }) => productType)
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
  const body = pages.get(handle)?.body
  const json = typeof body === 'object' && body !== null && 'json' in body ? body.json : undefined
  if (!isRichText(json)) throw new Error(`${handle} has no rich text`)
  expect(getText(json.content)).not.toMatch(/lorem|ipsum|placeholder|\btbc\b|\btodo\b/i)
  const paths = listUris(json.content).filter((uri) => !/^(mailto|tel):/.test(uri))
  expect(paths.filter((path) => !isPage(path))).toEqual([])
})

test('every published page has a picture of its own, of a scene or an existing product [PAGE-01]', () => {
  const shown = defaultContent.page
    .filter(({ draft: isDraft }) => !isDraft)
    .flatMap(({ image, body }) => [getUrl(image), ...getEmbedded(body).map((id) => getUrl(findAsset(id)))])
    .filter((url) => url !== undefined)
  expect(shown.length).toBeGreaterThan(8)
  expect(new Set(shown).size).toBe(shown.length)
  const handles = defaultContent.asset.flatMap((asset) => /^\/images\/([^/]+)\//.exec(getUrl(asset) ?? '')?.[1] ?? [])
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

const findAsset = (id: string) => defaultContent.asset.find((asset) => asset.id === id)

/** The path of an image, without which an entry has none. */
function getUrl(image: unknown): string | undefined {
  const url: unknown = typeof image === 'object' && image !== null ? Reflect.get(image, 'url') : undefined
  return typeof url === 'string' ? url : undefined
}

/** The ids of the pictures inside a rich text. */
const getEmbedded = (body: unknown): string[] =>
  [...JSON.stringify(body).matchAll(/"id":"([\w-]+)","type":"Link","linkType":"Asset"/g)].flatMap(([, id]) => id ?? [])
