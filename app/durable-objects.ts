// The classes of Durable Objects, which the Worker has to export (vite.config.ts).

export { LimitObject } from './http/limits/limit-object.ts'
export { PurgeObject } from './webhooks/purge-object.ts'
