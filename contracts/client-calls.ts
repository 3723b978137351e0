import { createAnalyticsClient } from './analytics/client.ts'
import { createAssetsClient } from './assets/client.ts'
import { createBackendClient } from './backend/client.ts'
import { createContentClient } from './content/client.ts'
import { createCustomerAccountClient } from './customer-account/client.ts'
import { createFitClient } from './fit/client.ts'
import { createFlagsClient } from './flags/client.ts'
import type { HttpOptions } from './http.ts'
import { createReportsClient } from './reports/client.ts'
import { createReviewsClient } from './reviews/client.ts'
import { createShopifyClient } from './shopify/client.ts'
import { createSignInClient } from './sign-in/client.ts'

/** A call of a client with arguments of its contract. */
type ClientCall = (http: HttpOptions) => Promise<unknown>

const at = new Date('2026-11-21T10:00:00Z')
const envelope = { messageId: 'm', anonymousId: 'a', timestamp: at.toISOString() }
const traits = { store_location: 'gb', logged_in: false }
const track = { type: 'track', event: 'Click', properties: traits, ...envelope } as const
const page = { type: 'page', name: 'Cart', properties: traits, ...envelope } as const
const identify = { type: 'identify', userId: '7001', traits, ...envelope } as const

const email = 'jo@example.com'
const fit = {
  top: { size: 'M', cut: 'Slim', length: 'Regular' },
  bottom: { waist: '34', build: 'B', leg: '32' },
}
const fitToSave = { fit, method: 'fit_refresh', token: 't', store_location: 'gb', shop: 'gb' } as const
const subscription = { email, store: 'gb' as const, list_ids: [], source: 'Footer' }
const answers = {
  recommend_likelihood: 9,
  fit_rating: 5,
  improve_fit: '',
  delivery_and_service_rating: 4,
  new_products: '',
  price_versus_value: 4,
  site_navigation: 5,
  finding_products: '',
  heard_about_us: '',
}
const postal = { firstName: 'Jo', lastName: 'Marsh', address: '1 Mill Lane', postcode: 'LS1 4AP' }
const code = { client_id: 'shop', redirect_uri: 'https://shop.test/account', code: 'c', code_verifier: 'v' }
const cartId = 'gid://shopify/Cart/1'
const addressId = 'gid://shopify/CustomerAddress/1'

const analytics = (http: HttpOptions) => createAnalyticsClient({ ...http, apiKey: 'k' })
const content = (http: HttpOptions) => createContentClient({ ...http, deliveryToken: 'd', previewToken: 'p' })
const account = (http: HttpOptions) => createCustomerAccountClient({ ...http, accessToken: 't' })
const fits = (http: HttpOptions) => createFitClient({ ...http, apiKey: 'k' })
const reviews = (http: HttpOptions) => createReviewsClient({ ...http, appKey: 'k' })
const shopify = (http: HttpOptions) => createShopifyClient({ ...http, token: 't' })

