import { GraphQLError, type GraphQLFieldResolver } from 'graphql'

/** The error for a part of an API that is not simulated. It names the part; clients never get invented data. */
export function createNotSimulatedError(part: string) {
  return new GraphQLError(`${part} is not simulated yet`, { extensions: { code: 'NOT_SIMULATED', part } })
}

/** Resolves a field that its type's table of resolvers lacks. */
export const resolveNotSimulated: GraphQLFieldResolver<unknown, unknown> = (_source, _args, _context, info) => {
  throw createNotSimulatedError(`${info.parentType.name}.${info.fieldName}`)
}

/**
 * Resolves a field from the property of its name. Null is a value, a missing property is not simulated. A property that
 * is a function is called with the field's arguments.
 */
export const resolveProperty: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) => {
  const property: unknown =
    typeof source === 'object' && source !== null ? Reflect.get(source, info.fieldName) : undefined
  if (property === undefined) return resolveNotSimulated(source, args, context, info)
  return typeof property === 'function' ? Reflect.apply(property, source, [args, context, info]) : property
}
