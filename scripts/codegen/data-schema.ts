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

/** What the wire carries for each scalar; any other scalar carries a string. */
const SCALARS: Record<string, ObjectSchema> = {
  Int: { type: 'integer' },
  Float: { type: 'number' },
  Boolean: { type: 'boolean' },
  JSON: {},
}

/**
 * JSON Schemas of what a GraphQL server answers to our operations: the schema's types narrowed to each selection.
 * Fragments and enums become schemas of their own, so that every operation checks them with the same function.
 */
export function dataSchemas(
  schema: GraphQLSchema,
  operations: OperationDefinitionNode[],
  fragments: FragmentDefinitionNode[],
): Record<string, JsonSchema> {
  const schemas: Record<string, JsonSchema> = {}
  for (const fragment of fragments) {
    schemas[`fragment:${fragment.name.value}`] = selected(fragment.typeCondition.name.value, fragment.selectionSet)
  }
  for (const operation of operations) {
    const root = schema.getRootType(operation.operation)
    if (!root || !operation.name)
      throw new Error(`Every operation needs a name and a root type: ${operation.loc?.startToken.line}`)
    schemas[`data:${operation.name.value}`] = selected(root.name, operation.selectionSet)
  }
  return schemas

  function selected(typeName: string, { selections }: SelectionSetNode): ObjectSchema {
    const properties: ObjectSchema = {}
    const required: string[] = []
    const parts: JsonSchema[] = []
    for (const selection of selections) {
      const optional = (selection.directives ?? []).some(
        ({ name }) => name.value === 'include' || name.value === 'skip',
      )
      if (selection.kind === 'Field') {
        const key = selection.alias?.value ?? selection.name.value
        properties[key] = field(typeName, selection)
        if (!optional) required.push(key)
        continue
      }
      if (optional)
        throw new Error(`@include and @skip on a fragment of ${typeName} are not supported: put them on its fields`)
      parts.push(part(typeName, selection, selections))
    }
    return { type: 'object', properties, required, ...(parts.length > 0 && { allOf: parts }) }
  }

  function field(typeName: string, node: Extract<SelectionNode, { kind: 'Field' }>): ObjectSchema {
    if (node.name.value === '__typename') return { enum: possible(typeName) }
    const type = schema.getType(typeName)
    const definition = type && 'getFields' in type ? type.getFields()[node.name.value] : undefined
    if (!definition || !('args' in definition)) throw new Error(`${typeName} has no field ${node.name.value}`)
    return output(definition.type, node.selectionSet)
  }

  function output(type: GraphQLOutputType, selectionSet: SelectionSetNode | undefined): ObjectSchema {
    if (isNonNullType(type)) return present(type.ofType, selectionSet)
    const schema = present(type, selectionSet)
    if (Object.keys(schema).length === 0) return schema
    // null has no fragments: what stands beside the type would go on asking for an object
    if (typeof schema.type === 'string' && !schema.allOf) return { ...schema, type: [schema.type, 'null'] }
    return { anyOf: [schema, { type: 'null' }] }
  }

  function present(type: GraphQLOutputType, selectionSet: SelectionSetNode | undefined): ObjectSchema {
    if (isNonNullType(type)) return present(type.ofType, selectionSet)
    if (isListType(type)) return { type: 'array', items: output(type.ofType, selectionSet) }
    if (isEnumType(type)) {
      schemas[`enum:${type.name}`] ??= oneOf(type.getValues().map(({ name }) => name))
      return { $ref: `enum:${type.name}` }
    }
    if (!selectionSet) return SCALARS[type.name] ?? { type: 'string' }
    const only = selectionSet.selections[0]
    if (only?.kind === 'FragmentSpread' && selectionSet.selections.length === 1) return part(type.name, only, [])
    return selected(type.name, selectionSet)
  }

  /** A fragment where it is used: always there, or only for the types it is about. */
  function part(
    typeName: string,
    node: Exclude<SelectionNode, { kind: 'Field' }>,
    siblings: readonly SelectionNode[],
  ): ObjectSchema {
    const about = condition(node) ?? typeName
    const body =
      node.kind === 'FragmentSpread' ? { $ref: `fragment:${node.name.value}` } : selected(about, node.selectionSet)
    const covered = possible(about)
    const others = possible(typeName).filter((name) => !covered.includes(name))
    if (others.length === 0) return body
    if (
      !siblings.some((sibling) => sibling.kind === 'Field' && sibling.name.value === '__typename' && !sibling.alias)
    ) {
      throw new Error(
        `Select __typename beside "... on ${about}" in ${typeName}: without it the answer cannot be checked`,
      )
    }
    return { anyOf: [body, { type: 'object', properties: { __typename: { enum: others } } }] }
  }

  function condition(node: Exclude<SelectionNode, { kind: 'Field' }>): string | undefined {
    if (node.kind === 'InlineFragment') return node.typeCondition?.name.value
    const fragment = fragments.find(({ name }) => name.value === node.name.value)
    if (!fragment) throw new Error(`No fragment is called ${node.name.value}`)
    return fragment.typeCondition.name.value
  }

  function possible(typeName: string): string[] {
    const type = schema.getType(typeName)
    if (isObjectType(type)) return [type.name]
    if (isAbstractType(type)) return schema.getPossibleTypes(type).map(({ name }) => name)
    throw new Error(`${typeName} is no type with fields`)
  }
}

/** Two enums of Shopify's are whole ISO lists: as an expression they cost a tenth of the code. */
const oneOf = (values: string[]): ObjectSchema =>
  values.length > 50 ? { type: 'string', pattern: `^(?:${values.join('|')})$` } : { enum: values }
