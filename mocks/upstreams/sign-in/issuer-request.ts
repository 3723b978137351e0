/**
 * The request below its issuer for one at the root of the host: RFC 8414, 3.1 puts the path of an issuer behind the path of
 * its metadata, as in `/.well-known/oauth-authorization-server/sign-in/gb`. Any other request is returned as it is.
 */
export function toIssuerRequest(request: Request): Request {
  const url = new URL(request.url)
  const [, document, issuerPath] =
    /^\/\.well-known\/(oauth-authorization-server|openid-configuration)(\/.+)$/.exec(url.pathname) ?? []
  if (!document || !issuerPath) return request
  url.pathname = `${issuerPath}/.well-known/${document}`
  return new Request(url, request)
}
