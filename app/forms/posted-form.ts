import { createIsomorphicFn } from '@tanstack/react-start'
import { getRequest } from '@tanstack/react-start/server'
import { seeOther } from '#app/http/plain-responses.ts'
import { readFormData } from '#app/http/request-body.ts'
import { splitPath } from '#app/region/rewrite.ts'
import { getRequestContext } from '#app/request-context.ts'
import type { RegionCode } from '#contracts/shop/regions.ts'

/** A form that was posted without script and not accepted: what was typed, by field, and what the server says of it. */
export type Posted<Name extends string, Outcome> = { typed: Record<Name, string>; outcome: Outcome }

declare module '#app/request-context.ts' {
  interface RequestContext {
    posted?: Posted<string, unknown>
  }
}

/**
 * Creates the POST handler of a page with a form: it calls the server function that the page's script calls (`send`). If
 * `getResult` names a result, a redirect to the page says so, so that a reload sends nothing again; otherwise the page itself is
 * the response and shows what was typed, so that nothing is lost or in an address.
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
 * What the page's own request has posted; null if the page was only opened, and in the browser. `Shown` is not checked: only
 * the POST handler of the same route stores a form in the request's context, so it names what that handler's `send` returns.
 */
export const readOwnPosted = <Shown extends Posted<string, unknown>>(): Shown | null =>
  (readFromContext() as Shown | undefined) ?? null

const readFromContext = createIsomorphicFn()
  .server(() => getRequestContext(getRequest()).posted)
  .client(() => undefined)
