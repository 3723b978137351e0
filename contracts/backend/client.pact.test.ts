import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { createPact, type Interaction, type State } from '../pact.fixtures.ts'
import { anyBoolean, anyValue, enumValue, gid, httpUrl, isoDateTime, money } from '../pact-matchers.fixtures.ts'
import { asSent } from './as-sent.fixtures.ts'
import { type BackendClient, createBackendClient } from './client.ts'

const { arrayContaining, atLeastLike, eachLike, integer, like, regex, string } = Matchers
const addInteraction = createPact('backend')

const interact = <Result>(interaction: Interaction, call: (backend: BackendClient) => Promise<Result>) =>
  addInteraction(interaction, (baseUrl) => call(createBackendClient({ baseUrl })))

const get = (path: string, query?: Record<string, string>) => ({ method: 'GET', path, ...(query && { query }) })
const post = (path: string, json: unknown) => ({ method: 'POST', path, json })

const hex = () => regex('^#[0-9a-fA-F]{6}$', '#1e2b45')
const picture = () => ({ src: httpUrl('https://images.test/front.jpg'), alt: string('The Belt in Navy') })
const swatch = () => ({ name: string('Navy'), hex: hex() })

/** What the specification gives of a variant, and of a product. */
const givenVariant = (changed: object = {}) => ({
  id: anyValue('gid://shopify/ProductVariant/2484005'),
  sku: string('BTBELTNAVYXXXX-S0'),
  options: eachLike(string('S')),
  inventory_quantity: integer(36),
  pre_order_inventory_quantity: null,
  ...changed,
})
const givenProduct = (changed: object = {}) => ({
  sku: regex('^.{14}$', 'BTBELTNAVYXXXX'),
  title: string('Navy'),
  product_type: string('Belts'),
  price: anyValue('89.00'),
  image: { src: httpUrl('https://images.test/front.jpg') },
  tags: eachLike(string('New')),
  product_feed: {
    brand: string('SPOKE'),
    category: string('Accessories'),
    product_id: anyValue('3484'),
    group_id: anyValue('BTBELT'),
  },
  options: eachLike({ type: string('size'), position: integer(1) }),
  variants: eachLike(givenVariant()),
  ...changed,
})

const variant = (changed: object = {}) => ({
  id: gid('ProductVariant', 2484005),
  sku: string('BTBELTNAVYXXXX-S0'),
  options: eachLike(string('S')),
  inventory_quantity: integer(36),
  pre_order_inventory_quantity: null,
  ...changed,
})

/** Every field that the shop reads, assumed ones too. Nullable fields are null unless `changed` sets them. */
const product = (changed: object = {}) => ({
  handle: string('the-belt-navy'),
  sku: regex('^.{14}$', 'BTBELTNAVYXXXX'),
  title: string('Navy'),
  product_type: string('Belts'),
  subtitle: string('Bridle leather belt'),
  price: money('89.00'),
  compare_at_price: null,
  image: picture(),
  hover_image: picture(),
  cloth_image: picture(),
  tags: like([]),
  badges: eachLike({
    title: string('£20 off'),
    badgeType: enumValue('auto-discount', 'promo', 'other'),
    themeColour: hex(),
    small: anyBoolean(false),
    iconName: null,
  }),
  swatch: swatch(),
  published_at: regex('^\\d{4}-\\d{2}-\\d{2}$', '2026-03-02'),
  product_feed: {
    brand: string('SPOKE'),
    category: string('Accessories'),
    product_id: string('3484'),
    group_id: regex('^.{6}$', 'BTBELT'),
    group_title: string('The Belt'),
  },
  options: eachLike({ type: string('size'), position: integer(1), values: eachLike(string('S')) }),
  variants: eachLike(variant()),
  ...changed,
})

const productPage = (handle: string, changed: object = {}) => ({
  ...product(),
  handle,
  promise: string('A belt that holds.'),
  description: string('Made of leather, more or less.'),
  highlights: eachLike(string('One piece')),
  fabric: string('Leather'),
  care: string('Wipe it'),
  images: eachLike({ ...picture(), view: string('front') }),
  colourways: eachLike({
    handle: string('the-belt-navy'),
    title: string('Navy'),
    swatch: swatch(),
    image: picture(),
    available: anyBoolean(true),
  }),
  personalisation: null,
  ...changed,
})

