/**
 * The address of a server function by name, for `page.route` and its like. A build has the name in it; `spoke dev` has
 * Base64 of the file and the name, which has three forms by the bytes before it.
 */
export function getServerFunction(name: string) {
  const encoded = [0, 1, 2].map((before) => {
    const bytes = Buffer.from(`${' '.repeat(before)}"${name}_createServerFn_handler"`)
    // the characters at both ends hold bits of what stands around it
    return bytes.toString('base64url').slice(before === 0 ? 0 : before + 1, -2)
  })
  return new RegExp(`/_serverFn/(${name}($|\\?)|.*(${encoded.join('|')}))`)
}
