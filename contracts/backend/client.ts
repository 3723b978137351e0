import type { ResponseBody } from '../guard.ts'
import type { CallOptions, HttpOptions } from '../http.ts'
import { createRestCall, type RequestInput, returnBody } from '../rest.ts'
import { type ElementReader, readList } from '../rest-list.ts'
import { guards } from './generated/guards.js'
import { operations } from './generated/operations.ts'
import type {
  Collection,
  CollectionProduct,
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

type Path<Name extends keyof Operations> = RequestInput<Operations[Name]> extends { path: infer P } ? P : never
type Body<Name extends keyof Operations> = RequestInput<Operations[Name]> extends { json: infer J } ? J : never

/** The result of a step of a return, or the reason why it was refused. */
type ReturnStep<Name extends string, Value> = { [Key in Name]: Value } | { refused: ReturnProblem['code'] }

/** A collection whose products were read one by one. */
type ReadCollection<Item> = Omit<Collection, 'products'> & { products: Item[] }

export type BackendClient = ReturnType<typeof createBackendClient>

/** The backend API. Expected refusals (no such product, a refused return) are data; the rest throws UpstreamError. */
export function createBackendClient(http: HttpOptions) {
  const call = createRestCall<Operations>({ upstream: 'backend', operations, guards }, http)

  return {
    /** A collection with what `products` makes of each product. null: no such collection in this store. */
    collection: <Item>(
      path: Path<'collection'>,
      products: ElementReader<CollectionProduct, Item>,
      options?: CallOptions,
    ): Promise<ReadCollection<Item> | null> =>
      call(
        'collection',
        { path },
        {
          200: {
            async readUnchecked(unchecked) {
              const { body, items } = await readList(unchecked, 'products', products)
              return { ...body, products: items }
            },
          },
          404: returnNull,
        },
        options,
      ),

    /** null: no such product in this store. */
    product: (path: Path<'product'>, options?: CallOptions): Promise<Product | null> =>
      call('product', { path }, { 200: returnBody, 404: returnNull }, options),

    /** Requests a notification when a variant is back in stock. */
    outOfStock: (store: StoreCode, json: Body<'outOfStock'>, options?: CallOptions) =>
      call('outOfStock', { path: { store }, json }, { 200: ({ data }) => data }, options),

    /** null on success, else the error message of the backend. */
    mailingList: (
      json: MailingSubscription,
      method: MailingMethod = 'subscribe',
      options?: CallOptions,
    ): Promise<string | null> =>
      call('mailingList', { path: { method }, json }, { 200: (result) => (result ? result.error : null) }, options),

    /** null on success, else the error message of the backend. */
    newsletter: (json: Body<'newsletter'>, options?: CallOptions): Promise<string | null> =>
      call('newsletter', { json }, { 200: (result) => (result ? result.error : null) }, options),

    /** Unsubscribes from the printed catalogue. Returns the missing fields, none on success. */
    unsubscribe: (store: StoreCode, json: Body<'unsubscribe'>, options?: CallOptions): Promise<string[]> =>
      call('unsubscribe', { path: { store }, json }, { 200: returnNoFields, 400: getMissingFields }, options),

    referAFriend: (
      store: StoreCode,
      json: Body<'referAFriend'>,
      options?: CallOptions,
    ): Promise<ResponseBody<Operations, 'referAFriend', 201>> =>
      call('referAFriend', { path: { store }, json }, { 201: returnBody }, options),

    /** Whether the feedback on the recommended fit was accepted (spec 7: "status equal to success"). */
    visitFeedback: (store: StoreCode, json: Body<'visitFeedback'>, options?: CallOptions): Promise<boolean> =>
      call('visitFeedback', { path: { store }, json }, { 200: ({ status }) => status === 'success' }, options),

    /** Returns the unanswered questions, none on success. */
    survey: (store: StoreCode, json: Body<'survey'>, options?: CallOptions): Promise<string[]> =>
      call('survey', { path: { store }, json }, { 200: returnNoFields, 400: getMissingFields }, options),

    validatePhone: (countryCode: string, number: string, options?: CallOptions): Promise<PhoneVerdict> =>
      call('validatePhone', { path: { countryCode }, json: { number } }, { 200: returnBody, 422: returnBody }, options),

    provinces: (country: string, options?: CallOptions): Promise<ResponseBody<Operations, 'provinces', 200>> =>
      call('provinces', { query: { country } }, { 200: returnBody }, options),

    lookUpOrder: (
      store: StoreCode,
      json: Body<'lookUpOrder'>,
      options?: CallOptions,
    ): Promise<ReturnStep<'order', ReturnableOrder>> =>
      call(
        'lookUpOrder',
        { path: { store }, json },
        { 200: (order) => ({ order }), 404: toRefusal, 409: toRefusal, 503: toRefusal },
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
        { 200: (carriers) => ({ carriers }), 502: toRefusal, 503: toRefusal },
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
        { 201: (created) => ({ created }), 409: toRefusal, 422: toRefusal, 502: toRefusal, 503: toRefusal },
        options,
      ),
  }
}

const returnNull = () => null
const returnNoFields = () => []
const getMissingFields = ({ missing }: MissedQuestions) => missing
const toRefusal = ({ code }: ReturnProblem) => ({ refused: code })
