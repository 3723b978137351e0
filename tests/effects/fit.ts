import { expect } from 'vitest'
import { type Effects, expectFailure, getCookie } from './effect.ts'

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
    const saved = await fit.savedFit(getCookie(visitor, 'customerId') ?? '')
    expect(saved?.fit?.bottom).toMatchObject({ waist: '34', build: 'B', leg: '32' })
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
    await expectFailure(fit.mailFit(mail), 503)
  },
  'fit-calls-missing': async ({ clients: { fit } }) => {
    expect(await fit.savedFit('jo@example.com')).not.toBeNull()
    const mail = { email: 'jo@example.com', link: 'http://shop.test/', store_location: 'gb', shop: 'gb' } as const
    expect([await fit.mailFit(mail), await fit.forgetFit('7001')]).toEqual(['none', false])
    expect(await fit.savedFit('7001')).not.toBeNull()
  },
  'fit-forget-fails': ({ clients: { fit } }) => expectFailure(fit.forgetFit('7001'), 503),
  'visitor-without-fit': async ({ clients: { fit }, visitor }) =>
    expect(await fit.savedFit(getCookie(visitor, 'customerId') ?? '')).toBeNull(),
  'no-fit-for-email': async ({ clients: { fit } }) => expect(await fit.savedFit('jo@example.com')).toBeNull(),
  'fit-service-down': async ({ clients: { fit } }) => {
    await expectFailure(fit.savedFit('7001'), 503)
    await expectFailure(fit.recommend(answers), 503)
  },
  'fit-token-fails': async ({ clients: { fit } }) => {
    await expectFailure(fit.token(), 503)
    expect(await fit.savedFit('7001')).toBeNull()
  },
  'identify-fails': async ({ clients: { fit } }) => expectFailure(fit.identify({ token: await fit.token() }), 503),
  'fit-save-fails': async ({ clients: { fit } }) => {
    await expectFailure(fit.updateFit(fitToSave), 503)
    await expectFailure(fit.createFit({ ...fitToSave, fit_finder_answers: answers }), 503)
    expect(await fit.savedFit('jo@example.com')).toBeNull()
  },
}
