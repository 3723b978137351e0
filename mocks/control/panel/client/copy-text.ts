/** Copies a text; returns the message to show. Rejects where the browser does not let a frame of another origin copy. */
export async function copyText(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text)
    return 'Copied.'
  } catch {
    throw new Error('The browser does not let this frame copy. Open the panel in its own tab.')
  }
}
