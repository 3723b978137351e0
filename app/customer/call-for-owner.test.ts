import { expect, test } from 'vitest'
import { callForOwner } from './call-for-owner.ts'
import { withAccount } from './sign-in/with-account.ts'

/** Makes a call for Ann. `owners` lists who is signed in at each check; `isRefused` refuses the first token. */
async function callForAnn({ owners, isRefused = false }: { owners: (string | null)[]; isRefused?: boolean }) {
  const tokens: string[] = []
  let current = owners[0] ?? null
  const advance = () => {
    current = owners.shift() ?? null
  }
  const { status } = await callForOwner(
    'gb',
    'ann',
    async (accessToken) => {
      tokens.push(accessToken)
      return { status: isRefused && tokens.length === 1 ? 'token-expired' : 'saved' }
    },
    {
      getSessionOwner: () => current,
      withAccount: async (region, call) => {
        const outcome = await withAccount(region, call, {
          endSession: () => {},
          async getFreshSession() {
            advance()
            return { ok: true, credentials: { accessToken: `token of ${current}` } }
          },
        })
        advance()
        return outcome
      },
    },
  )
  return { status, tokens }
}

test.each([
  ['of the same customer is made', { owners: ['ann', 'ann'] }, { status: 'saved', tokens: ['token of ann'] }],
  [
    'with a refused token is repeated with a new one of the same customer',
    { owners: ['ann', 'ann', 'ann'], isRefused: true },
    { status: 'saved', tokens: ['token of ann', 'token of ann'] },
  ],
  [
    'with a refused token is not repeated with that of the next customer',
    { owners: ['ann', 'bo', 'bo'], isRefused: true },
    { status: 'signed-out', tokens: ['token of ann'] },
  ],
  ['is not made for the next customer', { owners: ['bo', 'bo'] }, { status: 'signed-out', tokens: [] }],
  [
    'has no outcome for the next customer',
    { owners: ['ann', 'bo'] },
    { status: 'signed-out', tokens: ['token of ann'] },
  ],
  [
    'keeps its outcome if the customer signs out meanwhile',
    { owners: ['ann', null] },
    { status: 'saved', tokens: ['token of ann'] },
  ],
])('a call of the account %s [ACC-06] [ACC-02]', async (_what, given, expected) => {
  expect(await callForAnn({ ...given, owners: [...given.owners] })).toEqual(expected)
})
