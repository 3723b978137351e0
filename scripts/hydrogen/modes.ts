import { getStorefrontEnvironment } from '#cli/backend/storefront-environment.ts'

/** A way of running a skeleton on store us. */
export type Mode = {
  name: string
  /** What follows `shopify hydrogen`. */
  command: readonly string[]
  /** The values of `spoke backend --store`. */
  stores: readonly string[]
  /** Whether customers sign in: at https://shopify.com, through the backend as a proxy, and back to https. */
  hasAccounts: boolean
  /** The variables of .env. @param origin That of the store's port or, without one, the backend's. */
  getVariables(origin: string): Readonly<Record<string, string>>
}

export const MODES: readonly Mode[] = [
  {
    name: 'dev',
    command: ['dev', '--disable-version-check'],
    stores: ['us=0'],
    hasAccounts: true,
    // its content security policy allows images of http://localhost
    getVariables: (origin) => getStorefrontEnvironment('us', origin),
  },
  {
    name: 'preview',
    command: ['preview', '--build'],
    // its content security policy allows images of Shopify's own hosts only
    stores: ['us=https://shopify.com'],
    hasAccounts: true,
    getVariables: () => getStorefrontEnvironment('us', 'https://shopify.com'),
  },
  {
    // a new project with one variable more
    name: 'one-variable',
    command: ['dev', '--disable-version-check'],
    stores: [],
    hasAccounts: false,
    getVariables: (origin) => ({ PUBLIC_STORE_DOMAIN: `${origin}/shopify/us/mock.shop` }),
  },
]
