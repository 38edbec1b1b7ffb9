import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { Environment } from '#server/config.ts'
import { root } from './run-command.ts'

const file = join(root, '.env.example')
const HEAD =
  '# Every setting. All have a default that works; a line without # changes it.\n# Written by `npm run env` from server/config.ts.\n'

/** The text of `.env.example`: each variable with its description and, if it is a plain value, its default. */
export function describeEnvironment(schema: z.ZodObject = Environment): string {
  const defaults: Record<string, unknown> = schema.parse({})
  const lines = Object.entries(schema.shape).map(([name, field]) => {
    const value = defaults[name]
    const shown = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
    return `\n# ${describe(field)}\n# ${name}=${shown}\n`
  })
  return HEAD + lines.join('')
}

function describe(field: unknown): string {
  return typeof field === 'object' && field && 'description' in field && typeof field.description === 'string'
    ? field.description
    : ''
}

export async function isExampleCurrent(): Promise<boolean> {
  return existsSync(file) && readFileSync(file, 'utf8') === describeEnvironment()
}

export function writeExample(): string {
  writeFileSync(file, describeEnvironment())
  return file
}
