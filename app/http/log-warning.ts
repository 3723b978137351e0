/** Writes a warning to the log, as one line of JSON like all of the server's log. */
export const logWarning = (fields: Readonly<Record<string, unknown>>): void =>
  console.warn(JSON.stringify({ time: new Date().toISOString(), level: 'warn', ...fields }))
