import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { compactDocument } from '../graphql.ts'
import { createPact, type State } from '../pact.fixtures.ts'
import { anyBoolean, enumValue, httpUrl, isoDateTime } from '../pact-matchers.fixtures.ts'
import { noRetry } from '../retry.ts'
import { type ContentClient, createContentClient } from './client.ts'
import { operations } from './generated/operations.ts'

const { arrayContaining, eachLike, integer, like, regex, string } = Matchers
const addInteraction = createPact('content')

/** The tokens of the simulated content service; a real one is verified with its own. */
const tokens = { deliveryToken: 'simulated-delivery', previewToken: 'simulated-preview' }

type Exchange = {
  given?: State
  description: string
  operation: keyof typeof operations
  variables?: Record<string, unknown>
  preview?: boolean
}

/** Our document in en-GB with the token for published entries or for drafts. */
const toRequest = ({ operation, variables = {}, preview = false }: Exchange) => ({
  method: 'POST',
  path: '/graphql',
  headers: { authorization: `Bearer ${preview ? tokens.previewToken : tokens.deliveryToken}` },
  json: { query: compactDocument(operations[operation]), variables: { locale: 'en-GB', preview, ...variables } },
})

const interact = <Result>(
  { data, ...exchange }: Exchange & { data: Record<string, unknown> },
  call: (content: ContentClient) => Promise<Result>,
) =>
  addInteraction(
    {
      ...(exchange.given && { given: exchange.given }),
      description: exchange.description,
      request: toRequest(exchange),
      response: { status: 200, json: { data } },
    },
    (baseUrl) => call(createContentClient({ baseUrl: `${baseUrl}/graphql`, ...tokens })),
  )

const picture = () => ({
  title: string('Heroes'),
  url: httpUrl('https://images.test/front.jpg'),
  width: integer(490),
  height: integer(370),
})
const colour = () => regex('^#[0-9a-fA-F]{6}$', '#001e3c')
const badge = (changed: object = {}) => ({
  title: string('New'),
  badgeType: string('other'),
  themeColour: colour(),
  small: anyBoolean(true),
  iconName: null,
  ...changed,
})
/** Any rich text; rich-text.ts checks its nodes. */
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
  const banner = await interact({ description: 'the flash banner', operation: 'flashBanner', data }, (content) =>
    content.flashBanner(),
  )
  expect(banner?.bannerName).toBe('Free delivery')
})