test('a collection has products with variants [CTR-04] [CTR-06]', async () => {
  const plain = { options: [], variants: eachLike(givenVariant({ options: [] })) }
  const json = { products: arrayContaining(givenProduct(), givenProduct(plain)) }
  const collection = await interact(
    { description: 'a collection', request: get('/collections/gb/belts.json'), response: { status: 200, json } },
    (backend) => backend.collection({ store: 'gb', handle: 'belts' }, asSent),
  )
  expect(collection?.products[0]?.variants[0]?.sku).toBe('BTBELTNAVYXXXX-S0')
})

test('a collection can have a title, and its products badges and swatches', async () => {
  const reduced = {
    compare_at_price: money('45.00'),
    tags: eachLike(string('New')),
    options: [],
    variants: eachLike(variant({ options: [] })),
  }
  const tagged = { tags: eachLike(string('New')) }
  const json = {
    handle: 'belts',
    title: string('Belts'),
    description: string('They hold.'),
    first_products: eachLike(string('plaited-belt-navy')),
    products: arrayContaining(product(tagged), product(reduced)),
  }
  const collection = await interact(
    {
      description: 'a collection with all that the shop shows',
      request: get('/collections/gb/belts.json'),
      response: { status: 200, json },
    },
    (backend) => backend.collection({ store: 'gb', handle: 'belts' }, asSent),
  )
  expect(collection?.products[0]?.badges?.[0]?.title).toBe('£20 off')
})

test('a missing collection is null', async () => {
  const collection = await interact(
    {
      description: 'a collection that does not exist',
      request: get('/collections/gb/top-hats.json'),
      response: { status: 404 },
    },
    (backend) => backend.collection({ store: 'gb', handle: 'top-hats' }, asSent),
  )
  expect(collection).toBeNull()
})

test('a product has everything that its page shows', async () => {
  const json = productPage('the-belt-navy', { tags: eachLike(string('New')) })
  const result = await interact(
    { description: 'a product', request: get('/products/gb/the-belt-navy.json'), response: { status: 200, json } },
    (backend) => backend.product({ store: 'gb', handle: 'the-belt-navy' }),
  )
  expect(result?.handle).toBe('the-belt-navy')
})

test('a garment has measures by its options', async () => {
  const json = {
    measures: eachLike({
      name: string('thigh'),
      by: eachLike(string('waist')),
      values: eachLike({ options: eachLike(string('34')), cm: like(62.1) }),
    }),
  }
  const result = await interact(
    {
      description: 'the measures of a garment',
      request: get('/products/gb/heroes-navy/measures.json'),
      response: { status: 200, json },
    },
    (backend) => backend.productMeasures({ store: 'gb', handle: 'heroes-navy' }),
  )
  expect(result?.measures[0]?.values[0]?.cm).toBe(62.1)
})

test('the measures of a missing garment are null', async () => {
  const result = await interact(
    {
      description: 'the measures of a product that does not exist',
      request: get('/products/gb/top-hat/measures.json'),
      response: { status: 404 },
    },
    (backend) => backend.productMeasures({ store: 'gb', handle: 'top-hat' }),
  )
  expect(result).toBeNull()
})

test('a reduced product has its former price', async () => {
  const changed = { compare_at_price: money('45.00'), options: [], variants: eachLike(variant({ options: [] })) }
  const json = productPage('webbing-belt-slate', changed)
  const result = await interact(
    {
      description: 'a reduced product',
      request: get('/products/gb/webbing-belt-slate.json'),
      response: { status: 200, json },
    },
    (backend) => backend.product({ store: 'gb', handle: 'webbing-belt-slate' }),
  )
  expect(result?.compare_at_price).toEqual({ amount: '45.00', currencyCode: 'GBP' })
})

test('a variant can be on pre-order', async () => {
  const preOrder = variant({ pre_order_inventory_quantity: integer(7) })
  const json = productPage('trainer-socks-sage', { badges: [], variants: arrayContaining(preOrder, variant()) })
  const result = await interact(
    {
      description: 'a product on pre-order',
      request: get('/products/gb/trainer-socks-sage.json'),
      response: { status: 200, json },
    },
    (backend) => backend.product({ store: 'gb', handle: 'trainer-socks-sage' }),
  )
  expect(result?.variants[0]?.pre_order_inventory_quantity).toBe(7)
})

