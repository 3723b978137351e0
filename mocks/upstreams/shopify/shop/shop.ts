import { CURRENCIES, type RegionCode } from '#contracts/regions.ts'
import { policy } from '../content/policies.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { gid } from '../gid.ts'
import { noMetafields } from '../goods/metafields.ts'
import { VENDOR } from '../goods/product.ts'
import { CURRENCY_SYMBOLS } from '../money.ts'
import { COUNTRIES } from './countries.ts'

export const shopResolvers = {
  id: (_shop: unknown, _args, { region }) => gid('Shop', Object.keys(COUNTRIES).indexOf(region) + 1),
  name: () => VENDOR,
  description: () => BRAND.shortDescription,
  moneyFormat: (_shop: unknown, _args, { region }) => `${CURRENCY_SYMBOLS[region]}{{amount}}`,
  primaryDomain: (_shop: unknown, _args, { storefront }) => domain(storefront),
  shipsToCountries: (_shop: unknown, _args, { region }) => COUNTRIES[region],
  paymentSettings: (_shop: unknown, _args, { region }) => paymentSettings(region),
  brand: () => BRAND,
  privacyPolicy: policy('privacy-policy'),
  refundPolicy: policy('refund-policy'),
  termsOfService: policy('terms-of-service'),
  // the house has written neither, sells no subscriptions and offers no instalments
  shippingPolicy: () => null,
  subscriptionPolicy: () => null,
  shopPayInstallmentsPricing: () => null,
  ...noMetafields,
} satisfies Resolvers

/** Ink on white and ink on paper: the shop's own colours. It has a wordmark in type and no picture of it. */
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

function domain(storefront: string) {
  const { host, protocol } = new URL(storefront)
  return { host, sslEnabled: protocol === 'https:', url: storefront }
}

/** QueryRoot.paymentSettings, and the shop's. The checkout stand-in takes no cards, so it names no brands of them. */
export function paymentSettings(region: RegionCode) {
  return {
    countryCode: COUNTRIES[region][0],
    currencyCode: CURRENCIES[region],
    enabledPresentmentCurrencies: [CURRENCIES[region]],
    shopifyPaymentsAccountId: null,
    acceptedCardBrands: [],
    supportedDigitalWallets: [],
  }
}

/** QueryRoot.shop: there is nothing to know about it but the context. */
export const shop = (_root: unknown, _args: unknown, _context: ShopifyContext) => ({})
