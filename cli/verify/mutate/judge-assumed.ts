import { MISSING_CALL } from '#contracts/assumed.ts'
import { findAssumed } from '#contracts/operations.ts'
import { type CallOutcome, tryClients } from '#contracts/try-clients.ts'
import type { MutationKind } from './mutants.ts'
import type { MutatedResponse } from './mutated-response.ts'

/** A change of what a contract assumes beyond the specification, and whether our clients do without the part. */
export type AssumedMutation = {
  provider: string
  operation: string
  status: number
  /** Empty for a call or a body. */
  path: string
  kind: MutationKind | 'missing call' | 'empty body' | 'other body'
  tolerated: boolean
}

/** Judges changed fields. A field of several responses must be missing in each without harm. */
export async function judgeAssumed(responses: readonly MutatedResponse[]): Promise<AssumedMutation[]> {
  const judged = new Map<string, AssumedMutation>()
  for (const { provider, operation, interaction, mutants } of responses) {
    const { status } = interaction.response
    for (const { path, kind, body } of mutants) {
      const key = [provider, operation, status, path, kind].join('\n')
      const tolerated = isTolerated(await tryClients(provider, operation, { status, body: JSON.stringify(body) }))
      const earlier = judged.get(key)
      judged.set(key, { provider, operation, status, path, kind, tolerated: tolerated && (earlier?.tolerated ?? true) })
    }
  }
  return [...judged.values()]
}

/** Judges missing calls and bodies, which need no response to change. */
export async function judgeMissingParts(provider: string): Promise<AssumedMutation[]> {
  const { operations = [], bodies = {} } = findAssumed(provider) ?? {}
  const missingCalls = operations.flatMap((operation) =>
    MISSING_CALL.map((status) => ({ operation, status, kind: 'missing call', body: null }) as const),
  )
  const missingBodies = Object.entries(bodies).flatMap(([operation, statuses]) =>
    statuses.flatMap((status) => [
      { operation, status, kind: 'empty body', body: null } as const,
      { operation, status, kind: 'other body', body: '<html>' } as const,
    ]),
  )
  const judged = [...missingCalls, ...missingBodies].map(async ({ operation, status, kind, body }) => {
    const outcomes = await tryClients(provider, operation, { status, body })
    const isRead = outcomes.length > 0
    return isRead ? [{ provider, operation, status, path: '', kind, tolerated: isTolerated(outcomes) }] : []
  })
  return (await Promise.all(judged)).flat()
}

/** Whether clients go on as if the part did not exist: with data, or with the status of a refusal as their error. */
export const isTolerated = (outcomes: readonly CallOutcome[]): boolean =>
  outcomes.every(({ kind }) => kind === 'accepted' || kind === 'status')
