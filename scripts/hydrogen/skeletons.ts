export type Skeleton = {
  /** The version of the skeleton. */
  version: string
  /** The version of @shopify/create-hydrogen that makes it. */
  createHydrogen: string
  /** The host name in the browser: Vite serves no other, and newer versions of Hydrogen sign in at no other. */
  hostname: string
  /** Versions by their key in package.json, where newer ones that it allows do not fit together. */
  pinned: Readonly<Record<string, string>>
  /**
   * The environment in which its server reaches the backend as https://shopify.com.
   * @param proxy The origin of the backend.
   * @param certificate The file of the backend's certificate.
   */
  getEnvironment(proxy: string, certificate: string): Readonly<Record<string, string>>
}

/** The skeletons that npm has, from the one of API version 2025-01 to the newest. */
export const SKELETONS: readonly Skeleton[] = [
  {
    version: '2025.1.0',
    createHydrogen: '5.0.15',
    hostname: 'localhost',
    // newer ones need Vite 6 and a newer Hydrogen than this skeleton has
    pinned: { 'dependencies.@shopify/remix-oxygen': '2.0.10', 'devDependencies.@shopify/mini-oxygen': '3.1.1' },
    // workerd knows no proxy; without verifying certificates, the server fetches in Node, which knows one
    getEnvironment: (proxy) => ({
      NODE_TLS_REJECT_UNAUTHORIZED: '0',
      NODE_USE_ENV_PROXY: '1',
      HTTPS_PROXY: proxy,
    }),
  },
  {
    version: '2026.4.6',
    createHydrogen: '5.0.39',
    hostname: 'spoke.tryhydrogen.dev',
    pinned: {},
    getEnvironment: (proxy, certificate) => ({
      NODE_EXTRA_CA_CERTS: certificate,
      SHOPIFY_HTTP_PROXY: proxy,
      // for the command line itself; what the pages fetch goes through the proxy all the same
      SHOPIFY_NO_PROXY: '*',
    }),
  },
]
