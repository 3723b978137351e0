import { expect, test, vi } from 'vitest'
import { withAccount } from './with-account.ts'

type Step = 'fresh' | 'signed-out' | 'unreachable'

/** Runs a call with the given outcomes, in sessions with the given refreshes; tokens are numbered. */
async function run(steps: Step[], outcomes: string[]) {
  const tokens: string[] = []
  const endSession = vi.fn()
  let refreshes = 0
  const outcome = await withAccount(
    'gb',
    async (accessToken) => {
      tokens.push(accessToken)
      return { status: outcomes[tokens.length - 1] ?? 'unexpected' }
    },
    {
      endSession,
      async getFreshSession(_region, { rejectedToken } = {}) {
        expect(rejectedToken).toBe(tokens.at(-1))
        const step = steps[refreshes] ?? 'signed-out'
        refreshes += 1
        return step === 'fresh'
          ? { ok: true, credentials: { accessToken: `token-${refreshes}` } }
          : { ok: false, failure: step }
      },
    },
  )
  return { status: outcome.status, tokens, ended: endSession.mock.calls }
}

test.each<[string, Step[], string[], Awaited<ReturnType<typeof run>>]>([
  ['is made once', ['fresh'], ['saved'], { status: 'saved', tokens: ['token-1'], ended: [] }],
  ['that fails is not repeated', ['fresh'], ['failed'], { status: 'failed', tokens: ['token-1'], ended: [] }],
  [
    'with a refused token is repeated once',
    ['fresh', 'fresh'],
    ['token-expired', 'saved'],
    { status: 'saved', tokens: ['token-1', 'token-2'], ended: [] },
  ],
  [
    'refused twice ends the session',
    ['fresh', 'fresh'],
    ['token-expired', 'token-expired'],
    { status: 'signed-out', tokens: ['token-1', 'token-2'], ended: [['gb', 'token-2']] },
  ],
  [
    'whose refresh is refused is signed out',
    ['fresh', 'signed-out'],
    ['token-expired'],
    { status: 'signed-out', tokens: ['token-1'], ended: [] },
  ],
  ['without a session is not made', ['signed-out'], [], { status: 'signed-out', tokens: [], ended: [] }],
  ['that cannot be authorised now is not made', ['unreachable'], [], { status: 'unreachable', tokens: [], ended: [] }],
])('a call of the account %s [ACC-06] [ACC-02]', async (_what, steps, outcomes, expected) => {
  expect(await run(steps, outcomes)).toEqual(expected)
})
