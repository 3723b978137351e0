import { buildSchema, getVariableValues, parse, specifiedRules, validate } from 'graphql'
import { getDocument, type Interaction, type PactFile } from '../verify/pact-file.ts'
import { findMismatches } from './mismatches.ts'
import { type Operation, readOpenApi } from './openapi.ts'

/** A contract's document. */
export type Contract = { kind: 'openapi' | 'graphql'; source: string }

/** How the interactions of a pact differ from the provider's contract. */
export function findPactProblems({ provider, interactions }: PactFile, contract: Contract): string[] {
  const findProblems =
    contract.kind === 'openapi' ? createRestCheck(contract.source) : createGraphqlCheck(contract.source)
  return interactions.flatMap((interaction) =>
    findProblems(interaction).map((problem) => `${provider.name}: "${interaction.description}" ${problem}`),
  )
}

function createRestCheck(source: string): (interaction: Interaction) => string[] {
  const operations = readOpenApi(source)
  return ({ request, response }) => {
    const operation = operations.find(
      ({ method, path }) => method === request.method && matchesPath(path, request.path),
    )
    if (!operation) return [`requests ${request.method} ${request.path}, which is not in the contract`]
    if (operation.responses[response.status] === undefined) {
      return [`expects status ${response.status}, which ${operation.id} does not have`]
    }
    return [...findQueryProblems(operation, request.query), ...findBodyProblems(operation, { request, response })]
  }
}

/** Requests whose expected response is an error are wrong on purpose, so their bodies are not checked. */
function findBodyProblems(
  { body }: Operation,
  { request, response }: Pick<Interaction, 'request' | 'response'>,
): string[] {
  if (response.status >= 400) return []
  const content = request.body?.content
  if (!body) return content === undefined ? [] : ['sends a body, but the contract has none']
  if (content === undefined) return body.required ? ['sends no body'] : []
  if (body.contentType !== 'application/json') return []
  return findMismatches(body.shape, content).map((mismatch) => `sends a body in which ${mismatch}`)
}

function findQueryProblems({ parameters }: Operation, query: Interaction['request']['query']): string[] {
  const queryParameters = parameters.filter((parameter) => parameter.in === 'query')
  const unknown = Object.keys(query).filter((name) => !queryParameters.some((parameter) => parameter.name === name))
  const missing = queryParameters.filter(({ name, required }) => required && !(name in query))
  return [
    ...unknown.map((name) => `sends the unknown parameter ${name}`),
    ...missing.map(({ name }) => `does not send the parameter ${name}`),
  ]
}

const matchesPath = (template: string, path: string) =>
  new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)

function createGraphqlCheck(source: string): (interaction: Interaction) => string[] {
  const schema = buildSchema(source)
  return (interaction) => {
    const text = getDocument(interaction)
    if (text === undefined) return ['has no GraphQL document']
    const document = parse(text)
    const errors = validate(schema, document, specifiedRules)
    if (errors.length > 0) return errors.map(({ message }) => `sends an invalid document: ${message}`)
    const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition')
    const variables = getVariableValues(schema, operation?.variableDefinitions ?? [], getVariables(interaction))
    return (variables.errors ?? []).map(({ message }) => `sends wrong variables: ${message}`)
  }
}

function getVariables({ request }: Interaction): Record<string, unknown> {
  const content = request.body?.content
  if (typeof content !== 'object' || content === null || !('variables' in content)) return {}
  return Object(content.variables)
}
