/** Standard output, as far as a log uses it. Its writes fail one by one: unlike other streams it stays open after a failure. */
type Output = {
  writableLength: number
  write(text: string, onWritten: (error?: NodeJS.ErrnoException | null) => void): unknown
}

/** The most that waits for a slow reader, in characters: the memory of a server is for its visitors. */
const MAX_WAITING = 8 * 1024 * 1024

/**
 * Creates a writer of a server's log. What cannot be written is lost, since a full disk or a reader that left must not end a
 * server; `warn` says once that it begins, and once that it ends.
 */
export function createLogWriter(stream: Output, warn: (text: string) => void): (text: string) => void {
  let isLosing = false

  function onWritten(error?: NodeJS.ErrnoException | null) {
    if (isLosing === !!error) return
    isLosing = !!error
    warn(
      error
        ? `The log cannot be written (${error.code ?? error.message}). The server goes on without it; free the disk, or start its reader again.`
        : 'The log is written again.',
    )
  }

  return (text) => {
    if (stream.writableLength > MAX_WAITING) onWritten(new Error('its reader is too slow'))
    else stream.write(text, onWritten)
  }
}
