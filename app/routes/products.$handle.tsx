import { createFileRoute, notFound } from '@tanstack/react-router'
import { getProduct } from '#app/product/product.functions.ts'
import { productName } from '#app/product/product.ts'
import { ProductPage } from '#app/product/product-page.tsx'
import { ProductData } from '#app/seo/page-data.tsx'
import { publicPage } from '#app/shell/cache-rule.ts'
import { pageMeta } from '#app/shell/page-head.ts'

/** Pictures of goods are all of this shape. */
const PICTURE = { width: 800, height: 1000 }

export const Route = createFileRoute('/products/$handle')({
  loader: async ({ params: { handle }, context: { region } }) => {
    const product = await getProduct({ data: { region: region.code, handle } })
    if (!product) throw notFound()
    return product
  },
  head: ({ loaderData, match }) =>
    pageMeta(match.context.region, loaderData && productName(loaderData), loaderData?.promise, {
      type: 'product',
      picture: loaderData?.images[0] && { ...loaderData.images[0], ...PICTURE },
    }),
  headers: publicPage,
  component: Page,
})

function Page() {
  const product = Route.useLoaderData()
  return (
    <>
      <ProductPage product={product} />
      <ProductData product={product} rating={product.rating} />
    </>
  )
}
