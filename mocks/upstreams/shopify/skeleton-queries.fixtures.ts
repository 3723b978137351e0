/*
 * Queries like those of Hydrogen's skeleton storefront, page by page. They are written from the schema, not copied.
 */

const MONEY = 'fragment Price on MoneyV2 { amount currencyCode }'
const IMAGE = 'fragment ImageFields on Image { id url altText width height }'

const CARD = `fragment Card on Product {
  id handle title vendor availableForSale
  featuredImage { ...ImageFields }
  priceRange { minVariantPrice { ...Price } maxVariantPrice { ...Price } }
  compareAtPriceRange { minVariantPrice { ...Price } }
}
${MONEY}
${IMAGE}`

const VARIANT = `fragment Variant on ProductVariant {
  id sku title availableForSale quantityAvailable currentlyNotInStock
  selectedOptions { name value }
  price { ...Price } compareAtPrice { ...Price } unitPrice { ...Price }
  image { __typename ...ImageFields }
  product { title handle }
}
${MONEY}
${IMAGE}`

const LINK = 'fragment Link on MenuItem { id resourceId tags title type url }'

/** The header and footer of every page. */
export const LAYOUT = `query Layout($country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) {
  shop { id name description primaryDomain { url } brand { logo { image { url } } } }
  header: menu(handle: "main-menu") { id items { ...Link items { ...Link items { ...Link } } } }
  footer: menu(handle: "footer") { id items { ...Link } }
}
${LINK}`

export const HOME = `query Home($country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) {
  collections(first: 1, sortKey: UPDATED_AT, reverse: true) { nodes { id title handle image { ...ImageFields } } }
  products(first: 4, sortKey: UPDATED_AT, reverse: true) { nodes { ...Card } }
}
${CARD}`

export const PRODUCT = `query Product($handle: String!, $selectedOptions: [SelectedOptionInput!]!, $country: CountryCode, $language: LanguageCode)
@inContext(country: $country, language: $language) {
  product(handle: $handle) {
    id title vendor handle descriptionHtml description encodedVariantExistence encodedVariantAvailability
    options { name optionValues { name firstSelectableVariant { ...Variant } swatch { color image { previewImage { url } } } } }
    selectedOrFirstAvailableVariant(selectedOptions: $selectedOptions, ignoreUnknownOptions: true, caseInsensitiveMatch: true) { ...Variant }
    adjacentVariants(selectedOptions: $selectedOptions) { ...Variant }
    media(first: 10) { nodes { __typename mediaContentType alt previewImage { url } ... on MediaImage { id image { ...ImageFields } } } }
    seo { title description }
  }
  productRecommendations(productHandle: $handle) { handle }
}
${VARIANT}`

export const COLLECTION = `query Collection(
  $handle: String!, $first: Int, $last: Int, $startCursor: String, $endCursor: String, $filters: [ProductFilter!]
  $country: CountryCode, $language: LanguageCode
) @inContext(country: $country, language: $language) {
  collection(handle: $handle) {
    id handle title description
    products(first: $first, last: $last, before: $startCursor, after: $endCursor, filters: $filters, sortKey: PRICE) {
      filters { id label type values { id label count input swatch { color } } }
      nodes { ...Card }
      pageInfo { hasPreviousPage hasNextPage startCursor endCursor }
    }
  }
}
${CARD}`

export const SEARCH = `query Search($term: String!, $country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) {
  articles: search(query: $term, types: [ARTICLE], first: 5) { nodes { ... on Article { id title } } }
  pages: search(query: $term, types: [PAGE], first: 5) { nodes { ... on Page { __typename handle title trackingParameters } } }
  products: search(query: $term, types: [PRODUCT], first: 5, sortKey: RELEVANCE, unavailableProducts: HIDE) {
    totalCount nodes { __typename ... on Product { ...Card } } pageInfo { hasNextPage endCursor }
  }
}
${CARD}`

