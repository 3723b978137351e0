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
