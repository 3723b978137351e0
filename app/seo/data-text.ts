import { createIsomorphicFn } from '@tanstack/react-start'
import { say } from '#app/copy/copy.ts'
import { type Product, productName, type Rating } from '#app/product/product.ts'
import { breadcrumbs, type Place, productData, type StructuredData, siteData, type Trail } from './structured-data.ts'

/*
 * The text of a page's structured data. Only the server knows it: machines read pages as they come, and a shopper's
 * browser need not carry what it never looks at.
 */

/** Who we are, and how we are searched. */
export const siteText = createIsomorphicFn()
  .server((place: Place): string => inScript(siteData(place)))
  .client((_place: Place): string => '')

/** The way here. */
export const pageText = createIsomorphicFn()
  .server((place: Place, here: Trail[number]): string => inScript([breadcrumbs(place, trailTo(place, here))]))
  .client((_place: Place, _here: Trail[number]): string => '')

/** A product, its offer, and the way here. */
export const productText = createIsomorphicFn()
  .server((place: Place, product: Product, rating?: Rating): string => {
    const here = { title: productName(product), path: `/products/${product.handle}` }
    return inScript([productData(place, product, rating), breadcrumbs(place, trailTo(place, here))])
  })
  .client((_place: Place, _product: Product, _rating?: Rating): string => '')

const trailTo = ({ region }: Place, here: Trail[number]): Trail => [
  { title: say(region.locale, 'home.crumb'), path: '/' },
  here,
]

/** `<` is escaped, so that no text can end the element that it stands in. */
const inScript = (graph: readonly StructuredData[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c')
