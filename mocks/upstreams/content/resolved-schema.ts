import { buildSchema, type GraphQLSchema } from 'graphql'

/** Resolvers by type and field. Each knows its own parent and arguments. */
type Resolvers<Context> = Readonly<
  Record<string, Readonly<Record<string, (parent: never, args: never, context: Context) => unknown>>>
>

/** A schema over these resolvers; fields without one are read by property. A resolver that the schema has no field for is a mistake. */
export function resolvedSchema<Context>({
  typeDefs,
  resolvers,
}: {
  typeDefs: string
  resolvers: Resolvers<Context>
}): GraphQLSchema {
  const schema = buildSchema(typeDefs, { assumeValid: true, assumeValidSDL: true })
  for (const [name, table] of Object.entries(resolvers)) {
    const type = schema.getType(name)
    const fields = type && 'getFields' in type ? type.getFields() : {}
    for (const [fieldName, resolver] of Object.entries(table)) {
      const field = fields[fieldName]
      if (!field || !('args' in field)) throw new Error(`The content schema has no ${name}.${fieldName}`)
      field.resolve = (...parameters) => Reflect.apply(resolver, undefined, parameters)
    }
  }
  return schema
}