export const PREDICTIVE = `query Predictive($term: String!, $limit: Int!, $limitScope: PredictiveSearchLimitScope!, $types: [PredictiveSearchType!]) {
  predictiveSearch(query: $term, limit: $limit, limitScope: $limitScope, types: $types) {
    articles { __typename id title handle blog { handle } }
    collections { __typename id title handle image { url } trackingParameters }
    pages { __typename id title handle trackingParameters }
    products { __typename id title handle trackingParameters selectedOrFirstAvailableVariant(selectedOptions: [], ignoreUnknownOptions: true) { id price { amount currencyCode } image { url } } }
    queries { __typename text styledText trackingParameters }
  }
}`

export const CONTENT = `query Content {
  page(handle: "about-us") { handle id title body seo { title description } }
  blogs(first: 5) { nodes { title handle seo { title } } pageInfo { hasNextPage } }
  shop {
    privacyPolicy { id title handle body url } refundPolicy { title } shippingPolicy { title } termsOfService { title }
    subscriptionPolicy { title handle }
  }
  localization { country { isoCode currency { isoCode symbol } } availableCountries { isoCode name } language { isoCode } }
}`

const LISTED = 'id handle title featuredImage { ...ImageFields } priceRange { minVariantPrice { ...Price } }'
const PAGE_INFO = 'pageInfo { hasPreviousPage hasNextPage startCursor endCursor }'

export const COLLECTIONS = `query Collections($first: Int, $country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) {
  collections(first: $first) { nodes { id title handle image { ...ImageFields } } ${PAGE_INFO} }
  products(first: $first) { nodes { ${LISTED} } ${PAGE_INFO} }
}
${MONEY}
${IMAGE}`

export const BLOG = `query Blog($blog: String!, $article: String!, $first: Int, $language: LanguageCode) @inContext(language: $language) {
  blog(handle: $blog) {
    title handle seo { title description }
    articles(first: $first) {
      nodes { author: authorV2 { name } contentHtml handle id image { ...ImageFields } publishedAt title blog { handle } }
      ${PAGE_INFO}
    }
    articleByHandle(handle: $article) { handle title contentHtml publishedAt author: authorV2 { name } seo { title } }
  }
}
${IMAGE}`

export const POLICY = `query Policy($privacyPolicy: Boolean!, $refundPolicy: Boolean!, $language: LanguageCode) @inContext(language: $language) {
  shop {
    privacyPolicy @include(if: $privacyPolicy) { body handle id title url }
    refundPolicy @include(if: $refundPolicy) { body handle id title url }
  }
}`

/** The fragment of Hydrogen 2026.4's cart, which asks for nested lines and gift cards. */
export const NEWEST_CART = `
fragment CartPrice on MoneyV2 { currencyCode amount }
fragment CartGoods on ProductVariant {
  id availableForSale requiresShipping title selectedOptions { name value }
  price { ...CartPrice } compareAtPrice { ...CartPrice } image { id url altText width height }
  product { handle title id vendor }
}
fragment CartLineCosts on CartLineCost {
  totalAmount { ...CartPrice } amountPerQuantity { ...CartPrice } compareAtAmountPerQuantity { ...CartPrice }
}
fragment SingleLine on CartLine {
  id quantity attributes { key value } cost { ...CartLineCosts } merchandise { ... on ProductVariant { ...CartGoods } }
  parentRelationship { parent { id } }
}
fragment BundleLine on ComponentizableCartLine {
  id quantity attributes { key value } cost { ...CartLineCosts } merchandise { ... on ProductVariant { ...CartGoods } }
  lineComponents { ...SingleLine }
}
fragment CartApiQuery on Cart {
  updatedAt id checkoutUrl totalQuantity note attributes { key value } discountCodes { code applicable }
  appliedGiftCards { id lastCharacters amountUsed { ...CartPrice } }
  buyerIdentity { countryCode email phone customer { id email firstName lastName displayName } }
  lines(first: $numCartLines) { nodes { ...SingleLine } nodes { ...BundleLine } }
  cost { subtotalAmount { ...CartPrice } totalAmount { ...CartPrice } totalDutyAmount { ...CartPrice } totalTaxAmount { ...CartPrice } }
}`
