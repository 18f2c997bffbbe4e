// The real server, alone in a program of its own on a database that is there already; killed by kill-server.ts.
import { readConfig } from '../../src/config.ts'
import { startServer } from '../../src/server.ts'

const config = readConfig()
await startServer({
  ...config,
  databaseUrl: config.databaseUrl ?? '',
  sessionSecret: config.sessionSecret ?? '',
})
console.log('serving')
