/** A path on this site, for redirects; anything that a browser could take for another site is '/'. */
export function ownPath(asked: unknown): string {
  return typeof asked === 'string' && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(asked) ? asked : '/'
}
