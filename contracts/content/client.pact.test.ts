import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { compact } from '../graphql.ts'
import { pactWith, type State } from '../pact.fixtures.ts'
import { instant, oneOf, webAddress, yesOrNo } from '../pact-matchers.fixtures.ts'
import { noRetry } from '../retry.ts'
import { type ContentClient, createContentClient } from './client.ts'
import { operations } from './generated/operations.ts'

const { arrayContaining, eachLike, integer, like, regex, string } = Matchers
const relyOn = pactWith('content')

/** What the simulated content service lets in; a real one is verified with tokens of its own. */
const tokens = { deliveryToken: 'simulated-delivery', previewToken: 'simulated-preview' }

type Asked = {
  given?: State
  asking: string
  operation: keyof typeof operations
  about?: Record<string, unknown>
  preview?: boolean
}

/** Our document in en-GB, with the token that goes with drafts or without. */
const request = ({ operation, about = {}, preview = false }: Asked) => ({
  method: 'POST',
  path: '/graphql',
  headers: { authorization: `Bearer ${preview ? tokens.previewToken : tokens.deliveryToken}` },
  json: { query: compact(operations[operation]), variables: { locale: 'en-GB', preview, ...about } },
})

const ask = <Result>(
  { data, ...asked }: Asked & { data: Record<string, unknown> },
  call: (content: ContentClient) => Promise<Result>,
) =>
  relyOn(
    {
      ...(asked.given && { given: asked.given }),
      asking: asked.asking,
      request: request(asked),
      response: { status: 200, json: { data } },
    },
    (baseUrl) => call(createContentClient({ baseUrl, ...tokens })),
  )

const picture = () => ({
  title: string('Heroes'),
  url: webAddress('https://images.test/front.jpg'),
  width: integer(490),
  height: integer(370),
})
const colour = () => regex('^#[0-9a-fA-F]{6}$', '#001e3c')
const badge = (changed: object = {}) => ({
  title: string('New'),
  badgeType: string('other'),
  themeColour: colour(),
  small: yesOrNo(true),
  iconName: null,
  ...changed,
})
/** Of a rich text only that it is one; what it may hold is rich-text.ts's to say. */
const richText = () => ({
  json: {
    nodeType: 'document',
    content: eachLike({ nodeType: string('paragraph'), data: {}, content: like([]) }),
  },
})

test('the flash banner is read from the header entry called Menu [CTR-04]', async () => {
  const flashBanner = {
    bannerName: string('Free delivery'),
    messageDesktop: string('Free delivery over £100'),
    messageMobile: string('Free delivery over £100'),
    backgroundColor: colour(),
    contentColor: colour(),
    discount: string('SORTED'),
    discountLabel: string('Use SORTED'),
    linkTextDesktop: string('Shop now'),
    linkUrl: string('/collections/trousers'),
  }
  const data = { headerCollection: { items: [{ flashBanner }] } }
  const banner = await ask({ asking: 'the flash banner', operation: 'flashBanner', data }, (content) =>
    content.flashBanner(),
  )
  expect(banner?.bannerName).toBe('Free delivery')
})

test('without a header entry there is no menu', async () => {
  const menu = await ask(
    {
      given: ['header-missing'],
      asking: 'the main menu of no header',
      operation: 'mainMenu',
      data: { headerCollection: { items: [] } },
    },
    (content) => content.mainMenu(),
  )
  expect(menu).toBeNull()
})

const link = (changed: object = {}) => ({
  title: string('Smart trousers'),
  handle: string('/collections/smart-trousers'),
  visibility: yesOrNo(true),
  badge: null,
  ...changed,
})
const group = (links: unknown) => ({
  variant: oneOf('primary', 'secondary'),
  title: string('By occasion'),
  linksCollection: { items: links },
})
const nothingFeatured = {
  featuredImageTitle: null,
  featuredImageHandle: null,
  featuredImageButtonText: null,
  featuredImageVisibility: yesOrNo(false),
  featuredImage: null,
  featuredImageBadge: null,
}
const featured = {
  featuredImageTitle: string('Heroes'),
  featuredImageHandle: string('/heroes'),
  featuredImageButtonText: string('Shop Heroes'),
  featuredImageVisibility: yesOrNo(true),
  featuredImage: picture(),
  featuredImageBadge: null,
}
const firstPromo = {
  promoImagePrimaryTitle: string('Find your fit'),
  promoImagePrimaryByline: string('Sixty seconds'),
  promoImagePrimaryHandle: string('/fit-finder'),
  promoImagePrimaryVisibility: yesOrNo(true),
  promoImagePrimary: picture(),
  promoImagePrimaryBadge: null,
}
const noSecondPromo = {
  promoImageSecondaryTitle: null,
  promoImageSecondaryByline: null,
  promoImageSecondaryHandle: null,
  promoImageSecondaryVisibility: yesOrNo(false),
  promoImageSecondary: null,
  promoImageSecondaryBadge: null,
}
const secondPromo = {
  promoImageSecondaryTitle: string('Three for less'),
  promoImageSecondaryByline: string('T-shirts'),
  promoImageSecondaryHandle: string('/collections/t-shirts'),
  promoImageSecondaryVisibility: yesOrNo(true),
  promoImageSecondary: picture(),
  promoImageSecondaryBadge: badge(),
}

