import { readFormData } from '#app/http/form-data.ts'
import { seeOther } from '#app/http/redirects.ts'
import { joinPath, splitPath } from '#app/region/rewrite.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'
import type { AnswersOutcome, PostedAnswers } from './answers-outcome.ts'
import { type Answers, mapQuestions, type Question } from './questions.ts'

/**
 * Creates the handling of a form that is posted without script. A success redirects to the form's page, so that a reload
 * repeats nothing. Otherwise `handle` returns null and the page itself is the response, with what was typed, so that
 * nothing is lost and no answer stands in a URL.
 */
export function createAnswersPost<Name extends string>(
  path: string,
  questions: readonly Question<Name>[],
  send: (store: RegionCode, typed: Answers<Name>) => Promise<AnswersOutcome<Name>>,
) {
  const postedAnswers = new WeakMap<Request, PostedAnswers<Name>>()

  async function handle(request: Request): Promise<Response | null> {
    const { region } = splitPath(new URL(request.url).pathname)
    const form = await readFormData(request)
    const typed = mapQuestions(questions, ({ name }) => String(form.get(name) ?? ''))
    const outcome = await send(region.code, typed)
    if (outcome.status === 'sent') return seeOther(`${joinPath(region, path)}?result=sent`)
    postedAnswers.set(request, { typed, outcome })
    return null
  }

  return {
    handle,
    /** The answers that a request has posted in vain. */
    getPosted: (request: Request): PostedAnswers<Name> | null => postedAnswers.get(request) ?? null,
  }
}
