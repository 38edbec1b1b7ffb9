import { mkdirSync, writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { dirname } from 'node:path'
import { describeApi } from '#server/http/api/describe-api.ts'
import { stopWithLine } from './stop-with-line.ts'

/**
 * `npm run client [-- <address or file of an OpenAPI document> [<file>]]`: writes the types of a client for openapi-fetch. Without an address it
 * describes the API of this folder.
 */
const [source, file = 'build/client/tradewind-api.d.ts'] = process.argv.slice(2)

/** The document, as openapi-typescript takes it. */
async function readDocument() {
  if (source === undefined) return JSON.stringify(await describeApi())
  return URL.canParse(source) ? new URL(source) : new URL(source, `file://${process.cwd()}/`)
}

try {
  // openapi-typescript needs the compiler's API of TypeScript 5; version 7 has another.
  registerHooks({ resolve: (name, context, next) => next(name === 'typescript' ? 'typescript-v5' : name, context) })
  const { default: typesOf, astToString } = await import('openapi-typescript')
  // What has a default value need not be sent.
  const types = astToString(await typesOf(await readDocument(), { defaultNonNullable: false }))
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, types)
  console.log(`Wrote ${file}`)
} catch (error) {
  stopWithLine(error)
}
