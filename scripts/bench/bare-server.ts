import { createServer } from 'node:http'

/** What Node can do at most: sends the answer of one address from memory. `node bare-server.ts <port> <address>` */
const [port, address = ''] = process.argv.slice(2)
const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
const body = Buffer.from(await response.arrayBuffer())
const head: string[] = []
for (const [name, value] of response.headers) {
  if (!['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length'].includes(name))
    head.push(name, value)
}
head.push('content-length', String(body.length))

createServer((_req, res) => {
  res.writeHead(200, head)
  res.end(body)
}).listen(Number(port))
