import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { REGION_CODES } from '#contracts/shop/regions.ts'
import { getAnswersDeps } from '../answers.server.ts'
import { unsubscribe } from './unsubscribe.server.ts'
import { UNSUBSCRIBE } from './unsubscribe.ts'

// without a length: the server refuses bodies over 1 MB, and the form says what is too long
const answers = z.partialRecord(z.enum(UNSUBSCRIBE.map(({ name }) => name)), z.string())

/** Stops the printed catalogue. */
export const unsubscribeFn = createServerFn({ method: 'POST' })
  .validator(z.object({ region: z.enum(REGION_CODES), answers }))
  .handler(({ data }) => unsubscribe(getAnswersDeps(data.region, 'unsubscribe'), data.answers))
