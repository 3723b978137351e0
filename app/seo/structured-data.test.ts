import { expect, test } from 'vitest'
import { z } from 'zod'
import { aProduct } from '#app/product/product.fixtures.ts'
import { REGIONS } from '#contracts/shop/regions.ts'
import { createBreadcrumbs, createProductData, createSiteData } from './structured-data.ts'

const site = { region: REGIONS.us, siteOrigin: 'https://spoke.example' }
const url = z.url({ protocol: /^https$/ })

/** The properties that Google requires of a "merchant listing". */
const merchantListing = z.object({
  '@type': z.literal('Product'),
  name: z.string().min(1),
  image: z.array(url).min(1),
  description: z.string(),
  sku: z.string(),
  brand: z.object({ '@type': z.literal('Brand'), name: z.string() }),
  offers: z.object({
    '@type': z.literal('Offer'),
    url,
    price: z.string().regex(/^\d+\.\d\d$/),
    priceCurrency: z.enum(['GBP', 'USD', 'EUR']),
    availability: z.enum([
      'https://schema.org/InStock',
      'https://schema.org/OutOfStock',
      'https://schema.org/PreOrder',
    ]),
    hasMerchantReturnPolicy: z.object({ merchantReturnDays: z.literal(200) }),
  }),
})

const product = aProduct({
  price: { amount: '129.00', currencyCode: 'USD' },
  images: [{ src: 'https://images.example/heroes-navy/front.jpg', alt: '' }],
})

test('a product has an offer with its region’s currency and URL [REG-08]', () => {
  const data = createProductData(site, product)
  merchantListing.parse(data)
  expect(data).toMatchObject({
    name: 'Heroes, Navy',
    offers: { url: 'https://spoke.example/us/products/heroes-navy', price: '129.00', priceCurrency: 'USD' },
  })
})

test('a reduced product has its price and the former one [REG-08] [PDP-01]', () => {
  const belt = aProduct({
    price: { amount: '69.00', currencyCode: 'GBP' },
    compareAtPrice: { amount: '89.00', currencyCode: 'GBP' },
  })
  expect(createProductData(site, belt)).toMatchObject({
    offers: {
      price: '69.00',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: '89.00',
        priceCurrency: 'GBP',
      },
    },
  })
  expect(createProductData(site, product).offers).not.toHaveProperty('priceSpecification')
})

test('only a product with reviews has a rating [REG-08]', () => {
  expect(createProductData(site, product, { average: 4.6, count: 212 })).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, reviewCount: 212 },
  })
  expect(createProductData(site, product, { average: 0, count: 0 })).not.toHaveProperty('aggregateRating')
  expect(createProductData(site, product)).not.toHaveProperty('aggregateRating')
})

test('breadcrumbs start at the home page [REG-08]', () => {
  const trail = [
    { title: 'Home', path: '/' },
    { title: 'Trousers', path: '/collections/trousers' },
  ]
  expect(createBreadcrumbs(site, trail)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://spoke.example/us' },
      { '@type': 'ListItem', position: 2, name: 'Trousers', item: 'https://spoke.example/us/collections/trousers' },
    ],
  })
})

test('the home page describes the organisation and its search [REG-08]', () => {
  const [organisation, website] = createSiteData(site)
  expect(organisation).toMatchObject({ '@type': 'Organization', name: 'SPOKE', url: 'https://spoke.example/us' })
  expect(website).toMatchObject({
    '@type': 'WebSite',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://spoke.example/us/pages/search?q={search_term_string}' },
    },
  })
})
