import {
  type DocumentNode,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'

/** Every id of Shopify's APIs names its type: gid://shopify/Product/1001. */
const GLOBAL_ID = /^gid:\/\/[^/]+\/[^/]+\/./

const explainGlobalId = (id: string) => `Invalid global id '${id}'`

/** The errors of the ids that a document contains. */
export function findInvalidIds(schema: GraphQLSchema, document: DocumentNode): GraphQLError[] {
  const errors: GraphQLError[] = []
  const typeInfo = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      enter(node) {
        if (node.kind !== Kind.STRING && node.kind !== Kind.INT) return
        const type = typeInfo.getInputType()
        if (!type || getNamedType(type).name !== 'ID' || GLOBAL_ID.test(node.value)) return
        errors.push(
          new GraphQLError(explainGlobalId(node.value), {
            nodes: [node],
            extensions: { code: 'argumentLiteralsIncompatible', typeName: 'CoercionError' },
          }),
        )
      },
    }),
  )
  return errors
}

/** The ids in a variable that are none, with their paths. */
export function listInvalidIds(
  value: unknown,
  type: GraphQLInputType,
  path: readonly (string | number)[] = [],
): { path: readonly (string | number)[]; explanation: string }[] {
  if (value == null) return []
  if (isNonNullType(type)) return listInvalidIds(value, type.ofType, path)
  if (isListType(type)) {
    const items: readonly unknown[] = Array.isArray(value) ? value : [value]
    return items.flatMap((item, index) => listInvalidIds(item, type.ofType, [...path, index]))
  }
  if (isInputObjectType(type)) {
    const fields = type.getFields()
    return Object.entries(value).flatMap(([name, part]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      return field ? listInvalidIds(part, field.type, [...path, name]) : []
    })
  }
  return type.name !== 'ID' || GLOBAL_ID.test(String(value))
    ? []
    : [{ path, explanation: explainGlobalId(String(value)) }]
}
