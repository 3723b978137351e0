import { expect } from 'vitest'
import { LOCAL_STORAGE, tokensKey } from '#contracts/shop/visitor.ts'
import { type Effects, expectDelay, expectFailure, getCartId, type Scene } from './effect.ts'

/** Exchanges the code that the visitor returns from sign-in with. */
const exchangeCode = ({ clients: { signIn }, backend, visitor, start }: Scene) =>
  signIn.exchangeCode({
    client_id: 'simulated',
    redirect_uri: `${backend.storefront}/account`,
    code: new URL(start, backend.storefront).searchParams.get('code') ?? '',
    code_verifier: visitor.localStorage[LOCAL_STORAGE.codeVerifier] ?? '',
  })

const getState = ({ start }: Scene) => new URL(start, 'http://shop.test').searchParams.get('state')

/** The tokens in the visitor's local storage. */
const getTokens = ({ visitor }: Scene): { accessToken: string; refreshToken: string; tokenExpiry: number } =>
  JSON.parse(visitor.localStorage[tokensKey('gb')] ?? '')

const ADDRESS_ID = 'gid://shopify/CustomerAddress/9001'

const openAccount = (scene: Scene, accessToken = getTokens(scene).accessToken) =>
  scene.clients.customerAccount(accessToken)
const readCustomer = (scene: Scene, accessToken?: string) => openAccount(scene, accessToken).customer()

export const customerEffects: Effects = {
  'known-customer': async (scene) =>
    expect((await readCustomer(scene, 'known-customer-account-token'))?.orders.nodes).toMatchObject([
      { name: '#SP1001' },
    ]),
  'customer-with-orders': async (scene) => {
    const customer = await readCustomer(scene)
    expect(customer?.defaultAddress).not.toBeNull()
    expect((await openAccount(scene).orders({ after: null }))?.nodes).toHaveLength(3)
  },
  'order-on-its-way': async ({ clients: { backend } }) =>
    expect(await backend.trackOrder('gb', { order_number: 'SP1001', postcode: 'LS1 4AP' })).toMatchObject({
      order: { steps: [{ step: 'received' }, { step: 'packed' }, { step: 'sent' }] },
    }),
  'tracking-down': ({ clients: { backend } }) =>
    expectFailure(backend.trackOrder('gb', { order_number: 'SP1001', email: 'jo@example.com' }), 500),
  'order-gone-in-part': async (scene) => {
    const [order] = scene.world.orders.all()
    const read = await openAccount(scene).order({ id: order?.id ?? '' })
    const lines = read?.lineItems.nodes ?? []
    expect(read?.returns.nodes).toMatchObject([{ returnLineItems: { nodes: [{ quantity: 1 }] } }])
    const goods = await scene.clients.shopify.orderedGoods({ ids: lines.flatMap(({ variantId }) => variantId ?? []) })
    expect([lines.length, goods]).toMatchObject([3, [{ availableForSale: false }, { availableForSale: true }]])
  },
  'returning-customer': async (scene) => {
    expect(await readCustomer(scene)).toMatchObject({ firstName: 'Jo' })
    expect(await scene.clients.fit.savedFit('7001')).not.toBeNull()
    expect((await scene.clients.shopify.cart({ cartId: getCartId(scene) }))?.lines.nodes).toHaveLength(1)
  },
  'customer-unreadable': async (scene) => expectFailure(readCustomer(scene, 'any'), 500),
  'customer-update-fails': async ({ clients: { customerAccount } }) => {
    const account = customerAccount('any')
    await expectFailure(account.customerAddressCreate({ address: {} }), 503)
    await expectFailure(account.customerAddressUpdate({ addressId: ADDRESS_ID }), 503)
    await expectFailure(account.customerAddressDelete({ addressId: ADDRESS_ID }), 503)
    await expectFailure(account.customerUpdate({ input: { firstName: 'Jo' } }), 503)
  },
  'address-refused': async ({ clients: { customerAccount } }) => {
    const refusal = {
      customerAddress: null,
      userErrors: [{ field: ['address', 'zip'] }, { field: ['address', 'deliveryPoint'] }],
    }
    expect(await customerAccount('any').customerAddressCreate({ address: {} })).toMatchObject(refusal)
    expect(await customerAccount('any').customerAddressUpdate({ addressId: ADDRESS_ID })).toMatchObject(refusal)
  },
  'provinces-down': ({ clients: { backend } }) => expectFailure(backend.provinces('US'), 503),
  'sign-in-code': async (scene) => {
    expect(await readCustomer(scene, (await exchangeCode(scene)).access_token)).toMatchObject({ firstName: 'Jo' })
    expect(getState(scene)).toBe(scene.visitor.localStorage[LOCAL_STORAGE.oauthState])
  },
  'sign-in-declined': (scene) => {
    expect(scene.start).toContain('error=access_denied')
    expect(getState(scene)).toBe(scene.visitor.localStorage[LOCAL_STORAGE.oauthState])
  },
  'sign-in-state-mismatch': (scene) =>
    expect(getState(scene)).not.toBe(scene.visitor.localStorage[LOCAL_STORAGE.oauthState]),
  'sign-in-wrong-verifier': (scene) => expectFailure(exchangeCode(scene), 400),
  'sign-in-code-reused': (scene) => expectFailure(exchangeCode(scene), 400),
  'sign-in-code-expired': (scene) => expectFailure(exchangeCode(scene), 400),
  'sign-in-slow': { params: { delayMs: 200 }, check: (scene) => expectDelay(200, () => exchangeCode(scene)) },
  'sign-in-down': async ({ clients: { signIn } }) => {
    await expectFailure(signIn.refresh({ client_id: 'simulated', refresh_token: 'any' }), 503)
    expect((await signIn.discovery()).token_endpoint).toContain('/oauth/token')
  },
  'sign-in-refresh-refused': async (scene) => {
    const { refreshToken, tokenExpiry } = getTokens(scene)
    expect(tokenExpiry).toBeLessThan(scene.world.clock.now().getTime())
    await expectFailure(scene.clients.signIn.refresh({ client_id: 'simulated', refresh_token: refreshToken }), 400)
    expect(await readCustomer(scene)).toBeNull()
  },
  'sign-in-registered-client': async ({ clients: { signIn } }) => {
    const refresh = (client_id: string) => signIn.refresh({ client_id, refresh_token: 'any' })
    await expectFailure(refresh('simulated'), 400)
    await expectFailure(refresh('another-shop'), 401)
  },
}
