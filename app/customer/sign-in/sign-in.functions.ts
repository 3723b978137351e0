import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { report } from '#app/errors/report.ts'
import { config } from '#app/upstream/config.server.ts'
import { upstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES, type RegionCode } from '#contracts/regions.ts'
import { exchangeCode, refreshTokens, type SignInDeps, signInLink, signOutLink } from './sign-in.server.ts'

const region = z.enum(REGION_CODES)
/** Longer than any token in life; nobody sends us a book. */
const token = z.string().max(8_000)
const secret = z.string().min(1).max(200)

function deps(region: RegionCode): SignInDeps {
  const { SITE_ORIGIN, SIGN_IN_URL, SIGN_IN_CLIENT_ID } = config()
  return {
    region,
    siteOrigin: SITE_ORIGIN,
    signInUrl: SIGN_IN_URL,
    clientId: SIGN_IN_CLIENT_ID,
    signIn: upstreams(region).signIn,
    report,
  }
}

/** The doors from the browser to sign-in. All are posted: what they carry belongs in no address and in no log. */
export const signInLinkFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, state: secret, nonce: secret, challenge: secret }))
  .handler(({ data }) => signInLink(deps(data.region), data))

export const signOutLinkFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, idToken: token }))
  .handler(({ data }) => signOutLink(deps(data.region), data.idToken))

export const exchangeCodeFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, code: token, verifier: secret }))
  .handler(({ data }) => exchangeCode(deps(data.region), data))

export const refreshTokensFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, refreshToken: token }))
  .handler(({ data }) => refreshTokens(deps(data.region), data.refreshToken))
