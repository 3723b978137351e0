import { readdirSync, readFileSync } from 'node:fs'
import { Kind, parse } from 'graphql'

const fieldsByUpstream = new Map<string, ReadonlySet<string>>()

/** The queries and mutations of all versions of an upstream's GraphQL schema; empty for an upstream without one. */
export function getRootFields(upstream: string): ReadonlySet<string> {
  const known =
    fieldsByUpstream.get(upstream) ?? readRootFields(new URL(`../../contracts/${upstream}/`, import.meta.url))
  fieldsByUpstream.set(upstream, known)
  return known
}

const ROOT_TYPES = new Set(['Query', 'QueryRoot', 'Mutation'])

function readRootFields(folder: URL): ReadonlySet<string> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.graphql'))
  const definitions = files.flatMap((file) => parse(readFileSync(new URL(file, folder), 'utf8')).definitions)
  return new Set(
    definitions.flatMap((definition) =>
      (definition.kind === Kind.OBJECT_TYPE_DEFINITION || definition.kind === Kind.OBJECT_TYPE_EXTENSION) &&
      ROOT_TYPES.has(definition.name.value)
        ? (definition.fields ?? []).map(({ name }) => name.value)
        : [],
    ),
  )
}