test('without a header entry there is no menu', async () => {
  const menu = await interact(
    {
      given: ['header-missing'],
      description: 'the main menu without a header',
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
  visibility: anyBoolean(true),
  badge: null,
  ...changed,
})
const group = (links: unknown) => ({
  variant: enumValue('primary', 'secondary'),
  title: string('By occasion'),
  linksCollection: { items: links },
})
const noFeature = {
  featuredImageTitle: null,
  featuredImageHandle: null,
  featuredImageButtonText: null,
  featuredImageVisibility: anyBoolean(false),
  featuredImage: null,
  featuredImageBadge: null,
}
const featured = {
  featuredImageTitle: string('Heroes'),
  featuredImageHandle: string('/heroes'),
  featuredImageButtonText: string('Shop Heroes'),
  featuredImageVisibility: anyBoolean(true),
  featuredImage: picture(),
  featuredImageBadge: null,
}
const firstPromo = {
  promoImagePrimaryTitle: string('Find your fit'),
  promoImagePrimaryByline: string('Sixty seconds'),
  promoImagePrimaryHandle: string('/fit-finder'),
  promoImagePrimaryVisibility: anyBoolean(true),
  promoImagePrimary: picture(),
  promoImagePrimaryBadge: null,
}
const noFirstPromo = {
  promoImagePrimaryTitle: null,
  promoImagePrimaryByline: null,
  promoImagePrimaryHandle: null,
  promoImagePrimaryVisibility: anyBoolean(false),
  promoImagePrimary: null,
  promoImagePrimaryBadge: null,
}
const noSecondPromo = {
  promoImageSecondaryTitle: null,
  promoImageSecondaryByline: null,
  promoImageSecondaryHandle: null,
  promoImageSecondaryVisibility: anyBoolean(false),
  promoImageSecondary: null,
  promoImageSecondaryBadge: null,
}
const secondPromo = {
  promoImageSecondaryTitle: string('Three for less'),
  promoImageSecondaryByline: string('T-shirts'),
  promoImageSecondaryHandle: string('/collections/t-shirts'),
  promoImageSecondaryVisibility: anyBoolean(true),
  promoImageSecondary: picture(),
  promoImageSecondaryBadge: badge(),
}

test('the main menu has grids, pictures and links', async () => {
  const grids = [
    {
      variant: 'promo',
      ...noFeature,
      ...firstPromo,
      ...secondPromo,
      gridLinksCollection: { items: arrayContaining(group(arrayContaining(link({ badge: badge() }), link()))) },
    },
    {
      variant: 'default',
      ...featured,
      featuredImageBadge: badge(),
      ...noFirstPromo,
      ...noSecondPromo,
      gridLinksCollection: { items: arrayContaining(group(arrayContaining(link()))) },
    },
    {
      variant: 'default',
      ...featured,
      ...noFirstPromo,
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
    visibility: anyBoolean(true),
    highlightLink: anyBoolean(false),
    grid,
  }))
  const data = { headerCollection: { items: [{ linksCollection: { items: arrayContaining(...links) } }] } }
  const menu = await interact({ description: 'the main menu', operation: 'mainMenu', data }, (content) =>
    content.mainMenu(),
  )
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
  const promos = await interact(
    {
      description: 'promos for a page',
      operation: 'productsPromo',
      variables: { pageHandles: ['tops'], productTypes: [] },
      data: { productsPromoCollection: { items: eachLike(promo) } },
    },
    (content) => content.productsPromo({ pageHandle: 'tops' }),
  )
  expect(promos?.[0]?.collection).toBe('t-shirts')
})

test('promos are found for a product type', async () => {
  const promos = await interact(
    {
      description: 'promos for a product type',
      operation: 'productsPromo',
      variables: { pageHandles: [], productTypes: ['Tops'] },
      data: { productsPromoCollection: { items: eachLike(promo) } },
    },
    (content) => content.productsPromo({ productType: 'Tops' }),
  )
  expect(promos?.[0]?.linkUrl).toBe('/collections/t-shirts')
})

test('a page without promos has none', async () => {
  const promos = await interact(
    {
      description: 'promos for a page without any',
      operation: 'productsPromo',
      variables: { pageHandles: ['about-us'], productTypes: [] },
      data: { productsPromoCollection: { items: [] } },
    },
    (content) => content.productsPromo({ pageHandle: 'about-us' }),
  )
  expect(promos).toEqual([])
})

test('a product type has a discount or none', async () => {
  const discount = { discountTitle: string('Three T-shirts for less'), discountDescription: string('Any three.') }
  const existing = await interact(
    {
      description: 'the discount of a product type',
      operation: 'productDiscount',
      variables: { productType: 'Tops' },
      data: { productDiscountCollection: { items: [discount] } },
    },
    (content) => content.productDiscount({ productType: 'Tops' }),
  )
  const none = await interact(
    {
      description: 'the discount of a product type without one',
      operation: 'productDiscount',
      variables: { productType: 'Trousers' },
      data: { productDiscountCollection: { items: [] } },
    },
    (content) => content.productDiscount({ productType: 'Trousers' }),
  )
  expect([existing?.discountTitle, none]).toEqual(['Three T-shirts for less', null])
})

test('care copy is rich text', async () => {
  const copy = await interact(
    {
      description: 'the care copy of a product type',
      operation: 'careCopy',
      variables: { productType: 'Trousers' },
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
  imageTall: null,
  collection: string('best-sellers'),
  body: richText(),
  ...changed,
})
test('a page has a picture and a text', async () => {
  const result = await interact(
    {
      description: 'a page',
      operation: 'page',
      variables: { handle: 'about-us' },
      data: { pageCollection: { items: [page()] } },
    },
    (content) => content.page({ handle: 'about-us' }),
  )
  expect([result?.image?.width, result?.body?.nodeType]).toEqual([490, 'document'])
})

test('a page may have neither pictures nor a collection', async () => {
  const plainPage = page({ handle: 'contact-us', image: null, imageTall: null, collection: null })
  const result = await interact(
    {
      description: 'a page without pictures',
      operation: 'page',
      variables: { handle: 'contact-us' },
      data: { pageCollection: { items: [plainPage] } },
    },
    (content) => content.page({ handle: 'contact-us' }),
  )
  expect([result?.image, result?.imageTall, result?.collection]).toEqual([null, null, null])
})

test('a preview is read with the preview token', async () => {
  const result = await interact(
    {
      description: 'a page in preview',
      operation: 'page',
      variables: { handle: 'about-us' },
      preview: true,
      data: { pageCollection: { items: [page()] } },
    },
    (content) => content.page({ handle: 'about-us', preview: true }),
  )
  expect(result?.title).toBe('About us')
})

test('a missing page is null', async () => {
  const result = await interact(
    {
      description: 'a missing page',
      operation: 'page',
      variables: { handle: 'no-such-page' },
      data: { pageCollection: { items: [] } },
    },
    (content) => content.page({ handle: 'no-such-page' }),
  )
  expect(result).toBeNull()
})

test('the site map reads all page handles', async () => {
  const address = {
    handle: string('about-us'),
    title: string('About us'),
    description: string('Who we are.'),
    sys: { publishedAt: isoDateTime('2026-11-01T09:00:00.000Z') },
  }
  const pages = await interact(
    {
      description: 'the handles of all pages',
      operation: 'pageAddresses',
      data: { pageCollection: { items: eachLike(address) } },
    },
    (content) => content.pageAddresses(),
  )
  expect(pages?.[0]?.handle).toBe('about-us')
})

test('a picture is read by id, a missing one is null', async () => {
  const existing = await interact(
    {
      description: 'a picture',
      operation: 'asset',
      variables: { id: 'scene-hero' },
      data: { asset: { description: string('Trousers, folded.'), ...picture() } },
    },
    (content) => content.asset({ id: 'scene-hero' }),
  )
  const none = await interact(
    {
      description: 'a missing picture',
      operation: 'asset',
      variables: { id: 'no-such-picture' },
      data: { asset: null },
    },
    (content) => content.asset({ id: 'no-such-picture' }),
  )
  expect([existing?.width, none]).toEqual([490, null])
})

/** Contentful refuses with a status and the error body of its REST API. */
test('an unknown token is refused', async () => {
  const exchange: Exchange = { description: 'the flash banner with an unknown token', operation: 'flashBanner' }
  const { method, path, json } = toRequest(exchange)
  await addInteraction(
    {
      description: exchange.description,
      request: { method, path, json, headers: { authorization: 'Bearer unknown' } },
      response: { status: 401, json: { sys: { type: 'Error', id: 'AccessTokenInvalid' }, message: string('No.') } },
    },
    (baseUrl) => {
      const content = createContentClient({
        baseUrl: `${baseUrl}/graphql`,
        deliveryToken: 'unknown',
        previewToken: 'unknown',
      })
      return expect(content.flashBanner()).rejects.toMatchObject({ kind: 'status', status: 401 })
    },
  )
})

test.each([
  ['throttled', 429, 'content-throttled'],
  ['down', 503, 'content-down'],
] as const)('a service that is %s responds with a status alone', async (state, status, scenario) => {
  const exchange: Exchange = { description: `the flash banner of a service that is ${state}`, operation: 'flashBanner' }
  await addInteraction(
    { given: [scenario], description: exchange.description, request: toRequest(exchange), response: { status } },
    (baseUrl) =>
      expect(
        createContentClient({ baseUrl: `${baseUrl}/graphql`, ...tokens, retry: noRetry }).flashBanner(),
      ).rejects.toMatchObject({
        kind: 'status',
        status,
      }),
  )
})
