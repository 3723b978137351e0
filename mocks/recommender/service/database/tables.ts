import type { Kysely, Transaction } from 'kysely'

/** A saved fit. `fit` and `answers` are JSON, `updated_at` is an ISO 8601 time, `email_proven` is 1 or 0. */
type FitRow = {
  id: string
  customer_id: string | null
  email: string | null
  email_proven: number
  token: string | null
  fit: string
  method: string
  store_location: string
  answers: string | null
  status: string
  updated_at: string
}

/** The owner that a token is linked to; the email is proven. */
type TokenRow = { token: string; customer_id: string | null; email: string | null }

export type Tables = { fits: FitRow; tokens: TokenRow; schema_version: { version: number } }

/** An open database of saved fits. */
export type FitDatabase = { engine: 'sqlite' | 'postgres'; queries: Kysely<Tables> }

/** The queries of one transaction. */
export type FitTransaction = Transaction<Tables>