test('the main menu is read with its grids, pictures and links', async () => {
  const grids = [
    {
      variant: 'promo',
      ...nothingFeatured,
      ...firstPromo,
      ...secondPromo,
      gridLinksCollection: { items: arrayContaining(group(arrayContaining(link({ badge: badge() }), link()))) },
    },
    {
      variant: 'promo',
      ...featured,
      featuredImageBadge: badge(),
      ...firstPromo,
      promoImagePrimaryBadge: badge(),
      ...noSecondPromo,
      gridLinksCollection: { items: arrayContaining(group(arrayContaining(link()))) },
    },
    {
      variant: 'default',
      ...featured,
      ...firstPromo,
      ...noSecondPromo,
      gridLinksCollection: {
        items: arrayContaining(
          group(arrayContaining(link({ badge: badge({ iconName: string('scissors') }) }), link())),
        ),
      },
    },
  ]
  const links = grids.map((grid) => ({
    title: string('Trousers'),
    handle: string('/collections/trousers'),
    visibility: yesOrNo(true),
    highlightLink: yesOrNo(false),
    grid,
  }))
  const data = { headerCollection: { items: [{ linksCollection: { items: arrayContaining(...links) } }] } }
  const menu = await ask({ asking: 'the main menu', operation: 'mainMenu', data }, (content) => content.mainMenu())
  expect(menu?.[1]?.grid?.gridLinksCollection?.items[0]?.title).toBe('By occasion')
})

const promo = {
  title: string('Three T-shirts cost less than three T-shirts'),
  byline: string('Any sizes, any colours.'),
  collection: string('t-shirts'),
  pageHandles: eachLike(string('tops')),
  productTypes: eachLike(string('Tops')),
  linkText: string('Shop T-shirts'),
  linkUrl: string('/collections/t-shirts'),
}

test('promos are found for a page', async () => {
  const promos = await ask(
    {
      asking: 'promos for a page',
      operation: 'productsPromo',
      about: { pageHandles: ['tops'], productTypes: [] },
      data: { productsPromoCollection: { items: eachLike(promo) } },
    },
    (content) => content.productsPromo({ pageHandle: 'tops' }),
  )
  expect(promos?.[0]?.collection).toBe('t-shirts')
})

test('promos are found for a type of product', async () => {
  const promos = await ask(
    {
      asking: 'promos for a type of product',
      operation: 'productsPromo',
      about: { pageHandles: [], productTypes: ['Tops'] },
      data: { productsPromoCollection: { items: eachLike(promo) } },
    },
    (content) => content.productsPromo({ productType: 'Tops' }),
  )
  expect(promos?.[0]?.linkUrl).toBe('/collections/t-shirts')
})

test('a page without promos has none', async () => {
  const promos = await ask(
    {
      asking: 'promos for a page without any',
      operation: 'productsPromo',
      about: { pageHandles: ['about-us'], productTypes: [] },
      data: { productsPromoCollection: { items: [] } },
    },
    (content) => content.productsPromo({ pageHandle: 'about-us' }),
  )
  expect(promos).toEqual([])
})

test('a type of product has a discount, or none', async () => {
  const discount = { discountTitle: string('Three T-shirts for less'), discountDescription: string('Any three.') }
  const found = await ask(
    {
      asking: 'the discount of a type of product',
      operation: 'productDiscount',
      about: { productType: 'Tops' },
      data: { productDiscountCollection: { items: [discount] } },
    },
    (content) => content.productDiscount({ productType: 'Tops' }),
  )
  const none = await ask(
    {
      asking: 'the discount of a type of product without one',
      operation: 'productDiscount',
      about: { productType: 'Trousers' },
      data: { productDiscountCollection: { items: [] } },
    },
    (content) => content.productDiscount({ productType: 'Trousers' }),
  )
  expect([found?.discountTitle, none]).toEqual(['Three T-shirts for less', null])
})

test('care copy is a rich text', async () => {
  const copy = await ask(
    {
      asking: 'the care copy of a type of product',
      operation: 'careCopy',
      about: { productType: 'Trousers' },
      data: { productCareCopyCollection: { items: [{ copy: richText() }] } },
    },
    (content) => content.careCopy({ productType: 'Trousers' }),
  )
  expect(copy?.nodeType).toBe('document')
})

