import { buildSandbox } from './app.ts'

const { env } = process
const productPort = Number(env.PORT || 3000)
const port = Number(env.SANDBOX_PORT || productPort + 1)

const sandbox = await buildSandbox({
  dir: env.SANDBOX_DIR || `${env.DATA_DIR || '.data'}/sandbox`,
  seed: env.SANDBOX_SEED || 'tradewind',
  latency: Number(env.SANDBOX_LATENCY || 1),
  host: env.SANDBOX_HOST || '127.0.0.1',
  publicUrl: env.SANDBOX_URL || undefined,
  webhookUrls: { paystack: env.SANDBOX_PAYSTACK_WEBHOOK_URL || `http://localhost:${productPort}/api/webhooks/paystack` },
})

const stop = () => {
  sandbox.close().then(
    () => process.exit(0),
    (error) => {
      console.error(error)
      process.exit(1)
    },
  )
}
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

console.log(`Sandbox suppliers at ${await sandbox.listen(port)}`)
