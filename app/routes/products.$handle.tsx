import { createFileRoute, notFound } from '@tanstack/react-router'
import { incompletePage, publicPage } from '#app/http/cache-rule.ts'
import { prepareGallery } from '#app/product/gallery/gallery.tsx'
import { prepareAround } from '#app/product/kept-around.tsx'
import { getProduct } from '#app/product/product.functions.ts'
import { productName } from '#app/product/product.ts'
import { ProductPage } from '#app/product/product-page.tsx'
import { ProductData } from '#app/seo/page-data.tsx'
import { pageMeta } from '#app/shell/page-head.ts'

/** Pictures of goods are all of this shape. */
const PICTURE = { width: 800, height: 1000 }

export const Route = createFileRoute('/products/$handle')({
  loader: async ({ params: { handle }, context: { region } }) => {
    prepareAround()
    const [found] = await Promise.all([getProduct({ data: { region: region.code, handle } }), prepareGallery()])
    if (!found) throw notFound()
    return found
  },
  head: ({ loaderData, match }) => {
    const product = loaderData?.product
    return pageMeta(match.context.region, product && productName(product), product?.promise, {
      type: 'product',
      picture: product?.images[0] && { ...product.images[0], ...PICTURE },
    })
  },
  headers: ({ loaderData }) => ({ ...publicPage(), ...(loaderData?.around.complete ? {} : incompletePage()) }),
  component: Page,
})

function Page() {
  const { product, around } = Route.useLoaderData()
  return (
    <>
      <ProductPage product={product} around={around} />
      <ProductData product={product} rating={around.rating} />
    </>
  )
}
