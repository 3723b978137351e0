import { CURRENCIES, type RegionCode } from '#contracts/regions.ts'
import { createPolicyResolver } from '../content/policies.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { toGid } from '../gid.ts'
import { emptyMetafields } from '../goods/metafields.ts'
import { VENDOR } from '../goods/product.ts'
import { CURRENCY_SYMBOLS } from '../money.ts'
import { COUNTRIES } from './countries.ts'

export const shopResolvers = {
  id: (_shop: unknown, _args, { region }) => toGid('Shop', Object.keys(COUNTRIES).indexOf(region) + 1),
  name: () => VENDOR,
  description: () => BRAND.shortDescription,
  moneyFormat: (_shop: unknown, _args, { region }) => `${CURRENCY_SYMBOLS[region]}{{amount}}`,
  primaryDomain: (_shop: unknown, _args, { storefront }) => toDomain(storefront),
  shipsToCountries: (_shop: unknown, _args, { region }) => COUNTRIES[region],
  paymentSettings: (_shop: unknown, _args, { region }) => getPaymentSettings(region),
  brand: () => BRAND,
  privacyPolicy: createPolicyResolver('privacy-policy'),
  refundPolicy: createPolicyResolver('refund-policy'),
  termsOfService: createPolicyResolver('terms-of-service'),
  // The shop has no text for these, sells no subscriptions and offers no instalments.
  shippingPolicy: () => null,
  subscriptionPolicy: () => null,
  shopPayInstallmentsPricing: () => null,
  ...emptyMetafields,
} satisfies Resolvers

/** The shop's own colours. It has no images of its wordmark. */
const BRAND = {
  colors: {
    primary: [{ background: '#001e3c', foreground: '#ffffff' }],
    secondary: [{ background: '#f3efe8', foreground: '#001e3c' }],
  },
  logo: null,
  squareLogo: null,
  coverImage: null,
  slogan: null,
  shortDescription: "Men's clothes that fit.",
}

function toDomain(storefront: string) {
  const { host, protocol } = new URL(storefront)
  return { host, sslEnabled: protocol === 'https:', url: storefront }
}

/** QueryRoot.paymentSettings and Shop.paymentSettings. The simulated checkout accepts no cards. */
export function getPaymentSettings(region: RegionCode) {
  return {
    countryCode: COUNTRIES[region][0],
    currencyCode: CURRENCIES[region],
    enabledPresentmentCurrencies: [CURRENCIES[region]],
    shopifyPaymentsAccountId: null,
    acceptedCardBrands: [],
    supportedDigitalWallets: [],
  }
}

/** QueryRoot.shop. Its fields are resolved from the context. */
export const resolveShop = (_root: unknown, _args: unknown, _context: ShopifyContext) => ({})
