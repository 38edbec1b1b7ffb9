import { expect, test } from 'vitest'
import { startPostgres } from '#server/db/engine/start-postgres.ts'
import { openNode } from './open-node.ts'

test('nodes that start concurrently on a new database all start', async () => {
  const server = await startPostgres()
  const started = await Promise.allSettled(Array.from({ length: 4 }, () => openNode({ databaseUrl: server.url })))
  expect(started.map(({ status }) => status)).toEqual(started.map(() => 'fulfilled'))
  const nodes = started.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const ready = await Promise.all(nodes.map(async ({ url }) => (await fetch(`${url}/readyz`)).status))
  expect(ready).toEqual(nodes.map(() => 200))
  await Promise.all(nodes.map((node) => node.close()))
  await server.stop()
})
