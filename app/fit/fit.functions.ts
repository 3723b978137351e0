import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { REGION_CODES } from '#contracts/regions.ts'
import { claimFit, fetchFit, findFit, forgetFit, forgetToken, recommend, saveFit } from './fit.server.ts'
import { fitDeps } from './fit-deps.server.ts'
import { emailAddress, fitAnswers, fitToSave } from './fit-schema.ts'

const region = z.enum(REGION_CODES)
const accessToken = z.string().min(1).max(8_000).optional()

/**
 * The doors from the browser to the fit service. All are posted, so that what they carry is in no address and no log; the
 * service's key stays behind them.
 */
export const recommendFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, answers: fitAnswers }))
  .handler(({ data }) => recommend(fitDeps(data.region), data.answers))

/** Rejects where the fit was not saved. Browsers use `saveFit` (save-fit.ts), which keeps the fit as well. */
export const saveFitFn = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      region,
      fit: fitToSave,
      method: z.string().regex(/^[a-z_]{1,40}$/),
      answers: fitAnswers.optional(),
      email: emailAddress.optional(),
    }),
  )
  .handler(({ data: { region, ...save } }) => saveFit(fitDeps(region), save))

/** Customer init. `accessToken` is the customer's, who is signed in. */
export const fetchFitFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, accessToken }))
  .handler(({ data }) => fetchFit(fitDeps(data.region), data.accessToken))

export const findFitFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, email: emailAddress }))
  .handler(({ data }) => findFit(fitDeps(data.region), data.email))

export const claimFitFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, key: z.string().min(1).max(200) }))
  .handler(({ data }) => claimFit(fitDeps(data.region), data.key))

export const forgetFitFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region }))
  .handler(({ data }) => forgetFit(fitDeps(data.region)))

/** For who signs out: the device forgets whose fit it knew, the account keeps it. */
export const forgetTokenFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region }))
  .handler(({ data }) => forgetToken(fitDeps(data.region)))
