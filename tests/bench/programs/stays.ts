import { buildSandbox } from '#sandbox/app.ts'
import { announce } from './announce.ts'

/** Suppliers of stays: those of the sandbox. Pages show many properties; no measure counts their searches. */
const sandbox = await buildSandbox({ dir: ':memory:', seed: 'tradewind', latency: 0 })
announce(await sandbox.listen(), () => sandbox.close())
