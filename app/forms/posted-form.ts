import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { seeOther } from '#app/http/plain-responses.ts'
import { readFormData } from '#app/http/request-body.ts'
import { splitPath } from '#app/region/rewrite.ts'
import { getRequestContext } from '#app/request-context.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'

/** A form that was posted without script and rejected: the typed values by field, and the outcome. */
export type Posted<Name extends string, Outcome> = { typed: Record<Name, string>; outcome: Outcome }

declare module '#app/request-context.ts' {
  interface RequestContext {
    posted?: Posted<string, unknown>
  }
}

/**
 * Creates the POST handler of a page with a form. It calls `send`, the server function that the page's script uses. If
 * `getResult` returns a result, redirects to the page with `?result=`, so that a reload posts nothing again; otherwise
 * responds with the page, which shows the typed values, so that they are neither lost nor in an address.
 */
export const answerForm =
  <Name extends string, Outcome>(form: {
    fields: readonly Name[]
    send: (call: { data: { region: RegionCode; typed: Record<Name, string> } }) => Promise<Outcome>
    getResult: (outcome: Outcome) => string | null
  }) =>
  async <Page>({ request, next }: { request: Request; next: () => Page }): Promise<Page | Response> => {
    const { pathname } = new URL(request.url)
    const data = await readFormData(request)
    const values = form.fields.map((name) => [name, String(data.get(name) ?? '')])
    const typed: Record<Name, string> = Object.fromEntries(values)
    const outcome = await form.send({ data: { region: splitPath(pathname).region.code, typed } })
    const result = form.getResult(outcome)
    if (result !== null) return seeOther(`${pathname}?result=${result}`)
    getRequestContext(request).posted = { typed, outcome } satisfies Posted<Name, Outcome>
    return next()
  }

/**
 * The rejected form that the page's own request has posted; null in the browser, and if nothing was posted. The type
 * argument `Shown` is not checked: it names what `send` of the same route's POST handler returns, which alone stores a
 * form in the request's context.
 */
export const readOwnPosted = <Shown extends Posted<string, unknown>>(): Shown | null =>
  (readFromContext() as Shown | undefined) ?? null

const readFromContext = createIsomorphicFn()
  .server(() => getRequestContext(getRequest()).posted)
  .client(() => undefined)
