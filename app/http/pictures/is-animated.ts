/** The first bytes of a picture that say whether it moves: those of a GIF come after its colours, up to 768 bytes. */
const HEADER_BYTES = 1_024

/**
 * Whether a picture moves, by its first bytes: an animated GIF, PNG, WebP or AVIF. Such a picture could flash, and nothing
 * would stop it (WCAG 2.2.2, 2.3.1).
 */
export function isAnimated(start: Uint8Array): boolean {
  const header = String.fromCharCode(...start.subarray(0, HEADER_BYTES))
  if (header.startsWith('GIF8')) return header.includes('NETSCAPE2.0')
  if (header.startsWith('\x89PNG')) return header.includes('acTL')
  if (header.startsWith('RIFF')) return header.startsWith('WEBPVP8X', 8) && (header.charCodeAt(20) & 2) !== 0
  return header.startsWith('ftypavis', 4)
}
