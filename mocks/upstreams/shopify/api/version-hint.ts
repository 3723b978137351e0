import { type GraphQLSchema, resolveSchemaCoordinate } from 'graphql'
import { NEWEST_VERSION, SHOP_VERSION, type SimulatedVersion } from '../version.ts'

/** Says which other version has what the served one lacks; undefined if none has it. */
export function findVersionHint(
  coordinate: string,
  servedBy: SimulatedVersion,
  getSchema: (version: SimulatedVersion) => GraphQLSchema,
): { servedBy: string; hint: string } | undefined {
  const hasIt = (version: SimulatedVersion) => version !== servedBy && hasCoordinate(getSchema(version), coordinate)
  if (servedBy === SHOP_VERSION && hasIt(NEWEST_VERSION))
    return { servedBy, hint: `${coordinate} exists in ${NEWEST_VERSION}: ask for that version in the URL.` }
  if (servedBy !== SHOP_VERSION && hasIt(SHOP_VERSION))
    return { servedBy, hint: `${coordinate} exists in ${SHOP_VERSION} and was removed since.` }
  if (hasIt('unstable')) return { servedBy, hint: `${coordinate} exists in unstable: ask for that version in the URL.` }
  return undefined
}

function hasCoordinate(schema: GraphQLSchema, coordinate: string): boolean {
  try {
    return resolveSchemaCoordinate(schema, coordinate) !== undefined
  } catch {
    // The type, field or directive around it is unknown there, too.
    return false
  }
}
