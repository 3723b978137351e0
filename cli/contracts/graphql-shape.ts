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
import { ANYTHING, type Field, type Shape } from './shape.ts'

/** Scalars that are text on the wire, but not any text. */
const FORMS = ['Color', 'DateTime', 'Decimal', 'ISO8601DateTime', 'URL']

/** What a server answers to a document's first operation: the schema's types, narrowed to what is selected. */
export function shapeOfDocument(schema: GraphQLSchema, document: DocumentNode): Shape {
  const operation = document.definitions.find(
    (each): each is OperationDefinitionNode => each.kind === 'OperationDefinition',
  )
  const root = operation && schema.getRootType(operation.operation)
  if (!operation || !root) throw new Error('The document has no operation of the schema.')
  const data = selected(root, operation.selectionSet)
  return { kind: 'object', nullable: false, fields: { data: { shape: data, required: true } } }

  function selected(type: GraphQLNamedType | undefined, { selections }: SelectionSetNode): Shape {
    const fields: Record<string, Field> = {}
    for (const selection of selections) {
      if (selection.kind === 'Field') {
        const { name, alias, selectionSet } = selection
        const known = type && 'getFields' in type ? type.getFields()[name.value] : undefined
        const shape = known && 'args' in known ? output(known.type, selectionSet) : typeName(name.value)
        const definition = type && `${type.name}.${name.value}`
        fields[alias?.value ?? name.value] = { shape, required: true, ...(definition && { definition }) }
        continue
      }
      const inner = selection.kind === 'InlineFragment' ? selection : fragment(selection.name.value)
      const about = inner?.typeCondition ? schema.getType(inner.typeCondition.name.value) : type
      const part = inner && selected(about, inner.selectionSet)
      // of what is selected for some types only, nothing is missing where another type stands
      const optional = about !== type
      if (part?.kind !== 'object') continue
      for (const [key, field] of Object.entries(part.fields)) {
        fields[key] ??= { ...field, required: field.required && !optional }
      }
    }
    return { kind: 'object', nullable: false, fields }
  }

  function output(type: GraphQLOutputType, selectionSet?: SelectionSetNode): Shape {
    if (isNonNullType(type)) return { ...output(type.ofType, selectionSet), nullable: false }
    if (isListType(type)) return { kind: 'list', nullable: true, of: output(type.ofType, selectionSet) }
    if (selectionSet) return { ...selected(type, selectionSet), nullable: true }
    if (isEnumType(type)) {
      return { kind: 'value', nullable: true, type: 'string', values: type.getValues().map(({ name }) => name) }
    }
    return scalar(type.name)
  }

  function fragment(name: string) {
    return document.definitions.find((each) => each.kind === 'FragmentDefinition' && each.name.value === name) as
      | Extract<DocumentNode['definitions'][number], { kind: 'FragmentDefinition' }>
      | undefined
  }
}

/** Which type it is, is one of the schema's; the others of a union are as good here as none. */
const typeName = (name: string): Shape =>
  name === '__typename' ? { kind: 'value', nullable: false, type: 'string', values: [] } : ANYTHING

function scalar(name: string): Shape {
  if (name === 'JSON') return ANYTHING
  if (name === 'Int') return { kind: 'value', nullable: true, type: 'integer' }
  if (name === 'Float') return { kind: 'value', nullable: true, type: 'number' }
  if (name === 'Boolean') return { kind: 'value', nullable: true, type: 'boolean' }
  return { kind: 'value', nullable: true, type: 'string', ...(FORMS.includes(name) && { form: name }) }
}
