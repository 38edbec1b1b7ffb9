import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { Piscina } from 'piscina'
import { createChannel } from '../modules/search/session/create-channel.ts'
import type { ThreadData, ToServer, ToThread } from './messages.ts'
import type { RunOptions, SearchMessage, SearchRunner } from './search-runner.ts'

/** Concurrent searches in one thread; they wait for suppliers most of the time. */
const SEARCHES_A_THREAD = 200

/** Threads start after the product has started, or with the first search. */
const WARM_UP_MS = 1_500

/**
 * Runs searches in worker threads, so that a supplier's response never blocks a request. A thread receives suppliers' bytes and writes events; only
 * bytes cross the thread boundary. A thread that dies fails its searches and is replaced.
 */
export function startSearchThreads(threads: number, data: ThreadData, log: Logger): SearchRunner {
  let opened: Promise<Piscina> | null = null
  async function open(): Promise<Piscina> {
    const { Piscina } = await import('piscina')
    return new Piscina({
      filename: new URL('./thread.ts', import.meta.url).href,
      workerData: data,
      minThreads: threads,
      maxThreads: threads,
      concurrentTasksPerWorker: SEARCHES_A_THREAD,
      // Its young objects are freed after each response: a larger young generation would only use memory.
      resourceLimits: { maxYoungGenerationSizeMb: 24 },
      // Between searches a thread handles connection events too, instead of waiting for the next task only.
      atomics: 'disabled',
    })
  }
  const pool = () => {
    opened ??= open()
    return opened
  }
  const warmUp = setTimeout(pool, WARM_UP_MS).unref()
  return {
    async *run(product, input, options) {
      const { port1: port, port2 } = new MessageChannel()
      const messages = createChannel<SearchMessage>()
      const stop = () => port.postMessage({ type: 'stop' } satisfies ToThread)
      port.on('message', (message: ToServer) => {
        if (message.type === 'warn') log.warn(message.fields, message.text)
        else if (message.type === 'third-party') log.debug(message.event, 'third party')
        else if (message.type === 'rate') void answerRate(port, message, options)
        else {
          messages.send(message)
          if (message.type === 'ended') messages.close()
        }
      })
      options.signal.addEventListener('abort', stop, { once: true })
      if (options.signal.aborted) stop()
      let failure: unknown = null
      const task = pool()
        .then((threads) => threads.run({ product, input, port: port2 }, { transferList: [port2] }))
        .catch((error: unknown) => {
          failure = error
          messages.close()
        })
      try {
        yield* messages.receive()
        if (failure) throw failure
      } finally {
        options.signal.removeEventListener('abort', stop)
        stop()
        await task
        port.close()
      }
    },
    async close() {
      clearTimeout(warmUp)
      await (await opened)?.destroy()
    },
  }
}

async function answerRate(
  port: MessagePort,
  { question, from, to }: Extract<ToServer, { type: 'rate' }>,
  { rateOf }: RunOptions,
): Promise<void> {
  const rate = await rateOf(from, to).catch(() => null)
  port.postMessage({ type: 'rate', question, rate } satisfies ToThread)
}
