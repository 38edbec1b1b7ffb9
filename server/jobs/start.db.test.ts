import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type TestApp, testApp } from '#tests/app.ts'
import { defineJob } from './define-job.ts'
import { type Jobs, startJobs } from './start.ts'

const JOBS = 40
const done: string[] = []
const note = defineJob({
  name: 'tests.note',
  payload: z.object({ text: z.string() }),
  retries: 0,
  handle: async (_system, { text }) => void done.push(text),
})

const failing = defineJob({
  name: 'tests.fail',
  payload: z.object({ orderId: z.uuid(), text: z.string() }),
  retries: 0,
  handle: () => Promise.reject(new Error('the supplier is gone')),
})
const logged: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) })

let t: TestApp
let queue: Jobs
beforeAll(async () => {
  t = await testApp()
  queue = await startJobs({ url: t.databaseUrl, jobs: [note, failing], log, maintain: false })
  await queue.work(t.system, [note, failing])
})
afterAll(async () => {
  await queue.stop()
  await t.close()
})

test('many jobs are worked without polling delay, in the order in which they were enqueued, and none before its transaction commits', async () => {
  const texts = Array.from({ length: JOBS }, (_, index) => `job ${index}`)
  await t.system.db.transaction(async (tx) => {
    for (const text of texts) await queue.enqueue(tx, note, { text })
    expect(done).toEqual([])
  })
  // Polled once a second, as an idle queue is, they would take longer than the test waits.
  await expect.poll(() => done.length, { timeout: 20_000 }).toBe(JOBS)
  expect(done).toEqual(texts)
})

test('a job that fails for the last time is logged with the ids that it is about and the reason, without anything personal', async () => {
  const orderId = randomUUID()
  await t.system.db.transaction((tx) => queue.enqueue(tx, failing, { orderId, text: 'Ada Eze' }))
  await expect.poll(() => logged.find((line) => line.includes('job given up')), { timeout: 20_000 }).toBeDefined()
  const line = JSON.parse(logged.find((one) => one.includes('job given up')) ?? '{}')
  expect(line).toMatchObject({ level: 50, job: 'tests.fail', ids: { orderId }, tries: 1 })
  expect(JSON.stringify(line)).not.toContain('Ada Eze')
  expect(line.err.message).toBe('the supplier is gone')
})
