import { GraphQLError, type GraphQLFieldResolver } from 'graphql'

/** What a client gets for a part of Shopify that we do not stand in for: the name of that part, never made-up data. */
export function notSimulated(part: string) {
  return new GraphQLError(`${part} is not simulated yet`, { extensions: { code: 'NOT_SIMULATED', part } })
}

/** Resolves a field of a type whose fields we work out one by one, and which lacks this one. */
export const missing: GraphQLFieldResolver<unknown, unknown> = (_source, _args, _context, info) => {
  throw notSimulated(`${info.parentType.name}.${info.fieldName}`)
}

/**
 * Resolves a field of a plain answer, like a price or a page of a list: from the property of that name, where null is
 * an answer and absence is not. A property that is a function is asked, with the field's arguments.
 */
export const fromAnswer: GraphQLFieldResolver<unknown, unknown> = (source, args, context, info) => {
  const property: unknown =
    typeof source === 'object' && source !== null ? Reflect.get(source, info.fieldName) : undefined
  if (property === undefined) return missing(source, args, context, info)
  return typeof property === 'function' ? Reflect.apply(property, source, [args, context, info]) : property
}
