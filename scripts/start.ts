import './load-dotenv.ts'
import '#server/quick-imports.ts'
import { assertProduction } from '#server/assert-production.ts'
import { loadConfig } from '#server/config.ts'
import { announce } from './announce.ts'
import { buildWeb } from './bundle/build-web.ts'
import { claimPort } from './claim-ports.ts'
import { needsSandbox, startSandbox } from './start-sandbox.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { stopWithLine } from './stop-with-line.ts'

/** `npm start`: the whole product on this machine, with the sandbox for suppliers without a configured address. */
try {
  const config = loadConfig()
  assertProduction(config)
  const sandbox = needsSandbox(config)
  await claimPort(config.PORT, config.HOST, 'PORT')
  if (sandbox) await claimPort(Number(new URL(config.sandboxUrl).port), '127.0.0.1', 'SANDBOX_PORT')
  // A rejection is handled below, where it is awaited.
  const sandboxReady = sandbox ? startSandbox(config) : Promise.resolve(null)
  sandboxReady.catch(() => undefined)
  if (!(await buildWeb())) throw new Error('The web bundle could not be built.')
  const { start } = await import('#server/main.ts')
  const [suppliers, app] = await Promise.all([sandboxReady, start(config, { suppliers: sandboxReady })])
  stopOnSignal(async () => {
    await app.close()
    await suppliers?.stop()
  })
  console.log(announce(config, { sandbox, seconds: process.uptime() }))
} catch (error) {
  stopWithLine(error)
}
