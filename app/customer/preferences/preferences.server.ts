import type { report } from '#app/errors/report.ts'
import type { Phone } from '#app/forms/phone/phone.functions.ts'
import {
  changeSubscription,
  type MarketingSubscription,
  type SubscriptionDeps,
  type SubscriptionOutcome,
  toFormOutcome,
} from '#app/mailing/marketing-subscription.server.ts'
import type { CustomerAccountClient } from '#contracts/customer-account/client.ts'
import type { RequestedPreferences } from '../customer.ts'

type PreferencesDeps = {
  openAccount(accessToken: string): Promise<Pick<CustomerAccountClient, 'customer'>>
  subscription: SubscriptionDeps
  report: typeof report
}

/** 'changed': the outcome of each requested channel. 'failed': nothing was changed. */
export type PreferencesOutcome =
  | { status: 'changed'; email?: SubscriptionOutcome; sms?: SubscriptionOutcome }
  | { status: 'token-expired' }
  | { status: 'failed' }

const SOURCE = 'Account'

/**
 * Changes the marketing subscriptions of a token's customer (ANA-05), one channel after the other, so that each has its own
 * outcome. Address and number come from the account, so that nobody can change the subscription of another person.
 */
export async function changePreferences(
  deps: PreferencesDeps,
  accessToken: string,
  { email, sms, phone }: RequestedPreferences,
): Promise<PreferencesOutcome> {
  const customer = await readCustomer(deps, accessToken)
  if (customer === 'failed') return { status: 'failed' }
  if (!customer) return { status: 'token-expired' }
  const customerId = customer.id.slice(customer.id.lastIndexOf('/') + 1)
  const change = (subscription: Omit<MarketingSubscription, 'source'>) =>
    toFormOutcome(changeSubscription({ ...deps.subscription, customerId }, { ...subscription, source: SOURCE }))

  const address = customer.emailAddress?.emailAddress
  const number = getNumber(customer.phoneNumber?.phoneNumber, phone)
  return {
    status: 'changed',
    ...(email !== undefined && {
      email: address
        ? await change({ method: toMethod(email), email: address, includedChannels: ['email'] })
        : NOT_CHANGED,
    }),
    ...(sms !== undefined && {
      sms: number ? await change({ method: toMethod(sms), ...number, includedChannels: ['sms'] }) : NOT_CHANGED,
    }),
  }
}

/** The outcome for an account without an address, or without a number if none was typed. */
const NOT_CHANGED = { ok: false, failure: 'mailing.subscribe-failed' } as const

const toMethod = (isRequested: boolean) => (isRequested ? 'subscribe' : 'unsubscribe')

function getNumber(own: string | undefined, typed: Phone | undefined) {
  if (own) return { phoneNumber: own }
  return typed && { phoneNumber: typed.number, phoneCountryCode: typed.countryCode }
}

async function readCustomer({ openAccount, report }: PreferencesDeps, accessToken: string) {
  try {
    return await (await openAccount(accessToken)).customer()
  } catch (cause) {
    report('customer.read-failed', cause)
    return 'failed'
  }
}