test('a variant has its price if it differs from the product’s', async () => {
  const json = productPage('gift-card-ink', {
    badges: [],
    cloth_image: undefined,
    variants: arrayContaining(variant({ price: money('250.00') })),
  })
  const result = await interact(
    { description: 'a gift card', request: get('/products/gb/gift-card-ink.json'), response: { status: 200, json } },
    (backend) => backend.product({ store: 'gb', handle: 'gift-card-ink' }),
  )
  expect(result?.variants[0]?.price?.amount).toBe('250.00')
})

test('personalisation has a variant and a maximum length', async () => {
  const personalisation = {
    variant_id: string('gid://shopify/ProductVariant/2581001'),
    max_length: integer(10),
  }
  const json = productPage('oxford-shirt-white', { badges: [], personalisation })
  const result = await interact(
    {
      description: 'a product that can be personalised',
      request: get('/products/gb/oxford-shirt-white.json'),
      response: { status: 200, json },
    },
    (backend) => backend.product({ store: 'gb', handle: 'oxford-shirt-white' }),
  )
  expect(result?.personalisation?.max_length).toBe(10)
})

test('a missing product is null', async () => {
  const result = await interact(
    {
      description: 'a product that does not exist',
      request: get('/products/gb/top-hat.json'),
      response: { status: 404 },
    },
    (backend) => backend.product({ store: 'gb', handle: 'top-hat' }),
  )
  expect(result).toBeNull()
})

test('a back-in-stock request is accepted', async () => {
  const json = {
    email: 'jo@example.com',
    variant_id: 'gid://shopify/ProductVariant/1001001',
    sku: 'TRHERONAVYXXXX-34B32',
  }
  await interact(
    {
      description: 'a back-in-stock request',
      request: post('/products/gb/out-of-stock', json),
      response: { status: 200, isExact: true },
    },
    (backend) => backend.outOfStock('gb', json),
  )
})

test('a back-in-stock request for an unknown variant is refused', async () => {
  const json = { email: 'jo@example.com', variant_id: 'gid://shopify/ProductVariant/1', sku: 'NOBODYSVARIANT-1' }
  await interact(
    {
      description: 'a back-in-stock request for an unknown variant',
      request: post('/products/gb/out-of-stock', json),
      response: { status: 400 },
    },
    (backend) => expect(backend.outOfStock('gb', json)).rejects.toMatchObject({ kind: 'status', status: 400 }),
  )
})

const subscription = {
  email: 'jo@example.com',
  phone_number: '+447700900123',
  phone_country_code: 'GB',
  store: 'gb' as const,
  list_ids: [{ channel: 'email' as const, list_id: 'newsletter' }],
  source: 'Footer',
}

test.each(['subscribe', 'unsubscribe'] as const)('an empty response to %s is success', async (method) => {
  const result = await interact(
    {
      description: `the mailing list, ${method}`,
      request: post(`/v2/mailing-list/${method}`, subscription),
      response: { status: 200 },
    },
    (backend) => backend.mailingList(subscription, method),
  )
  expect(result).toBeNull()
})

test('a subscription without a contact is refused', async () => {
  const { email, phone_number, phone_country_code, ...withoutContact } = subscription
  await interact(
    {
      description: 'the mailing list without a contact',
      request: post('/v2/mailing-list/subscribe', withoutContact),
      response: { status: 400 },
    },
    (backend) => expect(backend.mailingList(withoutContact)).rejects.toMatchObject({ kind: 'status', status: 400 }),
  )
})

test('an empty response to the newsletter sign-up is success', async () => {
  const json = { email: 'jo@example.com', location: 'Footer' }
  const result = await interact(
    { description: 'the newsletter', request: post('/newsletter', json), response: { status: 200 } },
    (backend) => backend.newsletter(json),
  )
  expect(result).toBeNull()
})

test('the newsletter requires an email address', async () => {
  const json = { email: 'no address', location: 'Footer' }
  await interact(
    {
      description: 'the newsletter with an invalid email',
      request: post('/newsletter', json),
      response: { status: 400 },
    },
    (backend) => expect(backend.newsletter(json)).rejects.toMatchObject({ kind: 'status', status: 400 }),
  )
})

