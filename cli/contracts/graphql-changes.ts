import { buildSchema, findBreakingChanges, findDangerousChanges } from 'graphql'
import { breaking, type Change, risky } from './change.ts'

/** What changed in a schema, in the words of graphql-js, each led by what it is about. */
export function graphqlChanges(before: string, after: string): Change[] {
  if (before === after) return []
  const [was, is] = [buildSchema(before), buildSchema(after)]
  return [
    ...findBreakingChanges(was, is).map(({ type, description }) => breaking(nameOf(type), description)),
    ...findDangerousChanges(was, is).map(({ type, description }) => risky(nameOf(type), description)),
  ]
}

/** FIELD_REMOVED is 'field removed'. */
const nameOf = (type: string) => type.toLowerCase().replaceAll('_', ' ')
