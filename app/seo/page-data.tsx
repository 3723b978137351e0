import { getRouteApi } from '@tanstack/react-router'
import { useCopy } from '#app/copy/use-copy.ts'
import { type Product, productName } from '#app/product/product.ts'
import { useRegion } from '#app/region/use-region.ts'
import { breadcrumbs, type Place, productData, type Rating, siteData, type Trail } from './structured-data.ts'
import { StructuredDataScript } from './structured-data-script.tsx'

const root = getRouteApi('__root__')

/** For the home page: who we are, and how we are searched. */
export function SiteData() {
  return <StructuredDataScript data={siteData(usePlace())} />
}

/** For a page below the home page: the way here. */
export function TrailData({ title, path }: Trail[number]) {
  return <StructuredDataScript data={[breadcrumbs(usePlace(), useTrail({ title, path }))]} />
}

/** For a product's page: the product, its offer, what its reviews come to, and the way here. */
export function ProductData({ product, rating }: { product: Product; rating?: Rating }) {
  const place = usePlace()
  const trail = useTrail({ title: productName(product), path: `/products/${product.handle}` })
  return <StructuredDataScript data={[productData(place, product, rating), breadcrumbs(place, trail)]} />
}

const useTrail = (here: Trail[number]): Trail => [{ title: useCopy()('home.crumb'), path: '/' }, here]

function usePlace(): Place {
  const { siteOrigin } = root.useLoaderData()
  return { region: useRegion(), siteOrigin }
}
