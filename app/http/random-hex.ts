/** As many random bytes as hexadecimal characters, also where the page has no TLS and so no `randomUUID`. */
export const createRandomHex = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
