import { buildSchema, findBreakingChanges, findDangerousChanges } from 'graphql'
import { breaking, type Change, risky } from './change.ts'

/** The changes of a schema as graphql-js describes them, with their type as the place. */
export function findGraphqlChanges(before: string, after: string): Change[] {
  if (before === after) return []
  const schemas = [buildSchema(before), buildSchema(after)] as const
  return [
    ...findBreakingChanges(...schemas).map(({ type, description }) => breaking(toWords(type), description)),
    ...findDangerousChanges(...schemas).map(({ type, description }) => risky(toWords(type), description)),
  ]
}

/** FIELD_REMOVED becomes 'field removed'. */
const toWords = (type: string) => type.toLowerCase().replaceAll('_', ' ')
