import { describe, expect, test } from 'vitest'
import { prepareEngines } from '#mocks/recommender/service/database/engines.fixtures.ts'
import {
  createPerson,
  openBrowser,
  type ServiceUnderTest,
  startRealService,
  startSimulatedService,
} from './shared-fits.fixtures.ts'

const SERVICES = [
  { name: 'the simulated service', start: startSimulatedService },
  ...prepareEngines().map(({ name, open }) => ({
    name: `the real service on ${name}`,
    start: () => startRealService(open),
  })),
]

const getWaist = async ({ fit }: ServiceUnderTest, owner: string) =>
  (await fit.savedFit(owner))?.fit?.bottom?.waist ?? null

describe.each(SERVICES)('at $name', ({ start }) => {
  async function givenAnn() {
    const service = await start()
    const ann = await createPerson(service, 'ann', 7001)
    return { service, ann, phone: openBrowser(service), laptop: openBrowser(service) }
  }

  test('a fit saved by email on the phone is deleted from the laptop after sign-in [FIT-19]', async () => {
    const { service, ann, phone, laptop } = await givenAnn()
    await phone.save('36', ann.email)
    await laptop.signIn(ann)
    expect(laptop.getWaist()).toBe('36')
    expect(await laptop.forget()).toBe('deleted')
    expect(await service.list()).toEqual([])
    await phone.visit()
    expect([await service.list(), await getWaist(service, ann.email)]).toEqual([[], null])
  })

  test('a deletion on one device is not undone by the next visit of another [FIT-19]', async () => {
    const { service, ann, phone, laptop } = await givenAnn()
    await phone.save('36')
    await phone.signIn(ann)
    await laptop.save('38')
    await laptop.signIn(ann)
    await phone.visit()
    expect(phone.getWaist()).toBe('38')
    expect(await laptop.forget()).toBe('deleted')
    expect(await phone.visit()).toBe('none')
    expect(await laptop.visit()).toBe('none')
    expect([phone.getWaist(), await service.list()]).toEqual([null, []])
  })

  test('a device whose session has ended removes the deleted fit as well [FIT-19]', async () => {
    const { service, ann, phone, laptop } = await givenAnn()
    await phone.save('36')
    await phone.signIn(ann)
    phone.endSession()
    expect([await phone.visit(), phone.getWaist()]).toEqual(['found', '36'])
    await laptop.signIn(ann)
    await laptop.forget()
    expect([await phone.visit(), phone.getWaist()]).toEqual(['none', null])
    expect(await service.list()).toEqual([])
  })

  test('a signed-in device saves to the account after a deletion elsewhere [FIT-15] [FIT-19]', async () => {
    const { service, ann, phone, laptop } = await givenAnn()
    await phone.signIn(ann)
    await laptop.signIn(ann)
    await laptop.save('34')
    await laptop.forget()
    await phone.save('36')
    expect(await service.list()).toMatchObject([{ customerId: '7001', waist: '36' }])
  })

  test('a fit that is replaced at sign-in leaves nothing behind [FIT-19]', async () => {
    const { service, ann, phone, laptop } = await givenAnn()
    await phone.save('34')
    service.world.clock.advance(60_000)
    await laptop.save('36')
    await phone.signIn(ann)
    await laptop.signIn(ann)
    expect(await service.list()).toMatchObject([{ customerId: '7001', waist: '36' }])
  })

  test('an older anonymous fit does not replace the account’s newer one [FIT-19]', async () => {
    const { service, ann, phone, laptop } = await givenAnn()
    await phone.save('34')
    service.world.clock.advance(60_000)
    await laptop.signIn(ann)
    await laptop.save('36')
    service.world.clock.advance(60_000)
    await phone.signIn(ann)
    expect([phone.getWaist(), await getWaist(service, '7001')]).toEqual(['36', '36'])
    expect(await service.list()).toHaveLength(1)
  })

  test('typing an address changes no record of its owner [FIT-19] [FIT-15]', async () => {
    const { service, ann, laptop } = await givenAnn()
    await laptop.signIn(ann)
    await laptop.save('34')
    const stranger = openBrowser(service)
    service.world.clock.advance(60_000)
    await stranger.save('46', ann.email)
    expect([await getWaist(service, '7001'), await getWaist(service, ann.email)]).toEqual(['34', '34'])
    await stranger.forget()
    expect([await getWaist(service, '7001'), await getWaist(service, ann.email)]).toEqual(['34', '34'])
    await stranger.save('46', ann.email)
    await laptop.signIn(ann)
    expect(laptop.getWaist()).toBe('34')
  })

  test('two strangers who type the same address have separate fits [FIT-19]', async () => {
    const { service, ann, phone, laptop } = await givenAnn()
    await phone.save('34', ann.email)
    service.world.clock.advance(60_000)
    await laptop.save('36', ann.email)
    expect(await service.list()).toHaveLength(2)
    expect(await getWaist(service, ann.email)).toBe('36')
    expect(await laptop.forget()).toBe('address')
    expect(await getWaist(service, ann.email)).toBe('34')
  })

  test('a token that was planted before sign-in identifies nobody after it [FIT-19]', async () => {
    const { service, ann } = await givenAnn()
    const thief = openBrowser(service)
    await thief.save('46')
    const planted = { fit_token: thief.getToken() ?? '' }
    const victim = openBrowser(service, planted)
    await victim.signIn(ann)
    expect(victim.getToken()).not.toBe(planted.fit_token)
    await victim.save('34')
    expect(await service.fit.identify({ token: planted.fit_token })).toMatchObject({ customer_id: null })
    expect(await thief.visit()).not.toBe('found')
    await thief.forget()
    expect(await getWaist(service, '7001')).toBe('34')
  })

  test('visits and saves of one session keep its token [FIT-11]', async () => {
    const { service, ann, laptop } = await givenAnn()
    await laptop.save('34')
    await laptop.signIn(ann)
    const token = laptop.getToken()
    await laptop.visit()
    await laptop.save('36')
    await laptop.visit()
    expect([laptop.getToken(), await getWaist(service, '7001')]).toEqual([token, '36'])
    laptop.signOut()
    await laptop.signIn(ann)
    expect(laptop.getToken()).not.toBe(token)
    expect(laptop.getWaist()).toBe('36')
  })

  test('another customer of the same browser gets no fit of the first [FIT-19]', async () => {
    const { service, ann, laptop } = await givenAnn()
    const bob = await createPerson(service, 'bob', 7002)
    await laptop.signIn(ann)
    await laptop.save('34')
    // Ann's session ends without a sign-out
    await laptop.signIn(bob)
    expect([laptop.getWaist(), await getWaist(service, '7002'), await getWaist(service, '7001')]).toEqual([
      null,
      null,
      '34',
    ])
    await laptop.save('38')
    await laptop.forget()
    expect([await getWaist(service, '7002'), await getWaist(service, '7001')]).toEqual([null, '34'])
  })
})

