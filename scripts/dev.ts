import './load-dotenv.ts'
import { spawn } from 'node:child_process'
import { pathToFileURL } from 'node:url'
import { assertProduction } from '#server/assert-production.ts'
import { loadConfig } from '#server/config.ts'
import { claimPort } from './claim-ports.ts'
import { root } from './run-command.ts'
import { needsSandbox, startSandbox } from './start-sandbox.ts'
import { stopOnSignal } from './stop-on-signal.ts'
import { stopWithLine } from './stop-with-line.ts'

/** `npm run dev`: like `npm start`, with hot reload of the web (Vite inside the server) and a restart of the server after a change of its code. */
const WATCHED = ['server', 'domain', 'contract', 'integrations']

try {
  process.env.NODE_ENV = 'development'
  const config = loadConfig()
  assertProduction(config)
  await claimPort(config.PORT, config.HOST, 'PORT')
  const suppliers = needsSandbox(config) ? await startSandbox(config, { watch: true }) : null
  const args = [
    '--conditions=development',
    ...WATCHED.map((folder) => `--watch-path=${folder}`),
    '--watch-preserve-output',
    '--import',
    pathToFileURL(`${root}scripts/end-with-parent.ts`).href,
    'scripts/serve.ts',
  ]
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] })
  server.once('exit', (code) => process.exit(code ?? 1))
  process.once('exit', () => server.kill())
  stopOnSignal(async () => {
    const ended = new Promise((done) => server.removeAllListeners('exit').once('exit', done))
    server.kill('SIGTERM')
    await ended
    await suppliers?.stop()
  })
} catch (error) {
  stopWithLine(error)
}
