import { cartDeps } from '#app/cart/cart-deps.server.ts'
import { changeFromForm } from '#app/cart/cart-form.server.ts'
import { joinPath, splitPath } from '#app/region/rewrite.ts'
import { upstreams } from '#app/upstream/upstreams.server.ts'
import { addFromForm } from './add-form.server.ts'
import { readProduct } from './product.server.ts'

/**
 * POST /cart: the way that forms of products and of cart lines go while script is not there. Answers with the cart's page,
 * as a redirect, so that a reload repeats nothing; what there is to say goes along as a catalogue code.
 */
export async function answerCartPost(request: Request): Promise<Response> {
  const { region } = splitPath(new URL(request.url).pathname)
  const deps = cartDeps(region.code)
  const form = await request.formData()
  const outcome = form.has('product')
    ? await addFromForm(deps, (handle) => readProduct(upstreams(region.code).backend, region.code, handle), form)
    : await changeFromForm(deps, form)
  const said = outcome.ok ? outcome.notice : outcome.failure
  const problem = said ? `?problem=${encodeURIComponent(said)}` : ''
  return new Response(null, { status: 303, headers: { location: joinPath(region, '/cart') + problem } })
}
