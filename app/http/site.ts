import type { AllowedOrigins } from './content-security-policy.ts'

/** What responses depend on beside their request. */
export type Site = {
  origins: AllowedOrigins
  isTls: boolean
  /** Whether pages are those of a build. Vite's development client would break under a content security policy. */
  isBuilt: boolean
}
