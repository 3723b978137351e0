import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { report } from '#app/errors/report.ts'
import { MAX_EMAIL, validateEmail } from '#app/forms/email.ts'
import { checkLimit } from '#app/http/limits/check-limit.server.ts'
import { getUpstreams } from '#app/upstream/upstreams.server.ts'
import { getVisitor } from '#app/visitor/visitor.server.ts'
import { type ListedOption, toListedValue } from '#contracts/shop/option-lists.ts'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { claimFit, deleteToken, fetchFit, findFit, forgetFit, recommend, saveFit } from './fit.server.ts'
import { type FitAnswers, isFitAnswers } from './fit-answers.ts'
import { getFitDeps } from './fit-deps.server.ts'
import { type FetchOutcome, FIT_RESPONSES, type ForgetOutcome } from './fit-outcomes.ts'
import { sendFitResponse } from './response/fit-response.server.ts'
import { isComplete, type SavedFit } from './saved-fit.ts'

const region = z.enum(REGION_CODES)
const accessToken = z.string().min(1).max(8_000).optional()

const toValueSchema = (option: ListedOption) =>
  z
    .string()
    .refine((value) => toListedValue(option, value) === value, `no ${option}`)
    .optional()

/** A fit that can be saved: complete (FIT-08), with every value in its list (FIT-14). Server only. */
const fitToSaveSchema = z
  .strictObject({
    top: z.strictObject({
      size: toValueSchema('size'),
      chest: toValueSchema('chest'),
      cut: toValueSchema('cut'),
      length: toValueSchema('length'),
    }),
    bottom: z.strictObject({
      waist: toValueSchema('waist'),
      build: toValueSchema('build'),
      leg: toValueSchema('leg'),
      taper: toValueSchema('taper'),
    }),
  })
  .refine((fit: SavedFit) => isComplete(fit), 'the fit is not complete')

/** Answers of the Fit Finder, each accepted by its question. */
const fitAnswersSchema = z.custom<FitAnswers>(isFitAnswers, 'an answer that its question does not accept')

/** A valid email address. */
const emailSchema = z
  .string()
  .trim()
  .max(MAX_EMAIL)
  .refine((text) => validateEmail(text) === null, 'no email address')

/** The fit's server functions. All use POST, so that sizes and emails are in no URL and no log. */
export const recommendFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, answers: fitAnswersSchema }))
  .handler(({ data }) => recommend(getFitDeps(data.region), data.answers))

/**
 * Saves a fit at the service; rejects after a failure and returns a refusal beyond the limit. Browsers call `saveFit`
 * (save-fit.ts), which also stores the fit.
 */
export const saveFitFn = createServerFn({ method: 'POST' })
  .validator(
    z.object({
      region,
      fit: fitToSaveSchema,
      method: z.string().regex(/^[a-z_]{1,40}$/),
      answers: fitAnswersSchema.optional(),
      email: emailSchema.optional(),
      accessToken,
    }),
  )
  .handler(
    async ({ data: { region, ...save } }) =>
      (await checkLimit('fit-save', save.email)) ?? saveFit(getFitDeps(region), save),
  )

/** Reads the visitor's saved fit (customer init). `accessToken` is that of a signed-in customer. */
export const fetchFitFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, accessToken }))
  .handler(async ({ data }): Promise<FetchOutcome> => {
    if (await checkLimit('fit-lookup')) return { status: 'failed' }
    return fetchFit(getFitDeps(data.region), data.accessToken)
  })

export const findFitFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, email: emailSchema }))
  .handler(
    async ({ data }) => (await checkLimit('fit-mail', data.email)) ?? findFit(getFitDeps(data.region), data.email),
  )

export const claimFitFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, key: z.string().min(1).max(200) }))
  .handler(async ({ data }): Promise<FetchOutcome> => {
    if (await checkLimit('fit-key')) return { status: 'failed' }
    return claimFit(getFitDeps(data.region), data.key)
  })

export const forgetFitFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region, accessToken, typedEmail: emailSchema.optional() }))
  .handler(async ({ data: { region, ...forgetting } }): Promise<ForgetOutcome> => {
    if (await checkLimit('fit-lookup')) return { status: 'failed' }
    return forgetFit(getFitDeps(region), forgetting)
  })

/** On sign-out: removes the fit token of this browser; the account keeps the fit. */
export const forgetTokenFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region }))
  .handler(({ data }) => deleteToken(getFitDeps(data.region)))

/** Sends how a fit turned out to the backend. */
export const sendFitResponseFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region: z.enum(REGION_CODES), response: z.enum(FIT_RESPONSES) }))
  .handler(async ({ data: { region, response } }) => {
    const { backend } = getUpstreams(region)
    return (
      (await checkLimit('fit-response')) ??
      sendFitResponse({ backend, visitor: getVisitor(), store: region, report }, response)
    )
  })
