import { createTextResponse } from './plain-responses.ts'

const FORM_TYPES = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)\b/i

/** The posted form of a request. Throws a 415 or 400 response, which Start sends, if the body is no form. */
export async function readFormData(request: Request): Promise<FormData> {
  if (!FORM_TYPES.test(request.headers.get('content-type') ?? '')) throw createTextResponse(415, 'Expected a form.')
  try {
    return await request.formData()
  } catch (error) {
    // Other errors come from the connection or the size of the body.
    if (error instanceof TypeError) throw createTextResponse(400, 'The form is malformed.')
    throw error
  }
}

/** The JSON body of a request; undefined if it is malformed or longer than `maxLength` characters. */
export async function readBoundedJson(request: Request, maxLength: number): Promise<unknown> {
  const text = await request.text()
  if (text.length > maxLength) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
