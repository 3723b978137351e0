/** The cookies of a browser that visits one service only. */
export function createCookieJar() {
  const cookies = new Map<string, string>()
  return {
    cookies,
    /** The Cookie header of the next request. */
    toHeader: () => [...cookies].map((pair) => pair.join('=')).join('; '),
    keep(response: Response): void {
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = '', maxAge] = /^([^=]+)=([^;]*);.*Max-Age=(\d+)/.exec(line) ?? []
        if (maxAge === '0') cookies.delete(name)
        else cookies.set(name, value)
      }
    },
  }
}