test('an address at its mail limit gets no more mail', async () => {
  const given: State = ['mail-limit-reached', { email: 'jo@example.com' }]
  const response = { status: 429 }
  const tooManyRequests = { kind: 'status', status: 429 }
  await interact(
    {
      given,
      description: 'the mailing list over the mail limit',
      request: post('/v2/mailing-list/subscribe', subscription),
      response,
    },
    (backend) => expect(backend.mailingList(subscription)).rejects.toMatchObject(tooManyRequests),
  )
  const signUp = { email: 'jo@example.com', location: 'Footer' }
  await interact(
    { given, description: 'the newsletter over the mail limit', request: post('/newsletter', signUp), response },
    (backend) => expect(backend.newsletter(signUp)).rejects.toMatchObject(tooManyRequests),
  )
  const friend = { name: 'Sam', email: 'sam@example.com', friend_email: 'jo@example.com' }
  await interact(
    { given, description: 'an invitation over the mail limit', request: post('/refer-a-friend/gb', friend), response },
    (backend) => expect(backend.referAFriend('gb', friend)).rejects.toMatchObject(tooManyRequests),
  )
})

const missingFields = (...questions: string[]) => ({
  status: 400,
  json: { error: string('A question is unanswered'), missing: questions },
})
const postal = { firstName: 'Jo', lastName: 'Marsh', address: '1 Mill Lane', postcode: 'LS1 4AP' }

test('the printed catalogue is unsubscribed', async () => {
  const missing = await interact(
    {
      description: 'unsubscribing from the catalogue',
      request: post('/unsubscribe/gb/catalogue', postal),
      response: { status: 200 },
    },
    (backend) => backend.unsubscribe('gb', postal),
  )
  expect(missing).toBeNull()
})

test('missing fields of an unsubscription are named', async () => {
  const json = { ...postal, postcode: '' }
  const missing = await interact(
    {
      description: 'unsubscribing without a postcode',
      request: post('/unsubscribe/gb/catalogue', json),
      response: missingFields('postcode'),
    },
    (backend) => backend.unsubscribe('gb', json),
  )
  expect(missing).toEqual(['postcode'])
})

test('a friend is referred', async () => {
  const json = { name: 'Jo', email: 'jo@example.com', friend_email: 'sam@example.com' }
  const invitation = { code: string('FRIEND20'), link: httpUrl('https://shop.test/thank-your-friend') }
  const referred = await interact(
    {
      description: 'an invitation',
      request: post('/refer-a-friend/gb', json),
      response: { status: 201, json: invitation },
    },
    (backend) => backend.referAFriend('gb', json),
  )
  expect(referred?.code).toBe('FRIEND20')
})

test('a self-referral is refused', async () => {
  const json = { name: 'Jo', email: 'jo@example.com', friend_email: 'jo@example.com' }
  await interact(
    {
      description: 'an invitation to oneself',
      request: post('/refer-a-friend/gb', json),
      response: { status: 400 },
    },
    (backend) => expect(backend.referAFriend('gb', json)).rejects.toMatchObject({ kind: 'status', status: 400 }),
  )
})

test('feedback on the recommended fit is accepted', async () => {
  const json = { userId: null, fitResponse: 'looks right', loggedIn: false, storeLocation: 'gb' as const }
  const isAccepted = await interact(
    {
      description: 'feedback on a visit',
      request: post('/feedback/gb/visit', json),
      response: { status: 200, json: { status: 'success' } },
    },
    (backend) => backend.visitFeedback('gb', json),
  )
  expect(isAccepted).toBe(true)
})

const answers = {
  recommend_likelihood: 9,
  fit_rating: 5,
  improve_fit: 'Nothing.',
  delivery_and_service_rating: 4,
  new_products: 'Hats.',
  price_versus_value: 4,
  site_navigation: 5,
  finding_products: 'Easy.',
  heard_about_us: 'A friend.',
}

test('a survey is accepted', async () => {
  const missing = await interact(
    { description: 'a survey', request: post('/feedback/gb/survey', answers), response: { status: 200 } },
    (backend) => backend.survey('gb', answers),
  )
  expect(missing).toBeNull()
})

