import { DatabaseError } from '#mocks/recommender/service/database/database-error.ts'
import { UsageError } from '../usage-error.ts'

/** The failure of a database as a UsageError; others as they are. */
export const toDatabaseUsageError = (error: unknown) =>
  error instanceof DatabaseError ? new UsageError(error.message, { next: error.next, cause: error }) : error
