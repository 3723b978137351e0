import { operations } from '#contracts/backend/generated/operations.ts'
import type { operations as Operations } from '#contracts/backend/generated/types.ts'
import { createRestUpstream } from '../rest-upstream.ts'
import type { UpstreamContext } from '../upstream.ts'

export const backendOperations = (context: UpstreamContext) =>
  createRestUpstream<Operations>('backend', operations, context)

/** Makes handlers of the backend API's operations. */
export type BackendOperations = ReturnType<typeof backendOperations>
