import { onEndOfNpm } from './end-with-npm.ts'
import { createProcessTerminal, createStopReason, type Terminal } from './terminal/terminal.ts'

/** Runs the command line of this process, stops it on signals, and sets its exit code. */
export async function runProcess(run: (args: readonly string[], terminal: Terminal) => Promise<number>): Promise<void> {
  const stopping = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // The first signal stops gracefully, the second at once; child processes end with this one.
      if (stopping.signal.aborted) process.exit(130)
      // A closed terminal sends SIGHUP.
      stopping.abort(createStopReason(signal === 'SIGINT' ? 'SIGINT' : 'SIGTERM'))
    })
  }

  const endWithStarter = () => stopping.abort(createStopReason('SIGTERM'))
  onEndOfNpm(endWithStarter)
  // spoke.mjs, which starts this on the project's own Node, has been killed
  process.on('disconnect', endWithStarter)
  process.channel?.unref()

  // writes to stdout handle their own failures and nobody can read of one on stderr, but without a listener either would
  // end the process
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})

  process.exitCode = await run(process.argv.slice(2), createProcessTerminal(stopping.signal))
  // After a signal everything is closed, and idle connections to upstreams must not delay the end.
  if (stopping.signal.aborted) process.exit()
}
