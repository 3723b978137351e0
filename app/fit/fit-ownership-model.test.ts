import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { prepareEngines } from '#mocks/recommender/service/database/engines.fixtures.ts'
import {
  createPerson,
  openBrowser,
  type Person,
  type ServiceUnderTest,
  type StoredFit,
  startRealService,
  startSimulatedService,
} from './shared-fits.fixtures.ts'

/** FIT_MODEL_RUNS=500 tries more sequences. */
const RUNS = Number(process.env.FIT_MODEL_RUNS ?? 24)

/** The steps; duplicates make a step more frequent. */
const DOES = [
  ...(['save', 'save', 'save', 'save for', 'save for', 'sign in', 'sign in', 'sign in'] as const),
  ...(['forget', 'forget', 'visit', 'sign out', 'sign out', 'end session', 'claim'] as const),
]
/** The indexes of browsers; most are Ann's. */
const BROWSERS = [0, 0, 0, 1, 1, 1, 2, 2, 3]
const WAISTS = ['28', '30', '31', '32', '33', '34', '35', '36', '37', '38', '40', '42', '44', '46']

/** A step of one browser. `address` is the index of the person whose address is typed. */
type Step = { browser: number; does: (typeof DOES)[number]; address: number }

const steps = fc.array(
  fc.record({
    browser: fc.constantFrom(...BROWSERS),
    does: fc.constantFrom(...DOES),
    address: fc.nat({ max: 1 }),
  }),
  { minLength: 8, maxLength: 24, size: 'max' },
)

/** Ann with two devices, Bob with one, and Eve, who has no account. */
async function givenThree(service: ServiceUnderTest) {
  const ann = await createPerson(service, 'ann', 7001)
  const bob = await createPerson(service, 'bob', 7002)
  const browsers = [ann, ann, bob, undefined].map((person) => ({ person, ...openBrowser(service) }))
  return { service, people: [ann, bob], browsers }
}
type Situation = Awaited<ReturnType<typeof givenThree>>
type Browser = Situation['browsers'][number]

async function take({ people }: Situation, browser: Browser, { does, address }: Step, waist: string): Promise<string> {
  switch (does) {
    case 'save':
      await browser.save(waist)
      return 'saved'
    case 'save for':
      await browser.save(waist, people[address]?.email)
      return 'saved'
    case 'sign in':
      return browser.person ? browser.signIn(browser.person) : browser.visit()
    case 'visit':
      return browser.visit()
    case 'sign out':
      browser.signOut()
      return 'signed out'
    case 'end session':
      browser.endSession()
      return 'ended'
    case 'claim':
      return browser.claim(browser.person?.email ?? 'eve@example.com')
    case 'forget':
      return browser.forget()
  }
}

/** Returns the records of other people than the actor, without those saved for the address of the actor. */
const listOthers = (records: StoredFit[], browsers: readonly Browser[], actor: Browser) =>
  records
    .filter(({ customerId, token }) => {
      if (customerId !== null) return customerId !== actor.person?.customerId
      return browsers.some(
        (other) => other !== actor && other.getToken() === token && (!actor.person || other.person !== actor.person),
      )
    })
    .toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))

const getNewestDate = (records: StoredFit[]) =>
  records
    .map(({ updatedAt }) => updatedAt)
    .toSorted()
    .at(-1)

async function play(situation: Situation, sequence: Step[]): Promise<void> {
  const { service, browsers } = situation
  for (const [index, step] of sequence.entries()) {
    const actor = browsers[step.browser]
    if (!actor) continue
    service.world.clock.advance(60_000)
    const [before, tokenBefore] = [await service.list(), actor.getToken()]
    const outcome = await take(situation, actor, step, WAISTS[index % WAISTS.length] ?? '')
    const after = await service.list()

    // no record of another person is changed or deleted, but a deletion may delete records saved for the person's address
    const mayBeDeleted = (record: StoredFit) =>
      step.does === 'forget' && record.customerId === null && record.email === actor.person?.email
    const untouched = listOthers(before, browsers, actor).filter((record) => !mayBeDeleted(record))
    expect(after).toEqual(expect.arrayContaining(untouched))

    // one record for each account, and no record that nobody can reach
    for (const { customerId } of situation.people)
      expect(after.filter((record) => record.customerId === customerId).length).toBeLessThanOrEqual(1)
    for (const record of after) {
      const isReachable = record.customerId !== null || record.email !== null
      expect(isReachable || browsers.some((browser) => browser.getToken() === record.token)).toBe(true)
    }

    if (!actor.isSignedIn() || !actor.person) continue
    const { customerId, email } = actor.person
    if (step.does === 'sign in' || step.does === 'visit') {
      // the newest record of the account, of its address and of this browser becomes the account's, and is in this browser
      const isOfAddress = (record: StoredFit) =>
        record.customerId === null && record.isEmailProven && record.email === email
      const own = before.filter(
        (record) => record.customerId === customerId || record.token === (tokenBefore ?? '') || isOfAddress(record),
      )
      const account = after.filter((record) => record.customerId === customerId)
      expect(account.map(({ updatedAt }) => updatedAt)).toEqual(own.length > 0 ? [getNewestDate(own)] : [])
      if (account.length > 0) expect([outcome, actor.getWaist()]).toEqual(['found', account[0]?.waist])
    }
    if (step.does === 'forget') {
      const deletedRecords = before.filter((record) => record.customerId === customerId || mayBeDeleted(record))
      for (const { updatedAt } of deletedRecords)
        expect(after.map((record) => record.updatedAt)).not.toContain(updatedAt)
      await expectNothingLeft(situation, actor.person)
    }
  }
}

/** Expects that no record is left after a deletion, and that no visit of the devices restores one. */
async function expectNothingLeft({ service, browsers }: Situation, person: Person): Promise<void> {
  const list = async () =>
    (await service.list()).filter(({ customerId, email }) => customerId === person.customerId || email === person.email)
  expect(await list()).toEqual([])
  for (const browser of browsers.filter((device) => device.person === person)) {
    const local = browser.getWaist()
    expect(await browser.visit()).not.toBe('found')
    expect([local, null]).toContain(browser.getWaist())
    expect(await list()).toEqual([])
  }
}

const SERVICES = [
  { name: 'the simulated service', start: startSimulatedService, runs: RUNS },
  ...prepareEngines().map(({ name, open }) => ({
    name: `the real service on ${name}`,
    start: () => startRealService(open),
    runs: name === 'SQLite' ? RUNS : Math.ceil(RUNS / 8),
  })),
]

describe.each(SERVICES)('at $name', ({ start, runs }) => {
  test('each fit stays with its owner in any sequence of steps by three people on four devices [FIT-19]', {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (sequence) => play(await givenThree(await start()), sequence)),
      { numRuns: runs, endOnFailure: true },
    )
  })
})