test('a survey without texts is accepted', async () => {
  const { improve_fit, new_products, finding_products, heard_about_us, ...ratings } = answers
  const missing = await interact(
    {
      description: 'a survey with ratings only',
      request: post('/feedback/gb/survey', ratings),
      response: { status: 200 },
    },
    (backend) => backend.survey('gb', ratings),
  )
  expect(missing).toBeNull()
})

test('unanswered questions of a survey are named', async () => {
  const missing = await interact(
    {
      given: ['survey-refused', { question: 'heard_about_us' }],
      description: 'a survey with an unanswered question',
      request: post('/feedback/gb/survey', answers),
      response: missingFields('heard_about_us'),
    },
    (backend) => backend.survey('gb', answers),
  )
  expect(missing).toEqual(['heard_about_us'])
})

test('a valid phone number has no error', async () => {
  const result = await interact(
    {
      description: 'a phone number',
      request: post('/validate/phone/GB', { number: '07700 900123' }),
      response: { status: 200, json: { error: null } },
    },
    (backend) => backend.validatePhone('GB', '07700 900123'),
  )
  expect(result).toEqual({ error: null })
})

test('a valid phone number can be returned in E.164', async () => {
  const verdict = { error: null, number: regex('^\\+\\d{7,15}$', '+447700900123') }
  const result = await interact(
    {
      description: 'a phone number in E.164',
      request: post('/validate/phone/GB', { number: '07700 900123' }),
      response: { status: 200, json: verdict },
    },
    (backend) => backend.validatePhone('GB', '07700 900123'),
  )
  expect(result).toEqual({ error: null, number: '+447700900123' })
})

test('an invalid phone number has an error', async () => {
  const result = await interact(
    {
      description: 'an invalid phone number',
      request: post('/validate/phone/GB', { number: '12' }),
      response: { status: 422, json: { error: string('This is not a phone number') } },
    },
    (backend) => backend.validatePhone('GB', '12'),
  )
  expect(result?.error).toBe('This is not a phone number')
})

test('a country has its provinces', async () => {
  const result = await interact(
    {
      description: 'the provinces of a country',
      request: get('/customer/get-provinces', { country: 'US' }),
      response: { status: 200, json: atLeastLike(anyValue('Alabama'), 2) },
    },
    (backend) => backend.provinces('US'),
  )
  expect(result?.[0]).toEqual({ code: 'Alabama', name: 'Alabama' })
})

const orderToReturn: State = ['order-to-return', { region: 'gb' }]
/** The token of the order in that state. A real provider must be set up with it. */
const orderToken = '2117a70e3e08aaad3f4767791fe018d6'
const lineId = 'gid://shopify/LineItem/1001'
const lineToReturn = { line_id: lineId, quantity: 1, reason: 'too tight', outcome: 'refund' } as const
const refused = (code: string) => ({ code })
/** What an exchange costs more; negative if it costs less. */
const difference = () => ({ ...money(), amount: regex('^-?\\d+\\.\\d+$', '0.00') })
const chosenOptions = () => eachLike({ type: string('waist'), value: string('28') })
const requestId = 'f3b1c6d2-return-of-one'

/** A return to create, as the shop asks for it. */
const returnRequest = (changed: object = {}) => ({
  request_id: requestId,
  order_token: orderToken,
  carrier_id: 'evri',
  lines: [lineToReturn],
  ...changed,
})
const createdReturn = (changed: object = {}) => ({
  request_id: requestId,
  reference: regex('^RET-.+$', 'RET-1001-1'),
  created_at: isoDateTime(),
  carrier: string('Evri'),
  document: enumValue('qr', 'label'),
  label: enumValue('emailed', 'not-generated'),
  sent_to: string('j•••@example.com'),
  refund: money('98.00'),
  to_pay: money('0.00'),
  lines: eachLike({ line_id: string(lineId), quantity: integer(1), outcome: enumValue('refund', 'exchange') }),
  ...changed,
})

