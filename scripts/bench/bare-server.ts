import { createServer } from 'node:http'

/** The upper limit of Node's speed: sends the response of one URL from memory. `node bare-server.ts <port> <url>` */
const [port, url = ''] = process.argv.slice(2)
const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
const body = Buffer.from(await response.arrayBuffer())
const headers: string[] = []
for (const [name, value] of response.headers) {
  if (!['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length'].includes(name))
    headers.push(name, value)
}
headers.push('content-length', String(body.length))

createServer((_req, res) => {
  res.writeHead(200, headers)
  res.end(body)
}).listen(Number(port))
