import fc, { type Arbitrary } from 'fast-check'
import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql'
import { hostileJson, hostileText } from './hostile-values.fixtures.ts'

const MAX_DEPTH = 4
const MAX_INPUT_DEPTH = 3

/** Documents that are valid against a schema, with one root field. `texts` are values that lead to existing records. */
export function arbitraryDocument(
  schema: GraphQLSchema,
  operation: 'query' | 'mutation',
  root: GraphQLField<unknown, unknown>,
  texts: readonly string[],
): Arbitrary<string> {
  const text = fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...texts) }, hostileText)
  const globalIds = texts.filter((known) => known.startsWith('gid://'))
  const id = fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...globalIds) }, text)
  return toField(root, 0).map((selection) => `${operation} { ${selection} }`)

  function toField(field: GraphQLField<unknown, unknown>, depth: number): Arbitrary<string> {
    return fc
      .tuple(toArguments(field.args), toSelection(field.type, depth + 1))
      .map(([args, selection]) => `${field.name}${args}${selection}`)
  }

  function toSelection(type: GraphQLOutputType, depth: number): Arbitrary<string> {
    const named = getNamedType(type)
    if (isLeafType(named)) return fc.constant('')
    if (isObjectType(named)) return toFields(named, depth).map((fields) => ` { ${fields} }`)
    if (!isAbstractType(named)) return fc.constant(' { __typename }')
    return fc
      .constantFrom(...schema.getPossibleTypes(named))
      .chain((possible) =>
        toFields(possible, depth).map((fields) => ` { __typename ... on ${possible.name} { ${fields} } }`),
      )
  }

  /** Some fields of an object, fewer the deeper it is; aliases keep two of one name apart. */
  function toFields(type: GraphQLObjectType, depth: number): Arbitrary<string> {
    const usable = Object.values(type.getFields()).filter(
      (field) => depth < MAX_DEPTH || isLeafType(getNamedType(field.type)),
    )
    if (usable.length === 0) return fc.constant('__typename')
    return fc
      .uniqueArray(fc.constantFrom(...usable), { minLength: 1, maxLength: Math.max(2, 7 - 2 * depth) })
      .chain((fields) => fc.tuple(...fields.map((field) => toField(field, depth))))
      .map((fields) => fields.map((field, index) => `a${index}: ${field}`).join(' '))
  }

  function toArguments(args: readonly GraphQLArgument[]): Arbitrary<string> {
    return fc
      .tuple(...args.map((arg) => toEntry(arg, isRequiredArgument(arg), 0)))
      .map((entries) => entries.filter((entry) => entry !== '').join(', '))
      .map((entries) => (entries ? `(${entries})` : ''))
  }

  function toEntry(field: GraphQLArgument | GraphQLInputField, isRequired: boolean, depth: number): Arbitrary<string> {
    const entry = toValue(field.type, depth).map((value) => `${field.name}: ${value}`)
    return isRequired ? entry : fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 2, arbitrary: entry })
  }

  function toValue(type: GraphQLInputType, depth: number): Arbitrary<string> {
    if (isNonNullType(type)) return toValue(type.ofType, depth)
    if (isListType(type))
      return fc.array(toValue(type.ofType, depth), { maxLength: 3 }).map((values) => `[${values.join(', ')}]`)
    if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name))
    if (isInputObjectType(type)) return toInput(Object.values(type.getFields()), depth + 1)
    if (type.name === 'Boolean') return fc.constantFrom('true', 'false')
    if (type.name === 'Int' || type.name === 'Float')
      return fc.constantFrom('0', '1', '2', '3', '250', '251', '-1', '2147483647')
    return (type.name === 'ID' ? id : text).map((value) => JSON.stringify(value.toWellFormed()))
  }

  function toInput(fields: readonly GraphQLInputField[], depth: number): Arbitrary<string> {
    const used = fields.filter((field) => isRequiredInputField(field) || depth < MAX_INPUT_DEPTH)
    return fc
      .tuple(...used.map((field) => toEntry(field, isRequiredInputField(field), depth)))
      .map((entries) => `{ ${entries.filter((entry) => entry !== '').join(', ')} }`)
  }
}

/** An operation of one root field whose arguments are all variables, with any JSON values for them. */
export function arbitraryVariables(
  operation: 'query' | 'mutation',
  root: GraphQLField<unknown, unknown>,
): Arbitrary<{ document: string; variables: Record<string, unknown> }> {
  const declarations = root.args.map(({ name, type }) => `$${name}: ${type}`)
  const args = root.args.map(({ name }) => `${name}: $${name}`)
  const selection = isLeafType(getNamedType(root.type)) ? '' : ' { __typename }'
  const document = `${operation}(${declarations.join(', ')}) { ${root.name}(${args.join(', ')})${selection} }`
  return fc.tuple(...root.args.map(() => hostileJson)).map((values) => ({
    document,
    variables: Object.fromEntries(root.args.map(({ name }, index) => [name, values[index]])),
  }))
}

/** A document with one mistake: something renamed, left out or put in. It may be valid all the same. */
export const spoilDocument = (document: string): Arbitrary<string> =>
  fc.oneof(
    fc.nat(document.length).map((at) => `${document.slice(0, at)}${document.slice(at + 1)}`),
    fc
      .tuple(fc.nat(document.length), hostileText)
      .map(([at, text]) => document.slice(0, at) + text + document.slice(at)),
    fc
      .tuple(fc.nat(), fc.constantFrom('nme', 'toString', '__proto__', 'id', '...Missing', '$missing'))
      .map(([at, name]) => {
        const words = document.split(/\b(?=[a-z])/i)
        return words.with(at % words.length, `${name} `).join('')
      }),
  )
