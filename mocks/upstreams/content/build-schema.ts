import { buildSchema, type GraphQLSchema } from 'graphql'

/** Resolvers by type and field. Each declares its own parent and arguments. */
type Resolvers<Context> = Readonly<
  Record<string, Readonly<Record<string, (parent: never, args: never, context: Context) => unknown>>>
>

/**
 * Builds a schema with resolvers. Fields without one are read by property.
 * @throws for a resolver of a field that the schema lacks.
 */
export function buildResolvedSchema<Context>({
  typeDefs,
  resolvers,
}: {
  typeDefs: string
  resolvers: Resolvers<Context>
}): GraphQLSchema {
  const schema = buildSchema(typeDefs, { assumeValid: true, assumeValidSDL: true })
  for (const [typeName, typeResolvers] of Object.entries(resolvers)) {
    const type = schema.getType(typeName)
    const fields = type && 'getFields' in type ? type.getFields() : {}
    for (const [fieldName, resolver] of Object.entries(typeResolvers)) {
      const field = fields[fieldName]
      if (!field || !('args' in field)) throw new Error(`The content schema has no ${typeName}.${fieldName}`)
      field.resolve = (...parameters) => Reflect.apply(resolver, undefined, parameters)
    }
  }
  return schema
}
