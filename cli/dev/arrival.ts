import { sendNodeResponse } from 'srvx/node'
import type { Plugin } from 'vite'
import { forwardArrival, isArrival } from '../backend/forward-arrival.ts'

/** A Vite plugin that forwards the arrival page to the simulated backend, as `spoke start --simulated` does. */
export const createArrivalPlugin = (backend: string): Plugin => ({
  name: 'spoke:arrival',
  configureServer(server) {
    server.middlewares.use((req, res, next) => {
      if (!isArrival(req.url)) return next()
      forwardArrival(backend, req)
        .then((response) => sendNodeResponse(res, response))
        .catch(next)
    })
  },
})
