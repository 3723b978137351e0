import type { CatalogueOption, CatalogueProduct, CatalogueVariant } from './catalogue.ts'
import { toText } from './html-text.ts'
import type { Metafield } from './metafield.ts'
import type { SellingPlanGroup } from './selling-plan.ts'
import { translateSeo, translateTexts } from './translations.ts'

/** A product of a goods file in a language, with its options, variants and selling plans. */
export function translateProduct(product: CatalogueProduct, locale: string): CatalogueProduct {
  const { details } = product
  if (!details) return product
  const {
    title = product.style,
    descriptionHtml,
    productType = product.productType,
  } = details.translations[locale] ?? {}
  const options = product.options.map((option) => translateOption(option, locale))
  return {
    ...product,
    style: title,
    productType,
    category: productType,
    description: descriptionHtml === undefined ? product.description : toText(descriptionHtml),
    options,
    variants: product.variants.map((variant) => translateVariant(variant, product.options, options, locale)),
    details: {
      ...details,
      descriptionHtml: descriptionHtml ?? details.descriptionHtml,
      seo: translateSeo(details.seo, details.translations, locale),
      sellingPlanGroups: details.sellingPlanGroups.map((group) => translateGroup(group, locale)),
      metafields: translateMetafields(details.metafields, locale),
    },
  }
}

const translateMetafields = (metafields: readonly Metafield[], locale: string) =>
  metafields.map((metafield) => translateTexts(metafield, locale))

function translateOption(option: CatalogueOption, locale: string): CatalogueOption {
  if ('type' in option) return option
  const translateValue = (value: string) => option.valueTranslations.get(value)?.[locale]?.name ?? value
  return {
    ...option,
    name: option.translations[locale]?.name ?? option.name,
    values: option.values.map(translateValue),
    swatches: new Map([...option.swatches].map(([value, swatch]) => [translateValue(value), swatch])),
  }
}

function translateVariant(
  variant: CatalogueVariant,
  options: readonly CatalogueOption[],
  translated: readonly CatalogueOption[],
  locale: string,
): CatalogueVariant {
  const { details } = variant
  return {
    ...variant,
    values: variant.values.map((value, index) => {
      const position = options[index]?.values.indexOf(value) ?? -1
      return translated[index]?.values[position] ?? value
    }),
    ...(details && { details: { ...details, metafields: translateMetafields(details.metafields, locale) } }),
  }
}

const translateGroup = (group: SellingPlanGroup, locale: string): SellingPlanGroup => ({
  ...translateTexts(group, locale),
  plans: group.plans.map((plan) => ({
    ...translateTexts(plan, locale),
    metafields: translateMetafields(plan.metafields, locale),
  })),
})
