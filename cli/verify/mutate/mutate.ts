import { findOperation } from '#contracts/operations.ts'
import type { Shape } from '../../contracts/shape.ts'
import { UsageError } from '../../usage-error.ts'
import { createAssumedFilter } from '../assumed-parts.ts'
import { getDocument, type Interaction, type PactFile } from '../pact-file.ts'
import { type Json, shortenLists } from './json.ts'
import { type AssumedMutation, judgeAssumed, judgeMissingParts } from './judge-assumed.ts'
import { type GivenMutation, judgeGiven } from './judge-given.ts'
import { createMutants } from './mutants.ts'
import type { MutatedResponse } from './mutated-response.ts'
import { createReadPathFilter } from './read-paths.ts'
import { type ProviderUrls, replayInteraction } from './replay.ts'
import { findUnseenFields, type UnseenField } from './unseen-fields.ts'

/** Returns what the contract says of a response. */
type GetShape = (provider: string, operation: string, interaction: Interaction) => Shape | undefined

/** The results of the changes: of given parts, which must be caught, and of assumed ones, which must be tolerated. */
export type Mutations = { given: GivenMutation[]; assumed: AssumedMutation[]; unseen: UnseenField[] }

/** Changes one part at a time of the providers' responses to their pacts, and returns the result of each change. */
export async function mutate(
  pacts: readonly PactFile[],
  getProviderUrls: (name: string) => ProviderUrls,
  getShape: GetShape,
): Promise<Mutations> {
  const responses: MutatedResponse[] = []
  for (const { provider, interactions } of pacts) {
    for (const interaction of interactions) {
      const body = await replayInteraction(interaction, getProviderUrls(provider.name))
      const response = mutateResponse(provider.name, interaction, body, getShape)
      if (response) responses.push(response)
    }
  }
  const missingParts = await Promise.all(pacts.map(({ provider }) => judgeMissingParts(provider.name)))
  return {
    given: await judgeGiven(responses.map((response) => selectMutants(response, (isAssumed) => !isAssumed))),
    assumed: [
      ...(await judgeAssumed(responses.map((response) => selectMutants(response, Boolean)))),
      ...missingParts.flat(),
    ],
    unseen: listUnseenFields(responses),
  }
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
  const mutants = createMutants(shortBody, createReadPathFilter(interaction), shape, expected).filter(
    ({ kind, path }) => kind !== 'empty list' || !mayBeEmpty(interaction, path),
  )
  return { provider, operation, interaction, body: shortBody, shape, mutants }
}

/** Whether the pact lets a list be empty, such as tags, which not all goods have. */
function mayBeEmpty({ response }: Interaction, path: string): boolean {
  // a rule may be of one element alone
  const rules = Object.entries(response.matchingRules?.body ?? {}).filter(
    ([place]) => place.replaceAll(/\[\d+\]/g, '[*]') === `$.${path}`,
  )
  return JSON.stringify(rules).includes('"min":0')
}

/** The same response with some of its mutants, by whether they change an assumed part. */
function selectMutants(response: MutatedResponse, select: (isAssumed: boolean) => boolean): MutatedResponse {
  const isAssumed = createAssumedFilter(response.provider, response.operation, response.interaction.response.status)
  return { ...response, mutants: response.mutants.filter(({ steps }) => select(isAssumed(steps))) }
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
