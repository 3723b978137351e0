import { getRouteApi } from '@tanstack/react-router'
import type { Product, Rating } from '#app/product/product.ts'
import { useRegion } from '#app/region/use-region.ts'
import { pageText, productText, siteText } from './data-text.ts'
import type { Place } from './structured-data.ts'
import { StructuredDataScript } from './structured-data-script.tsx'

const root = getRouteApi('__root__')

/** For the home page: who we are, and how we are searched. */
export function SiteData() {
  return <StructuredDataScript text={siteText(usePlace())} />
}

/** For a page below the home page: the way here. */
export function TrailData({ title, path }: { title: string; path: string }) {
  return <StructuredDataScript text={pageText(usePlace(), { title, path })} />
}

/** For a product's page: the product, its offer, what its reviews come to, and the way here. */
export function ProductData({ product, rating }: { product: Product; rating: Rating | null }) {
  return <StructuredDataScript text={productText(usePlace(), product, rating ?? undefined)} />
}

function usePlace(): Place {
  const { siteOrigin } = root.useLoaderData()
  return { region: useRegion(), siteOrigin }
}
