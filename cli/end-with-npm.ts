/** How often a process looks whether what started it is still there. */
const LOOK_MS = 500

/**
 * Calls back when npx or `npm run`, which started this process, has ended without telling it: npm does not pass every
 * signal on, and what it started would go on and hold its ports.
 */
export function onEndOfNpm(end: () => void): void {
  if (process.env.npm_command === undefined) return
  const { ppid } = process
  const timer = setInterval(() => {
    if (process.ppid === ppid) return
    clearInterval(timer)
    end()
  }, LOOK_MS)
  timer.unref()
}