const returnableLine = (changed: object = {}) => ({
  id: string(lineId),
  variant_id: gid('ProductVariant', 1001257),
  sku: string('TRHERONAVYXXXX-28A28'),
  product_handle: string('heroes-navy'),
  product_type: string('Trousers'),
  title: string('Heroes in Navy'),
  variant_title: string('28 / Build A / 28'),
  options: chosenOptions(),
  image: picture(),
  price: money('98.00'),
  quantity: integer(1),
  returnable_quantity: integer(1),
  blocked: null,
  exchanges: eachLike({
    variant_id: gid('ProductVariant', 1001258),
    options: chosenOptions(),
    available: integer(36),
    difference: difference(),
  }),
  ...changed,
})
const returnableOrder = () => ({
  token: string(orderToken),
  order_number: 'SP1001',
  placed_at: isoDateTime(),
  delivered_at: isoDateTime(),
  window_ends_at: isoDateTime('2027-06-09T10:00:00Z'),
  country: regex('^[A-Z]{2}$', 'GB'),
  lines: arrayContaining(returnableLine(), returnableLine({ returnable_quantity: 0, blocked: 'personalised' })),
  returns: [],
})

test('an order is found by its number and email', async () => {
  const json = { order_number: 'SP1001', email: 'jo@example.com' }
  const result = await interact(
    {
      given: orderToReturn,
      description: 'an order to return from',
      request: post('/returns/gb/order-lookup', json),
      response: { status: 200, json: returnableOrder() },
    },
    (backend) => backend.lookUpOrder('gb', json),
  )
  expect(result).toMatchObject({ order: { order_number: 'SP1001' } })
})

test('an order lists its earlier returns, and no delivery if there was none', async () => {
  const order = {
    delivered_at: null,
    returns: eachLike(createdReturn({ request_id: string(requestId) })),
  }
  const json = { order_number: 'SP1001', email: 'jo@example.com' }
  const result = await interact(
    {
      given: ['order-to-return', { region: 'gb', deliveredDaysAgo: null, returned: 1 }],
      description: 'an order on its way that something was returned from',
      request: post('/returns/gb/order-lookup', json),
      response: { status: 200, json: { ...returnableOrder(), ...order } },
    },
    (backend) => backend.lookUpOrder('gb', json),
  )
  expect(result).toMatchObject({ order: { delivered_at: null, returns: [{ reference: 'RET-1001-1' }] } })
})

test('an order is followed by its number and email [ACC-09]', async () => {
  const json = { order_number: 'SP1001', email: 'jo@example.com' }
  const result = await interact(
    {
      given: orderToReturn,
      description: 'where an order is',
      request: post('/orders/gb/track', json),
      response: {
        status: 200,
        json: {
          order_number: string('SP1001'),
          placed_at: isoDateTime(),
          // not every step of an order has a time
          steps: arrayContaining({ step: string('received'), at: isoDateTime() }),
          cancelled: anyBoolean(false),
          expected_at: null,
          tracking_url: null,
          lines: eachLike({
            id: string('gid://shopify/LineItem/1'),
            title: string('Heroes in Navy'),
            variant_title: string('34 / B / 32'),
            quantity: integer(2),
            image: picture(),
          }),
        },
      },
    },
    (backend) => backend.trackOrder('gb', json),
  )
  expect(result).toMatchObject({ order: { order_number: 'SP1001', lines: [{ title: 'Heroes in Navy' }] } })
})

test('an order with another email cannot be followed [ACC-09]', async () => {
  const json = { order_number: 'SP1001', email: 'sam@example.com' }
  const result = await interact(
    {
      given: orderToReturn,
      description: 'where an order with another email is',
      request: post('/orders/gb/track', json),
      response: { status: 404, json: refused('order-not-found') },
    },
    (backend) => backend.trackOrder('gb', json),
  )
  expect(result).toEqual({ refused: 'order-not-found' })
})

test('an order with another email is not found', async () => {
  const json = { order_number: 'SP1001', email: 'sam@example.com' }
  const result = await interact(
    {
      given: orderToReturn,
      description: 'an order with another email',
      request: post('/returns/gb/order-lookup', json),
      response: { status: 404, json: refused('order-not-found') },
    },
    (backend) => backend.lookUpOrder('gb', json),
  )
  expect(result).toEqual({ refused: 'order-not-found' })
})

