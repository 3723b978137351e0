import type { Plugin } from 'vite'

/** A Vite plugin that lets requests wait until what the shop's pages need is ready: the backend with its scenarios. */
export const createHoldPlugin = (ready: Promise<unknown>): Plugin => ({
  name: 'spoke:hold-requests',
  configureServer(server) {
    server.middlewares.use((_req, _res, next) => {
      ready.then(() => next(), next)
    })
  },
})
