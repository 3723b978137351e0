import { execFile } from 'node:child_process'

/** The interval in which a process checks that its parent is still running. */
const LOOK_MS = 500

/**
 * Calls back when npx or `npm run`, which started this process, has ended without telling it: npm does not pass every
 * signal on, and what it started would go on and hold its ports.
 */
export function onEndOfNpm(end: () => void): void {
  if (process.env.npm_command === undefined) return
  const { ppid } = process
  let npm = ppid
  const timer = setInterval(() => {
    if (process.ppid === ppid && isRunning(npm)) return
    clearInterval(timer)
    end()
  }, LOOK_MS)
  timer.unref()
  // npm starts commands in a shell, which outlives it; short commands end before the first check
  setTimeout(() => findNpm(ppid, (pid) => (npm = pid)), LOOK_MS).unref()
}

/** Finds the npm above a process, and leaves it out where there is none or no `ps` that lists all processes. */
function findNpm(pid: number, onFound: (npm: number) => void): void {
  execFile('ps', ['-A', '-o', 'pid=,ppid=,args='], (error, text) => {
    if (error) return
    const rows = [...text.matchAll(/^ *(\d+) +(\d+) (.*)$/gm)].map(([, own, parent, args = '']) => ({
      own,
      parent,
      args,
    }))
    const parents = new Map(rows.map(({ own, ...row }) => [Number(own), row]))
    for (let at = pid; at > 1; at = Number(parents.get(at)?.parent ?? 0))
      if (/^(\S*node\S* )?(\S*\/)?np[mx](-cli\.js)?( |$)/.test(parents.get(at)?.args ?? '')) return onFound(at)
  })
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
