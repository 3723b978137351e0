import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Mistake } from '../mistake.ts'

const run = promisify(execFile)
/** The published schema of Shopify alone is 275 kB. */
const MAX_BYTES = 64 * 1024 * 1024

/** Files as a commit holds them. */
export type Committed = {
  /** The commit's short name. */
  commit: string
  /** What it holds at a path from the project's folder; undefined where it has nothing. */
  read(path: string): Promise<string | undefined>
}

/** @param ref Whatever git understands: HEAD, a branch, a tag, a commit. One it does not is a mistake. */
export async function committedAt(ref: string, folder: string): Promise<Committed> {
  const commit = await git('rev-parse', '--short', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`).catch(
    (cause) => {
      throw new Mistake(`git knows no commit called "${ref}".`, { exitCode: 2, cause })
    },
  )
  const held = new Set((await git('ls-tree', '-r', '--name-only', commit.trim(), '--', 'contracts')).split('\n'))
  return {
    commit: commit.trim(),
    read: async (path) => (held.has(path) ? git('show', `${commit.trim()}:./${path}`) : undefined),
  }

  async function git(...args: string[]): Promise<string> {
    const { stdout } = await run('git', args, { cwd: folder, maxBuffer: MAX_BYTES })
    return stdout
  }
}
