import { expect, test } from 'vitest'
import { z } from 'zod'
import { aProduct } from '#app/product/product.fixtures.ts'
import { REGIONS } from '#app/region/regions.ts'
import { breadcrumbs, productData, siteData } from './structured-data.ts'

const place = { region: REGIONS.us, siteOrigin: 'https://spoke.example' }
const url = z.url({ protocol: /^https$/ })

/** What search engines ask of a product that is for sale (Google's "merchant listing"). */
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
    availability: z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock']),
    hasMerchantReturnPolicy: z.object({ merchantReturnDays: z.literal(200) }),
  }),
})

const product = aProduct({
  price: { amount: '129.00', currencyCode: 'USD' },
  images: [{ src: 'https://images.example/heroes-navy/front.jpg', alt: '' }],
})

test('a product is told with its offer, in its region’s money, at its region’s address [REG-08]', () => {
  const data = productData(place, product)
  merchantListing.parse(data)
  expect(data).toMatchObject({
    name: 'Heroes, Navy',
    offers: { url: 'https://spoke.example/us/products/heroes-navy', price: '129.00', priceCurrency: 'USD' },
  })
})

test('a product that is sold out says so [REG-08]', () => {
  expect(productData(place, { ...product, available: false })).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  })
})

test('stars are told where customers gave some, and nowhere else [REG-08]', () => {
  expect(productData(place, product, { average: 4.6, count: 212 })).toMatchObject({
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.6, reviewCount: 212 },
  })
  expect(productData(place, product, { average: 0, count: 0 })).not.toHaveProperty('aggregateRating')
  expect(productData(place, product)).not.toHaveProperty('aggregateRating')
})

test('the way here is counted from the home page [REG-08]', () => {
  const trail = [
    { title: 'Home', path: '/' },
    { title: 'Trousers', path: '/collections/trousers' },
  ]
  expect(breadcrumbs(place, trail)).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://spoke.example/us' },
      { '@type': 'ListItem', position: 2, name: 'Trousers', item: 'https://spoke.example/us/collections/trousers' },
    ],
  })
})

test('the shop says who it is and how it is searched [REG-08]', () => {
  const [shop, site] = siteData(place)
  expect(shop).toMatchObject({ '@type': 'Organization', name: 'SPOKE', url: 'https://spoke.example/us' })
  expect(site).toMatchObject({
    '@type': 'WebSite',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://spoke.example/us/pages/search?q={search_term_string}' },
    },
  })
})
