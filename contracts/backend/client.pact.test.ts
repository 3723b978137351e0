import { Matchers } from '@pact-foundation/pact'
import { expect, test } from 'vitest'
import { type Interaction, pactWith, type State } from '../pact.fixtures.ts'
import { gid, instant, money, oneOf, problem, webAddress, yesOrNo } from '../pact-matchers.fixtures.ts'
import { type BackendClient, createBackendClient } from './client.ts'

const { arrayContaining, atLeastLike, eachLike, integer, like, regex, string } = Matchers
const relyOn = pactWith('backend')

const ask = <Result>(interaction: Interaction, call: (backend: BackendClient) => Promise<Result>) =>
  relyOn(interaction, (baseUrl) => call(createBackendClient({ baseUrl })))

const get = (path: string, query?: Record<string, string>) => ({ method: 'GET', path, ...(query && { query }) })
const post = (path: string, json: unknown) => ({ method: 'POST', path, json })

const hex = () => regex('^#[0-9a-fA-F]{6}$', '#1e2b45')
const picture = () => ({ src: webAddress('https://images.test/front.jpg'), alt: string('The Belt in Navy') })
const swatch = () => ({ name: string('Navy'), hex: hex() })

const variant = (changed: object = {}) => ({
  id: gid('ProductVariant', 2484005),
  sku: string('BTBELTNAVYXXXX-S0'),
  options: eachLike(string('S')),
  inventory_quantity: integer(36),
  pre_order_inventory_quantity: null,
  ...changed,
})

/** Every field that the shop reads; of what may be null, the case that `changed` does not speak of. */
const product = (changed: object = {}) => ({
  handle: string('the-belt-navy'),
  sku: regex('^.{14}$', 'BTBELTNAVYXXXX'),
  title: string('Navy'),
  product_type: string('Belts'),
  price: money('89.00'),
  compare_at_price: null,
  image: picture(),
  hover_image: picture(),
  tags: like([]),
  badges: eachLike({
    title: string('£20 off'),
    badgeType: oneOf('auto-discount', 'promo', 'other'),
    themeColour: hex(),
    small: yesOrNo(false),
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
    available: yesOrNo(true),
  }),
  personalisation: null,
  ...changed,
})

test('a collection is read with its products and their variants [CTR-04]', async () => {
  const reduced = {
    compare_at_price: money('45.00'),
    tags: [],
    options: [],
    variants: eachLike(variant({ options: [] })),
  }
  const tagged = { tags: eachLike(string('New')) }
  const json = {
    handle: 'belts',
    title: string('Belts'),
    description: string('They hold.'),
    products: arrayContaining(product(tagged), product(reduced)),
  }
  const collection = await ask(
    { asking: 'a collection', request: get('/collections/gb/belts.json'), response: { status: 200, json } },
    (backend) => backend.collection({ store: 'gb', handle: 'belts' }),
  )
  expect(collection?.products[0]?.variants[0]?.sku).toBe('BTBELTNAVYXXXX-S0')
})

test('a collection that does not exist is none', async () => {
  const collection = await ask(
    {
      asking: 'a collection that does not exist',
      request: get('/collections/gb/top-hats.json'),
      response: { status: 404, json: problem('no such collection') },
    },
    (backend) => backend.collection({ store: 'gb', handle: 'top-hats' }),
  )
  expect(collection).toBeNull()
})

test('a product is read with everything its page says about it', async () => {
  const json = productPage('the-belt-navy', { tags: eachLike(string('New')) })
  const read = await ask(
    { asking: 'a product', request: get('/products/gb/the-belt-navy.json'), response: { status: 200, json } },
    (backend) => backend.product({ store: 'gb', handle: 'the-belt-navy' }),
  )
  expect(read?.handle).toBe('the-belt-navy')
})

