import { createServer } from 'vite'

/** Writes app/routeTree.gen.ts from the files of app/routes, as the start of the development server does. */
const server = await createServer({ server: { middlewareMode: true, ws: false, watch: null }, logLevel: 'error' })
await server.close()
process.exit()