/** Every call of every client, by upstream and operation: for checks that go through all of them. */
export const CLIENT_CALLS: Readonly<Record<string, Readonly<Record<string, readonly ClientCall[]>>>> = {
  analytics: { batch: [(http) => analytics(http).batch([track, page, identify])] },
  assets: { createAssetKey: [(http) => createAssetsClient({ ...http, token: 't' }).createAssetKey(at)] },
  backend: {
    collection: [
      (http) => createBackendClient(http).collection({ store: 'gb', handle: 'belts' }, { read: (product) => product }),
    ],
    product: [(http) => createBackendClient(http).product({ store: 'gb', handle: 'the-belt-navy' })],
    productMeasures: [(http) => createBackendClient(http).productMeasures({ store: 'gb', handle: 'heroes-navy' })],
    outOfStock: [(http) => createBackendClient(http).outOfStock('gb', { email, variant_id: '1', sku: 's' })],
    mailingList: [(http) => createBackendClient(http).mailingList(subscription)],
    newsletter: [(http) => createBackendClient(http).newsletter({ email, location: 'Footer' })],
    unsubscribe: [(http) => createBackendClient(http).unsubscribe('gb', postal)],
    referAFriend: [(http) => createBackendClient(http).referAFriend('gb', { name: 'Jo', email, friend_email: email })],
    visitFeedback: [
      (http) =>
        createBackendClient(http).visitFeedback('gb', { fitResponse: 'yes', loggedIn: false, storeLocation: 'gb' }),
    ],
    survey: [(http) => createBackendClient(http).survey('gb', answers)],
    validatePhone: [(http) => createBackendClient(http).validatePhone('GB', '07700 900123')],
    provinces: [(http) => createBackendClient(http).provinces('US')],
    lookUpOrder: [(http) => createBackendClient(http).lookUpOrder('gb', { order_number: 'SP1001', email })],
    trackOrder: [(http) => createBackendClient(http).trackOrder('gb', { order_number: 'SP1001', email })],
    returnCarriers: [(http) => createBackendClient(http).returnCarriers('gb', 'GB')],
    createReturn: [
      (http) =>
        createBackendClient(http).createReturn('gb', {
          request_id: 'a-repeatable-return',
          order_token: 't',
          lines: [],
        }),
    ],
  },
  content: {
    flashBanner: [(http) => content(http).flashBanner()],
    mainMenu: [(http) => content(http).mainMenu()],
    productsPromo: [(http) => content(http).productsPromo({ productType: 'Trousers' })],
    productDiscount: [(http) => content(http).productDiscount({ productType: 'Trousers' })],
    careCopy: [(http) => content(http).careCopy({ productType: 'Denim' })],
    page: [(http) => content(http).page({ handle: 'about' })],
    pageAddresses: [(http) => content(http).pageAddresses()],
    asset: [(http) => content(http).asset({ id: 'a' })],
  },
  'customer-account': {
    customer: [(http) => account(http).customer()],
    customerIdentity: [(http) => account(http).customerIdentity()],
    customerMetafield: [(http) => account(http).customerMetafield({ namespace: 'spoke', key: 'wish_list' })],
    metafieldsSet: [(http) => account(http).metafieldsSet({ metafields: [] })],
    orders: [(http) => account(http).orders({ after: null })],
    orderIds: [(http) => account(http).orderIds({ query: 'order_number:1001' })],
    order: [(http) => account(http).order({ id: 'gid://shopify/Order/1' })],
    storefrontCustomerAccessTokenCreate: [(http) => account(http).storefrontCustomerAccessTokenCreate()],
    customerUpdate: [(http) => account(http).customerUpdate({ input: { firstName: 'Jo' } })],
    customerAddressCreate: [(http) => account(http).customerAddressCreate({ address: {}, defaultAddress: true })],
    customerAddressUpdate: [
      (http) => account(http).customerAddressUpdate({ addressId, address: {}, defaultAddress: true }),
    ],
    customerAddressDelete: [(http) => account(http).customerAddressDelete({ addressId })],
  },
  fit: {
    savedFit: [(http) => fits(http).savedFit('7001')],
    recommend: [(http) => fits(http).recommend({ height: 180 })],
    createFit: [(http) => fits(http).createFit({ ...fitToSave, fit_finder_answers: {} })],
    updateFit: [(http) => fits(http).updateFit(fitToSave)],
    forgetFit: [(http) => fits(http).forgetFit('7001')],
    mailFit: [(http) => fits(http).mailFit({ email, link: 'https://shop.test', store_location: 'gb', shop: 'gb' })],
    claimFit: [(http) => fits(http).claimFit({ key: 'k', token: 't' })],
    token: [(http) => fits(http).token()],
    identify: [(http) => fits(http).identify({ token: 't', customer_id: '7001' })],
  },
  flags: { decide: [(http) => createFlagsClient({ ...http, apiKey: 'k' }).decide('visitor-1')] },
  reports: { report: [(http) => createReportsClient(http).send({ code: 'c', message: 'm', level: 'error' })] },
  reviews: {
    voteUp: [(http) => reviews(http).voteUp('1001', 'a-key-of-one-vote')],
    undoVote: [(http) => reviews(http).undoVote('1001', 'a-key-of-one-vote')],
    bottomline: [(http) => reviews(http).bottomline('TRHERO')],
    list: [(http) => reviews(http).list('TRHERO', 1, 5)],
  },
  shopify: {
    cart: [(http) => shopify(http).cart({ cartId })],
    cartLines: [(http) => shopify(http).cartLines({ cartId })],
    cartCreate: [(http) => shopify(http).cartCreate({ input: {} })],
    cartLinesAdd: [(http) => shopify(http).cartLinesAdd({ cartId, lines: [] })],
    cartLinesUpdate: [(http) => shopify(http).cartLinesUpdate({ cartId, lines: [] })],
    cartAttributesUpdate: [(http) => shopify(http).cartAttributesUpdate({ cartId, attributes: [] })],
    cartDiscountCodesUpdate: [(http) => shopify(http).cartDiscountCodesUpdate({ cartId, discountCodes: [] })],
    cartBuyerIdentityUpdate: [
      (http) => shopify(http).cartBuyerIdentityUpdate({ cartId, buyerIdentity: { customerAccessToken: 't' } }),
    ],
    customer: [(http) => shopify(http).customer({ customerAccessToken: 't' })],
    search: [(http) => shopify(http).search({ query: 'navy', first: 10 })],
    productRecommendations: [(http) => shopify(http).productRecommendations({ productId: cartId, intent: 'RELATED' })],
    productsById: [(http) => shopify(http).productsById({ ids: [] })],
    productHandles: [(http) => shopify(http).productHandles({ ids: [] })],
    orderedGoods: [(http) => shopify(http).orderedGoods({ ids: [] })],
    productAddresses: [(http) => shopify(http).productAddresses({})],
    collectionAddresses: [(http) => shopify(http).collectionAddresses({})],
    predictiveSearch: [(http) => shopify(http).predictiveSearch({ query: 'nav', limit: 3 })],
  },
  'sign-in': {
    token: [
      (http) => createSignInClient(http).exchangeCode(code),
      (http) => createSignInClient(http).refresh({ client_id: 'shop', refresh_token: 'r' }),
    ],
    discovery: [(http) => createSignInClient(http).discovery()],
    customerAccountApi: [(http) => createSignInClient(http).customerAccountApi()],
    keys: [(http) => createSignInClient(http).keys()],
  },
}
