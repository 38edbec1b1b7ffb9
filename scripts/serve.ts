import './load-dotenv.ts'
import '#server/quick-imports.ts'
import { assertProduction } from '#server/assert-production.ts'
import { loadConfig } from '#server/config.ts'
import { announce } from './announce.ts'
import { needsSandbox } from './start-sandbox.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { stopWithLine } from './stop-with-line.ts'

/** The server without the sandbox, as production starts it and `npm run dev` restarts it. */
try {
  const config = loadConfig()
  assertProduction(config)
  const { start } = await import('#server/main.ts')
  const app = await start(config)
  stopOnSignal(() => app.close())
  console.log(announce(config, { sandbox: needsSandbox(config), seconds: process.uptime() }))
} catch (error) {
  stopWithLine(error)
}