test('a product can cost less than it did', async () => {
  const changed = { compare_at_price: money('45.00'), options: [], variants: eachLike(variant({ options: [] })) }
  const json = productPage('webbing-belt-slate', changed)
  const read = await ask(
    {
      asking: 'a reduced product',
      request: get('/products/gb/webbing-belt-slate.json'),
      response: { status: 200, json },
    },
    (backend) => backend.product({ store: 'gb', handle: 'webbing-belt-slate' }),
  )
  expect(read?.compare_at_price).toEqual({ amount: '45.00', currencyCode: 'GBP' })
})

test('a variant can be sold ahead of its arrival', async () => {
  const ahead = variant({ pre_order_inventory_quantity: integer(7) })
  const json = productPage('trainer-socks-sage', { badges: [], variants: arrayContaining(ahead, variant()) })
  const read = await ask(
    {
      asking: 'a product that is sold ahead of its arrival',
      request: get('/products/gb/trainer-socks-sage.json'),
      response: { status: 200, json },
    },
    (backend) => backend.product({ store: 'gb', handle: 'trainer-socks-sage' }),
  )
  expect(read?.variants[0]?.pre_order_inventory_quantity).toBe(7)
})

test('a variant names its price where it is another than the product’s', async () => {
  const json = productPage('gift-card-ink', {
    badges: [],
    variants: arrayContaining(variant({ price: money('250.00') })),
  })
  const read = await ask(
    { asking: 'a gift card', request: get('/products/gb/gift-card-ink.json'), response: { status: 200, json } },
    (backend) => backend.product({ store: 'gb', handle: 'gift-card-ink' }),
  )
  expect(read?.variants[0]?.price?.amount).toBe('250.00')
})

test('a product that takes letters says what they cost and how many', async () => {
  const letters = {
    variant_id: string('gid://shopify/ProductVariant/2581001'),
    price: money('10.00'),
    max_length: integer(10),
  }
  const json = productPage('oxford-shirt-white', { badges: [], personalisation: letters })
  const read = await ask(
    {
      asking: 'a product that can be personalised',
      request: get('/products/gb/oxford-shirt-white.json'),
      response: { status: 200, json },
    },
    (backend) => backend.product({ store: 'gb', handle: 'oxford-shirt-white' }),
  )
  expect(read?.personalisation?.price.amount).toBe('10.00')
})

test('a product that does not exist is none', async () => {
  const read = await ask(
    {
      asking: 'a product that does not exist',
      request: get('/products/gb/top-hat.json'),
      response: { status: 404, json: problem('no such product') },
    },
    (backend) => backend.product({ store: 'gb', handle: 'top-hat' }),
  )
  expect(read).toBeNull()
})

test('who wants to know when a variant is back is kept in mind', async () => {
  const json = {
    email: 'jo@example.com',
    variant_id: 'gid://shopify/ProductVariant/1001001',
    sku: 'TRHERONAVYXXXX-34B32',
  }
  const data = await ask(
    {
      asking: 'word of a variant that comes back',
      request: post('/products/gb/out-of-stock', json),
      response: { status: 200, json: { data: { id: string('stock-request-1') } } },
    },
    (backend) => backend.outOfStock('gb', json),
  )
  expect(data).toEqual({ id: 'stock-request-1' })
})

