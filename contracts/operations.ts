import { guards as analyticsGuards } from './analytics/generated/guards.js'
import { operations as analytics } from './analytics/generated/operations.ts'
import { guards as backendGuards } from './backend/generated/guards.js'
import { operations as backend } from './backend/generated/operations.ts'
import { guards as contentGuards } from './content/generated/guards.js'
import { operations as content } from './content/generated/operations.ts'
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
  /** The one path that takes every operation, from the base URL. */
  path: string
  operations: Readonly<Record<string, { toString(): string }>>
  guards: Readonly<Record<string, Guard<unknown>>>
}

const REST = {
  analytics: { operations: analytics, guards: analyticsGuards },
  backend: { operations: backend, guards: backendGuards },
  fit: { operations: fit, guards: fitGuards },
  flags: { operations: flags, guards: flagsGuards },
  reports: { operations: reports, guards: reportsGuards },
  reviews: { operations: reviews, guards: reviewsGuards },
  'sign-in': { operations: signIn, guards: signInGuards },
} as const satisfies Record<string, Rest>

const GRAPHQL = {
  content: { path: '/graphql', operations: content, guards: contentGuards },
  shopify: { path: '/api/2025-01/graphql.json', operations: shopify, guards: shopifyGuards },
} as const satisfies Record<string, Graphql>
