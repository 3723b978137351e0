import { readFileSync } from 'node:fs'
import {
  buildSchema,
  type GraphQLFieldResolver,
  type GraphQLNamedType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  isScalarType,
} from 'graphql'
import { resolveNotSimulated, resolveProperty } from './graphql-not-simulated.ts'

/** Resolves one field. `never` lets each resolver declare its source and arguments, which the schema guarantees. */
type Resolver<Context> = (source: never, args: never, context: Context, info: GraphQLResolveInfo) => unknown

/** The resolvers of one type by field. A field without one returns a "not simulated" error. */
export type FieldResolvers<Context> = Readonly<Record<string, Resolver<Context>>>

/** The resolvers of every type that has some. */
export type ResolverTable<Context> = Readonly<Record<string, FieldResolvers<Context>>>

/** Adds the fields of one table to the types of another; a field in both is that of `added`. */
export function mergeResolvers<Context>(
  base: ResolverTable<Context>,
  added: ResolverTable<Context>,
): ResolverTable<Context> {
  const additions = Object.entries(added).map(([type, fields]) => [type, { ...base[type], ...fields }] as const)
  return { ...base, ...Object.fromEntries(additions) }
}

type SchemaParts<Context> = {
  /** The contract's SDL: one file, or a schema and its extensions. */
  files: readonly URL[]
  /** The types with resolvers per field. Fields of all other types are read by property. */
  resolvers: ResolverTable<Context>
  /** The concrete type of abstract types' values. Values of the types that are not listed have a `__typename`. */
  typeResolvers: Readonly<Record<string, (value: never) => string>>
  /** How values of scalars are sent; those that are not listed are sent as they are. */
  scalars?: Readonly<Record<string, (value: unknown) => unknown>>
  /** Wraps the resolver of a field, for example to deny access; undefined leaves it as it is. */
  wrapResolver?: (
    typeName: string,
    fieldName: string,
    resolve: GraphQLFieldResolver<unknown, Context>,
  ) => GraphQLFieldResolver<unknown, Context> | undefined
}

/**
 * A contract's whole schema in which every field has a resolver: its own, the property of its name, or a "not simulated"
 * error. graphql-js's default would return null for a missing property.
 */
export function createResolvedSchema<Context>({
  files,
  resolvers,
  typeResolvers,
  scalars = {},
  wrapResolver,
}: SchemaParts<Context>): GraphQLSchema {
  const sdl = files.map((file) => readFileSync(file, 'utf8')).join('\n')
  const schema = buildSchema(sdl, { assumeValid: true, assumeValidSDL: true })
  const types = schema.getTypeMap()
  for (const [name, ofType] of Object.entries(resolvers)) rejectUnknownFields(name, ofType, types[name])
  for (const type of Object.values(types)) {
    const toSent = scalars[type.name]
    if (toSent && isScalarType(type)) type.coerceOutputValue = toSent
    const getTypeName = typeResolvers[type.name]
    if (getTypeName && 'resolveType' in type)
      type.resolveType = (value) => Reflect.apply(getTypeName, undefined, [value])
    if (!('isTypeOf' in type) || type.name.startsWith('__')) continue
    const ofType = resolvers[type.name]
    for (const field of Object.values(type.getFields())) {
      const resolve = getResolver(ofType, field.name)
      field.resolve = wrapResolver?.(type.name, field.name, resolve) ?? resolve
    }
  }
  return schema
}

function getResolver<Context>(
  resolvers: FieldResolvers<Context> | undefined,
  fieldName: string,
): GraphQLFieldResolver<unknown, Context> {
  const resolver = resolvers?.[fieldName]
  if (resolver)
    return (source, args, context, info) => Reflect.apply(resolver, undefined, [source, args, context, info])
  return resolvers ? resolveNotSimulated : resolveProperty
}

/** @throws for a resolver of a field that the contract lacks, because nothing would call it. */
function rejectUnknownFields(typeName: string, resolvers: object, type: GraphQLNamedType | undefined) {
  const fields = type && 'getFields' in type ? type.getFields() : {}
  const unknownFields = Object.keys(resolvers).filter((field) => !(field in fields))
  if (unknownFields.length > 0) throw new Error(`The contract's ${typeName} has no ${unknownFields.join(', ')}`)
}

/** The fields of queries and mutations, like `Mutation.cartCreate`, by whether they have resolvers. */
export function listRootFields(
  schema: GraphQLSchema,
  resolvers: Readonly<Record<string, object>>,
): { simulated: string[]; notSimulated: string[] } {
  const rootFields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}).map((field) => ({
      name: `${type?.name}.${field}`,
      isSimulated: field in (resolvers[type?.name ?? ''] ?? {}),
    })),
  )
  return {
    simulated: rootFields.filter(({ isSimulated }) => isSimulated).map(({ name }) => name),
    notSimulated: rootFields.filter(({ isSimulated }) => !isSimulated).map(({ name }) => name),
  }
}
