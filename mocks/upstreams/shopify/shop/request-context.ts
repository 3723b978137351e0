import { type GraphQLResolveInfo, type OperationDefinitionNode, valueFromASTUntyped } from 'graphql'
import { listLocales } from '../../../world/catalogue/markets.ts'
import { createNotSimulatedError } from '../../graphql-not-simulated.ts'
import type { ShopifyContext } from '../context.ts'
import { listCountries } from './countries.ts'
import type { VisitorConsent } from './visitor-consent.ts'

/** A store of a world. */
type Store = Pick<ShopifyContext, 'world' | 'region'>

/** The arguments of a query's `@inContext(country: …, language: …)`. */
type RequestedContext = {
  country?: string
  language?: string
  visitorConsent?: VisitorConsent | null
  buyer?: { companyLocationId?: string | null } | null
}

/** The context that the operation of a field requests; undefined without the directive. */
export const getRequestedContext = ({ operation, variableValues }: GraphQLResolveInfo): RequestedContext | undefined =>
  readDirective(operation, variableValues.coerced)

/** The context in which a store executes an operation, as Shopify returns it; undefined if none was requested. */
export function resolveContext(
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  store: Store,
): { country: string; language: string } | undefined {
  const requested = readDirective(operation, variables)
  if (!requested) return undefined
  const language = toLanguageCode(findLocale(store, requested.country, requested.language))
  return { country: resolveCountry(store, requested.country), language }
}

/** @throws GraphQLError if an operation is for a company, whose prices are not simulated. */
export function refuseCompany(operation: OperationDefinitionNode, variables: Readonly<Record<string, unknown>>): void {
  if (readDirective(operation, variables)?.buyer?.companyLocationId)
    throw createNotSimulatedError('@inContext(buyer.companyLocationId)')
}

/** The locale in which a store answers an operation: the one of `@inContext` if the country has it, else its default. */
export function findRequestedLocale(
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  store: Store,
): string {
  const { country, language } = readDirective(operation, variables) ?? {}
  return findLocale(store, country, language)
}

function findLocale(
  { world }: Pick<Store, 'world'>,
  country: string | undefined,
  language: string | undefined,
): string {
  const locales = listLocales(world.catalogue, country)
  return locales.find((locale) => toLanguageCode(locale) === language) ?? locales[0]
}

/** Shopify's LanguageCode of a locale: 'pt-BR' is PT_BR. */
export const toLanguageCode = (locale: string): string => locale.toUpperCase().replace('-', '_')

/** The country that an operation requests in `@inContext`, if the store sells to it. */
export function findRequestedCountry(
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
  { world, region }: Store,
): string | null {
  const requested = readDirective(operation, variables)?.country
  return listCountries(world.catalogue, region).find((code) => code === requested) ?? null
}

/** The requested country if the store sells to it, else the store's own, as at Shopify. */
export function resolveCountry({ world, region }: Store, requested: string | undefined): string {
  const codes = listCountries(world.catalogue, region)
  return codes.find((code) => code === requested) ?? codes[0]
}

function readDirective(
  { directives }: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): RequestedContext | undefined {
  const directive = directives?.find(({ name }) => name.value === 'inContext')
  if (!directive) return undefined
  const values = directive.arguments?.map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)])
  return Object.fromEntries(values ?? [])
}
