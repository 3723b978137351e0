import { mapRegions } from '#contracts/shop/regions.ts'
import { toText } from '../catalogue/html-text.ts'
import type { ProductDraft } from '../catalogue/make-products.ts'
import type { SellingPlanGroup } from '../catalogue/selling-plan.ts'
import { DEFAULT_TIME } from '../catalogue/store-content.ts'
import type { StoreImage } from '../catalogue/store-image.ts'
import { type AssignedIds, getIdRank, getRecordId } from './assign-ids.ts'
import { buildMedia } from './build-media.ts'
import type { MetafieldBuilder } from './build-metafields.ts'
import { buildOptions } from './build-options.ts'
import { buildVariants } from './build-variants.ts'
import type { ImageRegistry } from './image-registry.ts'
import type { PriceReader } from './price-reader.ts'
import type { Report } from './problems.ts'
import type { ParsedGoodsFile } from './schema/goods-file.ts'
import { toSeo } from './seo.ts'

type Builders = {
  ids: AssignedIds
  images: ImageRegistry
  metafields: MetafieldBuilder
  readPrice: PriceReader
  sellingPlanGroups: readonly SellingPlanGroup[]
  report: Report
}

/** The active products of a goods file, in its order. */
export function buildProducts(file: ParsedGoodsFile, builders: Builders): ProductDraft[] {
  const { ids, images, metafields, report } = builders
  const shopName = file.shop?.name ?? 'My shop'
  return file.products.flatMap((input, index): ProductDraft[] => {
    const path = ['products', index]
    const options = buildOptions(input, path, builders)
    const variants = buildVariants(input, options, path, builders)
    const { handle, title, productType, createdAt, publishedAt, updatedAt } = input
    const media = input.files.map(
      (file, position) =>
        buildMedia(file, [...path, 'files', position], builders) ??
        images.addFileInput(file, [...path, 'files', position]),
    )
    const skus = new Set(variants.map(({ sku }) => sku))
    const sellingPlanGroups = builders.sellingPlanGroups.filter(
      (group) => group.hasProduct(handle) || [...group.skus].some((sku) => skus.has(sku)),
    )
    if (input.requiresSellingPlan && sellingPlanGroups.length === 0)
      report([...path, 'requiresSellingPlan'], 'no selling plan is offered for the product')
    if (input.status !== 'ACTIVE') return []
    const since = publishedAt ?? createdAt ?? DEFAULT_TIME
    return [
      {
        id: ids.get('Product')?.get(handle) ?? getRecordId('Product', handle),
        sku: handle,
        groupSku: handle,
        style: title,
        handle,
        colour: { name: '', hex: '#ffffff', family: 'multi' },
        productType,
        category: productType,
        tags: input.tags,
        price: variants[0]?.price ?? mapRegions(() => 0),
        compareAt: null,
        options,
        variants,
        promise: '',
        description: toText(input.descriptionHtml),
        highlights: [],
        fabric: '',
        care: '',
        collections: [],
        since,
        // the first product of the file sells best
        popularity: file.products.length - index,
        details: {
          vendor: input.vendor ?? shopName,
          descriptionHtml: input.descriptionHtml,
          isGiftCard: input.giftCard,
          sellingPlanGroups,
          requiresSellingPlan: input.requiresSellingPlan,
          idRank: getIdRank(input.id, index),
          seo: toSeo(input.seo),
          images: listImages(
            input,
            media.filter((medium) => !('kind' in medium)),
            variants.flatMap(({ details }) => details?.image ?? []),
            images,
          ),
          media: media.some((medium) => 'kind' in medium) ? media : [],
          metafields: metafields.buildMetafields(input.metafields, `product ${handle}`, [...path, 'metafields']),
          translations: input.translations,
          createdAt: createdAt ?? since,
          publishedAt: since,
          availableFrom: publishedAt ?? null,
          updatedAt: updatedAt ?? since,
        },
      },
    ]
  })
}

/** The product's images and those of its variants, each once; a placeholder without any. */
function listImages(
  { handle, title }: ParsedGoodsFile['products'][number],
  own: readonly StoreImage[],
  variantImages: readonly StoreImage[],
  images: ImageRegistry,
): StoreImage[] {
  const unique = new Map([...variantImages, ...own].map((image) => [image.id, image]))
  const ordered = [...own, ...variantImages].map(({ id }) => id)
  const all = [...new Set(ordered)].flatMap((id) => unique.get(id) ?? [])
  return all.length > 0 ? all : [images.addPlaceholder(handle, title)]
}
