import type { BodyOf } from '../guard.ts'
import type { CallOptions, HttpOptions } from '../http.ts'
import { createCall, type Sent } from '../rest.ts'
import { guards } from './generated/guards.js'
import { operations } from './generated/operations.ts'
import type {
  Collection,
  CreatedReturn,
  MailingMethod,
  MailingSubscription,
  MissedQuestions,
  operations as Operations,
  PhoneVerdict,
  Product,
  ReturnableOrder,
  ReturnCarrier,
  ReturnProblem,
  StoreCode,
} from './generated/types.ts'

type Path<Name extends keyof Operations> = Sent<Operations[Name]> extends { path: infer P } ? P : never
type Body<Name extends keyof Operations> = Sent<Operations[Name]> extends { json: infer J } ? J : never

/** Returns go on, or stop for a reason that the shopper is told. */
export type ReturnStep<Name extends string, Value> = { [Key in Name]: Value } | { refused: ReturnProblem['code'] }

export type BackendClient = ReturnType<typeof createBackendClient>

/** The shop's own backend. What a shopper can run into (no such product, a return refused) is data; the rest throws UpstreamError. */
export function createBackendClient(http: HttpOptions) {
  const call = createCall<Operations>({ upstream: 'backend', operations, guards }, http)

  return {
    /** null: no such collection in this store. */
    collection: (path: Path<'collection'>, options?: CallOptions): Promise<Collection | null> =>
      call('collection', { path }, { 200: itself, 404: nothing }, options),

    /** null: no such product in this store. */
    product: (path: Path<'product'>, options?: CallOptions): Promise<Product | null> =>
      call('product', { path }, { 200: itself, 404: nothing }, options),

    /** Asks to be told when a variant is back. */
    outOfStock: (store: StoreCode, json: Body<'outOfStock'>, options?: CallOptions) =>
      call('outOfStock', { path: { store }, json }, { 200: ({ data }) => data }, options),

    /** null, or what the backend says went wrong. */
    mailingList: (
      json: MailingSubscription,
      method: MailingMethod = 'subscribe',
      options?: CallOptions,
    ): Promise<string | null> =>
      call('mailingList', { path: { method }, json }, { 200: (result) => (result ? result.error : null) }, options),

    /** null, or what the backend says went wrong. */
    newsletter: (json: Body<'newsletter'>, options?: CallOptions): Promise<string | null> =>
      call('newsletter', { json }, { 200: (result) => (result ? result.error : null) }, options),

    /** Stops the printed catalogue. Answers with the questions left open, none when it is done. */
    unsubscribe: (store: StoreCode, json: Body<'unsubscribe'>, options?: CallOptions): Promise<string[]> =>
      call('unsubscribe', { path: { store }, json }, { 200: noneMissed, 400: missed }, options),

    referAFriend: (
      store: StoreCode,
      json: Body<'referAFriend'>,
      options?: CallOptions,
    ): Promise<BodyOf<Operations, 'referAFriend', 201>> =>
      call('referAFriend', { path: { store }, json }, { 201: itself }, options),

    /** Whether the backend took what a visitor says about the recommended fit (spec 7: "status equal to success"). */
    visitFeedback: (store: StoreCode, json: Body<'visitFeedback'>, options?: CallOptions): Promise<boolean> =>
      call('visitFeedback', { path: { store }, json }, { 200: ({ status }) => status === 'success' }, options),

    /** Answers with the questions left open, none when it is done. */
    survey: (store: StoreCode, json: Body<'survey'>, options?: CallOptions): Promise<string[]> =>
      call('survey', { path: { store }, json }, { 200: noneMissed, 400: missed }, options),

    validatePhone: (countryCode: string, number: string, options?: CallOptions): Promise<PhoneVerdict> =>
      call('validatePhone', { path: { countryCode }, json: { number } }, { 200: itself, 422: itself }, options),

    provinces: (country: string, options?: CallOptions): Promise<BodyOf<Operations, 'provinces', 200>> =>
      call('provinces', { query: { country } }, { 200: itself }, options),

    lookUpOrder: (
      store: StoreCode,
      json: Body<'lookUpOrder'>,
      options?: CallOptions,
    ): Promise<ReturnStep<'order', ReturnableOrder>> =>
      call(
        'lookUpOrder',
        { path: { store }, json },
        { 200: (order) => ({ order }), 404: refused, 409: refused, 503: refused },
        options,
      ),

    returnCarriers: (
      store: StoreCode,
      country: string,
      options?: CallOptions,
    ): Promise<ReturnStep<'carriers', ReturnCarrier[]>> =>
      call(
        'returnCarriers',
        { path: { store }, query: { country } },
        { 200: (carriers) => ({ carriers }), 502: refused, 503: refused },
        options,
      ),

    createReturn: (
      store: StoreCode,
      json: Body<'createReturn'>,
      options?: CallOptions,
    ): Promise<ReturnStep<'created', CreatedReturn>> =>
      call(
        'createReturn',
        { path: { store }, json },
        { 201: (created) => ({ created }), 409: refused, 422: refused, 502: refused, 503: refused },
        options,
      ),
  }
}

const itself = <Body>(body: Body) => body
const nothing = () => null
const noneMissed = () => []
const missed = ({ missing }: MissedQuestions) => missing
const refused = ({ code }: ReturnProblem) => ({ refused: code })