const page = (changed: object = {}) => ({
  handle: 'about-us',
  title: string('About us'),
  description: string('Who we are.'),
  headerTheme: string('default'),
  image: picture(),
  imageTall: picture(),
  collection: string('best-sellers'),
  body: { ...richText(), links: { assets: { block: eachLike(embedded()) } } },
  ...changed,
})
/** A picture within a text, found there by its id. */
const embedded = () => ({ sys: { id: string('scene-hero') }, description: string('Trousers, folded.'), ...picture() })

test('a page is read with its picture, its text and the pictures in it', async () => {
  const read = await ask(
    {
      asking: 'a page',
      operation: 'page',
      about: { handle: 'about-us' },
      data: { pageCollection: { items: [page()] } },
    },
    (content) => content.page({ handle: 'about-us' }),
  )
  expect(read?.assets[0]?.sys.id).toBe('scene-hero')
})

test('a page can do without pictures and without a collection', async () => {
  const body = { ...richText(), links: { assets: { block: [] } } }
  const bare = page({ handle: 'contact-us', image: null, imageTall: null, collection: null, body })
  const read = await ask(
    {
      asking: 'a page without pictures',
      operation: 'page',
      about: { handle: 'contact-us' },
      data: { pageCollection: { items: [bare] } },
    },
    (content) => content.page({ handle: 'contact-us' }),
  )
  expect([read?.image, read?.assets]).toEqual([null, []])
})

test('a page is read in preview with the token for drafts', async () => {
  const read = await ask(
    {
      asking: 'a page in preview',
      operation: 'page',
      about: { handle: 'about-us' },
      preview: true,
      data: { pageCollection: { items: [page()] } },
    },
    (content) => content.page({ handle: 'about-us', preview: true }),
  )
  expect(read?.title).toBe('About us')
})

test('a page that nobody wrote is none', async () => {
  const read = await ask(
    {
      asking: 'a page that nobody wrote',
      operation: 'page',
      about: { handle: 'no-such-page' },
      data: { pageCollection: { items: [] } },
    },
    (content) => content.page({ handle: 'no-such-page' }),
  )
  expect(read).toBeNull()
})

test('the site map reads which pages there are', async () => {
  const address = {
    handle: string('about-us'),
    title: string('About us'),
    description: string('Who we are.'),
    sys: { publishedAt: instant('2026-11-01T09:00:00.000Z') },
  }
  const pages = await ask(
    {
      asking: 'the addresses of all pages',
      operation: 'pageAddresses',
      data: { pageCollection: { items: eachLike(address) } },
    },
    (content) => content.pageAddresses(),
  )
  expect(pages?.[0]?.handle).toBe('about-us')
})

test('a picture is found by its id, or not', async () => {
  const found = await ask(
    { asking: 'a picture', operation: 'asset', about: { id: 'scene-hero' }, data: { asset: picture() } },
    (content) => content.asset({ id: 'scene-hero' }),
  )
  const none = await ask(
    {
      asking: 'a picture that is not there',
      operation: 'asset',
      about: { id: 'no-such-picture' },
      data: { asset: null },
    },
    (content) => content.asset({ id: 'no-such-picture' }),
  )
  expect([found?.width, none]).toEqual([490, null])
})

/** Refusals come as a status, in the words of Contentful's REST API. */
test('a token that is not theirs is refused', async () => {
  const asked: Asked = { asking: 'the flash banner with a token of nobody', operation: 'flashBanner' }
  const { method, path, json } = request(asked)
  await relyOn(
    {
      asking: asked.asking,
      request: { method, path, json, headers: { authorization: 'Bearer nobody' } },
      response: { status: 401, json: { sys: { type: 'Error', id: 'AccessTokenInvalid' }, message: string('No.') } },
    },
    (baseUrl) => {
      const content = createContentClient({ baseUrl, deliveryToken: 'nobody', previewToken: 'nobody' })
      return expect(content.flashBanner()).rejects.toMatchObject({ kind: 'status', status: 401 })
    },
  )
})

test.each([
  ['asked too much', 429, 'content-throttled'],
  ['down', 503, 'content-down'],
] as const)('a service that is %s says so with its status alone', async (why, status, scenario) => {
  const asked: Asked = { asking: `the flash banner of a service that is ${why}`, operation: 'flashBanner' }
  await relyOn({ given: [scenario], asking: asked.asking, request: request(asked), response: { status } }, (baseUrl) =>
    expect(createContentClient({ baseUrl, ...tokens, retry: noRetry }).flashBanner()).rejects.toMatchObject({
      kind: 'status',
      status,
    }),
  )
})
