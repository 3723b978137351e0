import { createGraphqlCall, type DataOf } from '../graphql.ts'
import { type CallOptions, type HttpOptions, UpstreamError, withHeaders } from '../http.ts'
import type { GraphqlError } from '../refusals.ts'
import { isBusy, type RetryPolicy } from '../retry.ts'
import type { FlashBannerFragment, MenuLinkFragment, ProductsPromoFragment } from './generated/documents.ts'
import { guards } from './generated/guards.js'
import { operations } from './generated/operations.ts'
import { isRichText, type RichText } from './rich-text.ts'

type Data<Name extends keyof typeof operations> = DataOf<(typeof operations)[Name]>
type Item<Collection extends { items: unknown[] } | null> = NonNullable<NonNullable<Collection>['items'][number]>

type ProductDiscount = Item<Data<'productDiscount'>['productDiscountCollection']>
type PageEntry = Item<Data<'page'>['pageCollection']>
/** Its body refers to pictures by id, which `asset` reads. */
export type ContentPage = Omit<PageEntry, 'body'> & { body: RichText | null }
/** A file of the content service with its description. */
export type ContentAsset = NonNullable<Data<'asset'>['asset']>

/** What promos are asked for. */
type PromoTarget = { pageHandle: string; productType?: string } | { pageHandle?: undefined; productType: string }

type PageAddress = Item<Data<'pageAddresses'>['pageCollection']>

export type ContentClient = ReturnType<typeof createContentClient>

/** Spec 7: "Content is always fetched with locale en-GB". */
const LOCALE = 'en-GB'

/** Spec 7: 30 s, "retry up to 5 times with backoff on 5xx, 429 or connection errors". Pages set shorter limits. */
const CONTENT_TIMEOUT_MS = 30_000
export const contentRetry: RetryPolicy = {
  retries: 5,
  isRetryable: isBusy,
  firstDelayMs: 300,
  maxDelayMs: 10_000,
  // Contentful's equivalent of Retry-After
  waitHeader: 'x-contentful-ratelimit-reset',
}

/**
 * Reads drafts with the preview token and published entries with the delivery token (NAV-18); null for a missing entry.
 * `drafts` is the default of each call's `preview`.
 */
export function createContentClient({
  deliveryToken,
  previewToken,
  drafts: draftsByDefault = false,
  ...http
}: HttpOptions & { deliveryToken: string; previewToken: string; drafts?: boolean }) {
  const httpOptions = { timeoutMs: CONTENT_TIMEOUT_MS, retry: contentRetry, ...http }
  const createCaller = (token: string) =>
    createGraphqlCall(
      {
        upstream: 'content',
        // the base URL is the whole address: of Contentful it ends in /content/v1/spaces/{space}/environments/{environment}
        path: '',
        operations,
        guards,
        isIgnorable: isMissingLink,
        knownMessages: [NOT_FOUND, 'Validation error'],
      },
      withHeaders(httpOptions, { authorization: `Bearer ${token}` }),
    )
  const published = createCaller(deliveryToken)
  const drafts = createCaller(previewToken)
  const getCaller = (preview: boolean) => ({ call: preview ? drafts : published, common: { locale: LOCALE, preview } })

  return {
    async flashBanner(
      { preview = draftsByDefault }: { preview?: boolean } = {},
      options?: CallOptions,
    ): Promise<FlashBannerFragment | null> {
      const { call, common } = getCaller(preview)
      const { headerCollection } = await call('flashBanner', common, options)
      return getFirstEntry(headerCollection)?.flashBanner ?? null
    },

    /** The primary links, hidden ones included; null without a header entry. */
    async mainMenu(
      { preview = draftsByDefault }: { preview?: boolean } = {},
      options?: CallOptions,
    ): Promise<MenuLinkFragment[] | null> {
      const { call, common } = getCaller(preview)
      const header = getFirstEntry((await call('mainMenu', common, options)).headerCollection)
      return header && listEntries(header.linksCollection)
    },

    /** Promos of a page handle, of a product type, or of either. */
    async productsPromo(
      { preview = draftsByDefault, ...where }: { preview?: boolean } & PromoTarget,
      options?: CallOptions,
    ): Promise<ProductsPromoFragment[]> {
      const { call, common } = getCaller(preview)
      const pageHandles = where.pageHandle === undefined ? [] : [where.pageHandle]
      const productTypes = where.productType === undefined ? [] : [where.productType]
      const data = await call('productsPromo', { ...common, pageHandles, productTypes }, options)
      return listEntries(data.productsPromoCollection)
    },

    async productDiscount(
      { productType, preview = draftsByDefault }: { productType: string; preview?: boolean },
      options?: CallOptions,
    ): Promise<ProductDiscount | null> {
      const { call, common } = getCaller(preview)
      return getFirstEntry(
        (await call('productDiscount', { ...common, productType }, options)).productDiscountCollection,
      )
    },

    async careCopy(
      { productType, preview = draftsByDefault }: { productType: string; preview?: boolean },
      options?: CallOptions,
    ): Promise<RichText | null> {
      const { call, common } = getCaller(preview)
      const { productCareCopyCollection } = await call('careCopy', { ...common, productType }, options)
      return parseRichText('careCopy', getFirstEntry(productCareCopyCollection)?.copy)
    },

    async page(
      { handle, preview = draftsByDefault }: { handle: string; preview?: boolean },
      options?: CallOptions,
    ): Promise<ContentPage | null> {
      const { call, common } = getCaller(preview)
      const entry = getFirstEntry((await call('page', { ...common, handle }, options)).pageCollection)
      return entry && { ...entry, body: parseRichText('page', entry.body) }
    },

    /** Handle, title and description of every page. */
    async pageAddresses(
      { preview = draftsByDefault }: { preview?: boolean } = {},
      options?: CallOptions,
    ): Promise<PageAddress[]> {
      const { call, common } = getCaller(preview)
      return listEntries((await call('pageAddresses', common, options)).pageCollection)
    },

    async asset(
      { id, preview = draftsByDefault }: { id: string; preview?: boolean },
      options?: CallOptions,
    ): Promise<ContentAsset | null> {
      const { call, common } = getCaller(preview)
      return (await call('asset', { ...common, id }, options)).asset
    },
  }
}

/** Spec 8: the content service's sentence for what it does not have. */
const NOT_FOUND = 'The resource could not be found.'

/** Whether the content service has answered NotFound: with status 404, or with its sentence (CONT-03). */
export const isNotFound = (error: unknown): boolean =>
  error instanceof UpstreamError &&
  error.upstream === 'content' &&
  (error.status === 404 || (error.kind === 'graphql' && error.detail.includes(NOT_FOUND)))

/** Whether the error is a link to an unpublished entry, for which Contentful returns null. */
const isMissingLink = ({ extensions }: GraphqlError) => {
  const detail = extensions?.contentful
  return typeof detail === 'object' && detail !== null && 'code' in detail && detail.code === 'UNRESOLVABLE_LINK'
}

const listEntries = <Entry>(collection: { items: (Entry | null)[] } | null): Entry[] =>
  (collection?.items ?? []).filter((entry) => entry !== null)

const getFirstEntry = <Entry>(collection: { items: (Entry | null)[] } | null): Entry | null =>
  listEntries(collection)[0] ?? null

function parseRichText(operation: string, field: { json: unknown } | null | undefined): RichText | null {
  if (!field) return null
  if (isRichText(field.json)) return field.json
  const detail = 'json: is not rich text'
  throw new UpstreamError({ upstream: 'content', operation, kind: 'off-contract', detail })
}
