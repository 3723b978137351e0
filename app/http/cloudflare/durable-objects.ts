// The classes of Durable Objects, which the Worker has to export (vite.config.ts).
export { PurgeObject } from '../../webhooks/purge-object.ts'
export { LimitObject } from '../limits/limit-object.ts'
