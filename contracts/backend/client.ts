import type { ResponseBody } from '../guard.ts'
import { type CallOptions, type HttpOptions, UpstreamError } from '../http.ts'
import { createRestCall, ignoreBody, type RequestInput, returnBody, returnNull, type UncheckedBody } from '../rest.ts'
import { type ElementReader, readList } from '../rest-list.ts'
import { assumed } from './generated/assumed.ts'
import { guards } from './generated/guards.js'
import { operations } from './generated/operations.ts'
import type {
  Collection,
  CollectionProduct,
  CreatedReturn,
  GarmentMeasures,
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
  TrackedOrder,
} from './generated/types.ts'

type Path<Name extends keyof Operations> = RequestInput<Operations[Name]> extends { path: infer P } ? P : never
type Body<Name extends keyof Operations> = RequestInput<Operations[Name]> extends { json: infer J } ? J : never

/** The result of a lookup or of a step of a return, or the reason why it was refused. */
type ReturnStep<Name extends string, Value> = { [Key in Name]: Value } | { refused: ReturnProblem['code'] }

/** An order of which everything was returned, with its returns so far. */
type OrderReturned = { refused: ReturnProblem['code']; returns: CreatedReturn[] }

/** A collection whose products were read one by one. */
type ReadCollection<Item> = Omit<Collection, 'products'> & { products: Item[] }

export type BackendClient = ReturnType<typeof createBackendClient>

/** The backend API. Expected refusals (no such product, a refused return) are data; the rest throws UpstreamError. */
export function createBackendClient(http: HttpOptions) {
  const call = createRestCall<Operations>({ upstream: 'backend', operations, guards, assumed }, http)

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
        { ...options, maxBytes: COLLECTION_MAX_BYTES },
      ),

    /** null: no such product in this store. */
    product: (path: Path<'product'>, options?: CallOptions): Promise<Product | null> =>
      call('product', { path }, { 200: returnBody, 404: returnNull }, options),

    /** What a garment measures in each of its sizes. null: no such product in this store. */
    productMeasures: (path: Path<'productMeasures'>, options?: CallOptions): Promise<GarmentMeasures | null> =>
      call('productMeasures', { path }, { 200: returnBody, 404: returnNull }, options),

    /** Requests a notification when a variant is back in stock (spec 7: "only status 200 is accepted"). */
    outOfStock: (store: StoreCode, json: Body<'outOfStock'>, options?: CallOptions): Promise<void> =>
      call('outOfStock', { path: { store }, json }, { 200: ignoreBody }, options),

    /** null on success, else what the backend says of the failure. */
    mailingList: (
      json: MailingSubscription,
      method: MailingMethod = 'subscribe',
      options?: CallOptions,
    ): Promise<string | null> => call('mailingList', { path: { method }, json }, { 200: findFailure }, options),

    /** null on success, else what the backend says of the failure. */
    newsletter: (json: Body<'newsletter'>, options?: CallOptions): Promise<string | null> =>
      call('newsletter', { json }, { 200: findFailure }, options),

    /** Unsubscribes from the printed catalogue. null on success, else the fields that the backend misses. */
    unsubscribe: (store: StoreCode, json: Body<'unsubscribe'>, options?: CallOptions): Promise<string[] | null> =>
      call('unsubscribe', { path: { store }, json }, { 200: { result: null }, 400: getMissingFields }, options),

    /** Invites a friend. Without code and link where the backend does not give both: the invitation is sent all the same. */
    referAFriend: (store: StoreCode, json: Body<'referAFriend'>, options?: CallOptions): Promise<Partial<Invitation>> =>
      call('referAFriend', { path: { store }, json }, { 201: { readUnchecked: readInvitation } }, options),

    /** Whether the feedback on the recommended fit was accepted (spec 7: "status equal to success"). */
    visitFeedback: (store: StoreCode, json: Body<'visitFeedback'>, options?: CallOptions): Promise<boolean> =>
      call('visitFeedback', { path: { store }, json }, { 200: ({ status }) => status === 'success' }, options),

    /** Sends the answers of a survey. null on success, else the questions that the backend misses. */
    survey: (store: StoreCode, json: Body<'survey'>, options?: CallOptions): Promise<string[] | null> =>
      call('survey', { path: { store }, json }, { 200: { result: null }, 400: getMissingFields }, options),

    /** The `error` of a number that is not valid, in the backend's words. */
    validatePhone: (countryCode: string, number: string, options?: CallOptions): Promise<NonNullable<PhoneVerdict>> =>
      call(
        'validatePhone',
        { path: { countryCode }, json: { number } },
        { 200: (verdict) => verdict ?? {}, 400: returnBody, 422: returnBody },
        options,
      ),

    provinces: (country: string, options?: CallOptions): Promise<Province[]> =>
      call('provinces', { query: { country } }, { 200: (provinces) => provinces.map(toProvince) }, options),

    trackOrder: (
      store: StoreCode,
      json: Body<'trackOrder'>,
      options?: CallOptions,
    ): Promise<ReturnStep<'order', TrackedOrder>> =>
      call('trackOrder', { path: { store }, json }, { 200: (order) => ({ order }), 404: toRefusal }, options),

    lookUpOrder: (
      store: StoreCode,
      json: Body<'lookUpOrder'>,
      options?: CallOptions,
    ): Promise<ReturnStep<'order', ReturnableOrder> | OrderReturned> =>
      call(
        'lookUpOrder',
        { path: { store }, json },
        {
          200: (order) => ({ order }),
          404: toRefusal,
          409: ({ code, returns = [] }) => ({ refused: code, returns }),
          503: toRefusal,
        },
        { ...options, maxBytes: ORDER_MAX_BYTES },
      ),

    returnCarriers: (
      store: StoreCode,
      country: string,
      options?: CallOptions,
    ): Promise<ReturnStep<'carriers', ReturnCarrier[]>> =>
      call(
        'returnCarriers',
        { path: { store }, query: { country } },
        { 200: (carriers) => ({ carriers }), 422: toRefusal, 503: toRefusal },
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

/** The largest collection has 9.7 MB, one of 5,000 tops would have 41 MB; more than this is an error. */
const COLLECTION_MAX_BYTES = 64 * 1024 * 1024

/** A line of trousers lists 419 other sizes in 90 kB, so an order of 20 lines has up to 2 MB. */
const ORDER_MAX_BYTES = 8 * 1024 * 1024

/** Spec 5: "a falsy subscribe result means success". */
function findFailure(result: ResponseBody<Operations, 'mailingList', 200>): string | null {
  if (!result) return null
  const error = typeof result === 'object' && 'error' in result ? result.error : undefined
  return typeof error === 'string' && error !== '' ? error : 'the backend does not say why'
}

type Province = { code: string; name: string }

/** A list of plain names is one of codes, too (spec 7: "returns a list"). */
const toProvince = (province: Province | string): Province =>
  typeof province === 'string' ? { code: province, name: province } : province

type Invitation = ResponseBody<Operations, 'referAFriend', 201>

/** A friend that has been invited must not be invited again because the response says too little. */
async function readInvitation({ bytes, parse, check }: UncheckedBody<Invitation>): Promise<Partial<Invitation>> {
  try {
    return check(parse(bytes))
  } catch (error) {
    if (error instanceof UpstreamError) return {}
    throw error
  }
}

const getMissingFields = ({ missing }: MissedQuestions) => missing
const toRefusal = ({ code }: ReturnProblem) => ({ refused: code })
