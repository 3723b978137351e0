import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { UsageError } from '../usage-error.ts'

const run = promisify(execFile)
/** The largest file that git may print; Shopify's schema has 275 kB. */
const MAX_BYTES = 64 * 1024 * 1024

/** The files of a commit. */
export type CommittedFiles = {
  /** The short hash. */
  commit: string
  /** The content of a file, by its path in the project; undefined when the commit does not have it. */
  read(path: string): Promise<string | undefined>
}

/** The files of a commit, branch or tag. Throws a UsageError for a ref that git does not know. */
export async function readCommit(ref: string, folder: string): Promise<CommittedFiles> {
  const hash = await git('rev-parse', '--short', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).catch(
    (cause) => {
      throw new UsageError(`git knows no commit, branch or tag called "${ref}".`, { exitCode: 2, cause })
    },
  )
  const commit = hash.trim()
  const paths = new Set((await git('ls-tree', '-r', '--name-only', commit, '--', 'contracts')).split('\n'))
  return { commit, read: async (path) => (paths.has(path) ? git('show', `${commit}:./${path}`) : undefined) }

  async function git(...args: string[]): Promise<string> {
    const { stdout } = await run('git', args, { cwd: folder, maxBuffer: MAX_BYTES })
    return stdout
  }
}
