/** What a top-level folder may import from the others. Tests and fixtures may import anything. */
export const ALLOWED_IMPORTS: Readonly<Record<string, readonly RegExp[]>> = {
  contracts: [],
  app: [/^contracts\//],
  mocks: [/^contracts\//],
  cli: [
    /^mocks\/control\//,
    /^mocks\/recommender\//,
    /^contracts\/shop\//,
    /^contracts\/ucp\//,
    /^contracts\/webhooks\/purge-log\.ts$/,
    /^tests\/explore\/explore\.ts$/,
    /^contracts\/(assumed|entity-tags|guard|is-record|measurements|world-id|operations|request-id|security-headers|try-clients|unnamed-fields)\.ts$/,
  ],
  scripts: [
    /^app\/upstream\/config\.server\.ts$/,
    /^contracts\//,
    /^cli\//,
    /^mocks\/control\//,
    /^tests\/(support\/|architecture\/layers\.ts$)/,
  ],
}

/** Files that may re-export names of another file, with the reason. */
export const ALLOWED_REEXPORTS: Readonly<Record<string, string>> = {
  'app/durable-objects.ts': 'a Worker exports classes of Durable Objects from one file',
  'app/collection/client-filtering.ts': 'one dynamic import loads all that filters in the browser',
  'mocks/package/index.ts': 'the entry of the package',
}

export type Layering = {
  folder: string
  /**
   * Layers from the top, each with its units and what they hold. A unit is a folder or a file; the longest one that a path
   * starts with is the path's unit. It imports units of lower layers only. `npm run codegen` writes them into the README.
   */
  layers: readonly Readonly<Record<string, string>>[]
  /** Imports between two units of one layer, as 'importer -> imported', with the reason. */
  allowedPairs: Readonly<Record<string, string>>
  /** Units that only some others may import. */
  onlyImportedBy: Readonly<Record<string, readonly string[]>>
}

const app: Layering = {
  folder: 'app',
  layers: [
    {
      'server.ts': 'the server’s entry',
      'start.ts': 'what Start does around every request',
      'router.tsx': 'the router',
      'durable-objects.ts': 'classes of the Worker',
    },
    { routes: 'one file per URL: data, head, cache headers, page' },
    { shell: 'what is around every page' },
    { seo: 'site maps, robots.txt, structured data', agents: 'profile and tools for AI agents' },
    {
      home: 'the home page',
      search: 'search page and drawer',
      collection: 'collection pages with filters',
      'wish-list': 'goods kept for later',
      'content/pages': 'pages that editors write',
      returns: 'returns and exchanges',
      'order-status': 'where an order is',
      webhooks: 'purges of caches after changes',
    },
    { product: 'the product page, cards of products', 'mailing/referral': 'refer a friend' },
    { customer: 'the account, signing in', 'size-charts': 'size charts and their pages' },
    { cart: 'drawer, page and changes of the cart' },
    { fit: 'the saved fit, the Fit Finder', 'product/offers': 'multi-buy offers' },
    { mailing: 'newsletter and subscriptions', feedback: 'survey, unsubscribing' },
    { analytics: 'events, consent, flags, chat' },
    { 'content/promos': 'promos of a page' },
    { content: 'what editors write', forms: 'fields and their validation' },
    {
      visitor: 'cookies and storage',
      errors: 'reports, failures of whole pages',
      copy: 'texts of the interface',
      region: 'regions and their addresses',
    },
    // limits count clients as the configuration says, and everything that mails or reports uses them; pictures are kept in
    // memory as upstreams' answers are
    {
      'http/limits': 'limits of actions',
      'http/pictures': 'pictures on the shop’s own host',
      'http/storefront-api': 'Shopify’s API on the shop’s own host',
    },
    { upstream: 'configuration, clients, cache', http: 'what every response gets' },
    { page: 'all between React and the socket' },
    { ui: 'components without a domain', 'content/preview': 'whether drafts are shown' },
    { 'request-context.ts': 'what one request knows', 'http/ids.ts': 'ids of requests' },
  ],
  allowedPairs: {
    'search -> collection':
      'a size in a query is a filter of the collection pages: the same values, names and parameters',
    'wish-list -> collection': 'what is saved is shown as a collection shows it: the same cards and the cached range',
    'visitor -> region': 'who the visitor is depends on the region: its tokens have a key per region',
    'region -> visitor': 'the country prompt reads and writes the cookie of the chosen country',
    'region -> copy': 'the country prompt has texts of its own',
    'copy -> region': 'texts are chosen by the locale of the region',
    'copy -> errors': 'a missing text is reported',
    'errors -> copy': 'the error page that is shown when rendering fails has texts of its own',
  },
  onlyImportedBy: {},
}

const mocks: Layering = {
  folder: 'mocks',
  layers: [
    { 'main.ts': 'the process', package: 'entries of the package for other shops' },
    {
      'server.ts': 'its HTTP port',
      reload: 'changed code in a running process',
      'addresses.ts': 'flags of addresses',
    },
    { 'http-exchange.ts': 'one request and response of Node’s server' },
    { 'backend.ts': 'all upstreams with their worlds' },
    {
      control: 'control API, entering a world, panel',
      'pipeline.ts': 'the steps of one call',
      'stores.ts': 'stores at the root of a host',
      'storefronts.ts': 'where links lead',
      'allowed-hosts.ts': 'names that it is served as',
      'cors.ts': 'pages that may call',
      'read-body.ts': 'bodies of requests',
      https: 'certificates',
    },
    {
      scenarios: 'named states of a world',
      'answer.ts': 'the handler of a request',
      'apply-fault.ts': 'failures and delays',
      bare: 'responses as the specification gives them',
      'contract-check.ts': 'responses that break their contract',
    },
    {
      upstreams: 'the simulated services, one folder per contract',
      'user-errors.ts': 'refused mutations',
      'webhooks.ts': 'signed webhooks',
    },
    {
      world: 'the state of a world, its default data',
      recommender: 'the size model, a fit service',
      'parse-call.ts': 'the operation of a request',
    },
  ],
  allowedPairs: {},
  onlyImportedBy: { recommender: ['upstreams/fit'] },
}

export const LAYERINGS: readonly Layering[] = [app, mocks]
