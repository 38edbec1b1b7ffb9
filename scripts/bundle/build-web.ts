import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildFolder, ownSources } from '#products/web-build.ts'
import { root, runCommand } from '../run-command.ts'
import { packAssets } from './pack-assets.ts'

/** The sources of the bundle. */
const SOURCES = [
  'web',
  'domain',
  'contract',
  'package-lock.json',
  'package.json',
  'vite.config.ts',
  'react-router.config.ts',
  'postcss.config.js',
  'scripts/bundle/pack-assets.ts',
  'scripts/contract-addresses.ts',
  ...ownSources,
]
const stamp = join(root, buildFolder, 'source-hash')
const env = { NODE_ENV: 'production' }

/** Builds the web bundle if its sources changed since the last build. Prints errors and returns false on failure. */
export async function buildWeb(): Promise<boolean> {
  const hash = hashSources()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true
  console.log('Building the web bundle ...')
  const { ok, output, seconds } = await runCommand('react-router', ['build'], { env })
  if (!ok) {
    console.error(output)
    return false
  }
  await packAssets(join(root, buildFolder, 'client'))
  writeFileSync(stamp, hash)
  console.log(`Built in ${seconds.toFixed(1)} s.`)
  return true
}

function hashSources(): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const path of filesUnder(source))
      hash
        .update(path)
        .update('\0')
        .update(readFileSync(join(root, path)))
        .update('\0')
  }
  return hash.digest('hex')
}

function filesUnder(path: string): string[] {
  const full = join(root, path)
  if (!existsSync(full)) return []
  if (
    !readdirSync(join(full, '..'), { withFileTypes: true }).some(
      (item) => item.isDirectory() && join(full, '..', item.name) === full,
    )
  )
    return [path]
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && !/\.test\.tsx?$/.test(item.name))
    .map((item) => join(item.parentPath, item.name).slice(root.length))
    .toSorted()
}
