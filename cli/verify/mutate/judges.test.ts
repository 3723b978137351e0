import { expect, test } from 'vitest'
import type { Interaction } from '../pact-file.ts'
import type { Json } from './json.ts'
import { isTolerated, judgeAssumed, judgeMissingParts } from './judge-assumed.ts'
import { isCaught } from './judge-given.ts'

const outcome = (kind: 'accepted' | 'status' | 'off-contract' | 'malformed' | 'crash') => ({ kind, detail: '' })

test('an assumed part is missed by a crash or an error of its own [CTR-06]', () => {
  expect(isTolerated([outcome('accepted'), outcome('status')])).toBe(true)
  for (const kind of ['off-contract', 'malformed', 'crash'] as const)
    expect(isTolerated([outcome('accepted'), outcome(kind)])).toBe(false)
})

test('a given part is caught by an error that the usual response does not cause [CTR-06]', () => {
  expect(isCaught([outcome('accepted')], [outcome('off-contract')])).toBe(true)
  expect(isCaught([outcome('accepted')], [outcome('status')])).toBe(true)
  expect(isCaught([outcome('status')], [outcome('status')])).toBe(false)
  expect(isCaught([outcome('accepted')], [outcome('crash')])).toBe(false)
})

const interaction: Interaction = {
  description: 'a token',
  providerStates: [],
  request: { method: 'GET', path: '/2024-05/identify', query: {}, headers: {} },
  response: { status: 200, headers: {} },
}
const usual = { token: 't' }
const judge = (path: string, ...bodies: Json[]) =>
  judgeAssumed(
    bodies.map((body) => ({
      provider: 'fit',
      operation: 'token',
      interaction,
      body: usual,
      shape: undefined,
      mutants: [{ path, kind: 'removed', steps: [path], body }],
    })),
  )

test('a field that a client needs is not tolerated, in any response [CTR-06]', async () => {
  expect(await judge('expiry', usual)).toMatchObject([{ path: 'expiry', tolerated: true }])
  expect(await judge('token', usual, {})).toMatchObject([{ path: 'token', tolerated: false }])
  expect(await judge('token', {}, usual)).toMatchObject([{ path: 'token', tolerated: false }])
})

test('every assumed call and body of the fit service may be missing [CTR-06]', async () => {
  const judged = await judgeMissingParts('fit')
  expect(judged.filter(({ tolerated }) => !tolerated)).toEqual([])
  expect(judged).toContainEqual(expect.objectContaining({ operation: 'mailFit', status: 405, kind: 'missing call' }))
  expect(judged).toContainEqual(expect.objectContaining({ operation: 'savedFit', status: 404, kind: 'other body' }))
  expect(judged.filter(({ operation, kind }) => operation === 'savedFit' && kind === 'missing call')).toEqual([])
})
