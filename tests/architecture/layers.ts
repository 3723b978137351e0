/** What a top-level folder may import from the others. Tests and fixtures may import anything. */
export const ALLOWED_IMPORTS: Readonly<Record<string, readonly RegExp[]>> = {
  contracts: [],
  app: [/^contracts\//],
  mocks: [/^contracts\//],
  cli: [
    /^mocks\/control\//,
    /^mocks\/recommender\//,
    /^contracts\/shop\//,
    /^contracts\/webhooks\/purge-log\.ts$/,
    /^contracts\/(assumed|entity-tags|measurements|world-id|operations|security-headers|try-clients|unnamed-fields)\.ts$/,
  ],
  scripts: [/^app\/upstream\/config\.server\.ts$/, /^contracts\//, /^cli\//, /^mocks\/control\//, /^tests\/support\//],
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
   * Layers from the top. A unit is a folder or a file; the longest one that a path starts with is the path's unit. It
   * imports units of lower layers only.
   */
  layers: readonly (readonly string[])[]
  /** Imports between two units of one layer, as 'importer -> imported', with the reason. */
  allowedPairs: Readonly<Record<string, string>>
  /** Units that only some others may import. */
  onlyImportedBy: Readonly<Record<string, readonly string[]>>
}

const app: Layering = {
  folder: 'app',
  layers: [
    ['durable-objects.ts', 'router.tsx', 'server.ts', 'start.ts'],
    ['routes'],
    ['shell'],
    ['seo'],
    ['home', 'search', 'collection', 'size-charts', 'content/pages', 'returns', 'webhooks'],
    ['product', 'mailing/referral'],
    ['customer'],
    ['cart'],
    ['fit', 'product/offers'],
    ['mailing', 'feedback'],
    ['analytics'],
    ['content/promos'],
    ['content', 'forms'],
    ['visitor', 'errors', 'copy', 'region'],
    // limits count clients as the configuration says, and everything that mails or reports uses them; pictures are kept in
    // memory as upstreams' answers are
    ['http/limits', 'http/pictures', 'http/storefront-api'],
    ['upstream', 'http'],
    ['page'],
    ['ui', 'content/preview'],
    ['request-context.ts', 'http/ids.ts'],
  ],
  allowedPairs: {
    'search -> collection':
      'a size in a query is a filter of the collection pages: the same values, names and parameters',
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
    ['main.ts', 'package'],
    ['reload', 'server.ts', 'addresses.ts'],
    ['http-exchange.ts'],
    ['backend.ts'],
    ['control', 'pipeline.ts', 'cors.ts', 'allowed-hosts.ts', 'stores.ts', 'storefronts.ts', 'https'],
    ['scenarios', 'answer.ts', 'contract-check.ts', 'apply-fault.ts', 'bare'],
    ['upstreams', 'user-errors.ts', 'webhooks.ts'],
    ['world', 'recommender', 'parse-call.ts'],
  ],
  allowedPairs: {},
  onlyImportedBy: { recommender: ['upstreams/fit'] },
}

export const LAYERINGS: readonly Layering[] = [app, mocks]
