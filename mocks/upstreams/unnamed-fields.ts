import { defaultFieldResolver, type GraphQLFieldResolver, type GraphQLSchema, isNonNullType } from 'graphql'
import { UNNAMED_FIELDS } from '#contracts/unnamed-fields.ts'

/**
 * Makes a schema's unnamed fields null where the context's provider is bare.
 * @throws for a field that the schema lacks or that is never null.
 */
export function hideUnnamedFields<Context>(
  schema: GraphQLSchema,
  upstream: keyof typeof UNNAMED_FIELDS,
  isBare: (context: Context) => boolean,
): void {
  for (const name of Object.keys(UNNAMED_FIELDS[upstream])) {
    const [typeName = '', fieldName = ''] = name.split('.')
    const type = schema.getType(typeName)
    const field = type && 'getFields' in type ? type.getFields()[fieldName] : undefined
    if (!field || !('resolve' in field) || isNonNullType(field.type))
      throw new Error(`${name} is no nullable field of the ${upstream} contract`)
    const resolve: GraphQLFieldResolver<unknown, Context> = field.resolve ?? defaultFieldResolver
    field.resolve = (source, args, context, info) => (isBare(context) ? null : resolve(source, args, context, info))
  }
}
