import { z } from 'zod'
import { REGION_CODES } from '#contracts/shop/regions.ts'

/** What a client was given for one sign-in: its tokens, which each refresh replaces. */
export const signInRecord = z.object({
  id: z.string(),
  region: z.enum(REGION_CODES),
  clientId: z.string(),
  customerId: z.string(),
  /** The scopes that the customer agreed to, separated by spaces. */
  scope: z.string(),
  /** When the customer last signed in, in seconds since 1970. */
  authTime: z.int(),
  /** The browser session in which the customer agreed; null for a scenario's sign-in. */
  sid: z.string().nullable(),
  /** The authorization code that it was given for; null for a scenario's sign-in. */
  code: z.string().nullable(),
  /** Null once revoked. */
  accessToken: z.string().nullable(),
  /** The scopes of the access token: after a refresh perhaps fewer. */
  accessScope: z.string(),
  refreshToken: z.string(),
  refreshExpiresAt: z.iso.datetime(),
  usedRefreshTokens: z.array(z.string()).default([]),
})
export type SignInRecord = z.output<typeof signInRecord>

/** A browser that is signed in at the sign-in service of a store. */
export const browserSessionRecord = z.object({
  /** The `sid` of its id tokens. */
  id: z.string(),
  /** The value of its cookie. */
  secret: z.string(),
  region: z.enum(REGION_CODES),
  customerId: z.string(),
  /** When the customer last signed in. */
  signedInAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** The scopes that the customer agreed to, by client. */
  consents: z.array(z.object({ clientId: z.string(), scopes: z.array(z.string()) })).default([]),
})
export type BrowserSessionRecord = z.output<typeof browserSessionRecord>

/** A client that is registered at the sign-in services. A world without any accepts every client of the shop's origin. */
export const signInClientRecord = z.object({
  /** The client id. */
  id: z.string(),
  redirectUris: z.array(z.url()),
  postLogoutRedirectUris: z.array(z.url()).default([]),
  /** Null for a public client. */
  secret: z.string().nullable().default(null),
})
