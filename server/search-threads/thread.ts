import { AsyncLocalStorage } from 'node:async_hooks'
import { type MessagePort, workerData } from 'node:worker_threads'
import type { FrozenRate } from '#domain/money/pricing.ts'
import type { SoldProduct } from '#domain/product-types.ts'
import { createSuppliers } from '#integrations/suppliers.ts'
import { searchSessions } from '#products/server/search-sessions.ts'
import { createCipher } from '../cipher.ts'
import type { ThreadData, ToServer, ToThread } from './messages.ts'

/** The program of a search thread: it calls suppliers and writes events; for everything else it calls the serving thread over a message port. */
const { suppliers: config, encryptionKey }: ThreadData = workerData
const cipher = createCipher(encryptionKey)
const running = new AsyncLocalStorage<(message: ToServer) => void>()
const suppliers = createSuppliers(config, (event) => running.getStore()?.({ type: 'third-party', event }))

export default async function runSearch(task: { product: SoldProduct; input: { at: string }; port: MessagePort }): Promise<void> {
  const { product, input, port } = task
  const send = (message: ToServer, transfer: ArrayBuffer[] = []) => port.postMessage(message, transfer)
  const stop = new AbortController()
  const rates: PromiseWithResolvers<FrozenRate>[] = []
  port.on('message', (message: ToThread) => {
    if (message.type === 'stop') stop.abort()
    else if (message.rate) rates[message.question]?.resolve(message.rate)
    else rates[message.question]?.reject(new Error('no exchange rate is known'))
  })
  const at = new Date(input.at)
  const tools = {
    suppliers,
    cipher,
    log: { warn: (fields: object, text: string) => send({ type: 'warn', fields, text }) },
    now: () => at,
    rateOf(from: string, to: string) {
      const answer = Promise.withResolvers<FrozenRate>()
      send({ type: 'rate', question: rates.push(answer) - 1, from, to })
      return answer.promise
    },
  }
  await running.run(send, async () => {
    for await (const message of searchSessions[product]?.run(tools, input, stop.signal) ?? []) {
      const bytes = message.type === 'written' ? [message.line, ...(message.event ? [message.event] : [])] : []
      send(
        message,
        bytes.map(({ buffer }) => buffer),
      )
    }
  })
}