test('word of a variant that nobody sells is refused', async () => {
  const json = { email: 'jo@example.com', variant_id: 'gid://shopify/ProductVariant/1', sku: 'NOBODYSVARIANT-1' }
  await ask(
    {
      asking: 'word of a variant that nobody sells',
      request: post('/products/gb/out-of-stock', json),
      response: { status: 400, json: problem('no such variant') },
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

test.each(['subscribe', 'unsubscribe'] as const)('nothing in the answer of %s is success', async (method) => {
  const result = await ask(
    {
      asking: `the mailing list, ${method}`,
      request: post(`/v2/mailing-list/${method}`, subscription),
      response: { status: 200, json: null },
    },
    (backend) => backend.mailingList(subscription, method),
  )
  expect(result).toBeNull()
})

test('a subscription of nobody is refused', async () => {
  const { email, phone_number, phone_country_code, ...nobody } = subscription
  await ask(
    {
      asking: 'the mailing list for nobody',
      request: post('/v2/mailing-list/subscribe', nobody),
      response: { status: 400, json: problem('an email address or a phone number is needed') },
    },
    (backend) => expect(backend.mailingList(nobody)).rejects.toMatchObject({ kind: 'status', status: 400 }),
  )
})

test('nothing in the answer of the newsletter is success', async () => {
  const json = { email: 'jo@example.com', location: 'Footer' }
  const result = await ask(
    { asking: 'the newsletter', request: post('/newsletter', json), response: { status: 200, json: null } },
    (backend) => backend.newsletter(json),
  )
  expect(result).toBeNull()
})

test('the newsletter wants an email address', async () => {
  const json = { email: 'no address', location: 'Footer' }
  await ask(
    {
      asking: 'the newsletter for no address',
      request: post('/newsletter', json),
      response: { status: 400, json: problem('email is no email address') },
    },
    (backend) => expect(backend.newsletter(json)).rejects.toMatchObject({ kind: 'status', status: 400 }),
  )
})

test('an address that has been sent enough gets no more for now', async () => {
  const given: State = ['mail-limit-reached', { email: 'jo@example.com' }]
  const response = { status: 429, json: problem('enough for now') }
  const late = { kind: 'status', status: 429 }
  await ask(
    {
      given,
      asking: 'the mailing list once more',
      request: post('/v2/mailing-list/subscribe', subscription),
      response,
    },
    (backend) => expect(backend.mailingList(subscription)).rejects.toMatchObject(late),
  )
  const signUp = { email: 'jo@example.com', location: 'Footer' }
  await ask({ given, asking: 'the newsletter once more', request: post('/newsletter', signUp), response }, (backend) =>
    expect(backend.newsletter(signUp)).rejects.toMatchObject(late),
  )
  const friend = { name: 'Sam', email: 'sam@example.com', friend_email: 'jo@example.com' }
  await ask(
    { given, asking: 'an invitation once more', request: post('/refer-a-friend/gb', friend), response },
    (backend) => expect(backend.referAFriend('gb', friend)).rejects.toMatchObject(late),
  )
})

const success = { status: 200, json: { status: 'success' } }
const missed = (...questions: string[]) => ({
  status: 400,
  json: { error: string('A question was left open'), missing: questions },
})
const postal = { firstName: 'Jo', lastName: 'Marsh', address: '1 Mill Lane', postcode: 'LS1 4AP' }

test('the catalogue is stopped', async () => {
  const open = await ask(
    { asking: 'no more catalogues', request: post('/unsubscribe/gb/catalogue', postal), response: success },
    (backend) => backend.unsubscribe('gb', postal),
  )
  expect(open).toEqual([])
})

test('what is missing from an unsubscription is named', async () => {
  const json = { ...postal, postcode: '' }
  const open = await ask(
    {
      asking: 'no more catalogues for nowhere',
      request: post('/unsubscribe/gb/catalogue', json),
      response: missed('postcode'),
    },
    (backend) => backend.unsubscribe('gb', json),
  )
  expect(open).toEqual(['postcode'])
})

test('a friend is referred', async () => {
  const json = { name: 'Jo', email: 'jo@example.com', friend_email: 'sam@example.com' }
  const invitation = { code: string('FRIEND20'), link: webAddress('https://shop.test/thank-your-friend') }
  const referred = await ask(
    { asking: 'an invitation', request: post('/refer-a-friend/gb', json), response: { status: 201, json: invitation } },
    (backend) => backend.referAFriend('gb', json),
  )
  expect(referred?.code).toBe('FRIEND20')
})

test('nobody refers themselves', async () => {
  const json = { name: 'Jo', email: 'jo@example.com', friend_email: 'jo@example.com' }
  await ask(
    {
      asking: 'an invitation of oneself',
      request: post('/refer-a-friend/gb', json),
      response: { status: 400, json: problem('a friend is somebody else') },
    },
    (backend) => expect(backend.referAFriend('gb', json)).rejects.toMatchObject({ kind: 'status', status: 400 }),
  )
})

test('what a visitor says of their fit is taken', async () => {
  const json = { userId: null, fitResponse: 'looks right', loggedIn: false, storeLocation: 'gb' as const }
  const taken = await ask(
    { asking: 'feedback on a visit', request: post('/feedback/gb/visit', json), response: success },
    (backend) => backend.visitFeedback('gb', json),
  )
  expect(taken).toBe(true)
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

test('a survey is taken', async () => {
  const open = await ask(
    { asking: 'a survey', request: post('/feedback/gb/survey', answers), response: success },
    (backend) => backend.survey('gb', answers),
  )
  expect(open).toEqual([])
})

test('what is missing from a survey is named', async () => {
  const json = { ...answers, heard_about_us: '' }
  const open = await ask(
    { asking: 'a survey with a gap', request: post('/feedback/gb/survey', json), response: missed('heard_about_us') },
    (backend) => backend.survey('gb', json),
  )
  expect(open).toEqual(['heard_about_us'])
})

test('a phone number is looked at, and told in full', async () => {
  const verdict = { error: null, number: regex('^\\+\\d{7,15}$', '+447700900123') }
  const read = await ask(
    {
      asking: 'a phone number',
      request: post('/validate/phone/GB', { number: '07700 900123' }),
      response: { status: 200, json: verdict },
    },
    (backend) => backend.validatePhone('GB', '07700 900123'),
  )
  expect(read).toEqual({ error: null, number: '+447700900123' })
})

test('a phone number that is none is told so', async () => {
  const read = await ask(
    {
      asking: 'a phone number that is none',
      request: post('/validate/phone/GB', { number: '12' }),
      response: { status: 422, json: { error: string('This is no phone number') } },
    },
    (backend) => backend.validatePhone('GB', '12'),
  )
  expect(read?.error).toBe('This is no phone number')
})

test('a country has its provinces', async () => {
  const read = await ask(
    {
      asking: 'the provinces of a country',
      request: get('/customer/get-provinces', { country: 'US' }),
      response: { status: 200, json: atLeastLike({ code: string('AL'), name: string('Alabama') }, 2) },
    },
    (backend) => backend.provinces('US'),
  )
  expect(read?.[0]).toEqual({ code: 'AL', name: 'Alabama' })
})

const orderToReturn: State = ['order-to-return', { region: 'gb' }]
/** As the provider names the order of that state; a real one has to be told which. */
const orderToken = '2117a70e3e08aaad3f4767791fe018d6'
const lineId = 'gid://shopify/LineItem/1001'
const toCarry = { line_id: lineId, quantity: 1, reason: 'too tight', outcome: 'refund' } as const
const refused = (code: string) => ({ code })

test('an order is found by its number and a proof', async () => {
  const line = {
    id: string(lineId),
    variant_id: gid('ProductVariant', 1001257),
    sku: string('TRHERONAVYXXXX-28A28'),
    product_handle: string('heroes-navy'),
    title: string('Heroes in Navy'),
    variant_title: string('28 / Build A / 28'),
    image: picture(),
    price: money('98.00'),
    quantity: integer(1),
    returnable_quantity: integer(1),
    blocked: null,
    exchanges: eachLike({
      variant_id: gid('ProductVariant', 1001258),
      options: eachLike({ type: string('waist'), value: string('28') }),
      available: yesOrNo(true),
    }),
  }
  const order = {
    token: string(orderToken),
    order_number: 'SP1001',
    placed_at: instant(),
    window_ends_at: instant('2027-06-09T10:00:00Z'),
    country: regex('^[A-Z]{2}$', 'GB'),
    lines: arrayContaining(line, { ...line, returnable_quantity: 0, blocked: 'personalised' }),
  }
  const json = { order_number: 'SP1001', email: 'jo@example.com' }
  const found = await ask(
    {
      given: orderToReturn,
      asking: 'an order to return from',
      request: post('/returns/gb/order-lookup', json),
      response: { status: 200, json: order },
    },
    (backend) => backend.lookUpOrder('gb', json),
  )
  expect(found).toMatchObject({ order: { order_number: 'SP1001' } })
})

test('an order of somebody else is not found', async () => {
  const json = { order_number: 'SP1001', email: 'sam@example.com' }
  const found = await ask(
    {
      given: orderToReturn,
      asking: 'an order of somebody else',
      request: post('/returns/gb/order-lookup', json),
      response: { status: 404, json: refused('order-not-found') },
    },
    (backend) => backend.lookUpOrder('gb', json),
  )
  expect(found).toEqual({ refused: 'order-not-found' })
})

test('a country has carriers for returns', async () => {
  const carrier = {
    id: string('evri'),
    name: string('Evri'),
    document: oneOf('qr', 'label'),
    price: money('0.00'),
    description: string('Show a QR code at any ParcelShop.'),
  }
  const found = await ask(
    {
      asking: 'the carriers of returns',
      request: get('/returns/gb/carriers', { country: 'GB' }),
      response: { status: 200, json: eachLike(carrier) },
    },
    (backend) => backend.returnCarriers('gb', 'GB'),
  )
  expect(found).toMatchObject({ carriers: [{ id: 'evri' }] })
})

test('a return is created', async () => {
  const json = { order_token: orderToken, carrier_id: 'evri', lines: [toCarry] }
  const created = {
    reference: regex('^RET-.+$', 'RET-1001-1'),
    document: oneOf('qr', 'label'),
    label: oneOf('emailed', 'not-generated'),
  }
  const made = await ask(
    {
      given: orderToReturn,
      asking: 'a return',
      request: post('/returns/gb', json),
      response: { status: 201, json: created },
    },
    (backend) => backend.createReturn('gb', json),
  )
  expect(made).toMatchObject({ created: { reference: 'RET-1001-1' } })
})

test.each<[string, number, string, State]>([
  ['of which everything has gone back', 409, 'all-returned', ['returns-all-returned']],
  ['of a system that is down', 503, 'system-down', ['returns-system-down']],
  ['of a system that is looked after', 503, 'maintenance', ['returns-maintenance']],
])('an order %s cannot go back, and the shopper is told why', async (what, status, code, given) => {
  const lookUp = { order_number: 'SP1001', email: 'jo@example.com' }
  const found = await ask(
    {
      given,
      asking: `an order ${what}`,
      request: post('/returns/gb/order-lookup', lookUp),
      response: { status, json: refused(code) },
    },
    (backend) => backend.lookUpOrder('gb', lookUp),
  )
  const json = { order_token: orderToken, carrier_id: 'evri', lines: [toCarry] }
  const made = await ask(
    {
      given,
      asking: `a return ${what}`,
      request: post('/returns/gb', json),
      response: { status, json: refused(code) },
    },
    (backend) => backend.createReturn('gb', json),
  )
  expect([found, made]).toEqual([{ refused: code }, { refused: code }])
})

test('carriers of a system that is down are not told', async () => {
  const found = await ask(
    {
      given: ['returns-system-down'],
      asking: 'the carriers of a system that is down',
      request: get('/returns/gb/carriers', { country: 'GB' }),
      response: { status: 503, json: refused('system-down') },
    },
    (backend) => backend.returnCarriers('gb', 'GB'),
  )
  expect(found).toEqual({ refused: 'system-down' })
})

test('a carrier in trouble takes no return', async () => {
  const json = { order_token: orderToken, carrier_id: 'evri', lines: [toCarry] }
  const made = await ask(
    {
      given: ['returns-carrier-problem', { carrier: 'evri' }],
      asking: 'a return with a carrier in trouble',
      request: post('/returns/gb', json),
      response: { status: 502, json: refused('carrier-problem') },
    },
    (backend) => backend.createReturn('gb', json),
  )
  expect(made).toEqual({ refused: 'carrier-problem' })
})

test('a return for which a carrier has to be chosen waits for it', async () => {
  const json = { order_token: orderToken, lines: [toCarry] }
  const made = await ask(
    {
      given: orderToReturn,
      asking: 'a return without a carrier',
      request: post('/returns/gb', json),
      response: { status: 422, json: refused('carrier-needed') },
    },
    (backend) => backend.createReturn('gb', json),
  )
  expect(made).toEqual({ refused: 'carrier-needed' })
})
