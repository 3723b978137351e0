import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { compact } from '../graphql.ts'
import { pactWith } from '../pact.fixtures.ts'
import { type ContentClient, createContentClient } from './client.ts'
import { operations } from './generated/operations.ts'

const { arrayContaining, eachLike, integer, like, regex, string } = Matchers
const pact = pactWith('content')

/** What the simulated content service lets in; a real one is verified with tokens of its own. */
const tokens = { deliveryToken: 'simulated-delivery', previewToken: 'simulated-preview' }

async function relyOn<Result>(
  description: string,
  operation: keyof typeof operations,
  data: Record<string, unknown>,
  ask: (client: ContentClient) => Promise<Result>,
) {
  return pact
    .addGraphQLInteraction()
    .given('house-stock')
    .uponReceiving(description)
    .withVariables({ locale: 'en-GB', preview: false })
    .withRequest('POST', '/graphql', (request) =>
      request.headers({ authorization: regex('^Bearer .+$', 'Bearer simulated-delivery') }),
    )
    .withQuery(compact(operations[operation]))
    .willRespondWith(200, (response) => response.jsonBody({ data }))
    .executeTest(({ url }) => ask(createContentClient({ baseUrl: url, ...tokens })))
}

test('the flash banner is read from the header entry called Menu', async () => {
  const flashBanner = {
    bannerName: string('Free delivery'),
    messageDesktop: string('Free delivery over £100'),
    messageMobile: string('Free delivery over £100'),
    backgroundColor: string('#001e3c'),
    contentColor: string('#ffffff'),
    discount: string('SORTED'),
    discountLabel: string('Use SORTED'),
    linkTextDesktop: string('Shop now'),
    linkUrl: string('/collections/trousers'),
  }
  const data = { headerCollection: { items: [{ flashBanner }] } }
  const banner = await relyOn('the flash banner', 'flashBanner', data, (content) => content.flashBanner())
  expect(banner?.bannerName).toBe('Free delivery')
})

test('the main menu is read with its grids, pictures and links', async () => {
  const picture = () => ({
    title: string('Heroes'),
    url: regex('^https?://.+$', 'https://images.test/front.jpg'),
    width: integer(490),
    height: integer(370),
  })
  // pact cannot say "or null": one link with a picture and one promo, without badges, stands for all
  const link = {
    title: string('Smart trousers'),
    handle: string('/collections/smart-trousers'),
    visibility: like(true),
    badge: null,
  }
  const group = {
    variant: regex('^(primary|secondary)$', 'primary'),
    title: string('By occasion'),
    linksCollection: { items: arrayContaining(link) },
  }
  const grid = {
    variant: regex('^(default|promo)$', 'default'),
    featuredImageTitle: string('Heroes'),
    featuredImageHandle: string('/heroes'),
    featuredImageButtonText: string('Shop Heroes'),
    featuredImageVisibility: like(true),
    featuredImage: picture(),
    featuredImageBadge: null,
    promoImagePrimaryTitle: string('Find your fit'),
    promoImagePrimaryByline: string('Sixty seconds'),
    promoImagePrimaryHandle: string('/fit-finder'),
    promoImagePrimaryVisibility: like(true),
    promoImagePrimary: picture(),
    promoImagePrimaryBadge: null,
    promoImageSecondaryTitle: null,
    promoImageSecondaryByline: null,
    promoImageSecondaryHandle: null,
    promoImageSecondaryVisibility: like(false),
    promoImageSecondary: null,
    promoImageSecondaryBadge: null,
    gridLinksCollection: { items: arrayContaining(group) },
  }
  const links = arrayContaining({
    title: string('Trousers'),
    handle: string('/collections/trousers'),
    visibility: like(true),
    highlightLink: like(false),
    grid,
  })
  const data = { headerCollection: { items: [{ linksCollection: { items: links } }] } }
  const menu = await relyOn('the main menu', 'mainMenu', data, (content) => content.mainMenu())
  expect(menu?.[0]?.grid?.gridLinksCollection?.items[0]?.title).toBe('By occasion')
})

test('the site map reads which pages there are', async () => {
  const page = {
    handle: string('about-us'),
    title: string('About us'),
    description: string('Who we are.'),
    sys: { publishedAt: regex('^\\d{4}-\\d\\d-\\d\\dT.+Z$', '2026-11-01T09:00:00.000Z') },
  }
  const data = { pageCollection: { items: eachLike(page) } }
  const pages = await relyOn('the addresses of all pages', 'pageAddresses', data, (content) => content.pageAddresses())
  expect(pages?.[0]?.handle).toBe('about-us')
})
