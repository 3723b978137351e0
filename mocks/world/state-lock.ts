import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { takePidLock } from './pid-lock.ts'

/** The right to write a state folder, held by one backend at a time. */
export type StateLock = { release(): void }

/** SQLITE_BUSY: another connection holds the lock. */
const BUSY = 5
/** Node 20 has no SQLite. */
const sqlite: typeof import('node:sqlite') | undefined = process.getBuiltinModule('node:sqlite')

/** Locks a state folder, and creates it on first use. Throws with the process that holds the lock when it is taken. */
export const lockStateFolder = (folder: string): StateLock =>
  sqlite ? lockByDatabase(folder, sqlite) : lockByPid(folder)

/** The operating system frees this lock when its process ends, crashes included. */
function lockByDatabase(folder: string, { DatabaseSync }: typeof import('node:sqlite')): StateLock {
  const file = join(folder, 'lock.sqlite')
  const database = withFolder(folder, file, () => new DatabaseSync(file))
  try {
    database.exec('BEGIN IMMEDIATE; CREATE TABLE IF NOT EXISTS holder (pid INTEGER); DELETE FROM holder')
    database.prepare('INSERT INTO holder VALUES (?)').run(process.pid)
    // The second transaction stays open and is the lock. Others can read the holder, which the first one committed.
    database.exec('COMMIT; BEGIN IMMEDIATE')
    return { release: () => database.close() }
  } catch (cause) {
    const error = isBusy(cause) ? createTakenError(folder, readHolder(database)) : createLockError(folder, file, cause)
    database.close()
    throw error
  }
}

function lockByPid(folder: string): StateLock {
  const file = join(folder, 'lock.pid')
  const holder = withFolder(folder, file, () => takePidLock(file))
  if (holder !== undefined) throw createTakenError(folder, holder)
  return { release: () => rmSync(file, { force: true }) }
}

/** Runs a step of locking once the folder exists. */
function withFolder<Result>(folder: string, file: string, step: () => Result): Result {
  try {
    mkdirSync(folder, { recursive: true })
    return step()
  } catch (cause) {
    throw createLockError(folder, file, cause)
  }
}

const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === BUSY

/** The process that holds the lock; undefined when it has not written its number yet. */
function readHolder(database: DatabaseSync): number | undefined {
  try {
    return Number(database.prepare('SELECT pid FROM holder').get()?.pid) || undefined
  } catch {
    return undefined
  }
}

/** The state folder cannot be used; `next` says what to do. */
class StateFolderError extends Error {
  readonly next: string

  constructor(message: string, next: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'StateFolderError'
    this.next = next
  }
}

const createTakenError = (folder: string, pid: number | undefined) =>
  new StateFolderError(
    `The state folder ${folder} is in use by another simulated backend (process ${pid ?? 'unknown'}).`,
    'Stop that one, or start this one on another port, without --state-dir: each port has a folder of its own.',
  )

const createLockError = (folder: string, file: string, cause: unknown) =>
  new StateFolderError(
    `The state folder ${folder} cannot be locked (${cause instanceof Error ? cause.message : cause}).`,
    `Make the folder writable, delete ${file} if it is damaged, or use another --state-dir.`,
    { cause },
  )
