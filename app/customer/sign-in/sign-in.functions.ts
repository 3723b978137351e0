import { createServerFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { z } from 'zod'
import { report } from '#app/errors/report.ts'
import { getRequestId } from '#app/http/ids.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { writeLog } from '#app/http/log.ts'
import { getConfig } from '#app/upstream/config.server.ts'
import { getStore } from '#app/upstream/store.server.ts'
import { getLeftOutReport, getUpstreams } from '#app/upstream/upstreams.server.ts'
import { REGION_CODES, type RegionCode } from '#contracts/shop/regions.ts'
import {
  completeSignIn,
  getSignOutUrl,
  refreshTokens,
  type SignInDeps,
  type SignInOutcome,
  startSignIn,
} from './sign-in.server.ts'

const region = z.enum(REGION_CODES)
/** In characters; longer than any token of a sign-in service. */
const token = z.string().max(8_000)
const secret = z.string().max(200)

function getDeps(region: RegionCode): SignInDeps {
  return {
    region,
    siteOrigin: getConfig().SITE_ORIGIN,
    ...getStore(region).signIn,
    signIn: getUpstreams(region).signIn,
    report,
    log: (message) => writeLog('info', { requestId: getRequestId(getRequest()), message }),
    onLeftOut: getLeftOutReport(),
  }
}

// All are posted, so that secrets and tokens stay out of addresses and logs.

/** Starts a sign-in; null beyond the limit of sign-ins. */
export const startSignInFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region }))
  .handler(async ({ data }) => ((await checkLimit('sign-in')) ? null : startSignIn(getDeps(data.region))))

export const completeSignInFn = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      region,
      response: z.object({ state: token, code: token.optional(), error: token.optional() }),
      pending: z.object({ verifier: secret, state: secret, nonce: secret }).optional(),
    }),
  )
  .handler(async ({ data }): Promise<SignInOutcome> => {
    if (await checkLimit('sign-in')) return { ok: false, failure: 'too-many' }
    return completeSignIn(getDeps(data.region), data.response, data.pending)
  })

export const refreshTokensFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, refreshToken: token }))
  .handler(async ({ data }) => (await checkLimit('sign-in')) ?? refreshTokens(getDeps(data.region), data.refreshToken))

export const getSignOutUrlFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, idToken: token }))
  .handler(({ data }) => getSignOutUrl(getDeps(data.region), data.idToken))
