import { expect } from 'vitest'
import { STORED, tokensKey } from '#contracts/visitor.ts'
import { cartIdOf, cookieOf, type Effects, fails, type Scene, takes } from './effect.ts'

/** What the visitor's browser does when it comes back from sign-in. */
const exchange = ({ clients: { signIn }, backend, visitor, start }: Scene) =>
  signIn.exchangeCode({
    client_id: 'simulated',
    redirect_uri: `${backend.storefront}/account`,
    code: new URL(start, backend.storefront).searchParams.get('code') ?? '',
    code_verifier: visitor.localStorage[STORED.codeVerifier] ?? '',
  })

const stateOf = ({ start }: Scene) => new URL(start, 'http://shop.test').searchParams.get('state')

/** The tokens that the visitor's browser holds. */
const tokensOf = ({ visitor }: Scene): { accessToken: string; refreshToken: string; tokenExpiry: number } =>
  JSON.parse(visitor.localStorage[tokensKey('gb')] ?? '')

const customerOf = (scene: Scene, accessToken = tokensOf(scene).accessToken) =>
  scene.clients.shopify.customer({ customerAccessToken: accessToken })

const answers = { height: 180, weight: 80, age: 35, waist: '34' }
const fitToSave = {
  fit: { top: { size: 'M', cut: 'Slim', length: 'Regular' }, bottom: { waist: '34', build: 'B', leg: '32' } },
  method: 'fit_refresh',
  token: 't',
  store_location: 'gb',
  shop: 'gb',
  email: 'jo@example.com',
} as const

export const fitEffects: Effects = {
  'fit-saved': async ({ clients: { fit }, visitor }) => {
    const saved = await fit.savedFit(cookieOf(visitor, 'customerId') ?? '')
    expect(saved?.fit.bottom).toMatchObject({ waist: '34', build: 'B', leg: '32' })
    expect(await fit.savedFit('jo@example.com')).toEqual(saved)
  },
  'fit-mailed': async ({ clients: { fit }, world, start }) => {
    const key = new URL(start, 'http://shop.test').searchParams.get('saved_fit_modal') ?? ''
    expect(world.outbox.all()).toMatchObject([
      { to: 'jo@example.com', links: [{ href: expect.stringContaining(key) }] },
    ])
    expect(await fit.claimFit({ key, token: 't' })).toMatchObject({ email: 'jo@example.com' })
    world.clock.advance(25 * 60 * 60_000)
    expect(await fit.claimFit({ key, token: 't' })).toBeNull()
  },
  'fit-mail-fails': async ({ clients: { fit } }) => {
    expect(await fit.savedFit('jo@example.com')).not.toBeNull()
    const mail = { email: 'jo@example.com', link: 'http://shop.test/', store_location: 'gb', shop: 'gb' } as const
    await fails(fit.mailFit(mail), 503)
  },
  'fit-forget-fails': ({ clients: { fit } }) => fails(fit.forgetFit('7001'), 503),
  'visitor-without-fit': async ({ clients: { fit }, visitor }) =>
    expect(await fit.savedFit(cookieOf(visitor, 'customerId') ?? '')).toBeNull(),
  'no-fit-for-email': async ({ clients: { fit } }) => expect(await fit.savedFit('jo@example.com')).toBeNull(),
  'fit-service-down': async ({ clients: { fit } }) => {
    await fails(fit.savedFit('7001'), 503)
    await fails(fit.recommend(answers), 503)
  },
  'fit-token-fails': async ({ clients: { fit } }) => {
    await fails(fit.token(), 503)
    expect(await fit.savedFit('7001')).toBeNull()
  },
  'identify-fails': async ({ clients: { fit } }) => fails(fit.identify({ token: await fit.token() }), 503),
  'fit-save-fails': async ({ clients: { fit } }) => {
    await fails(fit.updateFit(fitToSave), 503)
    await fails(fit.createFit({ ...fitToSave, fit_finder_answers: answers }), 503)
    expect(await fit.savedFit('jo@example.com')).toBeNull()
  },
}

export const customerEffects: Effects = {
  'known-customer': async (scene) =>
    expect((await customerOf(scene, 'known-customer-token'))?.orders.nodes).toMatchObject([{ name: '#SP1001' }]),
  'customer-with-orders': async (scene) => {
    const customer = await customerOf(scene)
    expect(customer?.orders.nodes).toHaveLength(3)
    expect(customer?.defaultAddress).not.toBeNull()
  },
  'returning-customer': async (scene) => {
    expect(await customerOf(scene)).toMatchObject({ firstName: 'Jo' })
    expect(await scene.clients.fit.savedFit('7001')).not.toBeNull()
    expect((await scene.clients.shopify.cart({ cartId: cartIdOf(scene) }))?.lines.nodes).toHaveLength(1)
  },
  'customer-unreadable': async (scene) => fails(customerOf(scene, 'any'), 500),
  'sign-in-code': async (scene) => {
    expect(await customerOf(scene, (await exchange(scene)).access_token)).toMatchObject({ firstName: 'Jo' })
    expect(stateOf(scene)).toBe(scene.visitor.localStorage[STORED.oauthState])
  },
  'sign-in-declined': (scene) => {
    expect(scene.start).toContain('error=access_denied')
    expect(stateOf(scene)).toBe(scene.visitor.localStorage[STORED.oauthState])
  },
  'sign-in-state-mismatch': (scene) => expect(stateOf(scene)).not.toBe(scene.visitor.localStorage[STORED.oauthState]),
  'sign-in-wrong-verifier': (scene) => fails(exchange(scene), 400),
  'sign-in-code-reused': (scene) => fails(exchange(scene), 400),
  'sign-in-code-expired': (scene) => fails(exchange(scene), 400),
  'sign-in-slow': { params: { delayMs: 200 }, look: (scene) => takes(200, () => exchange(scene)) },
  'sign-in-down': async ({ clients: { signIn } }) => {
    await fails(signIn.refresh({ client_id: 'simulated', refresh_token: 'any' }), 503)
    expect((await signIn.discovery()).token_endpoint).toContain('/oauth/token')
  },
  'sign-in-refresh-refused': async (scene) => {
    const { refreshToken, tokenExpiry } = tokensOf(scene)
    expect(tokenExpiry).toBeLessThan(scene.world.clock.now().getTime())
    await fails(scene.clients.signIn.refresh({ client_id: 'simulated', refresh_token: refreshToken }), 400)
    expect(await customerOf(scene)).toBeNull()
  },
}
