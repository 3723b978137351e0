import { parseSavedFit } from '#app/fit/saved-fit.ts'
import { readFormData } from '#app/http/form-data.ts'
import { splitPath } from '#app/region/rewrite.ts'
import { getRequestContext } from '#app/request-context.ts'
import { fitResponse, savedFit } from '#app/visitor/cookies.ts'
import { getVisitor } from '#app/visitor/visitor.server.ts'
import { answerReturnForm } from './answer-return-form.server.ts'
import { parseFitResponse } from './known-fit.ts'
import { getReturnsDeps } from './returns-deps.server.ts'
import type { ReturnState } from './returns-machine.ts'

declare module '#app/request-context.ts' {
  interface RequestContext {
    postedReturn?: ReturnState
  }
}

/** POST /returns, a step of a return without script. The page itself is the response, so that no answer stands in a URL. */
export const returnsPost = {
  async handle(request: Request): Promise<void> {
    const { region } = splitPath(new URL(request.url).pathname)
    const visitor = getVisitor()
    const known = {
      fit: parseSavedFit(visitor.getCookie(savedFit)),
      response: parseFitResponse(visitor.getCookie(fitResponse)),
    }
    const form = await readFormData(request)
    getRequestContext(request).postedReturn = await answerReturnForm(getReturnsDeps(region.code), form, known)
  },
  /** The return that a request has posted. */
  getPosted: (request: Request): ReturnState | null => getRequestContext(request).postedReturn ?? null,
}
