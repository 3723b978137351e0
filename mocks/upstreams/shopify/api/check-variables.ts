import {
  GraphQLError,
  type GraphQLSchema,
  isEnumType,
  isInputType,
  type OperationDefinitionNode,
  print,
  typeFromAST,
  type VariableDefinitionNode,
  validateInputValue,
} from 'graphql'
import { listInvalidIds } from './global-ids.ts'

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
  if (!isInputType(type)) return problems
  validateInputValue(value, type, ({ message }, path) => problems.push(toProblem(schema, message, path)), true)
  return problems.length > 0 ? problems : listInvalidIds(value, type)
}

/** Reads what graphql-js says of a value, since Shopify's server says it in other words. */
function toProblem(schema: GraphQLSchema, message: string, path: Problem['path']): Problem {
  const [, missingField] = message.match(/to include required field "(\w+)"/) ?? []
  if (missingField) return { path: [...path, missingField], explanation: 'Expected value to not be null' }
  const [, type, unknownField] = message.match(/of type "(\w+)" not to include unknown field "(.*?)"[.,]/s) ?? []
  if (type && unknownField !== undefined)
    return { path: [...path, unknownField], explanation: `Field is not defined on ${type}` }
  const [, scalar, literal] = message.match(/^(\w+) cannot represent [^:]*: (.*)$/) ?? []
  if (scalar && literal) return { path, explanation: `Could not coerce value ${literal} to ${scalar}` }
  const [, value] = message.match(/^Expected value of type ".*?" to be an object, found: (.*)\.$/s) ?? []
  if (value !== undefined) return { path, explanation: `Expected ${value} to be a key-value object.` }
  const enumProblem = describeEnumProblem(schema, message)
  if (enumProblem) return { path, explanation: enumProblem }
  return { path, explanation: message.includes('non-null') ? 'Expected value to not be null' : message }
}

function describeEnumProblem(schema: GraphQLSchema, message: string): string | undefined {
  const [, value, valueType] = message.match(/^Value "(.*)" does not exist in "(\w+)" enum/s) ?? []
  const [, otherType, other] = message.match(/^Enum "(\w+)" cannot represent [^:]*: (.*?)\.?$/s) ?? []
  const type = schema.getType(valueType ?? otherType ?? '')
  if (!isEnumType(type)) return undefined
  const names = type.getValues().map(({ name }) => name)
  return `Expected ${value === undefined ? other : JSON.stringify(value)} to be one of: ${names.join(', ')}`
}

function createError(definition: VariableDefinitionNode, value: unknown, problems: readonly Problem[]): GraphQLError {
  const subject = `Variable $${definition.variable.name.value} of type ${print(definition.type)}`
  const places = problems
    .filter(({ path }) => path.length > 0)
    .map(({ path, explanation }) => `${path.join('.')} (${explanation})`)
  const where = places.length > 0 ? ` for ${places.join(', ')}` : ''
  return new GraphQLError(`${subject} was provided invalid value${where}`, {
    nodes: [definition],
    extensions: { code: 'INVALID_VARIABLE', value: value ?? null, problems },
  })
}
