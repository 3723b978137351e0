import type { GraphQLResolveInfo, OperationDefinitionNode } from 'graphql'
import type { RegionCode } from '#contracts/regions.ts'
import { COUNTRIES } from './countries.ts'

/** What a client says in `@inContext(country: …, language: …)`; undefined for what it leaves out. */
type Asked = { country?: string; language?: string }

/** The context that an operation asks for, of a field that is being resolved. */
export const inContext = ({ operation, variableValues }: GraphQLResolveInfo): Asked | undefined =>
  read(operation, variableValues.coerced)

/** The context in which a store answers an operation, as Shopify repeats it; undefined when none was asked for. */
export function contextOf(
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  region: RegionCode,
): { country: string; language: string } | undefined {
  const asked = read(operation, variables)
  return asked && { country: countryIn(region, asked.country), language: 'EN' }
}

/** A country that the store does not sell to falls back to the store's own, as in life. */
export function countryIn(region: RegionCode, asked: string | undefined): string {
  const codes = COUNTRIES[region]
  return codes.find((code) => code === asked) ?? codes[0]
}

function read(
  { directives }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): Asked | undefined {
  const directive = directives?.find(({ name }) => name.value === 'inContext')
  if (!directive) return undefined
  const argument = (wanted: string): string | undefined => {
    const value = directive.arguments?.find(({ name }) => name.value === wanted)?.value
    if (value?.kind === 'EnumValue') return value.value
    const given = value?.kind === 'Variable' ? variables[value.name.value] : undefined
    return typeof given === 'string' ? given : undefined
  }
  return { country: argument('country'), language: argument('language') }
}
