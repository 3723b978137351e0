import { guards as analyticsGuards } from './analytics/generated/guards.js'
import { operations as analytics } from './analytics/generated/operations.ts'
import { guards as assetsGuards } from './assets/generated/guards.js'
import { operations as assets } from './assets/generated/operations.ts'
import { guards as backendGuards } from './backend/generated/guards.js'
import { operations as backend } from './backend/generated/operations.ts'
import { guards as contentGuards } from './content/generated/guards.js'
import { operations as content } from './content/generated/operations.ts'
import { richTextProblems } from './content/rich-text.ts'
import { guards as fitGuards } from './fit/generated/guards.js'
import { operations as fit } from './fit/generated/operations.ts'
import { guards as flagsGuards } from './flags/generated/guards.js'
import { operations as flags } from './flags/generated/operations.ts'
import { compact } from './graphql.ts'
import { type Guard, problems } from './guard.ts'
import { guards as reportsGuards } from './reports/generated/guards.js'
import { operations as reports } from './reports/generated/operations.ts'
import { guards as reviewsGuards } from './reviews/generated/guards.js'
import { operations as reviews } from './reviews/generated/operations.ts'
import { guards as shopifyGuards } from './shopify/generated/guards.js'
import { operations as shopify } from './shopify/generated/operations.ts'
import { guards as signInGuards } from './sign-in/generated/guards.js'
import { operations as signIn } from './sign-in/generated/operations.ts'

type Rest = {
  operations: Readonly<Record<string, { readonly method: string; readonly path: string }>>
  guards: Readonly<Record<string, Readonly<Record<number, Guard<unknown>>>>>
}

type Graphql = {
  /** The one path that takes every operation. */
  path: string
  operations: Readonly<Record<string, { toString(): string }>>
  guards: Readonly<Record<string, Guard<unknown>>>
}

const REST: Readonly<Record<string, Rest>> = {
  analytics: { operations: analytics, guards: analyticsGuards },
  assets: { operations: assets, guards: assetsGuards },
  backend: { operations: backend, guards: backendGuards },
  fit: { operations: fit, guards: fitGuards },
  flags: { operations: flags, guards: flagsGuards },
  reports: { operations: reports, guards: reportsGuards },
  reviews: { operations: reviews, guards: reviewsGuards },
  'sign-in': { operations: signIn, guards: signInGuards },
}

const GRAPHQL: Readonly<Record<string, Graphql>> = {
  content: { path: '/graphql', operations: content, guards: contentGuards },
  shopify: { path: '/api/2025-01/graphql.json', operations: shopify, guards: shopifyGuards },
}

/** Every upstream that has a contract; the folders of contracts/ have the same names. */
export const UPSTREAMS = [...Object.keys(REST), ...Object.keys(GRAPHQL)].sort()

/** Every answer that an upstream's contract has, like ['savedFit', 404]; GraphQL answers 200 whatever it says. */
export function answersOf(upstream: string): [operation: string, status: number][] {
  const rest = REST[upstream]
  if (!rest) return Object.keys(GRAPHQL[upstream]?.operations ?? {}).map((operation) => [operation, 200])
  return Object.entries(rest.guards).flatMap(([operation, guards]) =>
    Object.keys(guards).map((status): [string, number] => [operation, Number(status)]),
  )
}

/**
 * The operation that a request to an upstream performs; undefined for a call that the contract does not have.
 * `path` is from the upstream's base URL, without its query. GraphQL upstreams are told apart by the document:
 * only our own, word for word, are found, for what another client selects cannot be checked by our guards.
 */
export function find(upstream: string, method: string, path: string, document?: string): string | undefined {
  const graphql = GRAPHQL[upstream]
  if (graphql) {
    if (method !== 'POST' || path !== graphql.path || document === undefined) return undefined
    return documentsOf(graphql).get(compact(document))
  }
  return routesOf(upstream).find((route) => route.method === method && route.path.test(path))?.id
}

/**
 * What is wrong with an answer, each line led by the path of the wrong part; empty when it keeps its contract.
 * `body` is the parsed JSON; null for an answer without any.
 */
export function checkResponse(upstream: string, operation: string, status: number, body: unknown): string[] {
  const graphql = GRAPHQL[upstream]
  if (graphql) {
    const guard = graphql.guards[operation]
    if (!guard) return [`${upstream} has no operation ${operation}`]
    return status === 200 ? graphqlProblems(guard, body) : []
  }
  const guards = REST[upstream]?.guards[operation]
  if (!guards) return [`${upstream} has no operation ${operation}`]
  const guard = guards[status]
  return guard ? problems(guard, body) : [`${operation} never answers ${status}`]
}

function graphqlProblems(guard: Guard<unknown>, body: unknown): string[] {
  if (typeof body !== 'object' || body === null) return ['/: is no GraphQL response']
  if ('errors' in body) return Array.isArray(body.errors) && body.errors.length > 0 ? [] : ['/errors: is empty']
  if (!('data' in body)) return ['/: lacks data']
  const wrong = problems(guard, body.data)
  return wrong.length > 0 ? wrong : richTextProblems(body.data)
}

type Route = { id: string; method: string; path: RegExp }
const routes = new Map<string, Route[]>()
const documents = new Map<Graphql, Map<string, string>>()

function routesOf(upstream: string): Route[] {
  const known = routes.get(upstream)
  if (known) return known
  const made = Object.entries(REST[upstream]?.operations ?? {}).map(([id, { method, path }]) => ({
    id,
    method,
    path: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  }))
  routes.set(upstream, made)
  return made
}

function documentsOf(graphql: Graphql): Map<string, string> {
  const known = documents.get(graphql)
  if (known) return known
  const made = new Map(Object.entries(graphql.operations).map(([id, document]) => [compact(document), id]))
  documents.set(graphql, made)
  return made
}
