import type { AssumedMutation } from './judge-assumed.ts'
import type { GivenMutation } from './judge-given.ts'

/** How many changes of given parts there were, and how many were caught: by clients, by the pact, and by either. */
type GivenScore = { mutations: number; client: number; pact: number; caught: number }
/** How many changes of assumed parts there were, and how many our clients tolerated. */
type AssumedScore = { mutations: number; tolerated: number }
export type Score = { given: GivenScore; assumed: AssumedScore }

type Judged = { given: readonly GivenMutation[]; assumed: readonly AssumedMutation[] }

export const isCaughtAnyhow = ({ client, pact, crashes }: GivenMutation) => (client || pact) && !crashes

export const computeScore = ({ given, assumed }: Judged): Score => ({
  given: {
    mutations: given.length,
    client: given.filter(({ client }) => client).length,
    pact: given.filter(({ pact }) => pact).length,
    caught: given.filter(isCaughtAnyhow).length,
  },
  assumed: { mutations: assumed.length, tolerated: assumed.filter(({ tolerated }) => tolerated).length },
})

/** The score of each provider, sorted by name. */
export function computeScores({ given, assumed }: Judged): [provider: string, score: Score][] {
  const providers = [...new Set([...given, ...assumed].map(({ provider }) => provider))].sort()
  return providers.map((name) => [
    name,
    computeScore({
      given: given.filter(({ provider }) => provider === name),
      assumed: assumed.filter(({ provider }) => provider === name),
    }),
  ])
}

/** A percentage, rounded down so that 100 means all. */
export const toPercent = (part: number, whole: number) => (whole === 0 ? 100 : Math.floor((part / whole) * 1000) / 10)