test('a country has carriers for returns', async () => {
  const carrier = {
    id: string('evri'),
    name: string('Evri'),
    document: enumValue('qr', 'label'),
    price: money('0.00'),
    description: string('Show a QR code at any ParcelShop.'),
  }
  const result = await interact(
    {
      description: 'the carriers of returns',
      request: get('/returns/gb/carriers', { country: 'GB' }),
      response: { status: 200, json: eachLike(carrier) },
    },
    (backend) => backend.returnCarriers('gb', 'GB'),
  )
  expect(result).toMatchObject({ carriers: [{ id: 'evri' }] })
})

test('a return is created', async () => {
  const json = returnRequest()
  const creation = await interact(
    {
      given: orderToReturn,
      description: 'a return',
      request: post('/returns/gb', json),
      response: { status: 201, json: createdReturn() },
    },
    (backend) => backend.createReturn('gb', json),
  )
  expect(creation).toMatchObject({ created: { reference: 'RET-1001-1' } })
})

test('a return can be created without a label', async () => {
  const json = returnRequest()
  const creation = await interact(
    {
      given: ['returns-label-not-generated', { region: 'gb' }],
      description: 'a return whose label cannot be made',
      request: post('/returns/gb', json),
      response: { status: 201, json: createdReturn({ label: 'not-generated', sent_to: null }) },
    },
    (backend) => backend.createReturn('gb', json),
  )
  expect(creation).toMatchObject({ created: { sent_to: null } })
})

test.each<[string, number, string, State]>([
  ['that was returned in full', 409, 'all-returned', ['returns-all-returned']],
  ['while the system is down', 503, 'system-down', ['returns-system-down']],
  ['during maintenance', 503, 'maintenance', ['returns-maintenance']],
])('a return is refused for an order %s', async (situation, status, code, given) => {
  const lookUp = { order_number: 'SP1001', email: 'jo@example.com' }
  const result = await interact(
    {
      given,
      description: `an order ${situation}`,
      request: post('/returns/gb/order-lookup', lookUp),
      response: { status, json: refused(code) },
    },
    (backend) => backend.lookUpOrder('gb', lookUp),
  )
  const json = returnRequest()
  const creation = await interact(
    {
      given,
      description: `a return of an order ${situation}`,
      request: post('/returns/gb', json),
      response: { status, json: refused(code) },
    },
    (backend) => backend.createReturn('gb', json),
  )
  expect([result, creation]).toMatchObject([{ refused: code }, { refused: code }])
})

test('an order that was returned in full lists its returns', async () => {
  const lookUp = { order_number: 'SP1001', email: 'jo@example.com' }
  const returns = eachLike(createdReturn({ request_id: string(requestId) }))
  const result = await interact(
    {
      given: ['returns-all-returned', { region: 'gb' }],
      description: 'an order that was returned in full, with its returns',
      request: post('/returns/gb/order-lookup', lookUp),
      response: { status: 409, json: { ...refused('all-returned'), returns } },
    },
    (backend) => backend.lookUpOrder('gb', lookUp),
  )
  expect(result).toMatchObject({ refused: 'all-returned', returns: [{ reference: 'RET-1001-1' }] })
})

test('carriers are refused while the system is down', async () => {
  const result = await interact(
    {
      given: ['returns-system-down'],
      description: 'the carriers while the system is down',
      request: get('/returns/gb/carriers', { country: 'GB' }),
      response: { status: 503, json: refused('system-down') },
    },
    (backend) => backend.returnCarriers('gb', 'GB'),
  )
  expect(result).toEqual({ refused: 'system-down' })
})

test('a carrier with a problem takes no return', async () => {
  const json = returnRequest()
  const creation = await interact(
    {
      given: ['returns-carrier-problem', { carrier: 'evri' }],
      description: 'a return with a carrier that has a problem',
      request: post('/returns/gb', json),
      response: { status: 502, json: refused('carrier-problem') },
    },
    (backend) => backend.createReturn('gb', json),
  )
  expect(creation).toEqual({ refused: 'carrier-problem' })
})

test('a return without a carrier is refused', async () => {
  const { carrier_id: _, ...json } = returnRequest()
  const creation = await interact(
    {
      given: orderToReturn,
      description: 'a return without a carrier',
      request: post('/returns/gb', json),
      response: { status: 422, json: refused('carrier-needed') },
    },
    (backend) => backend.createReturn('gb', json),
  )
  expect(creation).toEqual({ refused: 'carrier-needed' })
})
