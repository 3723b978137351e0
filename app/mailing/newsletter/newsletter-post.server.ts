import { validateEmail } from '#app/forms/email.ts'
import { seeOther } from '#app/http/redirects.ts'
import { joinPath, splitPath } from '#app/region/rewrite.ts'
import { subscribe } from '../subscribe.server.ts'
import { getSubscribeDeps } from '../subscribe-deps.server.ts'
import type { NewsletterResult } from './newsletter-result.ts'

/**
 * Handles POST /newsletter, the sign-up form without script. Redirects to the newsletter's page with the result and
 * without the email address, so that a reload repeats nothing.
 */
export async function handleNewsletterPost(request: Request): Promise<Response> {
  const { region } = splitPath(new URL(request.url).pathname)
  const email = String((await request.formData()).get('email') ?? '')
  return seeOther(`${joinPath(region, '/newsletter')}?result=${await getResult()}`)

  async function getResult(): Promise<NewsletterResult> {
    if (validateEmail(email)) return 'email'
    const outcome = await subscribe(getSubscribeDeps(region.code), email.trim(), 'Footer')
    return outcome.ok ? 'joined' : 'failed'
  }
}
