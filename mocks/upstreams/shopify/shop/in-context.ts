import type { GraphQLResolveInfo } from 'graphql'

/** What a client says in `@inContext(country: …, language: …)`; undefined for what it leaves out. */
export function inContext({ operation, variableValues }: GraphQLResolveInfo): { country?: string; language?: string } {
  const directive = operation.directives?.find(({ name }) => name.value === 'inContext')
  const read = (argument: string): string | undefined => {
    const value = directive?.arguments?.find(({ name }) => name.value === argument)?.value
    if (value?.kind === 'EnumValue') return value.value
    const given = value?.kind === 'Variable' ? Reflect.get(variableValues, value.name.value) : undefined
    return typeof given === 'string' ? given : undefined
  }
  return { country: read('country'), language: read('language') }
}
