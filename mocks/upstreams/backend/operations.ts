import { operations } from '#contracts/backend/generated/operations.ts'
import type { operations as Operations } from '#contracts/backend/generated/types.ts'
import { createRestUpstream } from '../rest-upstream.ts'
import type { UpstreamContext } from '../upstream.ts'

/** Creates the function that creates handlers of the backend API. */
export const createBackendUpstream = (context: UpstreamContext) =>
  createRestUpstream<Operations>('backend', operations, context)

/** Creates the handler of one operation of the backend API. */
export type BackendOperations = ReturnType<typeof createBackendUpstream>
