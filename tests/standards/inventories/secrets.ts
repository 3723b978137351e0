type Secret = {
  /** Who makes it. */
  madeBy: string
  /** The least that it has to be allowed. */
  scope: string
  /** When and how it is replaced. */
  replaced: string
  /** The only files of the shop that read it. */
  readBy: readonly string[]
}

const UPSTREAMS = 'app/upstream/upstreams.server.ts'
const STORE = 'app/upstream/store.server.ts'
const A_YEAR =
  'each year, and at once after a leak: a new one, a restart of each instance in turn, then the old one is revoked'
const WITH_TWO = 'each year, and at once after a leak: new and old with a comma, then the new one alone'

/** Every secret of the configuration, once for all regions. The platform’s store of secrets holds them (deployment README). */
export const SECRETS: Readonly<Record<string, Secret>> = {
  SHOPIFY_TOKEN: {
    madeBy: 'the store’s admin',
    scope: 'Storefront API: products, collections, carts, customers; browsers could know it',
    replaced: A_YEAR,
    readBy: [STORE],
  },
  SHOPIFY_PRIVATE_TOKEN: {
    madeBy: 'the store’s admin',
    scope: 'Storefront API, the same',
    replaced: A_YEAR,
    readBy: [STORE],
  },
  SHOPIFY_WEBHOOK_SECRET: {
    madeBy: 'Shopify',
    scope: 'signs webhooks of one store',
    replaced: WITH_TWO,
    readBy: [STORE],
  },
  CONTENT_WEBHOOK_SECRET: {
    madeBy: 'the content service',
    scope: 'signs its webhooks',
    replaced: WITH_TWO,
    readBy: ['app/webhooks/webhook-post.server.ts'],
  },
  BACKEND_HEADERS: { madeBy: 'the backend', scope: 'the calls of its contract', replaced: A_YEAR, readBy: [UPSTREAMS] },
  FIT_KEY: {
    madeBy: 'the operator of the fit service, which takes several and reads their file again',
    scope: 'the calls of its contract',
    replaced: A_YEAR,
    readBy: [UPSTREAMS],
  },
  CONTENT_DELIVERY_TOKEN: {
    madeBy: 'the content service',
    scope: 'reads what is published',
    replaced: A_YEAR,
    readBy: [UPSTREAMS],
  },
  CONTENT_PREVIEW_TOKEN: {
    madeBy: 'the content service',
    scope: 'reads drafts',
    replaced: A_YEAR,
    readBy: [UPSTREAMS],
  },
  REVIEWS_KEY: { madeBy: 'the reviews service', scope: 'reads reviews, votes', replaced: A_YEAR, readBy: [UPSTREAMS] },
  ANALYTICS_KEY: { madeBy: 'the analytics service', scope: 'writes events', replaced: A_YEAR, readBy: [UPSTREAMS] },
  FLAGS_KEY: { madeBy: 'the service of flags', scope: 'reads flags', replaced: A_YEAR, readBy: [UPSTREAMS] },
  CHAT_MESSENGER_TOKEN: {
    madeBy: 'the chat service',
    scope: 'opens the chat; browsers know it',
    replaced: A_YEAR,
    readBy: ['app/analytics/chat/chat.functions.ts'],
  },
  PREVIEW_KEY: {
    madeBy: 'openssl rand -hex 32',
    scope: 'opens drafts, signs passes of an hour',
    replaced: 'each year, and when an editor leaves: passes end at once',
    readBy: ['app/content/preview-link.server.ts', 'app/server.ts'],
  },
  SHARED_STORE_SECRET: {
    madeBy: 'openssl rand -hex 32',
    scope: 'hashes the keys of limits',
    replaced: 'each year: limits start anew',
    readBy: ['app/http/limits/check-limit.server.ts'],
  },
  PURGE_KEY: {
    madeBy: 'openssl rand -hex 32',
    scope: 'purges caches in front',
    replaced: 'each year, in caches and instances together: pages expire by themselves meanwhile',
    readBy: ['app/webhooks/purges.server.ts'],
  },
}

/** Every use of cryptography and of random values: the function, by file, with the algorithm and what it protects. */
export const CRYPTOGRAPHY: Readonly<Record<string, string>> = {
  'app/cart/cart-cookies.server.ts': 'SHA-256: which goods an unanswered addition is of',
  'app/cart/own-cart.server.ts': 'SHA-256: names a line without its id',
  'app/content/preview/preview-pass.ts':
    'HMAC-SHA-256 with PREVIEW_KEY: passes of drafts; compares keys in constant time',
  'app/customer/sign-in/sign-in.server.ts':
    'oauth4webapi: state and verifier of 256 random bits, PKCE with SHA-256; Web Crypto: the nonce of 16 characters',
  'app/customer/sign-in/token-validation.server.ts': 'oauth4webapi: signatures of id tokens by the service’s keys',
  'app/http/ids.ts': 'Web Crypto: ids of requests, reports, traces and browsers; knowing one allows nothing',
  'app/http/limits/check-limit.server.ts':
    'HMAC-SHA-256 with SHARED_STORE_SECRET: addresses and orders in keys of limits',
  'app/page/build/client-chunks.ts': 'SHA-256: names of files',
  'app/page/content-security-policy.ts': 'SHA-256: which inline scripts and styles a page allows',
  'app/page/script-nonce.ts': 'Web Crypto: the mark of a page’s own inline elements while it is rendered',
  'app/upstream/trace-context.server.ts': 'Web Crypto: ids of traces; knowing one allows nothing',
  'app/webhooks/redis-purges.server.ts': 'Web Crypto: the id of an instance; knowing one allows nothing',
  'cli/serve/cached-page.ts': 'SHA-1: entity tags of pages, which protect nothing',
  'cli/serve/request-id.ts': 'node:crypto: ids of requests; knowing one allows nothing',
  'contracts/assets/client.ts': 'HMAC-SHA-256 with the key of an embargoed file: its address',
  'contracts/rest-list.ts': 'SHA-256: whether a list has changed',
  'contracts/retry.ts': 'Math.random: pauses between attempts, which protect nothing',
  'contracts/webhooks/signatures.ts': 'HMAC-SHA-256 with the secrets of webhooks: who sent one',
}

/** Every place from which the server opens a connection, with where the address comes from: nothing else is ever called. */
export const OUTGOING: Readonly<Record<string, string>> = {
  'app/agents/forward-to-store.server.ts': 'SHOPIFY_GB_URL, SHOPIFY_US_URL, SHOPIFY_EU_URL',
  'app/http/limits/limit-object.ts': 'a Durable Object of the Worker itself',
  'app/http/limits/redis-store.server.ts': 'SHARED_STORE_URL',
  'app/http/pictures/fetch-from-image-host.ts': 'IMAGE_ORIGIN',
  'app/http/storefront-api/forward-query.ts': 'SHOPIFY_GB_URL, SHOPIFY_US_URL, SHOPIFY_EU_URL',
  'app/webhooks/purge-object.ts': 'a Durable Object of the Worker itself',
  'app/webhooks/purges.server.ts': 'PURGE_URLS',
  'app/webhooks/redis-purges.server.ts': 'SHARED_STORE_URL',
  'cli/serve/check-store.ts': 'SHARED_STORE_URL',
  'cli/serve/check-upstreams.ts': 'the addresses of the configuration',
  'cli/serve/tracing.ts': 'OTEL_EXPORTER_OTLP_ENDPOINT',
  'contracts/http.ts': 'the addresses of upstreams, of the configuration',
}
