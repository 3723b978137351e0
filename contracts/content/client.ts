import { createAsk, type DataOf, type GraphqlError } from '../graphql.ts'
import { type CallOptions, type HttpOptions, UpstreamError, withHeaders } from '../http.ts'
import { busy, type RetryPolicy } from '../retry.ts'
import type {
  FlashBannerFragment,
  MenuLinkFragment,
  PictureFragment,
  ProductsPromoFragment,
} from './generated/documents.ts'
import { guards } from './generated/guards.js'
import { operations } from './generated/operations.ts'
import { isRichText, type RichText } from './rich-text.ts'

type Data<Name extends keyof typeof operations> = DataOf<(typeof operations)[Name]>
type Item<Collection extends { items: unknown[] } | null> = NonNullable<NonNullable<Collection>['items'][number]>

export type ProductDiscount = Item<Data<'productDiscount'>['productDiscountCollection']>
type PageEntry = Item<Data<'page'>['pageCollection']>
/** `assets`: the pictures that its text refers to by id. */
export type ContentPage = Omit<PageEntry, 'body'> & { body: RichText | null; assets: RichTextAsset[] }
export type RichTextAsset = NonNullable<NonNullable<PageEntry['body']>['links']['assets']['block'][number]>

export type PageAddress = Item<Data<'pageAddresses'>['pageCollection']>

export type ContentClient = ReturnType<typeof createContentClient>

/** Spec 7: "Content is always fetched with locale en-GB". */
const LOCALE = 'en-GB'

/** Spec 7: 30 s, "retry up to 5 times with backoff on 5xx, 429 or connection errors". Pages, which cannot wait, say less. */
const CONTENT_TIMEOUT_MS = 30_000
export const contentRetry: RetryPolicy = {
  retries: 5,
  statuses: busy,
  firstDelayMs: 300,
  maxDelayMs: 10_000,
  // Contentful's way to say Retry-After
  waitHeader: 'x-contentful-ratelimit-reset',
}

/**
 * Drafts are read with the preview token, what is published with the delivery token (NAV-18). null: no such entry.
 * `drafts` says what a call reads that does not say so itself.
 */
export function createContentClient({
  deliveryToken,
  previewToken,
  drafts: draftsByDefault = false,
  ...http
}: HttpOptions & { deliveryToken: string; previewToken: string; drafts?: boolean }) {
  const patient = { timeoutMs: CONTENT_TIMEOUT_MS, retry: contentRetry, ...http }
  const bearer = (token: string) =>
    createAsk(
      { upstream: 'content', path: '/graphql', operations, guards, forgives: isMissingLink },
      withHeaders(patient, { authorization: `Bearer ${token}` }),
    )
  const published = bearer(deliveryToken)
  const drafts = bearer(previewToken)
  const reader = (preview: boolean) => ({ ask: preview ? drafts : published, about: { locale: LOCALE, preview } })

  return {
    async flashBanner(
      { preview = draftsByDefault }: { preview?: boolean } = {},
      options?: CallOptions,
    ): Promise<FlashBannerFragment | null> {
      const { ask, about } = reader(preview)
      const { headerCollection } = await ask('flashBanner', about, options)
      return first(headerCollection)?.flashBanner ?? null
    },

    /** The primary links, hidden ones included; null when there is no header entry at all. */
    async mainMenu(
      { preview = draftsByDefault }: { preview?: boolean } = {},
      options?: CallOptions,
    ): Promise<MenuLinkFragment[] | null> {
      const { ask, about } = reader(preview)
      const header = first((await ask('mainMenu', about, options)).headerCollection)
      return header && entries(header.linksCollection)
    },

    /** Promos for a page by its handle, or for a type of product. */
    async productsPromo(
      {
        preview = draftsByDefault,
        ...where
      }: { preview?: boolean } & ({ pageHandle: string } | { productType: string }),
      options?: CallOptions,
    ): Promise<ProductsPromoFragment[]> {
      const { ask, about } = reader(preview)
      const pageHandles = 'pageHandle' in where ? [where.pageHandle] : []
      const productTypes = 'productType' in where ? [where.productType] : []
      const data = await ask('productsPromo', { ...about, pageHandles, productTypes }, options)
      return entries(data.productsPromoCollection)
    },

    async productDiscount(
      { productType, preview = draftsByDefault }: { productType: string; preview?: boolean },
      options?: CallOptions,
    ): Promise<ProductDiscount | null> {
      const { ask, about } = reader(preview)
      return first((await ask('productDiscount', { ...about, productType }, options)).productDiscountCollection)
    },

    async careCopy(
      { productType, preview = draftsByDefault }: { productType: string; preview?: boolean },
      options?: CallOptions,
    ): Promise<RichText | null> {
      const { ask, about } = reader(preview)
      const { productCareCopyCollection } = await ask('careCopy', { ...about, productType }, options)
      return richText('careCopy', first(productCareCopyCollection)?.copy)
    },

    async page(
      { handle, preview = draftsByDefault }: { handle: string; preview?: boolean },
      options?: CallOptions,
    ): Promise<ContentPage | null> {
      const { ask, about } = reader(preview)
      const entry = first((await ask('page', { ...about, handle }, options)).pageCollection)
      if (!entry) return null
      const assets = entry.body?.links.assets.block.filter((asset) => asset !== null) ?? []
      return { ...entry, body: richText('page', entry.body), assets }
    },

    /** Every page's handle and what a list of pages says of it, without its text. */
    async pageAddresses(
      { preview = draftsByDefault }: { preview?: boolean } = {},
      options?: CallOptions,
    ): Promise<PageAddress[]> {
      const { ask, about } = reader(preview)
      return entries((await ask('pageAddresses', about, options)).pageCollection)
    },

    async asset(
      { id, preview = draftsByDefault }: { id: string; preview?: boolean },
      options?: CallOptions,
    ): Promise<PictureFragment | null> {
      const { ask, about } = reader(preview)
      return (await ask('asset', { ...about, id }, options)).asset
    },
  }
}

/** A link to an entry that is not published: Contentful answers null in its place, and an error beside the data. */
const isMissingLink = ({ extensions }: GraphqlError) => {
  const detail = extensions?.contentful
  return typeof detail === 'object' && detail !== null && 'code' in detail && detail.code === 'UNRESOLVABLE_LINK'
}

const entries = <Entry>(collection: { items: (Entry | null)[] } | null): Entry[] =>
  (collection?.items ?? []).filter((entry) => entry !== null)

const first = <Entry>(collection: { items: (Entry | null)[] } | null): Entry | null => entries(collection)[0] ?? null

function richText(operation: string, field: { json: unknown } | null | undefined): RichText | null {
  if (!field) return null
  if (isRichText(field.json)) return field.json
  const detail = 'json: is no rich text'
  throw new UpstreamError({ upstream: 'content', operation, kind: 'off-contract', detail })
}
