import {
  type DocumentNode,
  type GraphQLNamedType,
  type GraphQLOutputType,
  type GraphQLSchema,
  isEnumType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { ANY_SHAPE, type Field, type Shape } from './shape.ts'

/** Scalars that are strings of a certain format. */
const FORMATS = ['Color', 'DateTime', 'Decimal', 'ISO8601DateTime', 'URL']

/** The response to a document's first operation: the schema's types, narrowed to what is selected. */
export function toDocumentShape(schema: GraphQLSchema, document: DocumentNode): Shape {
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode => definition.kind === 'OperationDefinition',
  )
  const root = operation && schema.getRootType(operation.operation)
  if (!operation || !root) throw new Error('The document has no operation of the schema.')
  const data = toSelectionShape(root, operation.selectionSet)
  return { kind: 'object', nullable: false, fields: { data: { shape: data, required: true } } }

  function toSelectionShape(type: GraphQLNamedType | undefined, { selections }: SelectionSetNode): Shape {
    const fields: Record<string, Field> = {}
    for (const selection of selections) {
      if (selection.kind === 'Field') {
        const { name, alias, selectionSet } = selection
        const field = type && 'getFields' in type ? type.getFields()[name.value] : undefined
        const shape = field && 'args' in field ? toOutputShape(field.type, selectionSet) : toTypenameShape(name.value)
        const definition = type && `${type.name}.${name.value}`
        fields[alias?.value ?? name.value] = { shape, required: true, ...(definition && { definition }) }
        continue
      }
      const fragment = selection.kind === 'InlineFragment' ? selection : findFragment(selection.name.value)
      const fragmentType = fragment?.typeCondition ? schema.getType(fragment.typeCondition.name.value) : type
      const fragmentShape = fragment && toSelectionShape(fragmentType, fragment.selectionSet)
      if (fragmentShape?.kind !== 'object') continue
      // An object of another type has none of the fragment's fields.
      const isOptional = fragmentType !== type
      for (const [key, field] of Object.entries(fragmentShape.fields)) {
        fields[key] ??= { ...field, required: field.required && !isOptional }
      }
    }
    return { kind: 'object', nullable: false, fields }
  }

  function toOutputShape(type: GraphQLOutputType, selectionSet?: SelectionSetNode): Shape {
    if (isNonNullType(type)) return { ...toOutputShape(type.ofType, selectionSet), nullable: false }
    if (isListType(type)) return { kind: 'list', nullable: true, element: toOutputShape(type.ofType, selectionSet) }
    if (selectionSet) return { ...toSelectionShape(type, selectionSet), nullable: true }
    if (isEnumType(type)) {
      return { kind: 'value', nullable: true, type: 'string', values: type.getValues().map(({ name }) => name) }
    }
    return toScalarShape(type.name)
  }

  function findFragment(name: string) {
    return document.definitions.find(
      (definition) => definition.kind === 'FragmentDefinition' && definition.name.value === name,
    ) as Extract<DocumentNode['definitions'][number], { kind: 'FragmentDefinition' }> | undefined
  }
}

/** `__typename` is an enum whose values do not matter here. */
const toTypenameShape = (name: string): Shape =>
  name === '__typename' ? { kind: 'value', nullable: false, type: 'string', values: [] } : ANY_SHAPE

function toScalarShape(name: string): Shape {
  if (name === 'JSON') return ANY_SHAPE
  if (name === 'Int') return { kind: 'value', nullable: true, type: 'integer' }
  if (name === 'Float') return { kind: 'value', nullable: true, type: 'number' }
  if (name === 'Boolean') return { kind: 'value', nullable: true, type: 'boolean' }
  return { kind: 'value', nullable: true, type: 'string', ...(FORMATS.includes(name) && { format: name }) }
}