describe('at the simulated service', () => {
  async function givenAnn() {
    const service = await startSimulatedService()
    const ann = await createPerson(service, 'ann', 7001)
    return { service, ann, phone: openBrowser(service), laptop: openBrowser(service) }
  }

  test('a token that was planted before does not follow a mailed link [FIT-19] [FIT-06]', async () => {
    const { service, ann, phone } = await givenAnn()
    await phone.save('34', ann.email)
    const victim = openBrowser(service, { fit_token: 'planted' })
    expect(await victim.claim(ann.email)).toBe('found')
    expect(victim.getToken()).not.toBe('planted')
    const thief = openBrowser(service, { fit_token: 'planted' })
    await thief.forget()
    expect(await getWaist(service, ann.email)).toBe('34')
  })

  test('a mailed link lets its reader delete what was saved for the address [FIT-19]', async () => {
    const { service, ann, phone, laptop } = await givenAnn()
    await phone.save('34', ann.email)
    await laptop.claim(ann.email)
    expect(await laptop.forget()).toBe('deleted')
    expect(await service.list()).toEqual([])
  })

  test('a key proves the address that it was mailed to, and no other [FIT-19]', async () => {
    const { service, ann, phone, laptop } = await givenAnn()
    await laptop.signIn(ann)
    await laptop.save('34')
    await phone.save('46', 'thief@example.com')
    await phone.deps.fit.mailFit({
      email: 'thief@example.com',
      link: 'https://shop.test/',
      store_location: 'gb',
      shop: 'gb',
    })
    const mail = service.world.outbox.findFirst((q) => q.where({ kind: 'fit-found' }))
    const key = new URL(mail?.links[0]?.href ?? '').searchParams.get('saved_fit_modal') ?? ''
    await phone.save('45', ann.email)
    expect(await service.fit.claimFit({ key, token: 'of-the-thief' })).toBeNull()
    const thief = openBrowser(service, { fit_token: 'of-the-thief' })
    await thief.forget()
    expect(await getWaist(service, '7001')).toBe('34')
  })
})
