import { buildSchema, getVariableValues, parse, specifiedRules, validate } from 'graphql'
import { documentOf, type Interaction, type PactFile } from '../verify/pact-file.ts'
import { misfits } from './fits.ts'
import { type Operation, readOpenApi } from './openapi.ts'

/** Interactions whose request or answer is not of the provider's contract, and how. */
export function pactProblems({ provider, interactions }: PactFile, contract: Contract): string[] {
  const problemsOf = contract.kind === 'openapi' ? restProblems(contract.source) : graphqlProblems(contract.source)
  return interactions.flatMap((interaction) =>
    problemsOf(interaction).map((problem) => `${provider.name}: "${interaction.description}" ${problem}`),
  )
}

export type Contract = { kind: 'openapi' | 'graphql'; source: string }

function restProblems(source: string): (interaction: Interaction) => string[] {
  const operations = readOpenApi(source)
  return ({ request, response }) => {
    const operation = operations.find(({ method, path }) => method === request.method && fitsPath(path, request.path))
    if (!operation) return [`asks for ${request.method} ${request.path}, which is no call`]
    const shape = operation.responses[response.status]
    if (shape === undefined) return [`is answered ${response.status}, which ${operation.id} never is`]
    return [...queryProblems(operation, request.query), ...bodyProblems(operation, { request, response })]
  }
}

/** What a provider shall refuse is asked wrongly on purpose. */
function bodyProblems({ body }: Operation, { request, response }: Pick<Interaction, 'request' | 'response'>): string[] {
  if (response.status >= 400) return []
  const content = request.body?.content
  if (!body) return content === undefined ? [] : ['sends a body, which is not asked for']
  if (content === undefined) return body.required ? ['sends no body'] : []
  if (body.contentType !== 'application/json') return []
  return misfits(body.shape, content).map((misfit) => `sends a body in which ${misfit}`)
}

function queryProblems({ parameters }: Operation, query: Interaction['request']['query']): string[] {
  const known = parameters.filter((parameter) => parameter.in === 'query')
  const unknown = Object.keys(query).filter((name) => !known.some((parameter) => parameter.name === name))
  const missing = known.filter(({ name, required }) => required && !(name in query))
  return [
    ...unknown.map((name) => `sends ${name}, which is no parameter`),
    ...missing.map(({ name }) => `does not send ${name}`),
  ]
}

const fitsPath = (template: string, path: string) =>
  new RegExp(`^${template.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path)

function graphqlProblems(source: string): (interaction: Interaction) => string[] {
  const schema = buildSchema(source)
  return (interaction) => {
    const text = documentOf(interaction)
    if (text === undefined) return ['carries no document']
    const document = parse(text)
    const mistakes = validate(schema, document, specifiedRules)
    if (mistakes.length > 0) return mistakes.map(({ message }) => `asks wrongly: ${message}`)
    const operation = document.definitions.find((definition) => definition.kind === 'OperationDefinition')
    const { errors = [] } = getVariableValues(schema, operation?.variableDefinitions ?? [], variablesOf(interaction))
    return errors.map(({ message }) => `sends wrong variables: ${message}`)
  }
}

function variablesOf({ request }: Interaction): Record<string, unknown> {
  const content = request.body?.content
  if (typeof content !== 'object' || content === null || !('variables' in content)) return {}
  return Object(content.variables)
}
