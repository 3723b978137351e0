import { expect, test } from 'vitest'
import { givenScenario } from '#tests/support/backend.ts'
import { createClients } from '#tests/support/clients.ts'
import { updateName } from './change-customer.server.ts'
import { findNameProblems } from './details/name-fields.ts'

const JO = 'known-customer-account-token'

async function givenAccount(scenario = 'known-customer') {
  const given = await givenScenario(scenario)
  const { customerAccount } = createClients(given)
  const reported: string[] = []
  return {
    deps: {
      openAccount: async (accessToken: string) => customerAccount(accessToken),
      report: (code: string) => void reported.push(code),
      checkLimit: async () => null,
    },
    reported,
    readName: async () => {
      const customer = await customerAccount(JO).customer()
      return [customer?.firstName ?? '', customer?.lastName ?? '']
    },
  }
}

test.each([
  ['Zoë', 'O’Brien-Łuczak'],
  ['محمد', 'العربي'],
  ['👨‍👩‍👦', 'x'.repeat(255)],
  ['', 'Sukarno'],
])('the name %s %s is saved as it was typed [ACC-06]', async (firstName, lastName) => {
  const { deps, readName } = await givenAccount()
  expect(await updateName(deps, JO, { firstName, lastName })).toEqual({
    status: 'saved',
    saved: { firstName, lastName },
  })
  expect(await readName()).toEqual([firstName, lastName])
})

test('a refused name is a problem of its field [ACC-06]', async () => {
  const { deps, readName, reported } = await givenAccount()
  expect(await updateName(deps, JO, { firstName: 'Jo', lastName: 'https://spam.test' })).toEqual({
    status: 'refused',
    problems: [{ field: 'lastName', message: 'Last name cannot contain URL' }],
  })
  expect(await readName()).toEqual(['Jo', 'Marsh'])
  expect(reported).toEqual([])
})

test('a name that cannot be saved is reported [ACC-06]', async () => {
  const { deps, reported } = await givenAccount('customer-update-fails')
  expect(await updateName(deps, JO, { firstName: 'Jo', lastName: 'March' })).toEqual({
    status: 'failed',
    failure: 'customer.change-failed',
  })
  expect(reported).toEqual(['customer.change-failed'])
})

test.each([
  ['', '', [['firstName', 'missing']]],
  ['Jo', '', []],
  ['', 'Marsh', []],
  ['x'.repeat(255), 'x'.repeat(10_000), [['lastName', 'too-long']]],
])('one part of a name is enough, and each has 255 characters at most [ACC-06]', (firstName, lastName, problems) => {
  expect(findNameProblems({ firstName, lastName })).toEqual(problems)
})
