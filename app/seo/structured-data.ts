import { RETURN_DAYS } from '#app/product/offers/returns.ts'
import { type Product, productName, type Rating } from '#app/product/product.ts'
import { EU_COUNTRIES } from '#app/region/countries.ts'
import type { Region } from '#app/region/regions.ts'
import { joinPath } from '#app/region/rewrite.ts'
import { atWidth } from '#app/ui/responsive-image.tsx'
import type { RegionCode } from '#contracts/regions.ts'

/** One thing in schema.org's words, as search engines read it. */
export type StructuredData = { '@type': string; [property: string]: unknown }

/** Where the page stands: its shop, and the site's own address. */
export type Place = { region: Region; siteOrigin: string }

export type Trail = readonly { title: string; path: string }[]

/** What all reviews of a product come to. */
const at = ({ region, siteOrigin }: Place, path: string) => siteOrigin + joinPath(region, path)

/** The shop as a business, and the way into its search. */
export function siteData(place: Place): StructuredData[] {
  const home = at(place, '/')
  return [
    {
      '@type': 'Organization',
      '@id': `${place.siteOrigin}/#shop`,
      name: 'SPOKE',
      url: home,
      logo: `${place.siteOrigin}/apple-touch-icon.png`,
    },
    {
      '@type': 'WebSite',
      name: 'SPOKE',
      url: home,
      inLanguage: place.region.locale === 'en-EU' ? 'en' : place.region.locale,
      publisher: { '@id': `${place.siteOrigin}/#shop` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${at(place, '/pages/search')}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}

/** The way from the home page to here, this page last. */
export function breadcrumbs(place: Place, trail: Trail): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: at(place, path),
    })),
  }
}

/** A product and its offer, with what its reviews come to where there are any (no stars are made up). */
export function productData(place: Place, product: Product, rating?: Rating): StructuredData {
  const url = at(place, `/products/${product.handle}`)
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: productName(product),
    description: product.promise,
    sku: product.sku,
    color: product.colour.name,
    category: product.productType,
    brand: { '@type': 'Brand', name: 'SPOKE' },
    image: product.images.map(({ src }) => atWidth(src, 1200)),
    isVariantOf: { '@type': 'ProductGroup', name: product.style, productGroupID: product.sku.slice(0, 6) },
    offers: {
      '@type': 'Offer',
      url,
      price: product.price.amount,
      priceCurrency: product.price.currencyCode,
      availability: `https://schema.org/${product.available ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@id': `${place.siteOrigin}/#shop` },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: COUNTRIES[place.region.code],
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: RETURN_DAYS,
        returnMethod: 'https://schema.org/ReturnByMail',
        returnFees: 'https://schema.org/FreeReturn',
      },
    },
    ...(rating && rating.count > 0
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.average, reviewCount: rating.count } }
      : {}),
  }
}

const COUNTRIES: Record<RegionCode, string | readonly string[]> = { gb: 'GB', us: 'US', eu: EU_COUNTRIES }
