import {
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type GraphQLSchema,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql'
import type { JsonSchema } from './guards.ts'

type ObjectSchema = { [keyword: string]: unknown }

/** The JSON types of scalars; all others are strings. */
const SCALARS: Record<string, ObjectSchema> = {
  // a word would be shown as the price NaN
  Decimal: { type: 'string', pattern: String.raw`^-?\d+(\.\d+)?$` },
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  JSON: {},
}

/**
 * JSON Schemas of the responses to our operations: the schema's types narrowed to each selection.
 * Fragments and enums are schemas of their own, so that all operations share their checks.
 */
export function createDataSchemas(
  schema: GraphQLSchema,
  operations: OperationDefinitionNode[],
  fragments: FragmentDefinitionNode[],
): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = {}
  for (const fragment of fragments) {
    schemas[`fragment:${fragment.name.value}`] = toSelectionSchema(
      fragment.typeCondition.name.value,
      fragment.selectionSet,
    )
  }
  for (const operation of operations) {
    const root = schema.getRootType(operation.operation)
    if (!root || !operation.name)
      throw new Error(`Every operation needs a name and a root type: ${operation.loc?.startToken.line}`)
    schemas[`data:${operation.name.value}`] = toSelectionSchema(root.name, operation.selectionSet)
  }
  return schemas

  function toSelectionSchema(typeName: string, { selections }: SelectionSetNode): ObjectSchema {
    const properties: ObjectSchema = {}
    const required: string[] = []
    const parts: JsonSchema[] = []
    for (const selection of selections) {
      const isOptional = (selection.directives ?? []).some(
        ({ name }) => name.value === 'include' || name.value === 'skip',
      )
      if (selection.kind === 'Field') {
        const key = selection.alias?.value ?? selection.name.value
        properties[key] = toFieldSchema(typeName, selection)
        if (!isOptional) required.push(key)
        continue
      }
      if (isOptional)
        throw new Error(`@include and @skip on a fragment of ${typeName} are not supported: put them on its fields`)
      parts.push(toFragmentSchema(typeName, selection, selections))
    }
    return { type: 'object', properties, required, ...(parts.length > 0 && { allOf: parts }) }
  }

  function toFieldSchema(typeName: string, node: Extract<SelectionNode, { kind: 'Field' }>): ObjectSchema {
    if (node.name.value === '__typename') return { enum: listTypes(typeName) }
    const type = schema.getType(typeName)
    const definition = type && 'getFields' in type ? type.getFields()[node.name.value] : undefined
    if (!definition || !('args' in definition)) throw new Error(`${typeName} has no field ${node.name.value}`)
    return toOutputSchema(definition.type, node.selectionSet)
  }

  function toOutputSchema(type: GraphQLOutputType, selectionSet: SelectionSetNode | undefined): ObjectSchema {
    if (isNonNullType(type)) return toNonNullSchema(type.ofType, selectionSet)
    const schema = toNonNullSchema(type, selectionSet)
    if (Object.keys(schema).length === 0) return schema
    // A fragment's schema would still require an object, so null needs a branch of its own.
    if (typeof schema.type === 'string' && !schema.allOf) return { ...schema, type: [schema.type, 'null'] }
    return { anyOf: [schema, { type: 'null' }] }
  }

  function toNonNullSchema(type: GraphQLOutputType, selectionSet: SelectionSetNode | undefined): ObjectSchema {
    if (isNonNullType(type)) return toNonNullSchema(type.ofType, selectionSet)
    if (isListType(type)) return { type: 'array', items: toOutputSchema(type.ofType, selectionSet) }
    if (isEnumType(type)) {
      schemas[`enum:${type.name}`] ??= toEnumSchema(type.getValues().map(({ name }) => name))
      return { $ref: `enum:${type.name}` }
    }
    if (!selectionSet) return SCALARS[type.name] ?? { type: 'string' }
    const only = selectionSet.selections[0]
    if (only?.kind === 'FragmentSpread' && selectionSet.selections.length === 1)
      return toFragmentSchema(type.name, only, [])
    return toSelectionSchema(type.name, selectionSet)
  }

  /** A fragment's schema where it is used: required for all types, or only for those that the fragment covers. */
  function toFragmentSchema(
    typeName: string,
    node: Exclude<SelectionNode, { kind: 'Field' }>,
    siblings: readonly SelectionNode[],
  ): ObjectSchema {
    const coveredType = getTypeCondition(node) ?? typeName
    const body =
      node.kind === 'FragmentSpread'
        ? { $ref: `fragment:${node.name.value}` }
        : toSelectionSchema(coveredType, node.selectionSet)
    const coveredTypes = listTypes(coveredType)
    const otherTypes = listTypes(typeName).filter((name) => !coveredTypes.includes(name))
    if (otherTypes.length === 0) return body
    if (
      !siblings.some((sibling) => sibling.kind === 'Field' && sibling.name.value === '__typename' && !sibling.alias)
    ) {
      throw new Error(
        `Select __typename beside "... on ${coveredType}" in ${typeName}: without it the response cannot be checked`,
      )
    }
    return { anyOf: [body, { type: 'object', properties: { __typename: { enum: otherTypes } } }] }
  }

  function getTypeCondition(node: Exclude<SelectionNode, { kind: 'Field' }>): string | undefined {
    if (node.kind === 'InlineFragment') return node.typeCondition?.name.value
    const fragment = fragments.find(({ name }) => name.value === node.name.value)
    if (!fragment) throw new Error(`There is no fragment called ${node.name.value}`)
    return fragment.typeCondition.name.value
  }

  function listTypes(typeName: string): string[] {
    const type = schema.getType(typeName)
    if (isObjectType(type)) return [type.name]
    if (isAbstractType(type)) return schema.getPossibleTypes(type).map(({ name }) => name)
    throw new Error(`${typeName} is not a type with fields`)
  }
}

/** An enum. Long ones, like Shopify's ISO lists, are a pattern, which needs a tenth of the code. */
const toEnumSchema = (values: string[]): ObjectSchema =>
  values.length > 50 ? { type: 'string', pattern: `^(?:${values.join('|')})$` } : { enum: values }
