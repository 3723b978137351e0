import { emailProblem } from '#app/forms/email.ts'
import { joinPath, splitPath } from '#app/region/rewrite.ts'
import { subscribe } from '../subscribe.server.ts'
import { subscribeDeps } from '../subscribe-deps.server.ts'

/**
 * POST /newsletter: the way that the footer's form goes while script is not there. Answers with the newsletter's page, as a
 * redirect, so that a reload repeats nothing; how it went goes along, the address does not.
 */
export async function answerNewsletterPost(request: Request): Promise<Response> {
  const { region } = splitPath(new URL(request.url).pathname)
  const email = String((await request.formData()).get('email') ?? '')
  const problem = emailProblem(email)
  const outcome = problem ? { ok: false } : await subscribe(subscribeDeps(region.code), email.trim(), 'Footer')
  const result = problem ? 'email' : outcome.ok ? 'joined' : 'failed'
  return new Response(null, {
    status: 303,
    headers: { location: `${joinPath(region, '/newsletter')}?result=${result}` },
  })
}
