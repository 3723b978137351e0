import { z } from 'zod'
import { agentCall, agentCheckout } from './agents.ts'
import { carrierTrouble } from './carrier-troubles.ts'
import { cartRecord } from './carts.ts'
import { competingSale } from './competing-sales.ts'
import { customerRecord } from './customers.ts'
import { reviewVote, surveyRecord, visitRecord } from './feedback.ts'
import { fitKeyRecord, fitRecord, fitTokenRecord } from './fits.ts'
import { giftCardRecord } from './gift-cards.ts'
import { stockRequestRecord, subscriptionRecord, unsubscriptionRecord } from './mailing.ts'
import { mailRecord } from './mails.ts'
import { orderRecord } from './orders.ts'
import { returnRecord } from './returns.ts'
import { browserSessionRecord, signInClientRecord, signInRecord } from './sign-ins.ts'
import { storeSettings } from './store-settings.ts'

/**
 * All records of a world, by kind; apart from collections.ts, because clients read them without @msw/data. Every record has an
 * `id`, because @msw/data has no keys.
 */
export const worldRecords = z.object({
  carts: z.array(cartRecord),
  orders: z.array(orderRecord),
  customers: z.array(customerRecord),
  fits: z.array(fitRecord),
  fitTokens: z.array(fitTokenRecord).default([]),
  fitKeys: z.array(fitKeyRecord).default([]),
  subscriptions: z.array(subscriptionRecord),
  unsubscriptions: z.array(unsubscriptionRecord),
  stockRequests: z.array(stockRequestRecord),
  visits: z.array(visitRecord),
  surveys: z.array(surveyRecord),
  returns: z.array(returnRecord),
  giftCards: z.array(giftCardRecord).default([]),
  carrierTroubles: z.array(carrierTrouble).default([]),
  competingSales: z.array(competingSale).default([]),
  reviewVotes: z.array(reviewVote).default([]),
  storeSettings: z.array(storeSettings).default([]),
  signIns: z.array(signInRecord).default([]),
  browserSessions: z.array(browserSessionRecord).default([]),
  signInClients: z.array(signInClientRecord).default([]),
  outbox: z.array(mailRecord).default([]),
  agentCheckouts: z.array(agentCheckout).default([]),
  agentCalls: z.array(agentCall).default([]),
})
/** Lists of records, by kind. */
export type WorldRecords = z.output<typeof worldRecords>

/** The collections of a world, to be read only. */
type ReadableCollections = { [Kind in keyof WorldRecords]: { all(): WorldRecords[Kind] } }

/** Every record of a world, by kind. */
export function getRecords(world: ReadableCollections): WorldRecords {
  return {
    carts: world.carts.all(),
    orders: world.orders.all(),
    customers: world.customers.all(),
    fits: world.fits.all(),
    fitTokens: world.fitTokens.all(),
    fitKeys: world.fitKeys.all(),
    subscriptions: world.subscriptions.all(),
    unsubscriptions: world.unsubscriptions.all(),
    stockRequests: world.stockRequests.all(),
    visits: world.visits.all(),
    surveys: world.surveys.all(),
    returns: world.returns.all(),
    giftCards: world.giftCards.all(),
    carrierTroubles: world.carrierTroubles.all(),
    competingSales: world.competingSales.all(),
    reviewVotes: world.reviewVotes.all(),
    storeSettings: world.storeSettings.all(),
    signIns: world.signIns.all(),
    browserSessions: world.browserSessions.all(),
    signInClients: world.signInClients.all(),
    outbox: world.outbox.all(),
    agentCheckouts: world.agentCheckouts.all(),
    agentCalls: world.agentCalls.all(),
  }
}
