import { expect, it } from 'vitest'
import { z } from 'zod'
import { describeEnvironment } from './describe-environment.ts'

it('.env.example shows each setting with its description and its default', () => {
  const schema = z.object({
    PORT: z.coerce.number().default(3000).describe('Port of the web server.'),
    REDIS_URL: z.string().optional().describe('Valkey or Redis.'),
  })
  expect(describeEnvironment(schema).split('\n\n').slice(1)).toEqual([
    '# Port of the web server.\n# PORT=3000',
    '# Valkey or Redis.\n# REDIS_URL=\n',
  ])
})
