/** Writes one line of JSON to the server's log, as every line of it is: when, how grave, and what. */
export function writeLog(
  level: 'info' | 'warn' | 'error' | 'critical',
  fields: Readonly<Record<string, unknown>>,
): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, ...fields })
  if (level === 'info') console.info(line)
  else if (level === 'warn') console.warn(line)
  else console.error(line)
}
