import { checkResponse, findOperation } from '#contracts/operations.ts'
import type { Shape } from '../../contracts/shape.ts'
import { UsageError } from '../../usage-error.ts'
import { getDocument, type Interaction, type PactFile } from '../pact-file.ts'
import { type Json, shortenLists } from './json.ts'
import { createMutants, type Mutant, type Mutation } from './mutants.ts'
import { findRefusedBodies, type JudgedBodies } from './pact-judge.ts'
import { createReadPathFilter } from './read-paths.ts'
import { type ProviderUrls, replayInteraction } from './replay.ts'
import { findUnseenFields, type UnseenField } from './unseen-fields.ts'

/** A mutation, and what detects it. */
export type JudgedMutation = Mutation & {
  provider: string
  operation: string
  status: number
  /** The guards of our clients, which check every response that the shop reads. */
  guards: boolean
  /** The verification of the pact. */
  pact: boolean
}

/** Returns what the contract says of a response. */
type GetShape = (provider: string, operation: string, interaction: Interaction) => Shape | undefined

/** A provider's response to an interaction, with all its mutants. */
type MutatedResponse = {
  provider: string
  operation: string
  interaction: Interaction
  body: Json
  shape: Shape | undefined
  mutants: Mutant[]
}

/** Changes one field at a time in the providers' responses to their pacts, and finds what detects each change. */
export async function mutate(
  pacts: readonly PactFile[],
  getProviderUrls: (name: string) => ProviderUrls,
  getShape: GetShape,
): Promise<{ judged: JudgedMutation[]; unseen: UnseenField[] }> {
  const responses: MutatedResponse[] = []
  for (const { provider, interactions } of pacts) {
    for (const interaction of interactions) {
      const body = await replayInteraction(interaction, getProviderUrls(provider.name))
      const response = mutateResponse(provider.name, interaction, body, getShape)
      if (response) responses.push(response)
    }
  }
  return { judged: await judgeMutants(responses), unseen: listUnseenFields(responses) }
}

function mutateResponse(
  provider: string,
  interaction: Interaction,
  body: Json,
  getShape: GetShape,
): MutatedResponse | undefined {
  const { request, response } = interaction
  const expected = response.body?.content
  if (expected === undefined || body === undefined) return undefined
  const operation = findOperation(provider, request.method, request.path, getDocument(interaction))
  if (!operation) throw new UsageError(`"${interaction.description}" is not an operation of the ${provider} contract.`)
  const shape = getShape(provider, operation, interaction)
  const shortBody = shortenLists(body, expected)
  const mutants = createMutants(shortBody, createReadPathFilter(interaction), shape, expected)
  return { provider, operation, interaction, body: shortBody, shape, mutants }
}

/** Only for GraphQL, whose documents name every field that the shop reads. */
function listUnseenFields(responses: readonly MutatedResponse[]): UnseenField[] {
  const graphqlResponses = responses.flatMap(({ provider, interaction, body, shape }) =>
    getDocument(interaction) && interaction.response.status === 200 && shape ? [{ provider, body, shape }] : [],
  )
  return [...Map.groupBy(graphqlResponses, ({ provider }) => provider)].flatMap(([provider, own]) =>
    findUnseenFields(own).map((field) => ({ provider, field })),
  )
}

/**
 * A real change would affect all responses of an operation, so a mutation counts as detected if any interaction detects
 * it. Each is judged in one response first, and where that pact accepted it, in the others too.
 */
async function judgeMutants(responses: readonly MutatedResponse[]): Promise<JudgedMutation[]> {
  const judged = new Map<string, JudgedMutation>()
  for (const attempt of [1, 2]) {
    const rounds = responses.map(({ interaction, body, mutants, provider, operation }) => {
      const target = { provider, operation, interaction }
      const undecided = mutants.filter((mutant) => {
        const earlier = judged.get(toKey(target, mutant))
        if (earlier) return attempt === 2 && !earlier.pact
        judged.set(toKey(target, mutant), judgeByGuards(target, mutant))
        return true
      })
      return { target, undecided, bodies: [body, ...undecided.map((mutant) => mutant.body)] }
    })
    const openRounds = rounds.filter(({ undecided }) => undecided.length > 0)
    const refused = await findRefusedBodies(
      openRounds.map(({ target, bodies }): JudgedBodies => ({ interaction: target.interaction, bodies })),
    )
    for (const [index, { target, undecided }] of openRounds.entries()) {
      // The first body is the provider's real response.
      if (refused[index]?.has(0)) {
        throw new UsageError(`${target.provider} does not fulfil "${target.interaction.description}".`, {
          next: 'Run `spoke verify` to see what is wrong.',
        })
      }
      for (const [position, mutant] of undecided.entries()) {
        const entry = judged.get(toKey(target, mutant))
        if (entry && refused[index]?.has(position + 1)) entry.pact = true
      }
    }
  }
  return [...judged.values()]
}

type Target = { provider: string; operation: string; interaction: Interaction }

const toKey = ({ provider, operation, interaction }: Target, { path, kind }: Mutation) =>
  [provider, operation, interaction.response.status, path, kind].join('\n')

function judgeByGuards({ provider, operation, interaction }: Target, { path, kind, body }: Mutant): JudgedMutation {
  const { status } = interaction.response
  // Our clients do not check the bodies of error responses; only pacts describe those.
  const guards = status < 400 && checkResponse(provider, operation, status, body).length > 0
  return { provider, operation, status, path, kind, guards, pact: false }
}
