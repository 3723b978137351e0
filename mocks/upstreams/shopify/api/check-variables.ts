import {
  GraphQLError,
  type GraphQLSchema,
  isInputType,
  type OperationDefinitionNode,
  print,
  typeFromAST,
  type VariableDefinitionNode,
  validateInputValue,
} from 'graphql'

type Problem = { path: readonly (string | number)[]; explanation: string }

/** The errors of a request's variables, in the words of Shopify's GraphQL server; none for valid ones. */
export function checkVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): GraphQLError[] {
  return variableDefinitions.flatMap((definition) => {
    const name = definition.variable.name.value
    const value = Object.hasOwn(variables, name) ? variables[name] : undefined
    if (value === undefined && definition.defaultValue) return []
    const problems = findProblems(schema, definition, value)
    return problems.length > 0 ? [createError(definition, value, problems)] : []
  })
}

function findProblems(schema: GraphQLSchema, definition: VariableDefinitionNode, value: unknown): Problem[] {
  const type = typeFromAST(schema, definition.type)
  const problems: Problem[] = []
  // A validated document names input types alone.
  if (isInputType(type))
    validateInputValue(value, type, ({ message }, path) => problems.push(toProblem(message, path)), true)
  return problems
}

/** Reads what graphql-js says of a value, since Shopify's server says it in other words. */
function toProblem(message: string, path: Problem['path']): Problem {
  const [, missingField] = message.match(/to include required field "(\w+)"/) ?? []
  if (missingField) return { path: [...path, missingField], explanation: 'Expected value to not be null' }
  const [, type, unknownField] = message.match(/of type "(\w+)" not to include unknown field "(\w+)"/) ?? []
  if (type && unknownField) return { path: [...path, unknownField], explanation: `Field is not defined on ${type}` }
  const [, scalar, found] = message.match(/^(\w+) cannot represent [^:]*: (.*)$/) ?? []
  if (scalar && found) return { path, explanation: `Could not coerce value ${found} to ${scalar}` }
  return { path, explanation: message.includes('non-null') ? 'Expected value to not be null' : message }
}

function createError(definition: VariableDefinitionNode, value: unknown, problems: readonly Problem[]): GraphQLError {
  const subject = `Variable $${definition.variable.name.value} of type ${print(definition.type)}`
  const places = problems
    .filter(({ path }) => path.length > 0)
    .map(({ path, explanation }) => `${path.join('.')} (${explanation})`)
  const where = places.length > 0 ? ` for ${places.join(', ')}` : ''
  return new GraphQLError(`${subject} was provided invalid value${where}`, {
    nodes: [definition],
    extensions: { value: value ?? null, problems },
  })
}
