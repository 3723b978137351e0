import { getProductName, isReduced, type Product, type Rating } from '#app/product/product.ts'
import { getColourState } from '#app/product/size/choice.ts'
import { joinPath } from '#app/region/rewrite.ts'
import { toAbsolutePictureUrl } from '#app/ui/picture-address.ts'
import { DELIVERY_COUNTRIES } from '#contracts/shop/delivery-countries.ts'
import type { Region } from '#contracts/shop/regions.ts'
import { RETURN_DAYS } from '#contracts/shop/returns.ts'

/** A schema.org object. */
export type StructuredData = { '@type': string; [property: string]: unknown }

/** The region and origin that URLs are built for. */
export type SiteContext = { region: Region; siteOrigin: string }

/** A step of the breadcrumb trail; `path` has no region prefix. */
export type Breadcrumb = { title: string; path: string }

const toUrl = ({ region, siteOrigin }: SiteContext, path: string) => siteOrigin + joinPath(region, path)

/** The shop as an organisation, and its search. */
export function createSiteData(site: SiteContext): StructuredData[] {
  const home = toUrl(site, '/')
  return [
    {
      '@type': 'Organization',
      '@id': `${site.siteOrigin}/#shop`,
      name: 'SPOKE',
      url: home,
      logo: `${site.siteOrigin}/apple-touch-icon.png`,
    },
    {
      '@type': 'WebSite',
      name: 'SPOKE',
      url: home,
      inLanguage: site.region.locale === 'en-EU' ? 'en' : site.region.locale,
      publisher: { '@id': `${site.siteOrigin}/#shop` },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${toUrl(site, '/pages/search')}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}

/** The breadcrumb trail from the home page to this page. */
export function createBreadcrumbs(site: SiteContext, trail: readonly Breadcrumb[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ title, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: title,
      item: toUrl(site, path),
    })),
  }
}

/** A product, its offer, and its rating if it has reviews. */
export function createProductData(site: SiteContext, product: Product, rating?: Rating): StructuredData {
  const url = toUrl(site, `/products/${product.handle}`)
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: getProductName(product),
    description: product.promise || getProductName(product),
    sku: product.sku,
    color: product.colour.name,
    category: product.productType,
    brand: { '@type': 'Brand', name: 'SPOKE' },
    image: product.images.map(({ src }) => toAbsolutePictureUrl(src, 1200)),
    isVariantOf: { '@type': 'ProductGroup', name: product.style, productGroupID: product.group },
    offers: {
      '@type': 'Offer',
      url,
      price: product.price.amount,
      priceCurrency: product.price.currencyCode,
      ...(isReduced(product) && { priceSpecification: createFormerPrice(product) }),
      availability: `https://schema.org/${AVAILABILITY[getColourState(product)]}`,
      itemCondition: 'https://schema.org/NewCondition',
      seller: { '@id': `${site.siteOrigin}/#shop` },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: DELIVERY_COUNTRIES[site.region.code].toSorted(),
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

/** The price before a reduction, as Google reads it. */
const createFormerPrice = ({ compareAtPrice }: Product): StructuredData => ({
  '@type': 'UnitPriceSpecification',
  priceType: 'https://schema.org/StrikethroughPrice',
  price: compareAtPrice?.amount,
  priceCurrency: compareAtPrice?.currencyCode,
})

/** schema.org's ItemAvailability. */
const AVAILABILITY = { available: 'InStock', 'pre-order': 'PreOrder', 'sold-out': 'OutOfStock' } as const
