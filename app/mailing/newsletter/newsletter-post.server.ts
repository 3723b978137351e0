import { MAX_EMAIL, validateEmail } from '#app/forms/email.ts'
import { seeOther } from '#app/http/plain-responses.ts'
import { readFormData } from '#app/http/request-body.ts'
import { joinPath, splitPath } from '#app/region/rewrite.ts'
import { getRequestContext } from '#app/request-context.ts'
import { hideNewsletterPrompt } from '#app/visitor/cookies.ts'
import { getVisitor } from '#app/visitor/visitor.server.ts'
import { changeSubscription, getSubscriptionDeps, toFormOutcome } from '../marketing-subscription.server.ts'

/** Why an email address could not be signed up. */
export type NewsletterProblem = {
  failure: 'common.email.incorrect-format' | 'mailing.subscribe-failed' | 'limit.reached'
  retryAfterS?: number
}

/** The values of a sign-up form that was posted without script and rejected. */
export type PostedNewsletter = { email: string; problem: NewsletterProblem }

declare module '#app/request-context.ts' {
  interface RequestContext {
    postedNewsletter?: PostedNewsletter
  }
}

/** The rejected sign-up form of a request, if it posted one. */
export const getPostedNewsletter = (request: Request): PostedNewsletter | undefined =>
  getRequestContext(request).postedNewsletter

/**
 * Handles POST /newsletter, the sign-up form without script. A success redirects to the newsletter's page; a rejected form
 * resolves to null, and the page renders it again.
 */
export async function handleNewsletterPost(request: Request): Promise<Response | null> {
  const { region } = splitPath(new URL(request.url).pathname)
  const email = String((await readFormData(request)).get('email') ?? '').trim()
  const problem = await signUp()
  if (!problem) {
    getVisitor().setCookie(hideNewsletterPrompt, 'true')
    return seeOther(`${joinPath(region, '/newsletter')}?result=joined`)
  }
  getRequestContext(request).postedNewsletter = { email: email.slice(0, MAX_EMAIL), problem }
  return null

  async function signUp(): Promise<NewsletterProblem | null> {
    if (validateEmail(email)) return { failure: 'common.email.incorrect-format' }
    const subscription = { method: 'subscribe', email, source: 'Footer', includedChannels: ['email'] } as const
    const outcome = await toFormOutcome(changeSubscription(getSubscriptionDeps(region.code), subscription))
    return outcome.ok ? null : outcome
  }
}
