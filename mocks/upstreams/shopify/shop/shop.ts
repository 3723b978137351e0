import { getCurrency } from '../../../world/catalogue/markets.ts'
import type { World } from '../../../world/world.ts'
import { createPolicyResolver } from '../content/policies.ts'
import type { Resolvers, ShopifyContext } from '../context.ts'
import { toGid } from '../gid.ts'
import { createMetafieldResolvers } from '../goods/metafields.ts'
import { getMoneyFormat } from '../money.ts'
import { listCountries } from './countries.ts'
import { getShopId } from './shop-id.ts'
import { getShopName } from './shop-name.ts'

export const shopResolvers = {
  id: (_shop: unknown, _args, { region }) => toGid('Shop', getShopId(region)),
  name: (_shop: unknown, _args, { world }) => getShopName(world),
  description: (_shop: unknown, _args, { world }) => getBrand(world).shortDescription,
  moneyFormat: (_shop: unknown, _args, { world, region }) =>
    getMoneyFormat(getCurrency(world.catalogue, region, null), region),
  primaryDomain: (_shop: unknown, _args, { storefront }) => toDomain(storefront),
  shipsToCountries: (_shop: unknown, _args, { world, region }) => listCountries(world.catalogue, region),
  paymentSettings: (_shop: unknown, _args, context) => getPaymentSettings(context),
  brand: (_shop: unknown, _args, { world }) => getBrand(world),
  privacyPolicy: createPolicyResolver('PRIVACY_POLICY'),
  refundPolicy: createPolicyResolver('REFUND_POLICY'),
  termsOfService: createPolicyResolver('TERMS_OF_SERVICE'),
  shippingPolicy: createPolicyResolver('SHIPPING_POLICY'),
  subscriptionPolicy: createPolicyResolver('SUBSCRIPTION_POLICY'),
  // The shop offers no instalments.
  shopPayInstallmentsPricing: () => null,
  ...createMetafieldResolvers((_shop, { world }) => world.catalogue.content?.shop?.metafields),
} satisfies Resolvers

/** The brand of the goods file, else this shop's. */
function getBrand({ catalogue }: Pick<World, 'catalogue'>) {
  const shop = catalogue.content?.shop
  if (!shop) return BRAND
  const { description, slogan, logo } = shop
  return { ...BRAND, colors: { primary: [], secondary: [] }, shortDescription: description, slogan, logo }
}

/** What the newest version adds to the store. */
export const newestShopResolvers = {
  customerAccountUrl: (_shop: unknown, _args, { urls }) => urls.customerAccount,
  contactInformation: createPolicyResolver('CONTACT_INFORMATION'),
  legalNotice: createPolicyResolver('LEGAL_NOTICE'),
  termsOfSale: createPolicyResolver('TERMS_OF_SALE'),
  // The shop has no translations of its accounts and no other sign-in.
  customerAccountTranslations: () => null,
  socialLoginProviders: () => [],
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
  const { host, protocol, origin } = new URL(storefront)
  return { host, sslEnabled: protocol === 'https:', url: origin }
}

/** QueryRoot.paymentSettings and Shop.paymentSettings. The simulated checkout accepts no cards. */
export function getPaymentSettings({ world: { catalogue }, region }: ShopifyContext) {
  const countries = listCountries(catalogue, region)
  const currencies = new Set(countries.map((country) => getCurrency(catalogue, region, country)))
  return {
    countryCode: countries[0],
    currencyCode: getCurrency(catalogue, region, null),
    enabledPresentmentCurrencies: [...currencies],
    shopifyPaymentsAccountId: null,
    acceptedCardBrands: [],
    supportedDigitalWallets: [],
  }
}

/** QueryRoot.shop. Its fields are resolved from the context. */
export const resolveShop = (_root: unknown, _args: unknown, _context: ShopifyContext) => ({ __typename: 'Shop' })
