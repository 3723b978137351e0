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
    posted?: unknown
  }
}

/** The POST handler of a page with a form. `shown` is only a type: what the page shows where the form is not accepted. */
type FormHandler<Shown> = {
  <Page>(call: { request: Request; next: () => Page }): Promise<Page | Response>
  shown?: Shown
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
  }): FormHandler<Posted<Name, Outcome>> =>
  async ({ request, next }) => {
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
 * What the page's own request has posted to this handler; null if the page was only opened, and in the browser. The cast is
 * safe for the handler of the same route, because nothing else stores a form in the request's context.
 */
export const readPosted = <Handler extends FormHandler<unknown>>(): NonNullable<Handler['shown']> | null =>
  (readFromContext() as NonNullable<Handler['shown']> | undefined) ?? null

const readFromContext = createIsomorphicFn()
  .server((): unknown => getRequestContext(getRequest()).posted)
  .client((): unknown => undefined)
