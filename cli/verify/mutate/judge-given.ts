import { type CallOutcome, tryClients } from '#contracts/try-clients.ts'
import { UsageError } from '../../usage-error.ts'
import type { Json } from './json.ts'
import type { Mutant, Mutation } from './mutants.ts'
import type { MutatedResponse } from './mutated-response.ts'
import { findRefusedBodies, type JudgedBodies } from './pact-judge.ts'

/** A change of what the specification gives, and what catches it. */
export type GivenMutation = Mutation & {
  provider: string
  operation: string
  status: number
  /** Our clients, which check every response that the shop reads. */
  client: boolean
  /** The verification of the pact. */
  pact: boolean
  /** Whether a client fails with another error than its typed one. */
  crashes: boolean
}

/**
 * A real change would affect all responses of an operation, so a mutation counts as caught if any interaction catches it.
 * Each is judged in one response first, and where that pact accepted it, in the others too.
 */
export async function judgeGiven(responses: readonly MutatedResponse[]): Promise<GivenMutation[]> {
  const judged = new Map<string, GivenMutation>()
  for (const attempt of [1, 2]) {
    const rounds = await Promise.all(responses.map((response) => startRound(response, attempt)))
    const openRounds = rounds.filter(({ undecided }) => undecided.length > 0)
    const refused = await findRefusedBodies(
      openRounds.map(({ response: { interaction }, bodies }): JudgedBodies => ({ interaction, bodies })),
    )
    for (const [index, { response, undecided }] of openRounds.entries()) {
      // The first body is the provider's real response.
      if (refused[index]?.has(0)) {
        throw new UsageError(`${response.provider} does not fulfil "${response.interaction.description}".`, {
          next: 'Run `spoke verify` to see what is wrong.',
        })
      }
      for (const [position, mutant] of undecided.entries()) {
        const entry = judged.get(toKey(response, mutant))
        if (entry && refused[index]?.has(position + 1)) entry.pact = true
      }
    }
  }
  return [...judged.values()]

  async function startRound(response: MutatedResponse, attempt: number) {
    const undecided = response.mutants.filter((mutant) => {
      const earlier = judged.get(toKey(response, mutant))
      if (earlier) return attempt === 2 && !earlier.pact
      judged.set(toKey(response, mutant), toEntry(response, mutant))
      return true
    })
    if (attempt === 1) await judgeByClients(response, undecided)
    return { response, undecided, bodies: [response.body, ...undecided.map((mutant) => mutant.body)] }
  }

  async function judgeByClients(response: MutatedResponse, mutants: readonly Mutant[]): Promise<void> {
    const usual = await tryResponse(response, response.body)
    for (const mutant of mutants) {
      const entry = judged.get(toKey(response, mutant))
      if (!entry) continue
      const outcomes = await tryResponse(response, mutant.body)
      entry.crashes = outcomes.some(({ kind }) => kind === 'crash')
      entry.client = isCaught(usual, outcomes)
    }
  }
}

/** Whether clients refuse a response with a typed error that they do not have for the usual one. */
export const isCaught = (usual: readonly CallOutcome[], outcomes: readonly CallOutcome[]): boolean =>
  outcomes.some(({ kind }, index) => {
    if (kind === 'accepted' || kind === 'crash') return false
    return kind === 'off-contract' || usual[index]?.kind === 'accepted'
  })

const tryResponse = ({ provider, operation, interaction }: MutatedResponse, body: Json) =>
  tryClients(provider, operation, { status: interaction.response.status, body: JSON.stringify(body) })

const toKey = ({ provider, operation, interaction }: MutatedResponse, { path, kind }: Mutation) =>
  [provider, operation, interaction.response.status, path, kind].join('\n')

const toEntry = ({ provider, operation, interaction }: MutatedResponse, { path, kind }: Mutation): GivenMutation => ({
  provider,
  operation,
  status: interaction.response.status,
  path,
  kind,
  client: false,
  pact: false,
  crashes: false,
})
