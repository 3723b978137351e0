import { Comparator } from '@pactflow/openapi-pact-comparator'
import { buildSchema, type GraphQLSchema, getVariableValues, parse, specifiedRules, validate } from 'graphql'
import { parse as parseYaml } from 'yaml'
import { getDocument, type Interaction, type PactFile } from '../verify/pact-file.ts'

/** A contract's document. */
export type Contract = { kind: 'openapi' | 'graphql'; source: string }

/** A difference that the comparator finds. Its own types are not installed with it. */
type Difference = { message: string; mockDetails?: { interactionDescription?: string | null; location: string } }

/** How the interactions of a pact differ from the provider's contract. */
export async function findPactProblems(pact: PactFile, { kind, source }: Contract): Promise<string[]> {
  const problems = kind === 'openapi' ? await findRestProblems(pact, source) : findGraphqlProblems(pact, source)
  return problems.map((problem) => `${pact.provider.name}: ${problem}`)
}

/** Warnings count too: they are of what we send and the contract does not have. */
async function findRestProblems(pact: PactFile, source: string): Promise<string[]> {
  const differences: AsyncIterable<Difference> = new Comparator({ oas: parseYaml(source) }).compare(pact)
  const problems: string[] = []
  for await (const { message, mockDetails } of differences) {
    const place = mockDetails?.location.replace(/^\[root\]\.interactions\[\d+\]\./, '')
    problems.push(`"${mockDetails?.interactionDescription}" ${place}: ${message}`)
  }
  return problems
}

function findGraphqlProblems({ interactions }: PactFile, source: string): string[] {
  const schema = buildSchema(source)
  return interactions.flatMap((interaction) =>
    findInteractionProblems(interaction, schema).map((problem) => `"${interaction.description}" ${problem}`),
  )
}

function findInteractionProblems(interaction: Interaction, schema: GraphQLSchema): string[] {
  const text = getDocument(interaction)
  if (text === undefined) return ['has no GraphQL document']
  const document = parse(text)
  const errors = validate(schema, document, specifiedRules)
  if (errors.length > 0) return errors.map(({ message }) => `sends an invalid document: ${message}`)
  const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition')
  const variables = getVariableValues(schema, operation?.variableDefinitions ?? [], getVariables(interaction))
  return (variables.errors ?? []).map(({ message }) => `sends wrong variables: ${message}`)
}

function getVariables({ request }: Interaction): Record<string, unknown> {
  const content = request.body?.content
  if (typeof content !== 'object' || content === null || !('variables' in content)) return {}
  return Object(content.variables)
}
